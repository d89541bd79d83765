import { moneyIn, type PaymentMethod } from '@kouan/domain';
import type { Tx } from '../../platform/db.ts';
import { publish } from '../../platform/outbox.ts';
import { eventOf } from './change-payment.ts';
import { post } from './ledger.ts';
import { moneyToWallet } from './money-to-wallet.ts';
import { dueOf } from './payment-facts.ts';
import { addClaim, updatePayment } from './payment-queries.ts';
import type { PaymentRow } from './payment-tables.ts';
import { addReceipt } from './receipt-queries.ts';
import { approvePayment } from './review-payment.ts';

export type Received = {
  method: Exclude<PaymentMethod, 'bankTransfer'>;
  amountFen: bigint;
  /** The gateway and our number of its trade; null for the wallet. */
  gateway: string | null;
  tradeNumber: string | null;
  /** Shown to reviewers: the name on a card, its mask. */
  remitter: string;
  bank: string;
  serialNumber: string;
  paidAt: Date | null;
};

/**
 * Books money that a wallet or a gateway brought for a payment, whose lock the caller holds. Exactly what is due is
 * approved at once; another amount waits for a reviewer; what comes too late, a second time, or
 * while a change of the price waits for its answer goes to the wallet. The
 * same trade again changes nothing.
 */
export async function receiveMoney(tx: Tx, payment: PaymentRow, received: Received): Promise<void> {
  const { method, amountFen, gateway, tradeNumber } = received;
  const receipt = await addReceipt(tx, { paymentId: payment.id, method, amountFen, gateway, tradeNumber });
  if (!receipt) return;
  await post(tx, {
    posting: moneyIn({ from: method === 'wallet' ? 'wallet' : 'gateway', amountFen }),
    event: method === 'wallet' ? 'walletSpent' : 'gatewayPaid',
    buyerId: payment.buyerId,
    paymentId: payment.id,
    gateway,
    note: payment.number,
  });
  if (payment.status !== 'unpaid' || payment.isPaused) {
    await moneyToWallet(tx, payment, { source: { receipt }, actorId: null, note: payment.number });
    return;
  }
  await claimReceived(tx, payment, received);
  if (amountFen === dueOf(payment).dueFen)
    await approvePayment(tx, { number: payment.number, reviewerId: null, opinion: '' });
}

/** Wallet and gateway payments stand before the reviewers like a transfer; only that their money is there already. */
async function claimReceived(tx: Tx, payment: PaymentRow, received: Received): Promise<void> {
  const { method, remitter, bank, serialNumber, paidAt } = received;
  const claimId = await addClaim(
    tx,
    {
      paymentId: payment.id,
      claimedBy: payment.buyerId,
      remitter,
      bank,
      claimedVnd: dueOf(payment).dueVnd,
      serialNumber,
      paidAt,
      remarks: '',
      method,
    },
    [],
  );
  await updatePayment(tx, payment.id, { status: 'pendingApproval', method, claimId, dueAt: null });
  await publish(tx, 'payment.claimed', eventOf(payment, { actorId: payment.buyerId }));
}
