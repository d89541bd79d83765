import { randomBytes } from 'node:crypto';
import type { BodyOf } from '@kouan/contract';
import type * as contract from '@kouan/contract';
import { businessDate, makeNumber, normalizePhone, numberPrefixes, numberRandomBytes, yuan } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { bindFiles } from '../files/index.ts';
import { lockOrder, recordOrderEvent, setShipmentFact, takeOrderShare } from '../orders/index.ts';
import { createPayment } from '../payments/index.ts';
import { parameters } from '../settings/index.ts';
import { freezeStock } from '../warehouse/index.ts';
import { checkConsignee } from './check-consignee.ts';
import { passPayment } from './pass-payment.ts';
import { type PlannedShipment, planFromStock } from './quote-shipment.ts';
import { insertShipment, type Shipment } from './shipment-queries.ts';
import { shipmentFeeRows, shipmentLines, shipmentParts } from './shipping-tables.ts';

export type ShipmentWish = BodyOf<typeof contract.createShipment> & { buyerId: number };
type Order = Awaited<ReturnType<typeof lockOrder>>;

const hourMs = 3_600_000;

/**
 * A buyer asks for some of their stock to be shipped: it is frozen, its share leaves the order's pots, its final payment
 * is due within 24 hours. Proofs that a batch keeps already are not bound again. Throws order.not_found,
 * shipment.quantity_insufficient, shipment.totals_changed and the like.
 */
export async function createShipment(
  tx: Tx,
  wish: ShipmentWish,
  { isProofKept = false }: { isProofKept?: boolean } = {},
): Promise<Shipment> {
  checkConsignee(wish);
  const order = await lockOrder(tx, { number: wish.orderNumber, buyerId: wish.buyerId });
  const planned = await planFromStock(tx, order.id, wish, (goodsFen) =>
    takeOrderShare(tx, { orderId: order.id, goodsFen }),
  );
  const { plan } = planned;
  if (plan.amountFen !== BigInt(wish.amountFen))
    fail('shipment.totals_changed', { amount: yuan(plan.amountFen), amountFen: Number(plan.amountFen) });

  const now = await currentTime(tx);
  const { shipmentDueHours, businessTimeZone } = await parameters(tx);
  const number = makeNumber(
    numberPrefixes.shipment,
    businessDate(now, businessTimeZone),
    randomBytes(numberRandomBytes),
  );
  const payBy = plan.amountFen > 0n ? new Date(now.getTime() + shipmentDueHours * hourMs) : null;
  const shipment = await insertShipment(tx, {
    ...consigneeOf(wish),
    number,
    orderId: order.id,
    buyerId: order.buyerId,
    state: 'paymentPending',
    destination: wish.destination,
    remarks: wish.remarks ?? '',
    feeScheduleId: planned.feeScheduleId,
    goodsFen: plan.share.goodsFen,
    freightFen: plan.share.freightFen,
    serviceFen: plan.share.serviceFen,
    depositShareFen: plan.share.depositShareFen,
    balanceShareFen: plan.share.balanceShareFen,
    feesFen: plan.feesFen,
    amountFen: plan.amountFen,
    payBy,
  });
  if (!isProofKept) await bindProof(tx, wish, shipment.id);
  await keepParts(tx, { order, shipment, planned });

  await setShipmentFact(tx, {
    orderId: order.id,
    shipmentNumber: number,
    state: shipment.state,
    quantity: planned.quantity,
  });
  await recordOrderEvent(tx, {
    orderId: order.id,
    event: 'shipmentCreated',
    actor: { kind: 'buyer', id: wish.buyerId },
    details: { shipment: number, quantity: planned.quantity },
  });
  if (!payBy) return passPayment(tx, shipment);
  await askForPayment(tx, { order, number, planned, payBy });
  return shipment;
}

const consigneeOf = (wish: ShipmentWish) => ({
  mode: wish.mode,
  consigneeName: (wish.consigneeName ?? '').trim(),
  contact: normalizePhone(wish.contact ?? '') ?? '',
  address: (wish.address ?? '').trim(),
  marketplaceOrderNumber: wish.mode === 'marketplace' ? (wish.marketplaceOrderNumber ?? '').trim() : '',
  orderScreenshotId: wish.mode === 'marketplace' ? (wish.orderScreenshotId ?? null) : null,
  waybillImageId: wish.mode === 'marketplace' ? (wish.waybillImageId ?? null) : null,
});

async function bindProof(tx: Tx, wish: ShipmentWish, shipmentId: number): Promise<void> {
  const { orderScreenshotId, waybillImageId } = consigneeOf(wish);
  const fileIds = [orderScreenshotId, waybillImageId].filter((id) => id !== null);
  if (fileIds.length > 0)
    await bindFiles(tx, { fileIds, ownerId: wish.buyerId, record: { kind: 'shipment', id: shipmentId } });
}

/** Freezes the stock and keeps what the shipment is made of: lines, parts of batches, fees. */
async function keepParts(
  tx: Tx,
  { order, shipment, planned }: { order: Order; shipment: Shipment; planned: PlannedShipment },
): Promise<void> {
  const shipmentId = shipment.id;
  const parts = await freezeStock(tx, {
    order,
    shipmentNumber: shipment.number,
    lines: planned.lines,
    actorId: order.buyerId,
  });
  await tx
    .insert(shipmentLines)
    .values(planned.lines.map(({ lineId, quantity }) => ({ shipmentId, orderLineId: lineId, quantity })));
  await tx.insert(shipmentParts).values(parts.map(({ batchId, quantity }) => ({ shipmentId, batchId, quantity })));
  await tx.insert(shipmentFeeRows).values(planned.plan.fees.map((fee) => ({ shipmentId, ...fee })));
}

async function askForPayment(
  tx: Tx,
  { order, number, planned: { plan }, payBy }: { order: Order; number: string; planned: PlannedShipment; payBy: Date },
): Promise<void> {
  await createPayment(tx, {
    purpose: 'final',
    orderId: order.id,
    orderNumber: order.number,
    shipmentNumber: number,
    buyerId: order.buyerId,
    amountFen: plan.amountFen,
    rateVndPerCnyMicros: order.rateVndPerCnyMicros,
    dueAt: payBy,
    items: [
      { kind: 'balanceShare', amountFen: plan.share.balanceShareFen },
      ...plan.fees.map(({ kind, feeFen }) => ({ kind, amountFen: feeFen })),
    ],
  });
}
