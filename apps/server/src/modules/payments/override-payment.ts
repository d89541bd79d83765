import type { BodyOf } from '@kouan/contract';
import type * as contract from '@kouan/contract';
import { bankLine, moneyIn } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { sha256 } from '../../platform/random.ts';
import { rateAt } from '../settings/index.ts';
import { activeAccount } from './bank-accounts.ts';
import { hasLine, insertBankLine } from './bank-line-queries.ts';
import { post } from './ledger.ts';
import { addOverride, decideOverride, findOverride } from './override-queries.ts';
import type { OverrideRow } from './receipt-tables.ts';
import { approvePayment, lockForReview } from './review-payment.ts';

/** Older money is on a statement by now. */
const maxAgeDays = 60;
const dayMs = 86_400_000;

type OverrideRequest = BodyOf<typeof contract.requestOverride> & { number: string; actorId: number };

/**
 * One person has seen money that no statement has yet: kept for a second one to decide, nothing is booked. Throws
 * payment.not_found, payment.own_payment, payment.not_reviewable, payment.override_open, payment.booked_at_wrong, payment.line_known.
 */
export async function requestOverride(tx: Tx, { number, actorId, ...seen }: OverrideRequest): Promise<void> {
  const payment = await lockForReview(tx, { number, reviewerId: actorId }, 'approved');
  const account = await activeAccount(tx);
  const bookedAt = new Date(seen.bookedAt);
  const ageDays = ((await currentTime(tx)).getTime() - bookedAt.getTime()) / dayMs;
  if (!(ageDays >= -1 && ageDays <= maxAgeDays))
    fail('payment.booked_at_wrong', {}, { bookedAt: 'payment.booked_at_wrong' });
  await requireUnknown(tx, { bankAccountId: account.id, amountVnd: BigInt(seen.amountVnd), reference: seen.reference });
  const isNew = await addOverride(tx, {
    paymentId: payment.id,
    claimId: payment.claimId,
    bankAccountId: account.id,
    amountVnd: BigInt(seen.amountVnd),
    reference: seen.reference.trim(),
    payer: seen.payer?.trim() ?? '',
    bookedAt,
    reason: seen.reason.trim(),
    requestedBy: actorId,
  });
  if (!isNew) fail('payment.override_open');
}

/**
 * A second person agrees: the line is booked as recorded by the first, and the payment approved with it. Throws
 * payment.override_not_found, payment.second_person_required, and like `approvePayment`.
 */
export async function approveOverride(tx: Tx, { number, actorId }: { number: string; actorId: number }): Promise<void> {
  const payment = await lockForReview(tx, { number, reviewerId: actorId }, 'approved');
  const request = await findOverride(tx, payment.id);
  if (!request || request.claimId !== payment.claimId) fail('payment.override_not_found');
  if (request.requestedBy === actorId) fail('payment.second_person_required');
  await requireUnknown(tx, request);
  const bankLineId = await recordLine(tx, { request, memo: payment.code });
  await decideOverride(tx, { id: request.id, status: 'approved', decidedBy: actorId, bankLineId });
  await approvePayment(tx, { number, reviewerId: actorId, bankLineId, opinion: request.reason });
}

/** Takes a request away: the second person does not agree, or the first withdraws it. Throws payment.override_not_found. */
export async function declineOverride(tx: Tx, { number, actorId }: { number: string; actorId: number }): Promise<void> {
  const payment = await lockForReview(tx, { number, reviewerId: actorId }, 'approved');
  const request = await findOverride(tx, payment.id);
  if (!request) fail('payment.override_not_found');
  await decideOverride(tx, { id: request.id, status: 'declined', decidedBy: actorId });
}

/** A line that a statement brought, or that was recorded before, is approved with as it is. Throws payment.line_known. */
async function requireUnknown(
  tx: Tx,
  seen: Pick<OverrideRow, 'bankAccountId' | 'amountVnd' | 'reference'>,
): Promise<void> {
  if (await hasLine(tx, { ...seen, reference: seen.reference.trim() })) fail('payment.line_known');
}

/** Books what was seen as money of the bank; the statement that has it will find it by reference or memo. */
async function recordLine(tx: Tx, { request, memo }: { request: OverrideRow; memo: string }): Promise<number> {
  const { rateVndPerCnyMicros } = await rateAt(tx, request.bookedAt);
  const { leftVnd, leftFen } = bankLine(request.amountVnd, rateVndPerCnyMicros);
  const id = await insertBankLine(tx, {
    bankAccountId: request.bankAccountId,
    bookedAt: request.bookedAt,
    reference: request.reference,
    amountVnd: request.amountVnd,
    description: memo,
    payer: request.payer,
    dayRateVndPerCnyMicros: rateVndPerCnyMicros,
    amountFen: leftFen,
    leftVnd,
    leftFen,
    lineHash: sha256(`recorded ${request.id}`),
    recordedBy: request.requestedBy,
    recordedForId: request.paymentId,
  });
  await post(tx, {
    posting: moneyIn({ from: 'bank', amountFen: leftFen }),
    event: 'bankLineRecorded',
    bankAccountId: request.bankAccountId,
    paymentId: request.paymentId,
    actorId: request.requestedBy,
    note: request.reference,
  });
  return id;
}
