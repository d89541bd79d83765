import type { JobHandlers } from '../../platform/jobs.ts';
import { type Db, type Reader, transaction, type Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { parameters } from '../settings/index.ts';
import { approveJointTransfer } from './approve-joint-transfer.ts';
import { type ApproveExact, approveJob } from './approve-soon.ts';
import { addAutomatic, untouchedLinesOf, wasReReviewed } from './automatic-queries.ts';
import { linesByIds, lockBankLine, paymentsOfCodes } from './bank-line-queries.ts';
import type { BankLineRecord } from './bank-tables.ts';
import { lockInOrder } from './change-payment.ts';
import { type Claimed, expectedOf } from './expected.ts';
import { findJointByCode } from './joint-queries.ts';
import { lockMembers } from './joint-transfer.ts';
import { dueTogether, waitingMembers } from './joint-waiting.ts';
import { matchTransfer, readLine } from './match-transfer.ts';
import { findOverride } from './override-queries.ts';
import { dueOf } from './payment-facts.ts';
import { claimFiles } from './payment-queries.ts';
import type { PaymentRow } from './payment-tables.ts';
import { approvePayment } from './review-payment.ts';
import { getClaim } from './review-queries.ts';
import { warningsOf } from './review-warnings.ts';

/** Everything agrees: code, amount, payer and time. */
const certain = 100;

export const approveExactJobs = (db: Db): JobHandlers => ({
  [approveJob]: async (wanted: ApproveExact) => {
    for (const lineId of await wantedLines(db, wanted)) await approveWithLine(db, lineId);
  },
});

async function wantedLines(db: Reader, wanted: ApproveExact): Promise<number[]> {
  if ('lineIds' in wanted) return [...wanted.lineIds];
  const lines = await untouchedLinesOf(db, BigInt(wanted.amountVnd));
  return lines.filter((line) => readLine(line).codes.includes(wanted.code)).map(({ id }) => id);
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
  const line = await lockUntouched(tx, { lineId, amountVnd: dueVnd });
  if (!line || payment.code !== code || dueFen > BigInt(automaticCeilingFen)) return;
  if (!(await isCertain(tx, { payment, line }))) return;
  const reviewId = await approvePayment(tx, {
    number: payment.number,
    reviewerId: null,
    bankLineId: lineId,
    opinion: '',
  });
  await keep(tx, {
    reviewId,
    paymentId: payment.id,
    lineId,
    transferFen: dueFen,
    ceilingFen: automaticCeilingFen,
  });
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
  { payment, line }: { payment: PaymentRow; line: BankLineRecord },
): Promise<boolean> {
  if (payment.status !== 'pendingApproval' || payment.method !== 'bankTransfer' || payment.claimId === null)
    return false;
  const claim = await getClaim(db, payment.claimId);
  if (!claim || (await wasReReviewed(db, payment.id)) || (await findOverride(db, payment.id))) return false;
  if (!(await isOnlyLine(db, line))) return false;
  const claimed: Claimed = { payment, claim };
  const expected = (await expectedOf(db, [claimed])).get(payment.id);
  if (!expected || matchTransfer(expected, readLine(line)).score < certain) return false;
  const files = await claimFiles(db, claim.id);
  return (await warningsOf(db, { payment, claim, files, hasCandidate: true })).length === 0;
}

/** Two transfers with one code are for a person to sort out. */
async function isOnlyLine(db: Reader, line: BankLineRecord): Promise<boolean> {
  const [code] = readLine(line).codes;
  const others = await untouchedLinesOf(db, line.amountVnd);
  return code !== undefined && others.every((one) => one.id === line.id || !readLine(one).codes.includes(code));
}
