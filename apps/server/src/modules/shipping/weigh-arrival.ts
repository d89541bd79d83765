import { isWeightOutlier } from '@kouan/domain';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { setShipmentFact } from '../orders/index.ts';
import { parameters } from '../settings/index.ts';
import { toleranceOf } from './pack-shipment.ts';
import { findPacking } from './packing-queries.ts';
import { type ShipmentArrival, shipmentArrivals, shipmentWeighings } from './packing-tables.ts';
import { shipments } from './shipping-tables.ts';

/**
 * Puts down what a shipment weighs in Vietnam, once. Far from its packed weight it is held, and is not received by time until
 * staff have looked. Answers whether it is held. Throws shipment.weighed_already.
 */
export async function weighArrival(
  tx: Tx,
  { shipmentId, grams, actorId }: { shipmentId: number; grams: number; actorId: number },
): Promise<{ isHeld: boolean; expectedGrams: number }> {
  const packing = await findPacking(tx, shipmentId);
  assert(packing, 'what lies in a bag was packed');
  const expectedGrams = packing.grams;
  const isHeld = isWeightOutlier({ grams, expectedGrams }, toleranceOf(await parameters(tx)));
  const [row] = await tx
    .insert(shipmentArrivals)
    .values({ shipmentId, state: isHeld ? 'held' : 'weighed', grams, expectedGrams, weighedBy: actorId })
    .onConflictDoNothing()
    .returning({ id: shipmentArrivals.shipmentId });
  if (!row) fail('shipment.weighed_already');
  await tx
    .insert(shipmentWeighings)
    .values({ shipmentId, grams, expectedGrams, isOutlier: isHeld, stage: 'vietnam', weighedBy: actorId });
  if (isHeld) await pauseReceipts(tx, [shipmentId]);
  return { isHeld, expectedGrams };
}

/** Somebody has looked at a shipment that was held in Vietnam. Throws shipment.not_held. */
export async function releaseArrival(
  tx: Tx,
  { shipmentId, actorId, reason }: { shipmentId: number; actorId: number; reason: string },
): Promise<void> {
  const [row] = await tx
    .update(shipmentArrivals)
    .set({ state: 'released', releasedBy: actorId, releasedAt: nowSql, releaseReason: reason })
    .where(and(eq(shipmentArrivals.shipmentId, shipmentId), eq(shipmentArrivals.state, 'held')))
    .returning({ id: shipmentArrivals.shipmentId });
  if (!row) fail('shipment.not_held');
}

export const arrivalsOf = (db: Reader, shipmentIds: readonly number[]): Promise<ShipmentArrival[]> =>
  shipmentIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(shipmentArrivals)
        .where(inArray(shipmentArrivals.shipmentId, [...shipmentIds]));

/** The bag of these shipments is held at its seal, or no more. */
export async function markBagHeld(tx: Tx, shipmentIds: readonly number[], isHeld: boolean): Promise<void> {
  if (shipmentIds.length === 0) return;
  await tx
    .update(shipments)
    .set({ bagHeldAt: isHeld ? nowSql : null })
    .where(and(inArray(shipments.id, [...shipmentIds]), isHeld ? undefined : isNotNull(shipments.bagHeldAt)));
}

/** Shipments on their way that are held: nothing is received by time meanwhile. */
export async function pauseReceipts(tx: Tx, shipmentIds: readonly number[]): Promise<void> {
  if (shipmentIds.length === 0) return;
  const paused = await tx
    .update(shipments)
    .set({ receiptPausedAt: nowSql })
    .where(
      and(inArray(shipments.id, [...shipmentIds]), eq(shipments.state, 'inTransit'), isNull(shipments.receiptPausedAt)),
    )
    .returning();
  await tellLimits(tx, paused);
}

/** Their clocks go on with what was left. */
export async function resumeReceipts(tx: Tx, shipmentIds: readonly number[]): Promise<void> {
  if (shipmentIds.length === 0) return;
  const resumed = await tx
    .update(shipments)
    .set({
      receiptPausedAt: null,
      autoReceiveAt: sql`${shipments.autoReceiveAt} + (${nowSql} - ${shipments.receiptPausedAt})`,
    })
    .where(and(inArray(shipments.id, [...shipmentIds]), isNotNull(shipments.receiptPausedAt)))
    .returning();
  await tellLimits(tx, resumed);
}

/** Their orders show the new limits; none while a receipt by time stands still. */
async function tellLimits(tx: Tx, rows: readonly (typeof shipments.$inferSelect)[]): Promise<void> {
  for (const { orderId, number, state, autoReceiveAt, receiptPausedAt } of rows)
    await setShipmentFact(tx, {
      orderId,
      shipmentNumber: number,
      state,
      dueAt: receiptPausedAt === null ? autoReceiveAt : null,
    });
}
