import type { BodyOf } from '@kouan/contract';
import type * as contract from '@kouan/contract';
import { purchaseRecorded } from '@kouan/domain';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { getOrderLines, lockOrder, moveUnits, recordOrderEvent, setPurchaseFacts } from '../orders/index.ts';
import { post } from '../payments/index.ts';
import { parameters } from '../settings/index.ts';
import { insertMovements } from './stock-queries.ts';
import { purchases, purchaseWaybills } from './warehouse-tables.ts';

export type Purchase = BodyOf<typeof contract.recordPurchase> & { number: string; actorId: number };

/**
 * Records what was bought of an order, once and whole: its units are in transit, goods and freight are advanced, the
 * store is owed the actual cost. Throws order.not_found, order.move_not_allowed and the warehouse's own errors.
 */
export async function recordPurchase(tx: Tx, purchase: Purchase): Promise<void> {
  const order = await lockOrder(tx, { number: purchase.number, buyerId: 'any' });
  if (order.buyerId === purchase.actorId) fail('warehouse.own_order');
  const lines = await getOrderLines(tx, order.id);
  checkLines(lines, purchase.lines);
  await checkExpectedDay(tx, purchase.expectedOn);

  await addPurchase(tx, order.id, purchase);
  await setPurchaseFacts(tx, {
    orderId: order.id,
    expectedStockingOn: purchase.expectedOn,
    sellerOrderNumbers: purchase.sellerOrderNumbers,
  });
  for (const line of lines) await moveUnits(tx, { lineId: line.id, cause: 'purchased', quantity: line.ordered });
  await insertMovements(
    tx,
    lines.map((line) => ({
      buyerId: order.buyerId,
      skuId: line.skuId,
      orderId: order.id,
      orderLineId: line.id,
      fromPlace: 'outside',
      toPlace: 'inTransit',
      quantity: line.ordered,
      cause: 'purchased',
      actorId: purchase.actorId,
    })),
  );
  await post(tx, {
    posting: purchaseRecorded({
      goodsFen: order.goodsFen,
      freightFen: order.freightFen,
      actualFen: BigInt(purchase.costFen),
    }),
    event: 'purchaseRecorded',
    orderId: order.id,
    storeId: order.storeId,
    actorId: purchase.actorId,
  });
  await recordOrderEvent(tx, {
    orderId: order.id,
    event: 'purchased',
    actor: { kind: 'staff', id: purchase.actorId },
    details: { expectedOn: purchase.expectedOn },
  });
}

/** Keeps the purchase with its waybills, once an order. Throws order.move_not_allowed. */
async function addPurchase(tx: Tx, orderId: number, purchase: Purchase): Promise<void> {
  const [row] = await tx
    .insert(purchases)
    .values({
      orderId,
      sellerOrderNumbers: purchase.sellerOrderNumbers,
      costFen: BigInt(purchase.costFen),
      expectedOn: purchase.expectedOn,
      recordedBy: purchase.actorId,
    })
    .onConflictDoNothing()
    .returning({ id: purchases.id });
  if (!row) fail('order.move_not_allowed');
  const waybills = [...new Set(purchase.waybillNumbers)];
  if (waybills.length > 0)
    await tx.insert(purchaseWaybills).values(waybills.map((waybillNumber) => ({ purchaseId: row.id, waybillNumber })));
}

/** Every line once, each with the quantity ordered. */
function checkLines(lines: readonly { id: number; ordered: number }[], bought: Purchase['lines']): void {
  const quantities = new Map(bought.map(({ lineId, quantity }) => [lineId, quantity]));
  if (quantities.size !== bought.length) fail('warehouse.line_twice');
  if (bought.some(({ lineId }) => !lines.some((line) => line.id === lineId))) fail('warehouse.line_not_found');
  const incomplete = lines.find((line) => quantities.get(line.id) !== line.ordered);
  if (incomplete) fail('warehouse.purchase_incomplete', { ordered: incomplete.ordered, lineId: incomplete.id });
}

async function checkExpectedDay(tx: Tx, expectedOn: string): Promise<void> {
  const { businessTimeZone } = await parameters(tx);
  const { rows } = await tx.execute<{ is_past: boolean }>(sql`
    select ${expectedOn}::date < (app_now() at time zone ${businessTimeZone})::date as is_past`);
  if (rows[0]?.is_past) fail('warehouse.expected_in_past', {}, { expectedOn: 'warehouse.expected_in_past' });
}
