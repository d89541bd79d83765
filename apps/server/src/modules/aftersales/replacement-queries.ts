import { canReplacementMove, type ReplacementState } from '@kouan/domain';
import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { type CaseRecord, cases } from './case-tables.ts';
import { type ReplacementRecord, replacements } from './replacement-tables.ts';

export async function insertReplacement(tx: Tx, row: typeof replacements.$inferInsert): Promise<void> {
  await tx.insert(replacements).values(row);
}

/** The latest replacement of each case that has one, by the case. */
export async function replacementsOf(db: Reader, caseIds: readonly number[]): Promise<Map<number, ReplacementRecord>> {
  if (caseIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(replacements)
    .where(inArray(replacements.caseId, [...caseIds]))
    .orderBy(asc(replacements.id));
  return new Map(rows.map((row) => [row.caseId, row]));
}

/** The replacement of a case that can take this step now; the case is locked. Throws case.replacement_not_so. */
export async function getReplacement(tx: Tx, found: CaseRecord, to: ReplacementState): Promise<ReplacementRecord> {
  const [row] = await tx
    .select()
    .from(replacements)
    .where(eq(replacements.caseId, found.id))
    .orderBy(desc(replacements.id))
    .limit(1);
  if (found.state !== 'replacing' || !row || !canReplacementMove(row.state, to)) fail('case.replacement_not_so');
  return row;
}

/** Changes a replacement that moves along its flow. */
export async function moveReplacement(
  tx: Tx,
  { id, state: from }: ReplacementRecord,
  changes: Partial<ReplacementRecord> & { state: ReplacementState },
): Promise<void> {
  assert(canReplacementMove(from, changes.state), `a replacement does not go from ${from} to ${changes.state}`);
  await tx.update(replacements).set(changes).where(eq(replacements.id, id));
}

const isSentLongAgo = and(eq(cases.state, 'replacing'), eq(replacements.state, 'sent'), lte(cases.dueAt, nowSql));

/** The next case whose new pieces were sent so long ago that they count as delivered; the caller locks and looks again. */
export async function findArrived(tx: Tx, skip: number): Promise<CaseRecord | undefined> {
  const [row] = await tx
    .select({ found: cases })
    .from(cases)
    .innerJoin(replacements, eq(replacements.caseId, cases.id))
    .where(isSentLongAgo)
    .orderBy(asc(cases.dueAt), asc(cases.id))
    .limit(1)
    .offset(skip);
  return row?.found;
}

export async function isStillArrived(tx: Tx, { id }: Pick<CaseRecord, 'id'>): Promise<boolean> {
  const rows = await tx
    .select({ id: cases.id })
    .from(cases)
    .innerJoin(replacements, eq(replacements.caseId, cases.id))
    .where(and(eq(cases.id, id), isSentLongAgo));
  return rows.length > 0;
}
