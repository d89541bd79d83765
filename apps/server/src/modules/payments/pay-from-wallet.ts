import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { lockInOrder, requirePayable } from './change-payment.ts';
import { dueOf } from './payment-facts.ts';
import { lockWallet } from './receipt-queries.ts';
import { receiveMoney } from './receive-money.ts';

/**
 * Pays all that is due of a payment from the buyer's wallet, at once. Throws payment.not_found, payment.not_payable, payment.paused,
 * payment.wallet_insufficient.
 */
export async function payFromWallet(tx: Tx, { number, buyerId }: { number: string; buyerId: number }): Promise<void> {
  const payment = await lockInOrder(tx, { number, buyerId });
  requirePayable(payment);
  const { dueFen } = dueOf(payment);
  const balanceFen = await lockWallet(tx, buyerId);
  if (balanceFen < dueFen) fail('payment.wallet_insufficient', { missingFen: Number(dueFen - balanceFen) });
  await receiveMoney(tx, payment, {
    method: 'wallet',
    amountFen: dueFen,
    gateway: null,
    tradeNumber: null,
    remitter: '',
    bank: '',
    serialNumber: '',
    paidAt: await currentTime(tx),
  });
}
