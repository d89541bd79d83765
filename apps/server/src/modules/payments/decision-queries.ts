import { and, asc, desc, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { prepared } from '../../platform/prepared.ts';
import { type DecisionRow, type DecisionState, reviewDecisions, reviewHolds } from './decision-tables.ts';
import { payments } from './payment-tables.ts';

/** Answers false while another decision about this payment is open. */
export async function addDecision(tx: Tx, row: typeof reviewDecisions.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(reviewDecisions).values(row).onConflictDoNothing().returning({ id: reviewDecisions.id });
  return rows.length > 0;
}

const isOpenOf = (paymentId: number) => and(eq(reviewDecisions.paymentId, paymentId), isNull(reviewDecisions.endedAt));

export async function findDecision(db: Reader, paymentId: number): Promise<DecisionRow | undefined> {
  const [row] = await db.select().from(reviewDecisions).where(isOpenOf(paymentId));
  return row;
}

/** Lock the payment before. */
export async function lockDecision(tx: Tx, paymentId: number): Promise<DecisionRow | undefined> {
  const [row] = await tx.select().from(reviewDecisions).where(isOpenOf(paymentId)).for('update');
  return row;
}

export async function endDecision(
  tx: Tx,
  id: number,
  state: Exclude<DecisionState, 'waiting' | 'proposed'>,
  failure: string | null = null,
): Promise<void> {
  await tx.update(reviewDecisions).set({ state, failure, endedAt: nowSql }).where(eq(reviewDecisions.id, id));
}

/** A payment was decided in another way: whatever is open about it ends. */
export async function closeDecision(tx: Tx, paymentId: number): Promise<void> {
  const open = await lockDecision(tx, paymentId);
  if (open) await endDecision(tx, open.id, open.state === 'proposed' ? 'done' : 'withdrawn');
}

/** What waits about the payments of a joint transfer, locked. Lock its members before. */
export const lockJointDecisions = (tx: Tx, jointTransferId: number): Promise<DecisionRow[]> =>
  tx
    .select()
    .from(reviewDecisions)
    .where(and(eq(reviewDecisions.jointTransferId, jointTransferId), eq(reviewDecisions.state, 'waiting')))
    .orderBy(asc(reviewDecisions.id))
    .for('update');

export type DueDecision = { id: number; paymentId: number; jointTransferId: number | null; number: string };

/** The next decision whose moment has come and the number of its payment, not locked; after `skip` others. */
export async function findDueDecision(db: Reader, skip: number): Promise<DueDecision | undefined> {
  const { id, paymentId, jointTransferId } = reviewDecisions;
  const [row] = await db
    .select({ id, paymentId, jointTransferId, number: payments.number })
    .from(reviewDecisions)
    .innerJoin(payments, eq(payments.id, reviewDecisions.paymentId))
    .where(and(eq(reviewDecisions.state, 'waiting'), lte(reviewDecisions.effectiveAt, nowSql)))
    .orderBy(asc(reviewDecisions.effectiveAt), asc(reviewDecisions.id))
    .limit(1)
    .offset(skip);
  return row;
}

/** The open decisions about these payments, by payment. */
export async function decisionsOf(db: Reader, paymentIds: readonly number[]): Promise<Map<number, DecisionRow>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await findOpenDecisions(db, { paymentIds });
  return new Map(rows.map((row) => [row.paymentId, row]));
}
const findOpenDecisions = prepared((db, valueOf) =>
  db
    .select()
    .from(reviewDecisions)
    .where(and(sql`${reviewDecisions.paymentId} = any(${valueOf('paymentIds')})`, isNull(reviewDecisions.endedAt))),
);

/** Why the last decision about a payment was not carried out; undefined when it was, or is still open. */
export async function lastFailure(db: Reader, paymentId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ failure: reviewDecisions.failure })
    .from(reviewDecisions)
    .where(eq(reviewDecisions.paymentId, paymentId))
    .orderBy(desc(reviewDecisions.id))
    .limit(1);
  return row?.failure ?? undefined;
}

/** Who has these payments open now, by payment. */
export async function holdersOf(db: Reader, paymentIds: readonly number[]): Promise<Map<number, number>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await findHolds(db, { paymentIds });
  return new Map(rows.map((row) => [row.paymentId, row.userId]));
}
const findHolds = prepared((db, valueOf) =>
  db
    .select()
    .from(reviewHolds)
    .where(and(sql`${reviewHolds.paymentId} = any(${valueOf('paymentIds')})`, gt(reviewHolds.heldUntil, nowSql))),
);

/** Whether somebody else has the payment open now. */
export async function isHeldByOther(db: Reader, hold: { paymentId: number; userId: number }): Promise<boolean> {
  const rows = await db
    .select({ userId: reviewHolds.userId })
    .from(reviewHolds)
    .where(
      and(
        eq(reviewHolds.paymentId, hold.paymentId),
        ne(reviewHolds.userId, hold.userId),
        gt(reviewHolds.heldUntil, nowSql),
      ),
    );
  return rows.length > 0;
}

/** Puts a hold in somebody's name, and takes every other hold of theirs away: one payment at a time. */
export async function putHold(
  tx: Tx,
  { paymentId, userId, heldUntil }: { paymentId: number; userId: number; heldUntil: Date },
): Promise<void> {
  await tx.delete(reviewHolds).where(and(eq(reviewHolds.userId, userId), ne(reviewHolds.paymentId, paymentId)));
  await tx
    .insert(reviewHolds)
    .values({ paymentId, userId, heldUntil })
    .onConflictDoUpdate({ target: reviewHolds.paymentId, set: { userId, heldUntil } });
}

export async function removeHold(tx: Tx, { paymentId, userId }: { paymentId: number; userId: number }): Promise<void> {
  await tx.delete(reviewHolds).where(and(eq(reviewHolds.paymentId, paymentId), eq(reviewHolds.userId, userId)));
}
