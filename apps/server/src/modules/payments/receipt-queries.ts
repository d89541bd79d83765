import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader, Tx } from '../../platform/db.ts';
import { type BankLineRecord, bankLines } from './bank-tables.ts';
import { type AllocationRow, paymentAllocations, payments } from './payment-tables.ts';
import { paymentReceipts, type ReceiptRow, wallets } from './receipt-tables.ts';

/** Locks a buyer's wallet until the transaction ends and answers its fen. The last lock before stock. */
export async function lockWallet(tx: Tx, buyerId: number): Promise<bigint> {
  await tx.insert(wallets).values({ buyerId }).onConflictDoNothing();
  const [row] = await tx.select().from(wallets).where(eq(wallets.buyerId, buyerId)).for('update');
  return row?.balanceFen ?? 0n;
}

/** Answers undefined when this trade of the gateway is known. */
export async function addReceipt(
  tx: Tx,
  row: Omit<typeof paymentReceipts.$inferInsert, 'leftFen'>,
): Promise<ReceiptRow | undefined> {
  const [receipt] = await tx
    .insert(paymentReceipts)
    .values({ ...row, leftFen: row.amountFen })
    .onConflictDoNothing()
    .returning();
  return receipt;
}

/** Locks the receipt of a payment of which something is left. */
export async function lockOpenReceipt(tx: Tx, paymentId: number): Promise<ReceiptRow | undefined> {
  const [receipt] = await tx
    .select()
    .from(paymentReceipts)
    .where(and(eq(paymentReceipts.paymentId, paymentId), gt(paymentReceipts.leftFen, 0n)))
    .orderBy(desc(paymentReceipts.id))
    .limit(1)
    .for('update');
  return receipt;
}

export async function findOpenReceipt(db: Reader, paymentId: number): Promise<ReceiptRow | undefined> {
  const [receipt] = await db
    .select()
    .from(paymentReceipts)
    .where(and(eq(paymentReceipts.paymentId, paymentId), gt(paymentReceipts.leftFen, 0n)))
    .orderBy(desc(paymentReceipts.id))
    .limit(1);
  return receipt;
}

/** Puts back or takes away: by so much the rest of a receipt changes. */
export async function changeReceiptLeft(tx: Tx, id: number, byFen: bigint): Promise<void> {
  await tx
    .update(paymentReceipts)
    .set({ leftFen: sql`${paymentReceipts.leftFen} + ${byFen}` })
    .where(eq(paymentReceipts.id, id));
}

/** All that approvals took for a payment and that was not given back, oldest first. */
export async function standingApprovals(db: Reader, paymentId: number): Promise<AllocationRow[]> {
  const reversal = alias(paymentAllocations, 'reversal');
  const isStanding = and(
    eq(paymentAllocations.paymentId, paymentId),
    isNotNull(paymentAllocations.reviewId),
    isNull(paymentAllocations.reversesId),
    notExists(
      db
        .select({ one: sql`1` })
        .from(reversal)
        .where(eq(reversal.reversesId, paymentAllocations.id)),
    ),
  );
  return db.select().from(paymentAllocations).where(isStanding).orderBy(asc(paymentAllocations.id));
}

/** What the last approval of a payment that was not taken back has taken, of one source or of several. */
export async function lastApproval(db: Reader, paymentId: number): Promise<AllocationRow[]> {
  const rows = await standingApprovals(db, paymentId);
  return rows.filter(({ reviewId }) => reviewId === rows.at(-1)?.reviewId);
}

export async function receiptsByIds(db: Reader, ids: readonly number[]): Promise<ReceiptRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(paymentReceipts)
    .where(inArray(paymentReceipts.id, [...ids]));
}

/** Locks the lines that paid something of this buyer's and have a rest. */
export async function lockLeftovers(tx: Tx, buyerId: number): Promise<{ line: BankLineRecord; paymentId: number }[]> {
  const rows = await tx
    .select({ lineId: paymentAllocations.bankLineId, paymentId: sql<string>`max(${paymentAllocations.paymentId})` })
    .from(paymentAllocations)
    .innerJoin(payments, eq(payments.id, paymentAllocations.paymentId))
    .innerJoin(bankLines, eq(bankLines.id, paymentAllocations.bankLineId))
    .where(and(eq(payments.buyerId, buyerId), gt(bankLines.leftVnd, 0n)))
    .groupBy(paymentAllocations.bankLineId)
    .having(sql`sum(${paymentAllocations.allocatedVnd}) > 0`)
    .orderBy(asc(paymentAllocations.bankLineId));
  const locked = [];
  for (const { lineId, paymentId } of rows) {
    if (lineId === null) continue;
    const [line] = await tx.select().from(bankLines).where(eq(bankLines.id, lineId)).for('update');
    if (line && line.leftVnd > 0n) locked.push({ line, paymentId: Number(paymentId) });
  }
  return locked;
}
