import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { insertsInto, prepared } from '../../platform/prepared.ts';
import {
  bankNoticeFailures,
  bankNotices,
  bankSourceKeepers,
  type BankSourceRow,
  bankSources,
} from './bank-notice-tables.ts';
import { type BankAccountRow, bankAccounts, bankLines } from './bank-tables.ts';

export type SourceWithAccount = { source: BankSourceRow; account: BankAccountRow };

const withAccount = (db: Reader) =>
  db
    .select({ source: bankSources, account: bankAccounts })
    .from(bankSources)
    .innerJoin(bankAccounts, eq(bankAccounts.id, bankSources.bankAccountId));

export const listSources = (db: Reader): Promise<SourceWithAccount[]> => withAccount(db).orderBy(asc(bankSources.id));

/** Throws payment.source_not_found. */
export async function getSource(db: Reader, id: number): Promise<SourceWithAccount> {
  const [row] = await withAccount(db).where(eq(bankSources.id, id));
  return row ?? fail('payment.source_not_found');
}

const findByCode = prepared((db, valueOf) =>
  db
    .select({ source: bankSources, account: bankAccounts, now: sql`${nowSql}`.mapWith(bankSources.createdAt) })
    .from(bankSources)
    .innerJoin(bankAccounts, eq(bankAccounts.id, bankSources.bankAccountId))
    .where(and(eq(bankSources.code, valueOf('code')), eq(bankSources.isActive, true))),
);

/** The source that a notice says it comes from, and the moment of the database's clock. */
export async function findActiveSource(
  db: Reader,
  code: string,
): Promise<(SourceWithAccount & { now: Date }) | undefined> {
  const [row] = await findByCode(db, { code });
  return row;
}

/** Holds the source until the transaction ends, so that its secret is not renewed meanwhile. False: it is switched off. */
export async function holdSource(tx: Tx, { id, salt }: Pick<BankSourceRow, 'id' | 'salt'>): Promise<boolean> {
  const rows = await holdById(tx, { id, salt });
  return rows.length > 0;
}
const holdById = prepared((tx, valueOf) =>
  tx
    .select({ id: bankSources.id })
    .from(bankSources)
    .where(
      and(eq(bankSources.id, valueOf('id')), eq(bankSources.salt, valueOf('salt')), eq(bankSources.isActive, true)),
    )
    .for('share'),
);

export async function addSource(tx: Tx, row: typeof bankSources.$inferInsert): Promise<number> {
  const [source] = await tx.insert(bankSources).values(row).returning({ id: bankSources.id });
  assert(source, 'the source was kept');
  return source.id;
}

export async function updateSource(
  tx: Tx,
  id: number,
  changes: Partial<Pick<BankSourceRow, 'isActive' | 'salt'>>,
): Promise<void> {
  const rows = await tx
    .update(bankSources)
    .set(changes)
    .where(eq(bankSources.id, id))
    .returning({ id: bankSources.id });
  if (rows.length === 0) fail('payment.source_not_found');
}

export async function addKeeper(tx: Tx, row: { sourceId: number; userId: number }): Promise<void> {
  await tx.insert(bankSourceKeepers).values(row).onConflictDoNothing();
}

/** Whether this person has ever seen a secret of the source. */
export async function isKeeper(db: Reader, { sourceId, userId }: { sourceId: number; userId: number }) {
  const rows = await db
    .select({ userId: bankSourceKeepers.userId })
    .from(bankSourceKeepers)
    .where(and(eq(bankSourceKeepers.sourceId, sourceId), eq(bankSourceKeepers.userId, userId)));
  return rows.length > 0;
}

/** Answers false when a notice with this signature was taken before. */
export async function addNotice(tx: Tx, row: typeof bankNotices.$inferInsert): Promise<boolean> {
  const rows = await insertNotice(tx, [row]);
  return rows.length > 0;
}
const insertNotice = insertsInto(bankNotices, (insert) =>
  insert.onConflictDoNothing().returning({ id: bankNotices.id }),
);

export async function countFailure(db: Reader, { sourceId, code }: { sourceId: number; code: string }): Promise<void> {
  await db
    .insert(bankNoticeFailures)
    .values({ sourceId, code })
    .onConflictDoUpdate({
      target: [bankNoticeFailures.sourceId, bankNoticeFailures.code],
      set: { count: sql`least(${bankNoticeFailures.count} + 1, 1000000000)`, lastAt: nowSql },
    });
}

export const failuresOf = (db: Reader, sourceIds: readonly number[]) =>
  db
    .select()
    .from(bankNoticeFailures)
    .where(inArray(bankNoticeFailures.sourceId, [...sourceIds]))
    .orderBy(desc(bankNoticeFailures.lastAt));

/** How many notices of a source were taken, and the last of them. */
export async function noticesOf(db: Reader, sourceId: number) {
  const counts = await db
    .select({ outcome: bankNotices.outcome, count: sql<string>`count(*)` })
    .from(bankNotices)
    .where(eq(bankNotices.sourceId, sourceId))
    .groupBy(bankNotices.outcome);
  const [last] = await db
    .select({ notice: bankNotices, line: bankLines })
    .from(bankNotices)
    .leftJoin(bankLines, eq(bankLines.id, bankNotices.bankLineId))
    .where(eq(bankNotices.sourceId, sourceId))
    .orderBy(desc(bankNotices.id))
    .limit(1);
  const countOf = (outcome: string) => Number(counts.find((row) => row.outcome === outcome)?.count ?? 0);
  return { bookedCount: countOf('booked'), knownCount: countOf('known'), last };
}
