import { and, asc, desc, eq, gt, ilike, inArray, or, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { bankAccounts, type BankLineRecord, bankLines, bankStatements } from './bank-tables.ts';
import { likePattern } from './payment-queries.ts';
import { paymentAllocations, paymentCodes, payments } from './payment-tables.ts';

export async function findStatement(
  db: Reader,
  { accountId, sha256 }: { accountId: number; sha256: string },
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: bankStatements.id })
    .from(bankStatements)
    .where(and(eq(bankStatements.bankAccountId, accountId), eq(bankStatements.sha256, sha256)));
  return row?.id;
}

export async function addStatement(tx: Tx, row: typeof bankStatements.$inferInsert): Promise<number> {
  const [statement] = await tx.insert(bankStatements).values(row).returning({ id: bankStatements.id });
  assert(statement, 'the statement was kept');
  return statement.id;
}

export async function knownHashes(
  db: Reader,
  { accountId, hashes }: { accountId: number; hashes: readonly string[] },
): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await db
    .select({ hash: bankLines.lineHash })
    .from(bankLines)
    .where(and(eq(bankLines.bankAccountId, accountId), inArray(bankLines.lineHash, [...hashes])));
  return new Set(rows.map((row) => row.hash));
}

const rowsPerInsert = 500;

export async function insertBankLines(tx: Tx, rows: readonly (typeof bankLines.$inferInsert)[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsPerInsert)
    await tx.insert(bankLines).values(rows.slice(at, at + rowsPerInsert));
}

/** Which of these codes are of payments that are still due. */
export async function openCodes(db: Reader, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  const rows = await db
    .select({ code: paymentCodes.code })
    .from(paymentCodes)
    .innerJoin(payments, eq(payments.id, paymentCodes.paymentId))
    .where(
      and(inArray(paymentCodes.code, [...new Set(codes)]), inArray(payments.status, ['unpaid', 'pendingApproval'])),
    );
  return new Set(rows.map((row) => row.code));
}

/** Locks a line. Throws payment.line_not_found. */
export async function lockBankLine(tx: Tx, id: number): Promise<BankLineRecord> {
  const [line] = await tx.select().from(bankLines).where(eq(bankLines.id, id)).for('update');
  return line ?? fail('payment.line_not_found');
}

export async function setLineLeft(tx: Tx, id: number, left: { leftVnd: bigint; leftFen: bigint }): Promise<void> {
  await tx.update(bankLines).set(left).where(eq(bankLines.id, id));
}

const maxOpenLines = 1000;

/** The newest lines of the last 60 days of which something is left: where a payment's money is looked for. */
export async function openLines(db: Reader): Promise<BankLineRecord[]> {
  return db
    .select()
    .from(bankLines)
    .where(and(gt(bankLines.leftVnd, 0n), sql`${bankLines.bookedAt} > ${nowSql} - interval '60 days'`))
    .orderBy(desc(bankLines.bookedAt), desc(bankLines.id))
    .limit(maxOpenLines);
}

const defaultSize = 15;
export type LineFilter = {
  blurry?: string | undefined;
  isOpen?: boolean | undefined;
  page?: number | undefined;
  size?: number | undefined;
};

/** Lines with their account, newest first. */
export async function listLines(db: Reader, { blurry, isOpen, page = 0, size = defaultSize }: LineFilter) {
  const word = blurry?.trim() ? likePattern(blurry.trim()) : undefined;
  const where = and(
    isOpen === undefined ? undefined : isOpen ? gt(bankLines.leftVnd, 0n) : eq(bankLines.leftVnd, 0n),
    word
      ? or(
          ilike(bankLines.description, word),
          ilike(bankLines.payer, word),
          ilike(bankLines.reference, word),
          ilike(sql`${bankLines.amountVnd}::text`, word),
        )
      : undefined,
  );
  const rows = await db
    .select({ line: bankLines, account: bankAccounts })
    .from(bankLines)
    .innerJoin(bankAccounts, eq(bankAccounts.id, bankLines.bankAccountId))
    .where(where)
    .orderBy(desc(bankLines.bookedAt), desc(bankLines.id))
    .limit(size)
    .offset(page * size);
  const [counted] = await db
    .select({ total: sql<string>`count(*)` })
    .from(bankLines)
    .where(where);
  return { rows, total: Number(counted?.total ?? 0) };
}

/** The numbers of the payments that took something of each line. */
export async function paymentsOfLines(
  db: Reader,
  lineIds: readonly number[],
): Promise<{ lineId: number; number: string }[]> {
  if (lineIds.length === 0) return [];
  return db
    .select({ lineId: paymentAllocations.bankLineId, number: payments.number })
    .from(paymentAllocations)
    .innerJoin(payments, eq(payments.id, paymentAllocations.paymentId))
    .where(inArray(paymentAllocations.bankLineId, [...lineIds]))
    .orderBy(asc(paymentAllocations.id));
}
