import { and, asc, count, desc, eq, ilike, inArray, isNotNull, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { nowSql } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import { groupBy } from '../../platform/group-by.ts';
import { prepared } from '../../platform/prepared.ts';
import { together } from '../../platform/together.ts';
import { bankLines } from './bank-tables.ts';
import { reviewDecisions } from './decision-tables.ts';
import { likePattern } from './payment-queries.ts';
import {
  type ClaimRow,
  paymentAllocations,
  paymentClaimFiles,
  paymentClaims,
  paymentCodes,
  paymentReviews,
  type PaymentRow,
  payments,
} from './payment-tables.ts';

const reversals = alias(paymentAllocations, 'reversal');

export async function reviewsOf(db: Reader, paymentIds: readonly number[]) {
  return paymentIds.length === 0 ? [] : findReviews(db, { paymentIds });
}
const findReviews = prepared((db, valueOf) =>
  db
    .select()
    .from(paymentReviews)
    .where(sql`${paymentReviews.paymentId} = any(${valueOf('paymentIds')})`)
    .orderBy(asc(paymentReviews.id)),
);

/** The reviews of every payment of these orders. */
export async function reviewsOfOrders(db: Reader, orderIds: readonly number[]) {
  return orderIds.length === 0 ? [] : findReviewsOfOrders(db, { orderIds });
}
const findReviewsOfOrders = prepared((db, valueOf) =>
  db
    .select()
    .from(paymentReviews)
    .where(
      sql`${paymentReviews.paymentId} in (select p.id from ${payments} p where p.order_id = any(${valueOf('orderIds')}))`,
    )
    .orderBy(asc(paymentReviews.id)),
);

export async function addReview(tx: Tx, row: typeof paymentReviews.$inferInsert): Promise<number> {
  const [review] = await tx.insert(paymentReviews).values(row).returning({ id: paymentReviews.id });
  assert(review, 'the review was written');
  return review.id;
}

export async function addAllocation(tx: Tx, row: typeof paymentAllocations.$inferInsert): Promise<void> {
  await tx.insert(paymentAllocations).values(row);
}

/** Whether another payment of the same buyer waits for review. */
export async function hasOtherClaim(tx: Reader, { id, buyerId }: { id: number; buyerId: number }): Promise<boolean> {
  const rows = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.buyerId, buyerId), eq(payments.status, 'pendingApproval'), ne(payments.id, id)))
    .limit(1);
  return rows.length > 0;
}

export type ReviewQueue = 'pending' | 'rejected' | 'doneToday';
export type ReviewFilter = {
  queue: ReviewQueue;
  purpose?: 'deposit' | 'final' | undefined;
  blurry?: string | undefined;
  buyerIds: readonly number[];
  timeZone: string;
  page: number;
  size: number;
};
const maxReviewPage = 100;

/** Payments of a queue with their last claim: those that wait the longest first, the decided ones newest first. */
export async function listClaimed(
  db: Reader,
  filter: ReviewFilter,
): Promise<{ rows: { payment: PaymentRow; claim: ClaimRow }[]; total: number }> {
  const where = and(
    inQueue(filter),
    filter.purpose && (filter.purpose === 'final' ? eq(payments.purpose, 'final') : ne(payments.purpose, 'final')),
    hasWord(filter),
  );
  const order =
    filter.queue === 'pending'
      ? [asc(payments.claimedAt), asc(payments.id)]
      : [desc(payments.claimedAt), desc(payments.id)];
  const size = Math.min(filter.size, maxReviewPage);
  const [rows, [counted]] = await together(db, (reader) => [
    reader
      .select({ payment: payments, claim: paymentClaims })
      .from(payments)
      .innerJoin(paymentClaims, eq(paymentClaims.id, payments.claimId))
      .where(where)
      .orderBy(...order)
      .limit(size)
      .offset(filter.page * size),
    countingOf(reader, filter).where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** Only a word looks into the claims. */
function countingOf(db: Reader, { blurry }: ReviewFilter) {
  const counting = db.select({ total: count() }).from(payments).$dynamic();
  return blurry?.trim() ? counting.innerJoin(paymentClaims, eq(paymentClaims.id, payments.claimId)) : counting;
}

function inQueue({ queue, timeZone }: ReviewFilter): SQL | undefined {
  if (queue === 'pending')
    return and(
      eq(payments.status, 'pendingApproval'),
      sql`not exists (select 1 from ${reviewDecisions} d where d.payment_id = ${payments.id} and d.state = 'waiting')`,
    );
  if (queue === 'rejected') return and(eq(payments.status, 'unpaid'), eq(payments.lastReview, 'notApproved'));
  const today = sql`((${nowSql} at time zone ${timeZone})::date)::timestamp at time zone ${timeZone}`;
  return sql`${payments.id} in (select r.payment_id from ${paymentReviews} r where r.outcome <> 'reReview' and r.created_at >= ${today})`;
}

function hasWord({ blurry, buyerIds }: ReviewFilter): SQL | undefined {
  if (!blurry?.trim()) return undefined;
  const word = likePattern(blurry.trim());
  const isBuyers = buyerIds.length > 0 ? inArray(payments.buyerId, [...buyerIds]) : undefined;
  return or(
    ilike(payments.number, word),
    ilike(payments.orderNumber, word),
    ilike(payments.code, word),
    ilike(paymentClaims.remitter, word),
    isBuyers,
  );
}

/** Every code that these payments ever had, the newest first. */
export async function codesOf(
  db: Reader,
  paymentIds: readonly number[],
): Promise<{ paymentId: number; code: string }[]> {
  return paymentIds.length === 0 ? [] : findCodes(db, { paymentIds });
}
const findCodes = prepared((db, valueOf) =>
  db
    .select({ paymentId: paymentCodes.paymentId, code: paymentCodes.code })
    .from(paymentCodes)
    .where(sql`${paymentCodes.paymentId} = any(${valueOf('paymentIds')})`)
    .orderBy(desc(paymentCodes.createdAt)),
);

/** Who paid for each of these buyers before, as the bank named them: lines that an approval stands on. */
export async function pastPayersOf(db: Reader, buyerIds: readonly number[]): Promise<Map<number, string[]>> {
  if (buyerIds.length === 0) return new Map();
  const rows = await findPastPayers(db, { buyerIds });
  return new Map([...groupBy(rows, (row) => row.buyerId)].map(([id, own]) => [id, own.map((row) => row.payer)]));
}
const findPastPayers = prepared((db, valueOf) =>
  db
    .selectDistinctOn([payments.buyerId, bankLines.payer], { buyerId: payments.buyerId, payer: bankLines.payer })
    .from(paymentAllocations)
    .innerJoin(payments, eq(payments.id, paymentAllocations.paymentId))
    .innerJoin(bankLines, eq(bankLines.id, paymentAllocations.bankLineId))
    .where(
      and(
        sql`${payments.buyerId} = any(${valueOf('buyerIds')})`,
        ne(bankLines.payer, ''),
        sql`${paymentAllocations.creditedFen} > 0`,
        notExists(
          db
            .select({ one: sql`1` })
            .from(reversals)
            .where(eq(reversals.reversesId, paymentAllocations.id)),
        ),
      ),
    ),
);

export async function getClaim(db: Reader, id: number): Promise<ClaimRow | undefined> {
  const [claim] = await db.select().from(paymentClaims).where(eq(paymentClaims.id, id));
  return claim;
}

/** Claims of other payments, but for those of the same joint transfer: these share what they say. */
export const isOfOthers = ({ paymentId, claim }: { paymentId: number; claim: ClaimRow }): SQL | undefined =>
  and(
    ne(paymentClaims.paymentId, paymentId),
    claim.jointTransferId === null
      ? undefined
      : sql`${paymentClaims.jointTransferId} is distinct from ${claim.jointTransferId}`,
  );

/** Whether the same serial number was claimed for another payment, whatever its capitals, spaces and dashes. */
export async function isSerialUsed(db: Reader, of: { paymentId: number; claim: ClaimRow }): Promise<boolean> {
  const plain = of.claim.serialNumber.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase();
  if (plain === '') return false;
  const rows = await db
    .select({ id: paymentClaims.id })
    .from(paymentClaims)
    .where(
      and(
        ne(paymentClaims.serialNumber, ''),
        sql`upper(regexp_replace(${paymentClaims.serialNumber}, '[^0-9A-Za-z]', '', 'g')) = ${plain}`,
        isOfOthers(of),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Whether one of these pictures was claimed for another payment. */
export async function isPictureUsed(
  db: Reader,
  { hashes, ...of }: { paymentId: number; claim: ClaimRow; hashes: readonly string[] },
): Promise<boolean> {
  if (hashes.length === 0) return false;
  const rows = await db
    .select({ id: paymentClaims.id })
    .from(paymentClaimFiles)
    .innerJoin(paymentClaims, eq(paymentClaims.id, paymentClaimFiles.claimId))
    .where(and(inArray(paymentClaimFiles.sha256, [...hashes]), isOfOthers(of)))
    .limit(1);
  return rows.length > 0;
}

const maxSimilar = 500;

/** The hashes of the pictures of other payments that may look like one with these chunks. */
export async function hashesNear(
  db: Reader,
  { chunks, ...of }: { paymentId: number; claim: ClaimRow; chunks: readonly number[] },
): Promise<string[]> {
  const rows = await db
    .select({ hash: paymentClaimFiles.pictureHash })
    .from(paymentClaimFiles)
    .innerJoin(paymentClaims, eq(paymentClaims.id, paymentClaimFiles.claimId))
    .where(
      and(
        isNotNull(paymentClaimFiles.pictureHash),
        sql`${paymentClaimFiles.pictureChunks} && ${sql.param([...chunks])}::integer[]`,
        isOfOthers(of),
      ),
    )
    .limit(maxSimilar);
  return rows.flatMap((row) => row.hash ?? []);
}

/** How many orders a buyer was asked to pay for, how many claims were rejected, and this order's total of its deposit's slip. */
export async function buyerHistory(db: Reader, { buyerId, orderId }: { buyerId: number; orderId: number }) {
  const [sums] = await db
    .select({
      orderCount: sql<string>`count(distinct ${payments.orderId})`,
      rejectedCount: sql<string>`(select count(*) from ${paymentReviews} r join ${payments} p on p.id = r.payment_id where p.buyer_id = ${buyerId} and r.outcome = 'notApproved')`,
    })
    .from(payments)
    .where(eq(payments.buyerId, buyerId));
  const [deposit] = await db
    .select({ items: payments.items })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.purpose, 'deposit')))
    .orderBy(desc(payments.id))
    .limit(1);
  const totalFen = deposit?.items.find((item) => item.kind === 'total')?.amountFen ?? '0';
  return {
    orderCount: Number(sums?.orderCount ?? 0),
    rejectedCount: Number(sums?.rejectedCount ?? 0),
    orderTotalFen: BigInt(totalFen),
  };
}

/** A buyer's payments, newest first. */
export async function listBuyersPayments(
  db: Reader,
  {
    buyerId,
    status,
    page,
    size,
  }: { buyerId: number; status?: 'unpaid' | 'pendingApproval' | 'paid' | undefined; page: number; size: number },
) {
  const where = and(eq(payments.buyerId, buyerId), status && eq(payments.status, status));
  const rows = await db
    .select()
    .from(payments)
    .where(where)
    .orderBy(desc(payments.id))
    .limit(size)
    .offset(page * size);
  const [counted] = await db.select({ total: count() }).from(payments).where(where);
  return { rows, total: counted?.total ?? 0 };
}
