import type { ShipmentPhotoKind } from '@kouan/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { batchBriefs } from '../warehouse/index.ts';
import {
  type Packing,
  shipmentPackings,
  shipmentPhotos,
  shipmentReceipts,
  shipmentWeighings,
} from './packing-tables.ts';
import { shipmentParts } from './shipping-tables.ts';

export async function findPacking(db: Reader, shipmentId: number): Promise<Packing | undefined> {
  const [row] = await db.select().from(shipmentPackings).where(eq(shipmentPackings.shipmentId, shipmentId));
  return row;
}

export const packingsOf = (db: Reader, shipmentIds: readonly number[]): Promise<Packing[]> =>
  shipmentIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(shipmentPackings)
        .where(inArray(shipmentPackings.shipmentId, [...shipmentIds]));

type NewPacking = Pick<Packing, 'shipmentId' | 'state' | 'packages' | 'grams' | 'cm3' | 'expectedGrams' | 'packedBy'>;

/** The newest packing of a shipment; every weight stays on its own. */
export async function keepPacking(tx: Tx, packing: NewPacking): Promise<void> {
  const { shipmentId, grams, expectedGrams, packedBy, state } = packing;
  const set = { ...packing, packedAt: nowSql, releasedBy: null, releasedAt: null, releaseReason: '' };
  await tx.insert(shipmentPackings).values(packing).onConflictDoUpdate({ target: shipmentPackings.shipmentId, set });
  await tx
    .insert(shipmentWeighings)
    .values({ shipmentId, grams, expectedGrams, isOutlier: state === 'held', weighedBy: packedBy });
}

export async function keepRelease(
  tx: Tx,
  { shipmentId, actorId, reason }: { shipmentId: number; actorId: number; reason: string },
): Promise<boolean> {
  const rows = await tx
    .update(shipmentPackings)
    .set({ state: 'released', releasedBy: actorId, releasedAt: nowSql, releaseReason: reason })
    .where(and(eq(shipmentPackings.shipmentId, shipmentId), eq(shipmentPackings.state, 'held')))
    .returning({ id: shipmentPackings.shipmentId });
  return rows.length > 0;
}

/** The photos of shipments, oldest first. */
export const photosOf = (db: Reader, shipmentIds: readonly number[]) =>
  shipmentIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(shipmentPhotos)
        .where(inArray(shipmentPhotos.shipmentId, [...shipmentIds]))
        .orderBy(asc(shipmentPhotos.addedAt), asc(shipmentPhotos.fileId));

export async function countPhotos(db: Reader, shipmentId: number, kind?: ShipmentPhotoKind): Promise<number> {
  const ofKind = kind === undefined ? undefined : eq(shipmentPhotos.kind, kind);
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(shipmentPhotos)
    .where(and(eq(shipmentPhotos.shipmentId, shipmentId), ofKind));
  return row?.count ?? 0;
}

export const weighingsOf = (db: Reader, shipmentId: number) =>
  db
    .select()
    .from(shipmentWeighings)
    .where(eq(shipmentWeighings.shipmentId, shipmentId))
    .orderBy(asc(shipmentWeighings.id));

export const receiptsOf = (db: Reader, shipmentIds: readonly number[]) =>
  shipmentIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(shipmentReceipts)
        .where(inArray(shipmentReceipts.shipmentId, [...shipmentIds]));

/** The batches that a shipment's units come from. */
export async function batchIdsOf(db: Reader, shipmentId: number): Promise<number[]> {
  const rows = await db
    .select({ batchId: shipmentParts.batchId })
    .from(shipmentParts)
    .where(eq(shipmentParts.shipmentId, shipmentId));
  return rows.map(({ batchId }) => batchId);
}

export type PickedBatch = {
  batchId: number;
  batchNumber: string;
  shelf: string;
  storedAt: Date;
  quantity: number;
  lineId: number;
  grams: number;
};

/** What is to be taken from the shelves for a shipment, the oldest batch first, with the share of the batch's weight. */
export async function pickListOf(db: Reader, shipmentId: number): Promise<PickedBatch[]> {
  const parts = await db.select().from(shipmentParts).where(eq(shipmentParts.shipmentId, shipmentId));
  const found = await batchBriefs(
    db,
    parts.map(({ batchId }) => batchId),
  );
  return found
    .map((batch) => {
      const quantity = parts.find(({ batchId }) => batchId === batch.id)?.quantity ?? 0;
      return {
        batchId: batch.id,
        batchNumber: batch.number,
        shelf: batch.shelf,
        storedAt: batch.storedAt,
        quantity,
        lineId: batch.orderLineId,
        grams: Math.floor((2 * batch.grams * quantity + batch.quantity) / (2 * batch.quantity)),
      };
    })
    .toSorted((a, b) => a.storedAt.getTime() - b.storedAt.getTime() || a.batchId - b.batchId);
}
