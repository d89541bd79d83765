import { and, count, desc, eq, ne } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { type ManualEntryRow, manualEntries, type ManualState } from './manual-entry-tables.ts';

export async function addManualEntry(tx: Tx, row: typeof manualEntries.$inferInsert): Promise<ManualEntryRow> {
  const [added] = await tx.insert(manualEntries).values(row).returning();
  assert(added, 'the entry was kept');
  return added;
}

/** Throws ledger.manual_not_found. */
export async function lockManualEntry(tx: Tx, id: number): Promise<ManualEntryRow> {
  const [row] = await tx.select().from(manualEntries).where(eq(manualEntries.id, id)).for('update');
  return row ?? fail('ledger.manual_not_found');
}

export async function updateManualEntry(
  tx: Tx,
  id: number,
  changes: Partial<typeof manualEntries.$inferInsert>,
): Promise<ManualEntryRow> {
  const [row] = await tx.update(manualEntries).set(changes).where(eq(manualEntries.id, id)).returning();
  return row ?? fail('ledger.manual_not_found');
}

/** Whether a transaction is taken back already, or waits for it. */
export async function isTakenBack(db: Reader, transactionId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: manualEntries.id })
    .from(manualEntries)
    .where(and(eq(manualEntries.reversesId, transactionId), ne(manualEntries.state, 'declined')));
  return row !== undefined;
}

/** Newest first. */
export async function listManualRows(
  db: Reader,
  { state, page, size }: { state?: ManualState | undefined; page: number; size: number },
): Promise<{ rows: ManualEntryRow[]; total: number }> {
  const where = state && eq(manualEntries.state, state);
  const rows = await db
    .select()
    .from(manualEntries)
    .where(where)
    .orderBy(desc(manualEntries.id))
    .limit(size)
    .offset(page * size);
  const [counted] = await db.select({ total: count() }).from(manualEntries).where(where);
  return { rows, total: counted?.total ?? 0 };
}
