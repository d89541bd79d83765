import { and, countDistinct, eq, isNull, max } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db.ts';
import { automaticApprovals } from './bank-notice-tables.ts';
import { type BankLineRecord, bankLines } from './bank-tables.ts';
import { paymentReviews } from './payment-tables.ts';

export async function addAutomatic(tx: Tx, row: typeof automaticApprovals.$inferInsert): Promise<void> {
  await tx.insert(automaticApprovals).values(row);
}

export async function automaticCounts(db: Reader): Promise<{ approvedCount: number; lastApprovedAt: Date | null }> {
  const [row] = await db
    .select({
      approvedCount: countDistinct(automaticApprovals.reviewId),
      lastApprovedAt: max(automaticApprovals.createdAt),
    })
    .from(automaticApprovals);
  return { approvedCount: row?.approvedCount ?? 0, lastApprovedAt: row?.lastApprovedAt ?? null };
}

/** Whether a decision about this payment was ever taken back. */
export async function wasReReviewed(db: Reader, paymentId: number): Promise<boolean> {
  const rows = await db
    .select({ id: paymentReviews.id })
    .from(paymentReviews)
    .where(and(eq(paymentReviews.paymentId, paymentId), eq(paymentReviews.outcome, 'reReview')))
    .limit(1);
  return rows.length > 0;
}

const maxLinesOfAmount = 200;

/** Lines of a bank of exactly this amount that nothing was taken of. */
export const untouchedLinesOf = (db: Reader, amountVnd: bigint): Promise<BankLineRecord[]> =>
  db
    .select()
    .from(bankLines)
    .where(and(eq(bankLines.leftVnd, amountVnd), eq(bankLines.amountVnd, amountVnd), isNull(bankLines.recordedBy)))
    .limit(maxLinesOfAmount);
