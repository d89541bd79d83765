import { sumOf } from '@kouan/domain';
import type { JobHandlers } from '../../platform/jobs.ts';
import { type Db, type Reader, transaction, type Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { parameters } from '../settings/index.ts';
import { approveJointTransfer } from './approve-joint-transfer.ts';
import { type ApproveExact, approveJob } from './approve-soon.ts';
import { addAutomatic, untouchedLinesOf, wasReReviewed } from './automatic-queries.ts';
import { linesByIds, lockBankLine, openLines, paymentsOfCodes } from './bank-line-queries.ts';
import type { BankLineRecord } from './bank-tables.ts';
import { lockInOrder } from './change-payment.ts';
import { type Claimed, expectedOf } from './expected.ts';
import { findJointByCode } from './joint-queries.ts';
import { lockMembers } from './joint-transfer.ts';
import { dueTogether, waitingMembers } from './joint-waiting.ts';
import { type Match, matchTransfer, readLine } from './match-transfer.ts';
import { findOverride } from './override-queries.ts';
import { dueOf } from './payment-facts.ts';
import { claimFiles } from './payment-queries.ts';
import type { PaymentRow } from './payment-tables.ts';
import { approvePayment } from './review-payment.ts';
import { getClaim } from './review-queries.ts';
import { warningsOf } from './review-warnings.ts';

/** Everything agrees: code, amount, payer and time. */
const certain = 100;
const maxTogether = 20;

export const approveExactJobs = (db: Db): JobHandlers => ({
  [approveJob]: async (wanted: ApproveExact) => {
    for (const lineId of await wantedLines(db, wanted)) await approveWithLine(db, lineId);
  },
});

async function wantedLines(db: Reader, wanted: ApproveExact): Promise<number[]> {
  if ('lineIds' in wanted) return [...wanted.lineIds];
  const lines = await untouchedLinesOf(db, BigInt(wanted.amountVnd));
  const exact = lines.filter((line) => readLine(line).codes.includes(wanted.code)).map(({ id }) => id);
  return exact.length > 0 ? exact : (await linesOfCode(db, wanted.code)).slice(0, 1).map(({ id }) => id);
}

/**
 * Approves what one line pays exactly, if the business lets the system do so: the same act as a reviewer's. In doubt it
 * does nothing; whoever decides at the same moment wins.
 */
export async function approveWithLine(db: Db, lineId: number): Promise<void> {
  const [line] = await linesByIds(db, [lineId]);
  const [code, ...others] = line ? readLine(line).codes : [];
  if (!line || code === undefined || others.length > 0) return;
  try {
    await transaction(db, (tx) => approveByCode(tx, { code, lineId }));
  } catch (error) {
    // Decided meanwhile, or something stands against it: a person looks at it.
    if (!(error instanceof AppError)) throw error;
  }
}

type Hit = { code: string; lineId: number };

async function approveByCode(tx: Tx, { code, lineId }: Hit): Promise<void> {
  const { automaticCeilingFen } = await parameters(tx);
  const joint = await findJointByCode(tx, code);
  if (joint) {
    await lockMembers(tx, joint);
    const waiting = await waitingMembers(tx, joint.id);
    const sum = dueTogether(waiting);
    const line = await lockUntouched(tx, { lineId, amountVnd: sum.dueVnd });
    if (!line || sum.dueFen > BigInt(automaticCeilingFen)) return;
    for (const { payment } of waiting) if (!(await isCertain(tx, { payment, line }))) return;
    const { approved } = await approveJointTransfer(tx, {
      number: joint.number,
      bankLineId: lineId,
      reviewerId: null,
      opinion: '',
    });
    for (const { id, reviewId } of approved)
      await keep(tx, { reviewId, paymentId: id, lineId, transferFen: sum.dueFen, ceilingFen: automaticCeilingFen });
    return;
  }
  const [found] = await paymentsOfCodes(tx, [code]);
  if (!found) return;
  const payment = await lockInOrder(tx, { number: found.number, buyerId: 'any' });
  const { dueFen, dueVnd } = dueOf(payment);
  if (payment.code !== code || dueFen > BigInt(automaticCeilingFen)) return;
  const line = await lockUntouched(tx, { lineId, amountVnd: dueVnd });
  const lines = line ? [line] : await linesTogether(tx, { code, dueVnd });
  if (lines.length === 0 || !lines.some(({ id }) => id === lineId)) return;
  for (const one of lines) if (!(await isCertain(tx, { payment, line: one, isPart: lines.length > 1 }))) return;
  const bankLineIds = lines.map(({ id }) => id);
  const reviewId = await approvePayment(tx, { number: payment.number, reviewerId: null, bankLineIds, opinion: '' });
  for (const id of bankLineIds)
    await keep(tx, {
      reviewId,
      paymentId: payment.id,
      lineId: id,
      transferFen: dueFen,
      ceilingFen: automaticCeilingFen,
    });
}

/** The untouched lines of a bank that name this code and no other, the oldest first. */
async function linesOfCode(db: Reader, code: string): Promise<BankLineRecord[]> {
  const lines = (await openLines(db)).filter((line) => {
    const { codes } = readLine(line);
    return codes.length === 1 && codes[0] === code && line.leftVnd === line.amountVnd && line.recordedBy === null;
  });
  return lines.toSorted((a, b) => a.bookedAt.getTime() - b.bookedAt.getTime() || a.id - b.id);
}

/** Several transfers that bring exactly what is due together, locked; none when they do not. */
async function linesTogether(tx: Tx, { code, dueVnd }: { code: string; dueVnd: bigint }): Promise<BankLineRecord[]> {
  const found = await linesOfCode(tx, code);
  if (found.length < 2 || found.length > maxTogether || sumOf(found.map(({ amountVnd }) => amountVnd)) !== dueVnd)
    return [];
  const locked = new Map<number, BankLineRecord>();
  for (const { id, amountVnd } of found.toSorted((a, b) => a.id - b.id)) {
    const line = await lockUntouched(tx, { lineId: id, amountVnd });
    if (line) locked.set(id, line);
  }
  return locked.size === found.length ? found.flatMap(({ id }) => locked.get(id) ?? []) : [];
}

type Approved = { reviewId: number; paymentId: number; lineId: number; transferFen: bigint; ceilingFen: number };
const keep = (tx: Tx, { reviewId, paymentId, lineId, transferFen, ceilingFen }: Approved): Promise<void> =>
  addAutomatic(tx, {
    reviewId,
    paymentId,
    bankLineId: lineId,
    transferFen,
    ceilingFen: BigInt(ceilingFen),
    score: certain,
  });

/** The line, locked, if it is of exactly this amount, nothing was taken of it, and a bank brought it. */
async function lockUntouched(
  tx: Tx,
  { lineId, amountVnd }: { lineId: number; amountVnd: bigint },
): Promise<BankLineRecord | undefined> {
  const line = await lockBankLine(tx, lineId);
  const isFit = line.leftVnd === amountVnd && line.amountVnd === amountVnd && line.recordedBy === null;
  return isFit ? line : undefined;
}

/** Nothing speaks against it: no warning, no decision that was taken back, no second line with the code, nobody at it. */
async function isCertain(
  db: Reader,
  { payment, line, isPart = false }: { payment: PaymentRow; line: BankLineRecord; isPart?: boolean },
): Promise<boolean> {
  if (payment.status !== 'pendingApproval' || payment.method !== 'bankTransfer' || payment.claimId === null)
    return false;
  const claim = await getClaim(db, payment.claimId);
  if (!claim || (await wasReReviewed(db, payment.id)) || (await findOverride(db, payment.id))) return false;
  if (!isPart && !(await isOnlyLine(db, line))) return false;
  const claimed: Claimed = { payment, claim };
  const expected = (await expectedOf(db, [claimed])).get(payment.id);
  if (!expected || !agrees(matchTransfer(expected, readLine(line)), isPart)) return false;
  const files = await claimFiles(db, claim.id);
  return (await warningsOf(db, { payment, claim, files, hasCandidate: true })).length === 0;
}

/** Of one of several transfers the amount is only a part; everything else has to agree. */
const agrees = ({ score, points }: Match, isPart: boolean): boolean =>
  isPart ? points.every(({ what, isMatch }) => what === 'amount' || isMatch) : score >= certain;

/** Two transfers with one code are for a person to sort out. */
async function isOnlyLine(db: Reader, line: BankLineRecord): Promise<boolean> {
  const [code] = readLine(line).codes;
  const others = await untouchedLinesOf(db, line.amountVnd);
  return code !== undefined && others.every((one) => one.id === line.id || !readLine(one).codes.includes(code));
}
