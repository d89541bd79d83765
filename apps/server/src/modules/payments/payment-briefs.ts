import type { PaymentBrief } from '@kouan/contract';
import type { Reader } from '../../platform/db.ts';
import type { Sendable } from '../../platform/http.ts';
import { groupBy } from '../../platform/group-by.ts';
import { together } from '../../platform/together.ts';
import { userBriefs } from '../identity/index.ts';
import { buyerActions } from './payment-actions.ts';
import { type DepositFacts, depositFacts, dueOf } from './payment-facts.ts';
import { claimsByIds, claimsOfOrders, listPaymentsOfOrders, listPaymentsOfShipments } from './payment-queries.ts';
import type { ClaimRow, PaymentRow } from './payment-tables.ts';
import { reviewsOf, reviewsOfOrders } from './review-queries.ts';

export type PaymentBriefView = Sendable<PaymentBrief>;
type ReviewLine = Awaited<ReturnType<typeof reviewsOf>>[number];
/** The domain's outcomes in the words of the calls. */
const outcomeWords = { approved: 'approved', notApproved: 'rejected', reReview: 'reReview' } as const;

/** `briefs`: every payment with its reviews, oldest first. */
type OrderPayments = { briefs: PaymentBriefView[]; deposit: DepositFacts };

/** The payments of each order, and what its status needs to know of them. Every id has them. */
export async function paymentsOfOrders(db: Reader, orderIds: readonly number[]): Promise<Map<number, OrderPayments>> {
  const [rows, claims, reviews] = await together(db, (reader) => [
    listPaymentsOfOrders(reader, orderIds),
    claimsOfOrders(reader, orderIds),
    reviewsOfOrders(reader, orderIds),
  ]);
  const briefs = await toBriefs(db, { rows, claims, reviews });
  const lists = groupBy(rows, (row) => row.orderId);
  return new Map(
    orderIds.map((id) => {
      const own = lists.get(id) ?? [];
      return [id, { briefs: own.flatMap((row) => briefs.get(row.id) ?? []), deposit: depositFacts(own) }];
    }),
  );
}

/** The newest payment of each shipment that has one. */
export async function paymentOfShipments(
  db: Reader,
  shipmentNumbers: readonly string[],
): Promise<Map<string, PaymentBriefView>> {
  const rows = await listPaymentsOfShipments(db, shipmentNumbers);
  const briefs = await paymentBriefs(db, rows);
  const found = new Map<string, PaymentBriefView>();
  for (const row of rows) {
    const brief = briefs.get(row.id);
    if (row.shipmentNumber !== null && brief) found.set(row.shipmentNumber, brief);
  }
  return found;
}

/** Briefs by payment id, with the last claim and all reviews. */
export async function paymentBriefs(db: Reader, rows: readonly PaymentRow[]): Promise<Map<number, PaymentBriefView>> {
  const claimIds = rows.flatMap((row) => row.claimId ?? []);
  const ids = rows.map((row) => row.id);
  const [claims, reviews] = await together(db, (reader) => [claimsByIds(reader, claimIds), reviewsOf(reader, ids)]);
  return toBriefs(db, { rows, claims, reviews });
}

type Found = { rows: readonly PaymentRow[]; claims: readonly ClaimRow[]; reviews: readonly ReviewLine[] };

async function toBriefs(db: Reader, { rows, claims, reviews }: Found): Promise<Map<number, PaymentBriefView>> {
  const people = await userBriefs(db, [...new Set(reviews.flatMap((review) => review.reviewerId ?? []))]);
  const claimOf = new Map(claims.map((claim) => [claim.id, claim]));
  const byPayment = groupBy(reviews, (review) => review.paymentId);
  const nameOf = (id: number | null) => (id === null ? '' : (people.get(id)?.nickName ?? ''));
  return new Map(
    rows.map((row) => [
      row.id,
      toBrief(row, row.claimId === null ? undefined : claimOf.get(row.claimId), byPayment.get(row.id) ?? [], nameOf),
    ]),
  );
}

function toBrief(
  row: PaymentRow,
  claim: ClaimRow | undefined,
  reviews: readonly ReviewLine[],
  nameOf: (id: number | null) => string,
): PaymentBriefView {
  return {
    number: row.number,
    purpose: row.purpose,
    status: row.status,
    method: row.method,
    amountFen: row.amountFen,
    amountVnd: row.amountVnd,
    ...dueOf(row),
    shipmentNumber: row.shipmentNumber,
    remitter: claim?.remitter ?? '',
    bank: claim?.bank ?? '',
    serialNumber: claim?.serialNumber ?? '',
    paidAt: claim?.paidAt ?? null,
    remarks: claim?.remarks ?? '',
    claimedAt: claim?.createdAt ?? null,
    dueAt: row.dueAt,
    allowedActions: buyerActions(row),
    reviews: reviews.map((review) => ({
      outcome: outcomeWords[review.outcome],
      opinion: review.opinion,
      reviewerName: nameOf(review.reviewerId),
      isAutomatic: review.reviewerId === null,
      at: review.createdAt,
    })),
  };
}
