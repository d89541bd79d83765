import type { OrderAccount } from './accounts.ts';
import { credit, debit, gain, type Posting, posting } from './posting.ts';

/** Money arrives, or is taken from the wallet, before anybody knows what it pays. */
export const moneyIn = (input: { from: 'bank' | 'gateway' | 'wallet'; amountFen: bigint }): Posting =>
  posting(debit({ account: input.from }, input.amountFen), credit({ account: 'receipts' }, input.amountFen));

export type ApprovedPayment = {
  order: string;
  held: OrderAccount;
  creditedFen: bigint;
  /** What the credited money was booked as when it came in; the same as credited unless it came in đồng. */
  receiptsFen?: bigint;
  surplusFen?: bigint;
};

/** A review approves: receipts become deposit or prepayment, a surplus wallet credit, the gap an exchange difference. */
export function paymentApproved(input: ApprovedPayment): Posting {
  const { order, held, creditedFen, receiptsFen = creditedFen, surplusFen = 0n } = input;
  return posting(
    debit({ account: 'receipts' }, receiptsFen + surplusFen),
    credit({ account: held, order }, creditedFen),
    credit({ account: 'wallet' }, surplusFen),
    gain({ account: 'exchangeDifferences' }, receiptsFen - creditedFen),
  );
}

/** Receipts that no payment takes: of a rejected gateway or wallet payment, or what came too late or too much. */
export const receiptsToWallet = (amountFen: bigint): Posting =>
  posting(debit({ account: 'receipts' }, amountFen), credit({ account: 'wallet' }, amountFen));

/** The deposit of a closed order, or the part by which it was lowered, goes to the wallet. */
export const depositToWallet = ({ order, amountFen }: { order: string; amountFen: bigint }): Posting =>
  posting(debit({ account: 'depositsHeld', order }, amountFen), credit({ account: 'wallet' }, amountFen));

/** The buyer asks for wallet money. */
export const withdrawalAsked = (amountFen: bigint): Posting =>
  posting(debit({ account: 'wallet' }, amountFen), credit({ account: 'payoutsPending' }, amountFen));

export type DonePayout = { from: 'bank' | 'gateway'; amountFen: bigint; leftFen?: bigint };

/** A payout left the bank or gateway; `leftFen` is what it cost at that day's rate, the gap an exchange difference. */
export function payoutDone({ from, amountFen, leftFen = amountFen }: DonePayout): Posting {
  return posting(
    debit({ account: 'payoutsPending' }, amountFen),
    credit({ account: from }, leftFen),
    gain({ account: 'exchangeDifferences' }, amountFen - leftFen),
  );
}

/** A cost of the business itself, such as what a bank charges. */
export const costPaid = (amountFen: bigint): Posting =>
  posting(debit({ account: 'costs' }, amountFen), credit({ account: 'bank' }, amountFen));

/** A payout failed for good: wallet credit instead. */
export const payoutToWallet = (amountFen: bigint): Posting =>
  posting(debit({ account: 'payoutsPending' }, amountFen), credit({ account: 'wallet' }, amountFen));
