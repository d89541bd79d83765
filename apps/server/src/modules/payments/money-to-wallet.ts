import { receiptsToWallet } from '@kouan/domain';
import type { Tx } from '../../platform/db.ts';
import { keepAllocation } from './keep-allocation.ts';
import { post } from './ledger.ts';
import type { PaymentRow } from './payment-tables.ts';
import { lockLeftovers } from './receipt-queries.ts';
import type { MoneySource } from './take-money.ts';

export type Return = { actorId: number | null; note: string };
type Owner = Pick<PaymentRow, 'id' | 'buyerId'>;

/** All that is left of a line or a receipt goes to the buyer's wallet: too much, too late, or rejected. */
export async function moneyToWallet(
  tx: Tx,
  payment: Owner,
  { source, actorId, note }: Return & { source: MoneySource },
): Promise<void> {
  const [surplusFen, surplusVnd] =
    'line' in source ? [source.line.leftFen, source.line.leftVnd] : [source.receipt.leftFen, 0n];
  const ledgerTransactionId = await post(tx, {
    posting: receiptsToWallet(surplusFen),
    event: 'receiptsToWallet',
    buyerId: payment.buyerId,
    paymentId: payment.id,
    actorId,
    note,
  });
  await keepAllocation(tx, {
    paymentId: payment.id,
    bankLineId: 'line' in source ? source.line.id : null,
    receiptId: 'receipt' in source ? source.receipt.id : null,
    allocatedVnd: 0n,
    creditedFen: 0n,
    receiptsFen: 0n,
    exchangeDifferenceFen: 0n,
    surplusFen,
    surplusVnd,
    note,
    ...(ledgerTransactionId === undefined ? {} : { ledgerTransactionId }),
  });
}

/** What earlier lines kept for other payments of this buyer, now that none of them waits any more. */
export async function releaseLeftovers(tx: Tx, buyerId: number, by: Return): Promise<void> {
  for (const { line, paymentId } of await lockLeftovers(tx, buyerId))
    await moneyToWallet(tx, { id: paymentId, buyerId }, { ...by, source: { line } });
}
