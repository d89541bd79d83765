import { and, asc, eq, inArray, like, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { pageOf } from '../../platform/list-query.ts';
import { type Shelf, shelfUnits, shelves } from './shelf-tables.ts';
import type { Batch } from './stock-queries.ts';
import { batches } from './warehouse-tables.ts';

const form = /^[A-Z0-9][A-Z0-9-]{0,19}$/;

/** The code in its one spelling. Throws warehouse.shelf_code_invalid. */
export function shelfCodeOf(text: string): string {
  const tidy = text
    .normalize('NFKC')
    .replace(/[\s\p{Cc}\p{Cf}]/gu, '')
    .toUpperCase();
  return form.test(tidy) ? tidy : fail('warehouse.shelf_code_invalid', {}, { shelf: 'warehouse.shelf_code_invalid' });
}

/** Throws warehouse.shelf_not_found, for what is no code too. */
export async function getShelfByCode(db: Reader, text: string): Promise<Shelf> {
  const code = text.normalize('NFKC').replace(/\s/g, '').toUpperCase();
  const [shelf] = await db.select().from(shelves).where(eq(shelves.code, code));
  return shelf ?? fail('warehouse.shelf_not_found');
}

export async function insertShelves(
  tx: Tx,
  { codes, note, actorId }: { codes: readonly string[]; note: string; actorId: number },
): Promise<number> {
  const made = await tx
    .insert(shelves)
    .values(codes.map((code) => ({ code, note, createdBy: actorId })))
    .onConflictDoNothing()
    .returning({ id: shelves.id });
  return made.length;
}

type ShelfFilter = { code?: string | undefined; page?: number | undefined; size?: number | undefined };

/** Shelves by code, with what lies on them. */
export async function listShelfRows(db: Reader, filter: ShelfFilter) {
  const begin = filter.code?.normalize('NFKC').replace(/\s/g, '').toUpperCase() ?? '';
  const wanted = begin === '' ? undefined : like(shelves.code, `${begin.replace(/[\\%_]/g, '\\$&')}%`);
  const { limit, offset } = pageOf(filter);
  const page = await db.select().from(shelves).where(wanted).orderBy(asc(shelves.code)).limit(limit).offset(offset);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(shelves)
    .where(wanted);
  const sums = await unitsOfShelves(
    db,
    page.map(({ id }) => id),
  );
  const rows = page.map(({ id, code, note }) => ({ code, note, ...(sums.get(id) ?? { batchCount: 0, units: 0 }) }));
  return { rows, total: counted?.total ?? 0 };
}

async function unitsOfShelves(db: Reader, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { batchCount: number; units: number }>();
  const rows = await db
    .select({
      id: shelfUnits.shelfId,
      batchCount: sql<number>`count(*)::int`,
      units: sql<number>`sum(${shelfUnits.quantity})::int`,
    })
    .from(shelfUnits)
    .where(inArray(shelfUnits.shelfId, [...ids]))
    .groupBy(shelfUnits.shelfId);
  return new Map(rows.map(({ id, ...sum }) => [id, sum]));
}

const maxOnShelf = 500;
export async function batchIdsOnShelf(db: Reader, shelfId: number): Promise<number[]> {
  const rows = await db
    .select({ batchId: shelfUnits.batchId })
    .from(shelfUnits)
    .where(eq(shelfUnits.shelfId, shelfId))
    .orderBy(asc(shelfUnits.batchId))
    .limit(maxOnShelf);
  return rows.map(({ batchId }) => batchId);
}

export async function batchesByIds(db: Reader, ids: readonly number[]): Promise<Batch[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(batches)
    .where(inArray(batches.id, [...ids]))
    .orderBy(asc(batches.id));
}

/** Throws warehouse.batch_not_found. */
export async function getBatch(db: Reader, text: string): Promise<Batch> {
  const number = text.normalize('NFKC').replace(/\s/g, '').toUpperCase();
  const [batch] = await db.select().from(batches).where(eq(batches.number, number));
  return batch ?? fail('warehouse.batch_not_found');
}

/** What of a batch lies on a shelf. */
export async function unitsOn(db: Reader, { shelfId, batchId }: { shelfId: number; batchId: number }): Promise<number> {
  const [row] = await db
    .select({ quantity: shelfUnits.quantity })
    .from(shelfUnits)
    .where(and(eq(shelfUnits.shelfId, shelfId), eq(shelfUnits.batchId, batchId)));
  return row?.quantity ?? 0;
}
