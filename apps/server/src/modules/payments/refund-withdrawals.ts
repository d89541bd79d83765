import type { BodyOf, WithdrawalView } from '@kouan/contract';
import type * as contract from '@kouan/contract';
import { maskSecret, payoutDone, payoutToWallet, toFen, toVnd, withdrawalAsked, yuan } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { publish } from '../../platform/outbox.ts';
import type { Sendable } from '../../platform/http.ts';
import { userBriefs } from '../identity/index.ts';
import { currentRate } from '../settings/index.ts';
import { lockAccount } from './bank-accounts.ts';
import { post } from './ledger.ts';
import { addWithdrawal, lockWallet, lockWithdrawal, updateWithdrawal } from './refund-queries.ts';
import type { WithdrawalRow } from './refund-tables.ts';

/**
 * A buyer asks for wallet money on a bank account, at the day's rate: it leaves the wallet at once. Throws
 * wallet.insufficient.
 */
export async function askWithdrawal(
  tx: Tx,
  { buyerId, amountFen, ...wish }: BodyOf<typeof contract.askWithdrawal> & { buyerId: number },
): Promise<WithdrawalRow> {
  const fen = BigInt(amountFen);
  const balanceFen = await lockWallet(tx, buyerId);
  if (fen > balanceFen) fail('wallet.insufficient', { amount: yuan(balanceFen) });
  const { rateVndPerCnyMicros } = await currentRate(tx);
  const amountVnd = toVnd(fen, rateVndPerCnyMicros);
  if (amountVnd === 0n) fail('wallet.amount_invalid', {}, { amountFen: 'wallet.amount_invalid' });
  await post(tx, { posting: withdrawalAsked(fen), event: 'withdrawalAsked', buyerId, actorId: buyerId });
  return addWithdrawal(tx, {
    buyerId,
    amountFen: fen,
    amountVnd,
    rateVndPerCnyMicros,
    bank: wish.bank.trim(),
    accountNumber: wish.accountNumber,
    accountName: wish.accountName.trim(),
  });
}

type Decision = { id: number; actorId: number };

async function lockPending(tx: Tx, { id, actorId }: Decision): Promise<WithdrawalRow> {
  const withdrawal = await lockWithdrawal(tx, { id, buyerId: 'any' });
  if (withdrawal.buyerId === actorId) fail('payment.own_payment');
  if (withdrawal.state !== 'pending') fail('refund.not_pending');
  return withdrawal;
}

/** Staff transferred it. Throws wallet.withdrawal_not_found, refund.not_pending, payment.own_payment. */
export async function finishWithdrawal(
  tx: Tx,
  { reference, bankAccountId, ...decision }: Decision & { reference: string; bankAccountId: number },
): Promise<WithdrawalRow> {
  const withdrawal = await lockPending(tx, decision);
  const account = await lockAccount(tx, bankAccountId);
  const leftFen = toFen(withdrawal.amountVnd, (await currentRate(tx)).rateVndPerCnyMicros);
  await post(tx, {
    posting: payoutDone({ from: 'bank', amountFen: withdrawal.amountFen, leftFen }),
    event: 'withdrawalDone',
    buyerId: withdrawal.buyerId,
    bankAccountId: account.id,
    actorId: decision.actorId,
  });
  await noticeBuyer(tx, withdrawal, { kind: 'withdrawalDone', text: '' });
  return updateWithdrawal(tx, withdrawal.id, {
    state: 'done',
    reference,
    bankAccountId: account.id,
    decidedBy: decision.actorId,
    decidedAt: await currentTime(tx),
  });
}

const noticeBuyer = (
  tx: Tx,
  { id, buyerId }: WithdrawalRow,
  { kind, text }: { kind: 'withdrawalDone' | 'withdrawalFailed'; text: string },
): Promise<void> => publish(tx, 'buyer.noticed', { buyerId, kind, orderId: null, subject: String(id), text });

/** It cannot be transferred: the money is in the wallet again. Throws the same as `finishWithdrawal`. */
export async function refuseWithdrawal(
  tx: Tx,
  { reason, ...decision }: Decision & { reason: string },
): Promise<WithdrawalRow> {
  const withdrawal = await lockPending(tx, decision);
  await post(tx, {
    posting: payoutToWallet(withdrawal.amountFen),
    event: 'withdrawalFailed',
    buyerId: withdrawal.buyerId,
    actorId: decision.actorId,
  });
  await noticeBuyer(tx, withdrawal, { kind: 'withdrawalFailed', text: reason });
  return updateWithdrawal(tx, withdrawal.id, {
    state: 'failed',
    failure: reason,
    decidedBy: decision.actorId,
    decidedAt: await currentTime(tx),
  });
}

/**
 * Whoever asked takes it back while nobody has transferred it: the money is in the wallet again, once. Throws
 * wallet.withdrawal_not_found, for another buyer's too, refund.not_pending.
 */
export async function cancelWithdrawal(
  tx: Tx,
  { id, buyerId }: { id: number; buyerId: number },
): Promise<WithdrawalRow> {
  const withdrawal = await lockWithdrawal(tx, { id, buyerId });
  if (withdrawal.state !== 'pending') fail('refund.not_pending');
  await post(tx, {
    posting: payoutToWallet(withdrawal.amountFen),
    event: 'withdrawalCancelled',
    buyerId,
    actorId: buyerId,
  });
  return updateWithdrawal(tx, id, { state: 'cancelled', decidedBy: buyerId, decidedAt: await currentTime(tx) });
}

/** Who looks at withdrawals: their buyer, or somebody of the staff. */
export type WithdrawalViewer = { kind: 'buyer' | 'staff'; id: number };

/** What the viewer may do about one that waits; staff nothing about their own. */
function withdrawalActions({ state, buyerId }: WithdrawalRow, { kind, id }: WithdrawalViewer) {
  if (state !== 'pending') return [];
  if (kind === 'buyer') return ['cancel' as const];
  return buyerId === id ? [] : ['done' as const, 'failed' as const];
}

/** Account numbers are whole only for staff, and only as long as somebody has to type them. */
export async function toWithdrawalViews(
  db: Reader,
  rows: readonly WithdrawalRow[],
  viewer: WithdrawalViewer,
): Promise<Sendable<WithdrawalView>[]> {
  const buyers = await userBriefs(db, [...new Set(rows.map(({ buyerId }) => buyerId))]);
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    amountFen: row.amountFen,
    amountVnd: row.amountVnd,
    rateVndPerCnyMicros: row.rateVndPerCnyMicros,
    bank: row.bank,
    accountNumber:
      viewer.kind === 'staff' && row.state === 'pending' ? row.accountNumber : maskSecret(row.accountNumber),
    accountName: row.accountName,
    reference: row.reference,
    failure: row.failure,
    askedAt: row.createdAt,
    decidedAt: row.decidedAt,
    allowedActions: withdrawalActions(row, viewer),
    buyer: {
      code: buyers.get(row.buyerId)?.buyerCode ?? '',
      nickName: buyers.get(row.buyerId)?.nickName ?? '',
    },
  }));
}
