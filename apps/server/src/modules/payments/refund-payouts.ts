import { payoutDone, payoutToWallet, type RefundablePayment, refundToSource, sumOf, toFen } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { groupBy } from '../../platform/group-by.ts';
import { currentRate } from '../settings/index.ts';
import { lockAccount } from './bank-accounts.ts';
import { post } from './ledger.ts';
import {
  addPayouts,
  gatewayOf,
  lockPayout,
  type PaidPayment,
  paidPayments,
  payoutRowsOf,
  payoutsOfPayments,
  updatePayout,
} from './refund-queries.ts';
import type { PayoutRow } from './refund-tables.ts';

export type Refund = {
  caseNumber: string;
  orderId: number;
  buyerId: number;
  /** Of an after-sales refund: its shipment's payment is given back first. */
  shipmentNumber: string | null;
  amountFen: bigint;
  actorId: number | null;
};
/** What became of all payouts of a case: some wait, some failed and none waits, or all are done. */
export type PayoutsState = 'approved' | 'payoutFailed' | 'paid';

/**
 * Splits a refund over the payments that it goes back to, the newest first; what was paid from the wallet goes there at
 * once. The money stands on payouts pending already. Throws case.source_insufficient.
 */
export async function startPayouts(tx: Tx, refund: Refund): Promise<PayoutsState> {
  const { caseNumber, orderId, buyerId } = refund;
  const sources = await refundable(tx, refund);
  if (sumOf(sources.map(({ amountFen }) => amountFen)) < refund.amountFen) fail('case.source_insufficient');
  const { refunds } = refundToSource(sources, refund.amountFen);
  const now = await currentTime(tx);
  await addPayouts(
    tx,
    refunds.map(({ payment, fen, vnd }) => ({
      caseNumber,
      orderId,
      buyerId,
      paymentId: payment.id,
      amountFen: fen,
      amountVnd: vnd,
      ...(payment.method === 'wallet' ? { state: 'wallet' as const, decidedAt: now } : {}),
    })),
  );
  for (const { payment, fen } of refunds) {
    if (payment.method !== 'wallet') continue;
    await post(tx, {
      posting: payoutToWallet(fen),
      event: 'payoutToWallet',
      orderId,
      buyerId,
      actorId: refund.actorId,
      note: caseNumber,
    });
  }
  return payoutsState(await payoutRowsOf(tx, [caseNumber]));
}

/** What is left to give back of each payment, oldest first. */
export async function refundable(
  tx: Reader,
  refund: Pick<Refund, 'orderId' | 'shipmentNumber'>,
): Promise<RefundablePayment<PaidPayment>[]> {
  const paid = await paidPayments(tx, refund);
  const earlier = groupBy(
    await payoutsOfPayments(
      tx,
      paid.map(({ id }) => id),
    ),
    ({ paymentId }) => paymentId,
  );
  return paid
    .map((payment) => {
      const payouts = earlier.get(payment.id) ?? [];
      return {
        payment,
        amountFen: payment.creditedFen - sumOf(payouts.map(({ amountFen }) => amountFen)),
        amountVnd: payment.creditedVnd - sumOf(payouts.map(({ amountVnd }) => amountVnd)),
      };
    })
    .filter(({ amountFen }) => amountFen > 0n);
}

function payoutsState(rows: readonly PayoutRow[]): PayoutsState {
  if (rows.some(({ state }) => state === 'pending')) return 'approved';
  return rows.some(({ state }) => state === 'failed') ? 'payoutFailed' : 'paid';
}

/** So long a gateway may take to answer for good; then staff who have looked there may record by hand what became of it. */
const gatewayAnswerMs = 24 * 3_600_000;

/** Until when the answer of a gateway is waited for; null for a payout that waits for none. */
export function atGatewayUntil({ state, askedAt }: Pick<PayoutRow, 'state' | 'askedAt'>, now: Date): Date | null {
  if (state !== 'pending' || askedAt === null) return null;
  const until = new Date(askedAt.getTime() + gatewayAnswerMs);
  return until > now ? until : null;
}

/** Locks a payout that waits to be paid. Staff leave it to the gateway that was asked: it would be given twice. */
async function lockPending(tx: Tx, key: PayoutKey): Promise<PayoutRow> {
  const payout = await lockPayout(tx, key);
  if (payout.state !== 'pending') fail('refund.not_pending');
  if (key.actorId !== null && atGatewayUntil(payout, await currentTime(tx))) fail('refund.at_gateway');
  return payout;
}

export type PayoutKey = { caseNumber: string; id: number; actorId: number | null };

/**
 * Staff transferred a payout. From a bank account it cost what its đồng are worth at this day's rate. Throws
 * case.not_found, refund.not_pending, refund.at_gateway, payment.account_not_found.
 */
export async function recordPayoutDone(
  tx: Tx,
  { reference, bankAccountId, ...key }: PayoutKey & { reference: string; bankAccountId: number | undefined },
): Promise<PayoutsState> {
  const payout = await lockPending(tx, key);
  const gateway = await gatewayOf(tx, payout.paymentId);
  const account = gateway === undefined ? await lockAccount(tx, bankAccountId ?? 0) : undefined;
  const leftFen = account ? toFen(payout.amountVnd, (await currentRate(tx)).rateVndPerCnyMicros) : payout.amountFen;
  await post(tx, {
    posting: payoutDone({ from: account ? 'bank' : 'gateway', amountFen: payout.amountFen, leftFen }),
    event: 'payoutDone',
    orderId: payout.orderId,
    buyerId: payout.buyerId,
    bankAccountId: account?.id ?? null,
    gateway: gateway ?? null,
    actorId: key.actorId,
    note: key.caseNumber,
  });
  await updatePayout(tx, payout.id, {
    state: 'done',
    reference,
    failure: '',
    bankAccountId: account?.id ?? null,
    recordedBy: key.actorId,
    decidedAt: await currentTime(tx),
  });
  return payoutsState(await payoutRowsOf(tx, [key.caseNumber]));
}

/** A payout came back or cannot be made; it can be tried again. Throws case.not_found, refund.not_pending, refund.at_gateway. */
export async function recordPayoutFailed(tx: Tx, { reason, ...key }: PayoutKey & { reason: string }) {
  const payout = await lockPending(tx, key);
  await updatePayout(tx, payout.id, {
    state: 'failed',
    askedAt: null,
    failure: reason,
    recordedBy: key.actorId,
    decidedAt: await currentTime(tx),
  });
  return payoutsState(await payoutRowsOf(tx, [key.caseNumber]));
}

/** A failed payout waits to be paid again: once, however often it is asked for. Throws refund.not_failed. */
export async function retryPayout(tx: Tx, key: PayoutKey): Promise<PayoutsState> {
  const payout = await lockPayout(tx, key);
  if (payout.state !== 'failed') fail('refund.not_failed');
  await updatePayout(tx, payout.id, { state: 'pending', recordedBy: key.actorId, decidedAt: null });
  return payoutsState(await payoutRowsOf(tx, [key.caseNumber]));
}

/** A failed payout goes to the buyer's wallet instead. Throws refund.not_failed. */
export async function movePayoutToWallet(
  tx: Tx,
  key: Omit<PayoutKey, 'actorId'> & { actorId: number | null },
): Promise<PayoutsState> {
  const payout = await lockPayout(tx, key);
  if (payout.state !== 'failed') fail('refund.not_failed');
  await post(tx, {
    posting: payoutToWallet(payout.amountFen),
    event: 'payoutToWallet',
    orderId: payout.orderId,
    buyerId: payout.buyerId,
    actorId: key.actorId,
    note: key.caseNumber,
  });
  await updatePayout(tx, payout.id, {
    state: 'wallet',
    recordedBy: key.actorId,
    decidedAt: await currentTime(tx),
  });
  return payoutsState(await payoutRowsOf(tx, [key.caseNumber]));
}

/** How a payout is named in the books of the bank or gateway that gave it. */
export const payoutReference = async (db: Reader, key: { caseNumber: string; id: number }): Promise<string> =>
  (await payoutRowsOf(db, [key.caseNumber])).find(({ id }) => id === key.id)?.reference ?? '';

/** The payouts of a case that wait, by their ids. */
export const pendingPayouts = async (db: Reader, caseNumber: string): Promise<number[]> =>
  (await payoutRowsOf(db, [caseNumber])).filter(({ state }) => state === 'pending').map(({ id }) => id);

/** The payouts of a case that failed, by their ids. */
export const failedPayouts = async (db: Reader, caseNumber: string): Promise<number[]> =>
  (await payoutRowsOf(db, [caseNumber])).filter(({ state }) => state === 'failed').map(({ id }) => id);
