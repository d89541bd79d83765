import { allocate, allocateFen, type DuePayment, sumOf } from '@kouan/domain';
import type { BankLineRecord } from './bank-tables.ts';
import type { AllocationRow } from './payment-tables.ts';
import type { ReceiptRow } from './receipt-tables.ts';

/** Where the money of an approval is: on a line of a bank, or received through a wallet or a gateway. */
export type MoneySource = { line: BankLineRecord } | { receipt: ReceiptRow };

/** What an approval takes from its source. `isWhole`: nothing of the payment stays due. */
export type Taken = Pick<
  AllocationRow,
  | 'bankLineId'
  | 'receiptId'
  | 'allocatedVnd'
  | 'creditedFen'
  | 'receiptsFen'
  | 'exchangeDifferenceFen'
  | 'surplusFen'
  | 'surplusVnd'
> & { isWhole: boolean };

/**
 * Gives a payment what it is due. What is left of a line goes to the wallet unless `keepsRest`: then it stays for another
 * payment. A receipt is of its one payment, so its rest always goes.
 */
export function takeMoney(source: MoneySource, due: DuePayment, { keepsRest }: { keepsRest: boolean }): Taken {
  if ('receipt' in source) {
    const { creditedFen, allocatedVnd, restDueFen } = allocateFen(source.receipt.leftFen, due);
    const surplusFen = source.receipt.leftFen - creditedFen;
    return {
      bankLineId: null,
      receiptId: source.receipt.id,
      allocatedVnd,
      creditedFen,
      receiptsFen: creditedFen,
      exchangeDifferenceFen: 0n,
      surplusFen,
      surplusVnd: 0n,
      isWhole: restDueFen === 0n,
    };
  }
  const { allocation, line: left } = allocate(source.line, due);
  const { allocatedVnd, creditedFen, receiptsFen, exchangeDifferenceFen, restDueFen } = allocation;
  const isWhole = restDueFen === 0n;
  const isSurplus = isWhole && left.leftVnd > 0n && !keepsRest;
  return {
    bankLineId: source.line.id,
    receiptId: null,
    allocatedVnd,
    creditedFen,
    receiptsFen,
    exchangeDifferenceFen,
    surplusFen: isSurplus ? left.leftFen : 0n,
    surplusVnd: isSurplus ? left.leftVnd : 0n,
    isWhole,
  };
}

type TakenTogether = {
  isWhole: boolean;
  takes: Omit<Taken, 'isWhole'>[];
  sum: { creditedFen: bigint; receiptsFen: bigint; surplusFen: bigint; allocatedVnd: bigint };
};

/**
 * Gives a payment what it is due out of several sources, one after the other; what it does not need of them goes to the
 * wallet, or stays on its line for another payment.
 */
export function takeSeveral(
  sources: readonly MoneySource[],
  due: DuePayment,
  { keepsRest }: { keepsRest: boolean },
): TakenTogether {
  const takes: Omit<Taken, 'isWhole'>[] = [];
  let left = due;
  for (const source of sources) {
    const { isWhole: _, ...taken } = takeMoney(source, left, { keepsRest });
    left = { dueFen: left.dueFen - taken.creditedFen, dueVnd: left.dueVnd - taken.allocatedVnd };
    if (taken.allocatedVnd > 0n || taken.creditedFen > 0n || taken.surplusFen > 0n || taken.surplusVnd > 0n)
      takes.push(taken);
  }
  return {
    isWhole: left.dueFen === 0n,
    takes,
    sum: {
      creditedFen: sumOf(takes.map(({ creditedFen }) => creditedFen)),
      receiptsFen: sumOf(takes.map(({ receiptsFen }) => receiptsFen)),
      surplusFen: sumOf(takes.map(({ surplusFen }) => surplusFen)),
      allocatedVnd: sumOf(takes.map(({ allocatedVnd }) => allocatedVnd)),
    },
  };
}

/** The same with its signs turned: what taking an approval back writes beside it. */
export const takenBack = (allocation: AllocationRow) => ({
  paymentId: allocation.paymentId,
  bankLineId: allocation.bankLineId,
  receiptId: allocation.receiptId,
  allocatedVnd: -allocation.allocatedVnd,
  creditedFen: -allocation.creditedFen,
  receiptsFen: -allocation.receiptsFen,
  exchangeDifferenceFen: -allocation.exchangeDifferenceFen,
  surplusFen: -allocation.surplusFen,
  surplusVnd: -allocation.surplusVnd,
  reversesId: allocation.id,
});
