import { type DepositPaymentFact, depositPaymentFact, type PaymentStatus, sumOf } from '@kouan/domain';
import type { Reader, Tx } from '../../platform/db.ts';
import { groupBy } from '../../platform/group-by.ts';
import { cancelUnpaid, listPaymentsOfOrders, type PaymentOwner, setDueOf } from './payment-queries.ts';
import type { PaymentRow } from './payment-tables.ts';

/** What is still due of a payment. Nothing of one that is cancelled. */
export const dueOf = (payment: PaymentRow): { dueFen: bigint; dueVnd: bigint } => {
  const isOpen = payment.status === 'unpaid' || payment.status === 'pendingApproval';
  return isOpen
    ? { dueFen: payment.amountFen - payment.creditedFen, dueVnd: payment.amountVnd - payment.creditedVnd }
    : { dueFen: 0n, dueVnd: 0n };
};

/** What an order's status needs to know of its deposit and adjustment: fen still due, and each payment, oldest first. */
export type DepositFacts = { dueFen: bigint; payments: DepositPaymentFact[] };

/** The deposit facts of each of these orders. Every id has them. */
export async function depositFactsOf(db: Reader, orderIds: readonly number[]): Promise<Map<number, DepositFacts>> {
  const byOrder = groupBy(await listPaymentsOfOrders(db, orderIds), (row) => row.orderId);
  return new Map(orderIds.map((id) => [id, depositFacts(byOrder.get(id) ?? [])]));
}

/** The same of all payments of one order, oldest first. */
export function depositFacts(payments: readonly PaymentRow[]): DepositFacts {
  const own = payments.filter((row) => row.purpose !== 'final');
  return { dueFen: sumOf(own.map((row) => dueOf(row).dueFen)), payments: own.flatMap(factOf) };
}

function factOf({ status, lastReview }: PaymentRow): DepositPaymentFact[] {
  const known: PaymentStatus | undefined = status === 'cancelled' ? undefined : status;
  return known ? [depositPaymentFact({ status: known, lastReview })] : [];
}

/** Ends the unpaid payments of an order or a shipment that has ended. Answers how many there were. */
export const cancelPayments = (tx: Tx, owner: PaymentOwner): Promise<number> => cancelUnpaid(tx, owner);

/** Until when an unpaid payment has to be paid; null: no limit runs. */
export const setPaymentDue = (tx: Tx, due: { number: string; dueAt: Date | null }): Promise<void> => setDueOf(tx, due);
