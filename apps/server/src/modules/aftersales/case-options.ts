import type { CaseOptions } from '@kouan/contract';
import { depositRefund, type ReturnRule, takeShare } from '@kouan/domain';
import type { Reader } from '../../platform/db.ts';
import type { Sendable } from '../../platform/http.ts';
import {
  getOrderLines,
  getOrderRecord,
  type OrderLineRecord,
  type OrderRecord,
  orderActions,
  potsOf,
} from '../orders/index.ts';
import { getShipment, shipmentLinesOf } from '../shipping/index.ts';
import { goodsFenOf } from '../warehouse/index.ts';
import { shareToCancel } from './case-proposal.ts';
import { casesOfOrder, claimedUnits } from './case-queries.ts';
import { rulesView } from './compensation-rules.ts';
import { claimableShipments, refundedOfShipment } from './claimable-shipments.ts';

type Options = Sendable<CaseOptions>;

/** What a buyer may open a case about now, with what would come back. Throws order.not_found. */
export async function caseOptions(
  db: Reader,
  { number, buyerId }: { number: string; buyerId: number },
): Promise<Options> {
  const order = await getOrderRecord(db, { number, buyerId });
  const lines = await getOrderLines(db, order.id);
  const actions = await orderActions(db, order, { kind: 'buyer', id: buyerId });
  const rules = await rulesView(db);
  return {
    rules,
    cancel: actions.includes('requestCancel')
      ? { refundFen: (await shareToCancel(db, { orderId: order.id })).depositShareFen }
      : null,
    return: actions.includes('requestReturn') ? returnOption({ order, lines, rule: rules.returns }) : null,
    afterSales: actions.includes('requestAfterSales') ? await claimOptions(db, order, lines) : [],
  };
}

type Returning = { order: OrderRecord; lines: readonly OrderLineRecord[]; rule: ReturnRule };

function returnOption({ order, lines, rule }: Returning): Options['return'] {
  const units = lines.map((line) => ({ line, quantity: line.available }));
  const { share } = takeShare(potsOf(order), goodsFenOf(units));
  return {
    quantity: units.reduce((sum, { quantity }) => sum + quantity, 0),
    goodsFen: share.goodsFen,
    depositShareFen: share.depositShareFen,
    freightFen: rule.takesFreight ? share.freightFen : 0n,
    serviceFen: rule.takesService ? share.serviceFen : 0n,
    refundFen: depositRefund('return', share, { returnFreightFen: 0n, rule }).refundFen,
    autoReturnAt: order.autoReturnAt,
  };
}

async function claimOptions(
  db: Reader,
  order: OrderRecord,
  lines: readonly OrderLineRecord[],
): Promise<Options['afterSales']> {
  const known = new Map(lines.map((line) => [line.id, line]));
  const all = await casesOfOrder(db, order.id);
  const options: Options['afterSales'][number][] = [];
  for (const { number, until } of await claimableShipments(db, order.id)) {
    const shipment = await getShipment(db, { number, buyerId: order.buyerId });
    const claimed = await claimedUnits(db, number);
    const left = (await shipmentLinesOf(db, [shipment.id]))
      .map(({ orderLineId, quantity }) => ({
        line: known.get(orderLineId),
        left: quantity - (claimed.get(orderLineId) ?? 0),
      }))
      .flatMap(({ line, left: units }) =>
        line && units > 0
          ? [
              {
                lineId: line.id,
                title: line.title,
                specValues: line.specValues,
                imageUrl: line.imageUrl,
                left: units,
                unitPriceFen: line.unitPriceFen,
              },
            ]
          : [],
      );
    const { goodsFen, freightFen, serviceFen, feesFen } = shipment;
    const capFen = goodsFen + freightFen + serviceFen + feesFen - refundedOfShipment(all, number);
    if (left.length > 0) options.push({ shipmentNumber: number, until, lines: left, capFen });
  }
  return options;
}
