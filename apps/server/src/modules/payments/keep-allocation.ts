import type { Tx } from '../../platform/db.ts';
import { changeLineLeft } from './bank-line-queries.ts';
import type { AllocationRow } from './payment-tables.ts';
import { changeReceiptLeft } from './receipt-queries.ts';
import { addAllocation } from './review-queries.ts';

export type NewAllocation = Pick<AllocationRow, 'paymentId' | 'allocatedVnd' | 'creditedFen' | 'receiptsFen'> &
  Partial<AllocationRow> &
  Pick<AllocationRow, 'exchangeDifferenceFen' | 'surplusFen' | 'surplusVnd' | 'bankLineId' | 'receiptId'>;

/** Writes an allocation and takes its money off its line or receipt, whose lock the caller holds. */
export async function keepAllocation(tx: Tx, allocation: NewAllocation): Promise<void> {
  const { bankLineId, receiptId, allocatedVnd, receiptsFen, surplusFen, surplusVnd } = allocation;
  await addAllocation(tx, allocation);
  const takenFen = receiptsFen + surplusFen;
  if (bankLineId !== null) await changeLineLeft(tx, bankLineId, { vnd: -(allocatedVnd + surplusVnd), fen: -takenFen });
  if (receiptId !== null) await changeReceiptLeft(tx, receiptId, -takenFen);
}
