import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { lockBankLine } from './bank-line-queries.ts';
import { moneyToWallet } from './money-to-wallet.ts';
import { getPayment } from './payment-queries.ts';
import { requireSecondPerson } from './second-person.ts';

export type LineToWallet = { bankLineId: number; paymentNumber: string; note: string; actorId: number };

/**
 * What is left of a bank line goes to the wallet of the buyer of a payment: a surplus, or money for a payment that was
 * cancelled, expired or paid otherwise. A payment that is still due is approved with the line instead. Throws
 * payment.not_found, payment.own_payment, payment.still_due, payment.line_not_found, payment.line_used_up,
 * payment.second_person_required.
 */
export async function lineToWallet(tx: Tx, { bankLineId, paymentNumber, note, actorId }: LineToWallet): Promise<void> {
  const payment = await getPayment(tx, { number: paymentNumber, buyerId: 'any' });
  if (payment.buyerId === actorId) fail('payment.own_payment');
  if (payment.status === 'unpaid' || payment.status === 'pendingApproval') fail('payment.still_due');
  const line = await lockBankLine(tx, bankLineId);
  await requireSecondPerson(tx, line, actorId);
  if (line.leftVnd === 0n) fail('payment.line_used_up');
  await moneyToWallet(tx, payment, { source: { line }, actorId, note });
}
