import { and, asc, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { type PaymentRow, payments } from './payment-tables.ts';
import { paymentReceipts, wallets } from './receipt-tables.ts';
import {
  refundPayouts,
  type PayoutRow,
  walletWithdrawals,
  type WithdrawalRow,
  type WithdrawalState,
} from './refund-tables.ts';

export type PaidPayment = { id: number; method: string | null; creditedFen: bigint; creditedVnd: bigint };

/** What was really paid for an order's deposit and for one of its shipments, oldest first. */
export async function paidPayments(
  db: Reader,
  { orderId, shipmentNumber }: { orderId: number; shipmentNumber: string | null },
): Promise<PaidPayment[]> {
  return db
    .select({
      id: payments.id,
      method: payments.method,
      creditedFen: payments.creditedFen,
      creditedVnd: payments.creditedVnd,
    })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        sql`${payments.creditedFen} > 0`,
        or(
          ne(payments.purpose, 'final'),
          shipmentNumber === null ? undefined : eq(payments.shipmentNumber, shipmentNumber),
        ),
      ),
    )
    .orderBy(asc(payments.id));
}

export async function paymentsByIds(db: Reader, ids: readonly number[]): Promise<PaymentRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(payments)
    .where(inArray(payments.id, [...ids]));
}

export async function payoutsOfPayments(db: Reader, paymentIds: readonly number[]): Promise<PayoutRow[]> {
  if (paymentIds.length === 0) return [];
  return db
    .select()
    .from(refundPayouts)
    .where(inArray(refundPayouts.paymentId, [...paymentIds]));
}

export async function addPayouts(tx: Tx, rows: readonly (typeof refundPayouts.$inferInsert)[]): Promise<void> {
  await tx.insert(refundPayouts).values([...rows]);
}

export async function payoutRowsOf(db: Reader, caseNumbers: readonly string[]): Promise<PayoutRow[]> {
  if (caseNumbers.length === 0) return [];
  return db
    .select()
    .from(refundPayouts)
    .where(inArray(refundPayouts.caseNumber, [...caseNumbers]))
    .orderBy(asc(refundPayouts.id));
}

/** What goes back of each case in đồng, for those whose money goes back to payments. */
export async function payoutVndOfCases(db: Reader, caseNumbers: readonly string[]): Promise<Map<string, bigint>> {
  const sums = new Map<string, bigint>();
  for (const { caseNumber, amountVnd } of await payoutRowsOf(db, caseNumbers))
    sums.set(caseNumber, (sums.get(caseNumber) ?? 0n) + amountVnd);
  return sums;
}

/** Throws case.not_found for a payout of another case. */
export async function lockPayout(tx: Tx, { caseNumber, id }: { caseNumber: string; id: number }): Promise<PayoutRow> {
  const [row] = await tx
    .select()
    .from(refundPayouts)
    .where(and(eq(refundPayouts.caseNumber, caseNumber), eq(refundPayouts.id, id)))
    .for('update');
  return row ?? fail('case.not_found');
}

export async function updatePayout(tx: Tx, id: number, changes: Partial<typeof refundPayouts.$inferInsert>) {
  await tx.update(refundPayouts).set(changes).where(eq(refundPayouts.id, id));
}

/** Through which gateway a payment came last; undefined for one that came otherwise. */
export async function gatewayOf(db: Reader, paymentId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ gateway: paymentReceipts.gateway })
    .from(paymentReceipts)
    .where(and(eq(paymentReceipts.paymentId, paymentId), sql`${paymentReceipts.gateway} is not null`))
    .orderBy(desc(paymentReceipts.id))
    .limit(1);
  return row?.gateway ?? undefined;
}

/** Locks a wallet and answers what it holds, in fen. */
export async function lockWallet(tx: Tx, buyerId: number): Promise<bigint> {
  const [row] = await tx
    .select({ balanceFen: wallets.balanceFen })
    .from(wallets)
    .where(eq(wallets.buyerId, buyerId))
    .for('update');
  return row?.balanceFen ?? 0n;
}

export async function addWithdrawal(tx: Tx, row: typeof walletWithdrawals.$inferInsert): Promise<WithdrawalRow> {
  const [added] = await tx.insert(walletWithdrawals).values(row).returning();
  assert(added, 'the withdrawal was kept');
  return added;
}

export async function lockWithdrawal(
  tx: Tx,
  { id, buyerId }: { id: number; buyerId: number | 'any' },
): Promise<WithdrawalRow> {
  const isTheirs = buyerId === 'any' ? undefined : eq(walletWithdrawals.buyerId, buyerId);
  const [row] = await tx
    .select()
    .from(walletWithdrawals)
    .where(and(eq(walletWithdrawals.id, id), isTheirs))
    .for('update');
  return row ?? fail('wallet.withdrawal_not_found');
}

export async function updateWithdrawal(
  tx: Tx,
  id: number,
  changes: Partial<typeof walletWithdrawals.$inferInsert>,
): Promise<WithdrawalRow> {
  const [row] = await tx.update(walletWithdrawals).set(changes).where(eq(walletWithdrawals.id, id)).returning();
  return row ?? fail('wallet.withdrawal_not_found');
}

export type WithdrawalFilter = {
  buyerId: number | 'any';
  /** Staff may look for buyers; these are their ids. */
  buyerIds?: readonly number[] | undefined;
  state?: WithdrawalState | undefined;
  page: number;
  size: number;
};

/** Newest first. */
export async function listWithdrawalRows(
  db: Reader,
  { buyerId, buyerIds, state, page, size }: WithdrawalFilter,
): Promise<{ rows: WithdrawalRow[]; total: number }> {
  const where = and(
    buyerId === 'any' ? undefined : eq(walletWithdrawals.buyerId, buyerId),
    buyerIds && (buyerIds.length > 0 ? inArray(walletWithdrawals.buyerId, [...buyerIds]) : sql`false`),
    state && eq(walletWithdrawals.state, state),
  );
  const rows = await db
    .select()
    .from(walletWithdrawals)
    .where(where)
    .orderBy(desc(walletWithdrawals.id))
    .limit(size)
    .offset(page * size);
  const [counted] = await db
    .select({ total: sql<string>`count(*)` })
    .from(walletWithdrawals)
    .where(where);
  return { rows, total: Number(counted?.total ?? 0) };
}
