import { and, asc, desc, eq, isNull, lte } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { type CaseDecision, caseDecisions, cases } from './case-tables.ts';

const isOpenOf = (caseId: number) => and(eq(caseDecisions.caseId, caseId), isNull(caseDecisions.endedAt));

export async function addCaseDecision(tx: Tx, row: typeof caseDecisions.$inferInsert): Promise<void> {
  await tx.insert(caseDecisions).values(row);
}

/** The approval of a case that waits for its moment. */
export async function findCaseDecision(db: Reader, caseId: number): Promise<CaseDecision | undefined> {
  const [row] = await db.select().from(caseDecisions).where(isOpenOf(caseId));
  return row;
}

/** Lock the case before. */
export async function lockCaseDecision(tx: Tx, caseId: number): Promise<CaseDecision | undefined> {
  const [row] = await tx.select().from(caseDecisions).where(isOpenOf(caseId)).for('update');
  return row;
}

export async function endCaseDecision(
  tx: Tx,
  id: number,
  state: 'done' | 'withdrawn' | 'failed',
  failure: string | null = null,
): Promise<void> {
  await tx.update(caseDecisions).set({ state, failure, endedAt: nowSql }).where(eq(caseDecisions.id, id));
}

/** The next approval whose moment has come and the number of its case, not locked; after `skip` others. */
export async function findDueCaseDecision(
  db: Reader,
  skip: number,
): Promise<{ id: number; number: string } | undefined> {
  const [row] = await db
    .select({ id: caseDecisions.id, number: cases.number })
    .from(caseDecisions)
    .innerJoin(cases, eq(cases.id, caseDecisions.caseId))
    .where(and(eq(caseDecisions.state, 'waiting'), lte(caseDecisions.effectiveAt, nowSql)))
    .orderBy(asc(caseDecisions.effectiveAt), asc(caseDecisions.id))
    .limit(1)
    .offset(skip);
  return row;
}

/** Why the last approval of a case was not carried out; undefined when it was, or is still open. */
export async function lastCaseFailure(db: Reader, caseId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ failure: caseDecisions.failure })
    .from(caseDecisions)
    .where(eq(caseDecisions.caseId, caseId))
    .orderBy(desc(caseDecisions.id))
    .limit(1);
  return row?.failure ?? undefined;
}
