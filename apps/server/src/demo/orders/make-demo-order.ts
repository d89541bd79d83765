import type { ColumnMapping } from '@kouan/contract';
import { formatDateTime, formatDay } from '@kouan/domain';
import { skusForSale } from '../../modules/catalog/index.ts';
import { insertFile, storePicture } from '../../modules/files/index.ts';
import {
  acceptOrder,
  cancelOrder,
  getOrderLines,
  lockOrder,
  makeQuote,
  placeOrder,
} from '../../modules/orders/index.ts';
import { approvePayment, claimBankTransfer, importStatement, rejectPayment } from '../../modules/payments/index.ts';
import { createShipment, deliverShipment, dispatchShipment, quoteForOrder } from '../../modules/shipping/index.ts';
import { receiveGoods, recordPurchase } from '../../modules/warehouse/index.ts';
import { setClockBack, transaction, type Tx } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import type { Kit } from '../../platform/module.ts';
import { caseSteps, shortPieces } from './demo-cases.ts';
import type { Act, DemoOrder, Moment } from './demo-moment.ts';
import type { DemoPeople } from './demo-people.ts';
import { type DemoStage, type DemoStep, timedSteps } from './demo-plan.ts';
import { packDemo } from './demo-packing.ts';
import { bankLineOf, firstAccountId, newestShipment, openPayment } from './demo-queries.ts';
import { drawVoucher } from './demo-voucher.ts';

const mapping: ColumnMapping = {
  bookedAt: 'Ngày giao dịch',
  reference: 'Số tham chiếu',
  credit: 'Ghi có',
  description: 'Nội dung',
  payer: 'Người chuyển',
  dateFormat: 'yyyy-MM-dd HH:mm:ss',
};
const daySeconds = 86_400;
const stockingDays = 6;

/**
 * Makes one order through the same use cases as a real one, each step at its own time in the past. All of it in one
 * transaction: a deadline of the past never finds an order half way.
 */
export async function makeDemoOrder(kit: Kit, people: DemoPeople, order: DemoOrder): Promise<void> {
  await transaction(kit.db, async (tx) => {
    let made: { id: number; number: string } | undefined;
    for (const { step, secondsAgo } of timedSteps(order.stage, order.lastHoursAgo)) {
      await setClockBack(tx, secondsAgo);
      const now = new Date(Date.now() - secondsAgo * 1000);
      if (step === 'place') made = await place(tx, order);
      else if (made) await steps[step]({ kit, tx, people, order, made, now });
    }
  });
}

async function place(tx: Tx, { wishes, destination, buyerId }: DemoOrder): Promise<{ id: number; number: string }> {
  const quote = await makeQuote(tx, { lines: wishes, destination, buyerId });
  const { id } = await placeOrder(tx, {
    quoteId: String(quote.id),
    lines: wishes,
    totalFen: Number(quote.totalFen),
    destination,
    buyerId,
    language: 'vi',
  });
  const { number } = await lockOrder(tx, { id, buyerId });
  return { id, number };
}

/** Two of three payments that wait for review have their money at the bank already. */
const waitsForReview = (stage: DemoStage): boolean => stage === 'depositClaimed' || stage === 'shipmentClaimed';

const steps: Record<Exclude<DemoStep, 'place'>, Act> = {
  accept: ({ tx, made, people }) => acceptOrder(tx, { number: made.number, actorId: people.service }),
  cancel: ({ tx, made, order }) =>
    cancelOrder(tx, { number: made.number, buyerId: order.buyerId, reason: 'Đổi kế hoạch' }),
  claimDeposit: claim,
  approveDeposit: approve,
  rejectDeposit: reject,
  purchase: purchase,
  receive: receive,
  receivePart: receive,
  ...caseSteps,
  ship: ship,
  claimFinal: claim,
  approveFinal: approve,
  rejectFinal: reject,
  dispatch: async (moment) => {
    const { tx, people, made, order } = moment;
    const number = await shipmentOf(tx, made.id);
    await packDemo({ ...moment, at: order.at }, number);
    await dispatchShipment(tx, {
      number,
      carrier: 'Kouan Express',
      trackingNumber: `KX-DEMO-${String(order.at).padStart(5, '0')}`,
      actorId: people.warehouse,
    });
  },
  deliver: async ({ tx, made, order }) =>
    deliverShipment(tx, {
      number: await shipmentOf(tx, made.id),
      orderId: made.id,
      buyerId: order.buyerId,
      actor: { kind: 'buyer', id: order.buyerId },
    }),
};

const remitterOf = (order: DemoOrder): string =>
  order.address.consignee.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'D').toUpperCase();

async function due(tx: Tx, orderId: number) {
  const payment = await openPayment(tx, orderId);
  assert(payment, 'a payment is open');
  return payment;
}

async function claim(moment: Moment): Promise<void> {
  const { kit, tx, order, made, now } = moment;
  const payment = await due(tx, made.id);
  const stored = await storePicture(kit.storage, {
    data: await drawVoucher(order.at),
    name: 'voucher.png',
    type: 'image/png',
  });
  const voucher = await insertFile(tx, { ...stored, ownerId: order.buyerId });
  await claimBankTransfer(tx, {
    number: payment.number,
    buyerId: order.buyerId,
    remitter: remitterOf(order),
    bank: 'Vietcombank',
    amountVnd: payment.amountVnd,
    serialNumber: `FT${made.id}${payment.number.slice(-4)}`,
    paidAt: now.toISOString(),
    screenshotIds: [voucher.id],
  });
  if (waitsForReview(order.stage) && order.at % 3 !== 0) await arrive(moment);
}

async function approve(moment: Moment): Promise<void> {
  const { tx, made, people } = moment;
  const { number } = await due(tx, made.id);
  await approvePayment(tx, {
    number,
    reviewerId: people.finance,
    bankLineId: await arrive(moment),
    opinion: '到账金额与附言一致',
  });
}

/** The money of the open payment arrives at the bank; answers the line of the statement. */
async function arrive({ tx, order, made, people, now }: Moment): Promise<number> {
  const payment = await due(tx, made.id);
  const reference = `FT${made.id}${payment.number.slice(-4)}`;
  const row = [
    formatDateTime(now, 'Asia/Ho_Chi_Minh'),
    reference,
    String(payment.amountVnd),
    `${payment.code} thanh toan don hang`,
    remitterOf(order),
  ];
  const csv = [[mapping.bookedAt, mapping.reference, mapping.credit, mapping.description, 'Người chuyển'], row]
    .map((cells) => cells.join(';'))
    .join('\n');
  await importStatement(tx, {
    accountId: await firstAccountId(tx),
    data: Buffer.from(csv),
    name: `statement-${reference}.csv`,
    isPreview: false,
    mapping,
    actorId: people.finance,
    language: 'cn',
  });
  return bankLineOf(tx, reference);
}

async function reject({ tx, made, people }: Moment): Promise<void> {
  await rejectPayment(tx, {
    number: (await due(tx, made.id)).number,
    reviewerId: people.finance,
    reason: 'Ảnh chụp không rõ mã giao dịch, vui lòng gửi lại ảnh gốc',
  });
}

async function purchase({ tx, made, people, order, now }: Moment): Promise<void> {
  const lines = await getOrderLines(tx, made.id);
  const { goodsFen, freightFen } = await lockOrder(tx, { id: made.id, buyerId: 'any' });
  await recordPurchase(tx, {
    number: made.number,
    actorId: people.warehouse,
    sellerOrderNumbers: [`9900${String(order.at).padStart(8, '0')}`],
    waybillNumbers: [`YT99${String(order.at).padStart(9, '0')}`],
    lines: lines.map(({ id, ordered }) => ({ lineId: id, quantity: ordered })),
    costFen: Number(goodsFen + freightFen),
    expectedOn: formatDay(new Date(now.getTime() + stockingDays * daySeconds * 1000)),
  });
}

/** What the cardboard around the goods weighs. */
const boxGrams = 450;

/** Everything arrives; of an order that is closed short two pieces of the first line do not. */
async function receive({ tx, made, people, order }: Moment): Promise<void> {
  const isShort = order.stage === 'closedShort';
  const bought = await getOrderLines(tx, made.id);
  const skus = await skusForSale(
    tx,
    bought.flatMap(({ skuId }) => skuId ?? []),
  );
  const lines = bought.map(({ id, skuId, inTransit }, at) => ({
    id,
    inTransit: isShort && at === 0 ? inTransit - shortPieces : inTransit,
    unitGrams: skus.find((sku) => sku.skuId === skuId)?.unitWeightGrams ?? 0,
  }));
  await receiveGoods(tx, {
    number: made.number,
    actorId: people.warehouse,
    lines: lines.map(({ id, inTransit, unitGrams }) => ({
      lineId: id,
      quantity: inTransit,
      grams: inTransit * unitGrams + boxGrams,
      cm3: inTransit * 1900 + 5200,
      packages: Math.ceil(inTransit / 60),
      photoIds: [],
    })),
  });
}

/** Every second buyer ships half first, the others everything; what is long delivered has left whole. */
async function ship({ tx, made, order }: Moment): Promise<void> {
  const isDelivered = order.stage === 'delivered' || order.stage === 'claimed';
  const lines = (await getOrderLines(tx, made.id)).map(({ id, available }) => ({
    lineId: id,
    quantity: order.at % 2 === 0 || isDelivered ? available : Math.ceil(available / 2),
  }));
  const wish = {
    orderNumber: made.number,
    buyerId: order.buyerId,
    lines,
    destination: order.destination,
    services: [],
  };
  const { amountFen } = await quoteForOrder(tx, wish);
  await createShipment(tx, {
    ...wish,
    mode: 'address',
    consigneeName: order.address.consignee,
    contact: order.address.phone,
    address: order.address.text,
    amountFen: Number(amountFen),
  });
}

async function shipmentOf(tx: Tx, orderId: number): Promise<string> {
  const number = await newestShipment(tx, orderId);
  assert(number, 'the order has a shipment');
  return number;
}
