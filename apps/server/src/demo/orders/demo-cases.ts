import { approveCase, openCase, payoutFailed } from '../../modules/aftersales/index.ts';
import { getOrderLines } from '../../modules/orders/index.ts';
import { closeShort } from '../../modules/warehouse/index.ts';
import type { Tx } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import type { Act, Moment } from './demo-moment.ts';
import type { DemoStep } from './demo-plan.ts';
import { newestCase, newestShipment } from './demo-queries.ts';

/** Pieces that do not come to an order that is closed short. */
export const shortPieces = 2;

type CaseStep = Extract<DemoStep, 'askToCancel' | 'approveCase' | 'failPayout' | 'closeShort' | 'giveBack' | 'claim'>;

/** What happens to demo orders about which there is a case. */
export const caseSteps: Record<CaseStep, Act> = {
  askToCancel: async (moment) =>
    openCase(moment.tx, {
      ...wishOf(moment),
      kind: 'cancel',
      reasonCode: 'takesTooLong',
      reason: 'Khách của tôi không đợi được nữa',
      refundTo: moment.order.stage === 'payoutFailed' ? 'source' : 'wallet',
    }),
  approveCase: async ({ tx, made, people }) => {
    const { number, depositFen } = await caseOf(tx, made.id);
    await approveCase(tx, {
      number,
      actor: { id: people.finance, permissions: new Set(['admin']) },
      terms: {},
      refundFen: depositFen,
      opinion: '尚未采购，同意取消',
    });
  },
  failPayout: async ({ tx, made, people }) => {
    const { number, payoutId } = await caseOf(tx, made.id);
    assert(payoutId, 'a refund to the source has a payout');
    await payoutFailed(tx, { number, id: payoutId, actorId: people.finance, reason: '银行退回：账号已注销' });
  },
  closeShort: async ({ tx, made, people }) => {
    const [line] = await getOrderLines(tx, made.id);
    assert(line, 'an order has a line');
    await closeShort(tx, {
      number: made.number,
      actorId: people.warehouse,
      lines: [{ lineId: line.id, quantity: shortPieces, reason: 'missing' }],
      reason: '箱内缺两件，卖家确认漏发',
      photoIds: [],
    });
  },
  giveBack: async (moment) =>
    openCase(moment.tx, {
      ...wishOf(moment),
      kind: 'return',
      reasonCode: 'notNeeded',
      reason: 'Tôi đã mua được ở nơi khác',
      refundTo: 'wallet',
    }),
  claim: async (moment) => {
    const [line] = await getOrderLines(moment.tx, moment.made.id);
    const shipmentNumber = await newestShipment(moment.tx, moment.made.id);
    assert(line && shipmentNumber, 'a delivered order has a shipment');
    return openCase(moment.tx, {
      ...wishOf(moment),
      kind: 'afterSales',
      reasonCode: 'missing',
      reason: 'Thiếu một sản phẩm trong kiện hàng',
      refundTo: 'wallet',
      shipmentNumber,
      lines: [{ lineId: line.id, quantity: 1 }],
    });
  },
};

const wishOf = ({ made, order }: Moment) => ({ orderNumber: made.number, buyerId: order.buyerId, fileIds: [] });

async function caseOf(tx: Tx, orderId: number) {
  const found = await newestCase(tx, orderId);
  assert(found, 'the order has a case');
  return found;
}
