import type { BodyOf } from '@kouan/contract';
import type * as contract from '@kouan/contract';
import { purchaseRecorded } from '@kouan/domain';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { publish } from '../../platform/outbox.ts';
import {
  getOrderLines,
  lockOrder,
  moveUnits,
  recordOrderEvent,
  requireAction,
  setPurchaseFacts,
  takeOrderShare,
} from '../orders/index.ts';
import { post } from '../payments/index.ts';
import { parameters } from '../settings/index.ts';
import { goodsFenOf, makeCaseNumber } from './lost-units.ts';
import { insertMovements } from './stock-queries.ts';
import { waybillOf } from './parcel-queries.ts';
import { registerWaybills } from './register-waybills.ts';
import { purchases } from './warehouse-tables.ts';

export type Purchase = BodyOf<typeof contract.recordPurchase> & { number: string; actorId: number };

type Order = Awaited<ReturnType<typeof lockOrder>>;
type Line = Awaited<ReturnType<typeof getOrderLines>>[number];
type BoughtLine = { line: Line; quantity: number };

/**
 * Records what was bought of an order, once: its units are in transit, goods and freight are advanced, the store is owed
 * the actual cost. What could not be bought leaves the order with its share and opens a case. Throws order.not_found,
 * order.move_not_allowed, order.reason_required and the warehouse's own errors.
 */
export async function recordPurchase(tx: Tx, purchase: Purchase): Promise<void> {
  const order = await lockOrder(tx, { number: purchase.number, buyerId: 'any' });
  if (order.buyerId === purchase.actorId) fail('warehouse.own_order');
  await requireAction(tx, order, { action: 'recordPurchase', viewer: { kind: 'staff', id: purchase.actorId } });
  const lines = boughtLines(await getOrderLines(tx, order.id), purchase.lines);
  const isAnything = lines.some(({ quantity }) => quantity > 0);
  if (isAnything && purchase.sellerOrderNumbers.length === 0)
    fail('warehouse.seller_number_required', {}, { sellerOrderNumbers: 'warehouse.seller_number_required' });
  await checkExpectedDay(tx, purchase.expectedOn);

  await addPurchase(tx, order, purchase);
  await setPurchaseFacts(tx, {
    orderId: order.id,
    expectedStockingOn: purchase.expectedOn,
    sellerOrderNumbers: purchase.sellerOrderNumbers,
  });
  const lost = await giveUp(tx, { order, lines, purchase });
  await putOnItsWay(tx, { order, lines, purchase });
  await recordOrderEvent(tx, {
    orderId: order.id,
    event: 'purchased',
    actor: { kind: 'staff', id: purchase.actorId },
    reason: lost ? (purchase.reason ?? '').trim() : '',
    details: { expectedOn: purchase.expectedOn, ...lost },
  });
}

type Buying = { order: Order; lines: readonly BoughtLine[]; purchase: Purchase };

/** What was not bought is cancelled and leaves the pots. Answers what the history shows of it. */
async function giveUp(
  tx: Tx,
  { order, lines, purchase }: Buying,
): Promise<{ notBought: number; case: string } | undefined> {
  const missing = lines
    .map(({ line, quantity }) => ({ line, quantity: line.toBuy - quantity }))
    .filter(({ quantity }) => quantity > 0);
  if (missing.length === 0) return undefined;
  const reason = (purchase.reason ?? '').trim();
  if (reason === '') fail('order.reason_required', {}, { reason: 'order.reason_required' });

  for (const { line, quantity } of missing) await moveUnits(tx, { lineId: line.id, cause: 'notBought', quantity });
  const share = await takeOrderShare(tx, { orderId: order.id, goodsFen: goodsFenOf(missing) });
  const caseNumber = await makeCaseNumber(tx);
  await publish(tx, 'units.lost', {
    caseNumber,
    orderId: order.id,
    buyerId: order.buyerId,
    kind: 'notBought',
    lines: missing.map(({ line, quantity }) => ({ lineId: line.id, quantity, reason: 'notAvailable' })),
    share,
    reason,
    fileIds: [],
    actorId: purchase.actorId,
  });
  return { notBought: missing.reduce((sum, { quantity }) => sum + quantity, 0), case: caseNumber };
}

/** What was bought is in transit; the pots hold its goods and freight now. */
async function putOnItsWay(tx: Tx, { order, lines, purchase }: Buying): Promise<void> {
  const bought = lines.filter(({ quantity }) => quantity > 0);
  for (const { line, quantity } of bought) await moveUnits(tx, { lineId: line.id, cause: 'purchased', quantity });
  if (bought.length > 0)
    await insertMovements(
      tx,
      bought.map(({ line, quantity }) => ({
        buyerId: order.buyerId,
        skuId: line.skuId,
        orderId: order.id,
        orderLineId: line.id,
        fromPlace: 'outside',
        toPlace: 'inTransit',
        quantity,
        cause: 'purchased',
        actorId: purchase.actorId,
      })),
    );
  const { potGoodsFen, potFreightFen } = await lockOrder(tx, { id: order.id, buyerId: 'any' });
  await post(tx, {
    posting: purchaseRecorded({
      goodsFen: potGoodsFen,
      freightFen: potFreightFen,
      actualFen: BigInt(purchase.costFen),
    }),
    event: 'purchaseRecorded',
    orderId: order.id,
    storeId: order.storeId,
    actorId: purchase.actorId,
  });
}

/** Keeps the purchase with its waybills, once an order. Throws order.move_not_allowed, warehouse.waybill_invalid. */
async function addPurchase(tx: Tx, order: Pick<Order, 'id' | 'storeName'>, purchase: Purchase): Promise<void> {
  const [row] = await tx
    .insert(purchases)
    .values({
      orderId: order.id,
      sellerOrderNumbers: purchase.sellerOrderNumbers,
      costFen: BigInt(purchase.costFen),
      expectedOn: purchase.expectedOn,
      recordedBy: purchase.actorId,
    })
    .onConflictDoNothing()
    .returning({ id: purchases.id });
  if (!row) fail('order.move_not_allowed');
  const waybills = [...new Set(purchase.waybillNumbers.map(waybillOf))];
  const { id: orderId, storeName } = order;
  await registerWaybills(
    tx,
    waybills.map((waybill) => ({ purchaseId: row.id, orderId, storeName, waybill })),
    purchase.actorId,
  );
}

/** Every line once, each with what was bought of it: at most what was ordered. */
function boughtLines(lines: readonly Line[], bought: Purchase['lines']): BoughtLine[] {
  const quantities = new Map(bought.map(({ lineId, quantity }) => [lineId, quantity]));
  if (quantities.size !== bought.length) fail('warehouse.line_twice');
  if (bought.some(({ lineId }) => !lines.some((line) => line.id === lineId))) fail('warehouse.line_not_found');
  return lines.map((line) => {
    const quantity = quantities.get(line.id) ?? -1;
    if (quantity < 0 || quantity > line.toBuy)
      fail('warehouse.purchase_incomplete', { ordered: line.toBuy, lineId: line.id });
    return { line, quantity };
  });
}

async function checkExpectedDay(tx: Tx, expectedOn: string): Promise<void> {
  const { businessTimeZone } = await parameters(tx);
  const { rows } = await tx.execute<{ is_past: boolean }>(sql`
    select ${expectedOn}::date < (app_now() at time zone ${businessTimeZone})::date as is_past`);
  if (rows[0]?.is_past) fail('warehouse.expected_in_past', {}, { expectedOn: 'warehouse.expected_in_past' });
}
