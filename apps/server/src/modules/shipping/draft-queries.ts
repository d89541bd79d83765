import type { DraftBrief } from '@kouan/contract';
import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import type { Sendable } from '../../platform/http.ts';
import {
  type Draft,
  type DraftCells,
  type DraftRowRecord,
  shipmentDraftPictures,
  shipmentDraftRows,
  shipmentDrafts,
  shipmentDraftShipments,
} from './draft-tables.ts';
import { shipments } from './shipping-tables.ts';

export type DraftKey = { number: string; buyerId: number };

const maxListed = 50;
const isTheirs = ({ number, buyerId }: DraftKey) =>
  and(eq(shipmentDrafts.number, number), eq(shipmentDrafts.buyerId, buyerId), isNull(shipmentDrafts.discardedAt));

/** Throws shipment.draft_not_found, for another buyer's draft too. */
export async function getDraftRecord(db: Reader, key: DraftKey): Promise<Draft> {
  const [draft] = await db.select().from(shipmentDrafts).where(isTheirs(key));
  return draft ?? fail('shipment.draft_not_found');
}

/** Locks the draft until the transaction ends: before any order. Throws shipment.draft_not_found. */
export async function lockDraft(tx: Tx, key: DraftKey): Promise<Draft> {
  const [draft] = await tx.select().from(shipmentDrafts).where(isTheirs(key)).for('update');
  return draft ?? fail('shipment.draft_not_found');
}

export async function insertDraft(
  tx: Tx,
  draft: typeof shipmentDrafts.$inferInsert,
  rows: readonly { rowNumber: number; cells: DraftCells }[],
): Promise<Draft> {
  const [inserted] = await tx.insert(shipmentDrafts).values(draft).returning();
  assert(inserted, 'an inserted draft comes back');
  await tx.insert(shipmentDraftRows).values(rows.map((row) => ({ ...row, draftId: inserted.id })));
  return inserted;
}

export async function updateDraft(
  tx: Tx,
  id: number,
  changes: Partial<typeof shipmentDrafts.$inferInsert>,
): Promise<void> {
  await tx.update(shipmentDrafts).set(changes).where(eq(shipmentDrafts.id, id));
}

/** The unfinished one that was made of the same file. */
export async function findDraftOfFile(
  db: Reader,
  { buyerId, sha256 }: { buyerId: number; sha256: string },
): Promise<Draft | undefined> {
  const [draft] = await db
    .select()
    .from(shipmentDrafts)
    .where(
      and(eq(shipmentDrafts.buyerId, buyerId), eq(shipmentDrafts.sha256, sha256), isNull(shipmentDrafts.discardedAt)),
    );
  return draft;
}

/** A buyer's drafts, newest first, or one of them. */
export async function listDraftBriefs(
  db: Reader,
  { buyerId, id }: { buyerId: number; id?: number },
): Promise<Sendable<DraftBrief>[]> {
  const submitted = sql<string>`count(${shipmentDraftRows.submittedAt})`;
  const rows = await db
    .select({
      number: shipmentDrafts.number,
      name: shipmentDrafts.name,
      createdAt: shipmentDrafts.createdAt,
      rows: sql<string>`count(*)`,
      submitted,
    })
    .from(shipmentDrafts)
    .innerJoin(shipmentDraftRows, eq(shipmentDraftRows.draftId, shipmentDrafts.id))
    .where(
      and(
        eq(shipmentDrafts.buyerId, buyerId),
        isNull(shipmentDrafts.discardedAt),
        id === undefined ? undefined : eq(shipmentDrafts.id, id),
      ),
    )
    .groupBy(shipmentDrafts.id)
    .orderBy(desc(shipmentDrafts.id))
    .limit(maxListed);
  return rows.map((row) => ({ ...row, rows: Number(row.rows), submitted: Number(row.submitted) }));
}

export async function listDraftRows(db: Reader, draftId: number): Promise<DraftRowRecord[]> {
  return db
    .select()
    .from(shipmentDraftRows)
    .where(eq(shipmentDraftRows.draftId, draftId))
    .orderBy(asc(shipmentDraftRows.rowNumber));
}

/** Throws shipment.row_not_found. */
export async function lockDraftRow(
  tx: Tx,
  { draftId, rowNumber }: { draftId: number; rowNumber: number },
): Promise<DraftRowRecord> {
  const [row] = await tx
    .select()
    .from(shipmentDraftRows)
    .where(and(eq(shipmentDraftRows.draftId, draftId), eq(shipmentDraftRows.rowNumber, rowNumber)))
    .for('update');
  return row ?? fail('shipment.row_not_found');
}

export async function updateDraftRow(
  tx: Tx,
  id: number,
  changes: Partial<typeof shipmentDraftRows.$inferInsert>,
): Promise<void> {
  await tx.update(shipmentDraftRows).set(changes).where(eq(shipmentDraftRows.id, id));
}

/** In the order of their arrival. */
export async function listDraftPictures(
  db: Reader,
  draftId: number,
): Promise<{ name: string; fileId: number; sentBytes: number }[]> {
  return db
    .select()
    .from(shipmentDraftPictures)
    .where(eq(shipmentDraftPictures.draftId, draftId))
    .orderBy(asc(shipmentDraftPictures.fileId));
}

/** Keeps a picture under its name; answers the file that it replaces. */
export async function putDraftPicture(
  tx: Tx,
  picture: typeof shipmentDraftPictures.$inferInsert,
): Promise<number | undefined> {
  const isIt = and(eq(shipmentDraftPictures.draftId, picture.draftId), eq(shipmentDraftPictures.name, picture.name));
  const [old] = await tx.select().from(shipmentDraftPictures).where(isIt);
  if (old) await tx.update(shipmentDraftPictures).set(picture).where(isIt);
  else await tx.insert(shipmentDraftPictures).values(picture);
  return old?.fileId;
}

export async function countDraftPictures(db: Reader, draftId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<string>`count(*)` })
    .from(shipmentDraftPictures)
    .where(eq(shipmentDraftPictures.draftId, draftId));
  return Number(row?.count ?? 0);
}

/** The pictures that shipments made of this draft show: those stay. */
export async function shippedFileIds(db: Reader, draftId: number): Promise<Set<number>> {
  const rows = await db
    .select({ screenshotId: shipments.orderScreenshotId, waybillId: shipments.waybillImageId })
    .from(shipments)
    .innerJoin(shipmentDraftShipments, eq(shipmentDraftShipments.shipmentId, shipments.id))
    .innerJoin(shipmentDraftRows, eq(shipmentDraftRows.id, shipmentDraftShipments.rowId))
    .where(eq(shipmentDraftRows.draftId, draftId));
  return new Set(rows.flatMap(({ screenshotId, waybillId }) => [screenshotId, waybillId]).filter((id) => id !== null));
}

export async function deleteDraftPictures(tx: Tx, draftId: number): Promise<void> {
  await tx.delete(shipmentDraftPictures).where(eq(shipmentDraftPictures.draftId, draftId));
}

export async function insertDraftShipments(
  tx: Tx,
  { rowId, shipmentIds }: { rowId: number; shipmentIds: readonly number[] },
): Promise<void> {
  await tx.insert(shipmentDraftShipments).values(shipmentIds.map((shipmentId) => ({ rowId, shipmentId })));
}

/** The numbers of the shipments that rows became, by row. */
export async function shipmentsOfRows(db: Reader, rowIds: readonly number[]): Promise<Map<number, string[]>> {
  const found = new Map<number, string[]>();
  if (rowIds.length === 0) return found;
  const rows = await db
    .select({ rowId: shipmentDraftShipments.rowId, number: shipments.number })
    .from(shipmentDraftShipments)
    .innerJoin(shipments, eq(shipments.id, shipmentDraftShipments.shipmentId))
    .where(inArray(shipmentDraftShipments.rowId, [...rowIds]))
    .orderBy(asc(shipments.id));
  for (const { rowId, number } of rows) found.set(rowId, [...(found.get(rowId) ?? []), number]);
  return found;
}

/** Marketplace orders (small letters) that are on their way already, not counting those of this draft. */
export async function shippedOrderNumbers(
  db: Reader,
  { buyerId, draftId, orderNumbers }: { buyerId: number; draftId: number; orderNumbers: readonly string[] },
): Promise<Map<string, string>> {
  if (orderNumbers.length === 0) return new Map();
  const key = sql<string>`lower(${shipments.marketplaceOrderNumber})`;
  const rows = await db
    .select({ key, number: shipments.number })
    .from(shipments)
    .leftJoin(shipmentDraftShipments, eq(shipmentDraftShipments.shipmentId, shipments.id))
    .leftJoin(shipmentDraftRows, eq(shipmentDraftRows.id, shipmentDraftShipments.rowId))
    .where(
      and(
        eq(shipments.buyerId, buyerId),
        eq(shipments.mode, 'marketplace'),
        ne(shipments.state, 'cancelled'),
        sql`${key} = any(${sql.param([...orderNumbers])}::text[])`,
        sql`${shipmentDraftRows.draftId} is distinct from ${draftId}`,
      ),
    );
  return new Map(rows.map((row) => [row.key, row.number]));
}

/** Takes the oldest draft that nobody finished for this many days, unless another process has it. */
export async function findOldDraft(tx: Tx, { days, skip }: { days: number; skip: number }): Promise<Draft | undefined> {
  const [draft] = await tx
    .select()
    .from(shipmentDrafts)
    .where(
      and(
        isNull(shipmentDrafts.discardedAt),
        sql`${shipmentDrafts.createdAt} < ${nowSql} - make_interval(days => ${days})`,
      ),
    )
    .orderBy(asc(shipmentDrafts.id))
    .limit(1)
    .offset(skip)
    .for('update', { skipLocked: true });
  return draft;
}
