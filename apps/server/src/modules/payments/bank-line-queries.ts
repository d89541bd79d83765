import { and, asc, desc, eq, gt, ilike, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { insertsInto, prepared } from '../../platform/prepared.ts';
import { together } from '../../platform/together.ts';
import { bankAccounts, type BankLineRecord, bankLines, bankStatements } from './bank-tables.ts';
import { paymentsOfJointCodes } from './joint-queries.ts';
import { dueOf } from './payment-facts.ts';
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

export type KnownLine = { lineKey: string; bookedAt: Date };

/** The lines of an account with one of these keys, the oldest first. */
export async function linesWithKeys(
  db: Reader,
  { accountId, keys }: { accountId: number; keys: readonly string[] },
): Promise<KnownLine[]> {
  if (keys.length === 0) return [];
  return db
    .select({ lineKey: bankLines.lineKey, bookedAt: bankLines.bookedAt })
    .from(bankLines)
    .where(and(eq(bankLines.bankAccountId, accountId), inArray(bankLines.lineKey, [...keys])))
    .orderBy(asc(bankLines.bookedAt), asc(bankLines.id));
}

/** Whether the account has a line that was booked later on the same day of business. */
export async function hasLaterLine(
  db: Reader,
  { accountId, day, bookedAt }: { accountId: number; day: string; bookedAt: Date },
): Promise<boolean> {
  const endOfDay = sql`((${day}::date + 1)::timestamp at time zone business_zone())`;
  const [line] = await db
    .select({ id: bankLines.id })
    .from(bankLines)
    .where(
      and(eq(bankLines.bankAccountId, accountId), gt(bankLines.bookedAt, bookedAt), lt(bankLines.bookedAt, endOfDay)),
    )
    .limit(1);
  return line !== undefined;
}

const rowsPerInsert = 500;
const insertLines = insertsInto(bankLines, (insert) => insert.returning({ id: bankLines.id }));

/** Answers the ids in the order of the rows. */
export async function insertBankLines(tx: Tx, rows: readonly (typeof bankLines.$inferInsert)[]): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < rows.length; at += rowsPerInsert) {
    const inserted = await insertLines(tx, rows.slice(at, at + rowsPerInsert));
    ids.push(...inserted.map((row) => row.id));
  }
  return ids;
}

export async function insertBankLine(tx: Tx, row: typeof bankLines.$inferInsert): Promise<number> {
  const [line] = await tx.insert(bankLines).values(row).returning({ id: bankLines.id });
  assert(line, 'the line was booked');
  return line.id;
}

/** Whether the account has a line with this reference and amount. */
export async function hasLine(
  db: Reader,
  { bankAccountId, amountVnd, reference }: Pick<BankLineRecord, 'bankAccountId' | 'amountVnd' | 'reference'>,
): Promise<boolean> {
  const rows = await db
    .select({ id: bankLines.id })
    .from(bankLines)
    .where(
      and(
        eq(bankLines.bankAccountId, bankAccountId),
        eq(bankLines.amountVnd, amountVnd),
        sql`lower(${bankLines.reference}) = lower(${reference})`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export type ToldLine = Pick<
  BankLineRecord,
  'id' | 'amountVnd' | 'reference' | 'bookedAt' | 'statementId' | 'recordedBy'
>;

const toldColumns = {
  id: bankLines.id,
  amountVnd: bankLines.amountVnd,
  reference: bankLines.reference,
  bookedAt: bankLines.bookedAt,
  statementId: bankLines.statementId,
  recordedBy: bankLines.recordedBy,
};
const findByReferences = prepared((db, valueOf) =>
  db
    .select(toldColumns)
    .from(bankLines)
    .where(
      and(
        eq(bankLines.bankAccountId, valueOf('accountId')),
        sql`lower(${bankLines.reference}) = any(${valueOf('references')})`,
      ),
    )
    .orderBy(asc(bankLines.id)),
);

/** The lines of an account with one of these references, in whatever capitals, the oldest first. */
export async function linesWithReferences(
  db: Reader,
  { accountId, references }: { accountId: number; references: readonly string[] },
): Promise<ToldLine[]> {
  if (references.length === 0) return [];
  return findByReferences(db, { accountId, references: [...new Set(references.map((one) => one.toLowerCase()))] });
}

/** Lines that were recorded by hand and that no statement has confirmed yet, with every code of their payment. */
export async function recordedLines(db: Reader, accountId: number) {
  const lines = await db
    .select()
    .from(bankLines)
    .where(and(eq(bankLines.bankAccountId, accountId), isNotNull(bankLines.recordedBy), isNull(bankLines.statementId)))
    .orderBy(asc(bankLines.id));
  const paymentIds = lines.flatMap((line) => line.recordedForId ?? []);
  const codes =
    paymentIds.length === 0
      ? []
      : await db.select().from(paymentCodes).where(inArray(paymentCodes.paymentId, paymentIds));
  return lines.map((line) => ({
    line,
    codes: codes.filter(({ paymentId }) => paymentId === line.recordedForId).map(({ code }) => code),
  }));
}

type ConfirmedLine = Pick<
  BankLineRecord,
  'bookedAt' | 'reference' | 'description' | 'payer' | 'lineHash' | 'lineKey'
> & { statementId: number };

/** A statement has brought a line that was recorded by hand before. */
export async function confirmLine(
  tx: Tx,
  id: number,
  { statementId, bookedAt, reference, description, payer, lineHash, lineKey }: ConfirmedLine,
): Promise<void> {
  await tx
    .update(bankLines)
    .set({ statementId, bookedAt, reference, description, payer, lineHash, lineKey })
    .where(eq(bankLines.id, id));
}

/** Which of these codes are of payments that are still due, or of a joint transfer with one. */
export async function openCodes(db: Reader, codes: readonly string[]): Promise<Set<string>> {
  const found = await paymentsOfCodes(db, [...new Set(codes)]);
  return new Set(found.filter(({ dueVnd }) => dueVnd > 0n).map(({ code }) => code));
}

/** Locks a line. Throws payment.line_not_found. */
export async function lockBankLine(tx: Tx, id: number): Promise<BankLineRecord> {
  const [line] = await tx.select().from(bankLines).where(eq(bankLines.id, id)).for('update');
  return line ?? fail('payment.line_not_found');
}

/** By so much what is left of a line changes. */
export async function changeLineLeft(tx: Tx, id: number, by: { vnd: bigint; fen: bigint }): Promise<void> {
  await tx
    .update(bankLines)
    .set({ leftVnd: sql`${bankLines.leftVnd} + ${by.vnd}`, leftFen: sql`${bankLines.leftFen} + ${by.fen}` })
    .where(eq(bankLines.id, id));
}

const maxOpenLines = 1000;

/** The newest lines of the last 60 days of which something is left: where a payment's money is looked for. */
export const openLines = (db: Reader): Promise<BankLineRecord[]> => findOpenLines(db, {});
const findOpenLines = prepared((db) =>
  db
    .select()
    .from(bankLines)
    .where(and(gt(bankLines.leftVnd, 0n), sql`${bankLines.bookedAt} > ${nowSql} - interval '60 days'`))
    .orderBy(desc(bankLines.bookedAt), desc(bankLines.id))
    .limit(maxOpenLines),
);

type LookedFor = { newest: readonly BankLineRecord[]; codes: readonly string[]; amountsVnd: readonly bigint[] };

/**
 * Where the money of these payments is looked for: the newest lines, as `openLines` answers them, and when there are more than
 * those, of the others the ones that are of one of the amounts or whose memo has one of the codes.
 */
export async function linesFor(
  db: Reader,
  { newest, codes, amountsVnd }: LookedFor,
): Promise<readonly BankLineRecord[]> {
  const oldest = newest.at(-1);
  if (newest.length < maxOpenLines || !oldest || codes.length === 0) return newest;
  const memo = sql`regexp_replace(upper(${bankLines.description}), '[^A-Z0-9]', '', 'g')`;
  const older = await db
    .select()
    .from(bankLines)
    .where(
      and(
        gt(bankLines.leftVnd, 0n),
        sql`${bankLines.bookedAt} > ${nowSql} - interval '60 days'`,
        sql`(${bankLines.bookedAt}, ${bankLines.id}) < (${oldest.bookedAt}::timestamptz, ${oldest.id}::bigint)`,
        or(inArray(bankLines.leftVnd, [...amountsVnd]), sql`${memo} ~ ${codes.join('|')}`),
      ),
    )
    .orderBy(desc(bankLines.bookedAt), desc(bankLines.id))
    .limit(maxOpenLines);
  return [...newest, ...older];
}

const defaultSize = 15;
export type LineFilter = {
  blurry?: string | undefined;
  isOpen?: boolean | undefined;
  /** Recorded by hand, and not on any statement yet. */
  isUnconfirmed?: boolean | undefined;
  page?: number | undefined;
  size?: number | undefined;
};

/** Lines with their account, newest first. */
export async function listLines(
  db: Reader,
  { blurry, isOpen, isUnconfirmed, page = 0, size = defaultSize }: LineFilter,
) {
  const word = blurry?.trim() ? likePattern(blurry.trim()) : undefined;
  const where = and(
    isOpen === undefined ? undefined : isOpen ? gt(bankLines.leftVnd, 0n) : eq(bankLines.leftVnd, 0n),
    isUnconfirmed ? and(isNotNull(bankLines.recordedBy), isNull(bankLines.statementId)) : undefined,
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
): Promise<{ lineId: number; number: string; status: string; buyerId: number }[]> {
  if (lineIds.length === 0) return [];
  return db
    .select({ lineId: bankLines.id, number: payments.number, status: payments.status, buyerId: payments.buyerId })
    .from(paymentAllocations)
    .innerJoin(bankLines, eq(bankLines.id, paymentAllocations.bankLineId))
    .innerJoin(payments, eq(payments.id, paymentAllocations.paymentId))
    .where(inArray(paymentAllocations.bankLineId, [...lineIds]))
    .orderBy(asc(paymentAllocations.id));
}

export type CodedPayment = { code: string; number: string; status: string; buyerId: number; dueVnd: bigint };

/** The payments that these codes were ever given to, also as members of a joint transfer: those in its order. */
export async function paymentsOfCodes(db: Reader, codes: readonly string[]): Promise<CodedPayment[]> {
  if (codes.length === 0) return [];
  const [own, joint] = await together(db, (reader) => [
    findByCodes(reader, { codes }),
    paymentsOfJointCodes(reader, codes),
  ]);
  return [...own, ...joint.filter(({ leftAt }) => leftAt === null)].map(({ code, payment }) => ({
    code,
    number: payment.number,
    status: payment.status,
    buyerId: payment.buyerId,
    dueVnd: dueOf(payment).dueVnd,
  }));
}
const findByCodes = prepared((db, valueOf) =>
  db
    .select({ code: paymentCodes.code, payment: payments })
    .from(paymentCodes)
    .innerJoin(payments, eq(payments.id, paymentCodes.paymentId))
    .where(sql`${paymentCodes.code} = any(${valueOf('codes')})`),
);

export async function linesByIds(db: Reader, ids: readonly number[]): Promise<BankLineRecord[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(bankLines)
    .where(inArray(bankLines.id, [...ids]));
}

export async function getLine(db: Reader, id: number) {
  const [row] = await db
    .select({ line: bankLines, account: bankAccounts })
    .from(bankLines)
    .innerJoin(bankAccounts, eq(bankAccounts.id, bankLines.bankAccountId))
    .where(eq(bankLines.id, id));
  return row ?? fail('payment.line_not_found');
}
