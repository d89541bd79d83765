import { createHmac, timingSafeEqual } from 'node:crypto';
import { BankNotice, type ErrorCode, noticeSignatureHeader, noticeTimestampHeader } from '@kouan/contract';
import { Value } from 'typebox/value';
import { type Db, transaction, type Tx } from '../../platform/db.ts';
import { AppError, assert, fail } from '../../platform/errors.ts';
import { parameters } from '../settings/index.ts';
import { approveLinesSoon } from './approve-soon.ts';
import { lockAccount } from './bank-accounts.ts';
import { linesWithReferences } from './bank-line-queries.ts';
import type { NoticeOutcome } from './bank-notice-tables.ts';
import {
  addNotice,
  countFailure,
  findActiveSource,
  holdSource,
  type SourceWithAccount,
} from './bank-source-queries.ts';
import { secretOf } from './bank-sources.ts';
import { bookLines, dayRates } from './book-lines.ts';
import { isSameMovement, keyLines } from './known-lines.ts';
import type { StatementLine } from './read-statement.ts';

/** A notice is taken so many seconds before and after the moment that it was signed. */
const windowSeconds = 300;
const dayMs = 86_400_000;
const oldestDays = 60;
const futureDays = 2;
const signatureShape = /^[0-9a-f]{64}$/;

export type ArrivedNotice = {
  source: string;
  headers: Readonly<Record<string, unknown>>;
  /** The bytes that are signed. */
  text: string;
  installation: Buffer;
};
type Signed = { signature: string; signedAt: Date };

/** Signs a notice as a bank does: `timestamp` in seconds since 1970. */
export const signBankNotice = (secret: string, { timestamp, text }: { timestamp: string; text: string }): string =>
  createHmac('sha256', secret).update(`${timestamp}.${text}`).digest('hex');

/**
 * Books what a bank tells of one movement; the same movement again, in whatever way, changes nothing. What is refused of
 * a known source is counted for the staff. Throws payment.notice_unsigned (for an unknown source too),
 * payment.notice_too_old, payment.notice_repeated, payment.notice_not_readable, payment.notice_wrong_account,
 * payment.notice_date_wrong.
 */
export async function receiveBankNotice(db: Db, arrived: ArrivedNotice): Promise<NoticeOutcome> {
  const from = await findActiveSource(db, arrived.source);
  if (!from) return fail('payment.notice_unsigned');
  try {
    const signed = readSignature(from, arrived);
    const line = readNotice(from, arrived.text);
    return await transaction(db, (tx) => keepNotice(tx, { from, signed, line }));
  } catch (error) {
    if (error instanceof AppError) await countFailure(db, { sourceId: from.source.id, code: error.code });
    throw error;
  }
}

type Source = SourceWithAccount & { now: Date };

function readSignature({ source, now }: Source, { headers, text, installation }: ArrivedNotice): Signed {
  const timestamp = headers[noticeTimestampHeader];
  const signature = headers[noticeSignatureHeader];
  if (typeof timestamp !== 'string' || !/^\d{1,12}$/.test(timestamp)) return fail('payment.notice_unsigned');
  if (typeof signature !== 'string' || !signatureShape.test(signature)) return fail('payment.notice_unsigned');
  const right = signBankNotice(secretOf(installation, source), { timestamp, text });
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(right))) fail('payment.notice_unsigned');
  const signedAt = new Date(Number(timestamp) * 1000);
  if (Math.abs(now.getTime() - signedAt.getTime()) > windowSeconds * 1000) fail('payment.notice_too_old');
  return { signature, signedAt };
}

/** The movement; undefined for money that left. */
function readNotice({ account, now }: Source, text: string): StatementLine | undefined {
  const notice = parsed(text);
  if (!Value.Check(BankNotice, notice)) return fail('payment.notice_not_readable');
  const bookedAt = new Date(notice.bookedAt);
  if (notice.amountVnd === 0 || Number.isNaN(bookedAt.getTime())) fail('payment.notice_not_readable');
  if (notice.accountNumber.replaceAll(/\s/g, '') !== account.accountNumber) fail('payment.notice_wrong_account');
  const ageDays = (now.getTime() - bookedAt.getTime()) / dayMs;
  if (ageDays > oldestDays || ageDays < -futureDays) fail('payment.notice_date_wrong' satisfies ErrorCode);
  if (notice.amountVnd < 0) return undefined;
  return {
    bookedAt,
    reference: notice.reference.normalize('NFC').trim(),
    amountVnd: BigInt(notice.amountVnd),
    description: notice.description.normalize('NFC'),
    payer: notice.payer?.normalize('NFC').trim() ?? '',
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

type Kept = { from: Source; signed: Signed; line: StatementLine | undefined };

/** The account is locked, as for a statement: whoever comes second finds the line of the first. */
async function keepNotice(tx: Tx, { from: { source, now }, signed, line }: Kept): Promise<NoticeOutcome> {
  await lockAccount(tx, source.bankAccountId);
  if (!(await holdSource(tx, source))) fail('payment.notice_unsigned');
  const told = line ? await findOrBook(tx, { source, now }, line) : { outcome: 'outgoing' as const, bankLineId: null };
  const isNew = await addNotice(tx, { sourceId: source.id, ...signed, ...told });
  if (!isNew) fail('payment.notice_repeated');
  return told.outcome;
}

async function findOrBook(
  tx: Tx,
  { source, now }: Pick<Source, 'source' | 'now'>,
  line: StatementLine,
): Promise<{ outcome: 'known' | 'booked'; bankLineId: number }> {
  const known = await linesWithReferences(tx, { accountId: source.bankAccountId, references: [line.reference] });
  const same = known.find((one) => isSameMovement(one, line));
  if (same) return { outcome: 'known', bankLineId: same.id };
  const { businessTimeZone: timeZone } = await parameters(tx);
  const lines = keyLines([line], timeZone);
  const [bankLineId] = await bookLines(tx, {
    accountId: source.bankAccountId,
    origin: { sourceId: source.id },
    lines,
    rates: dayRates(tx, { timeZone, now }),
  });
  assert(bankLineId, 'a line was booked');
  await approveLinesSoon(tx, [bankLineId]);
  return { outcome: 'booked', bankLineId };
}
