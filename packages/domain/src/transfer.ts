import { halfUp, smaller, sumOf, toFen, toVnd } from './money.ts';

/** What is left of a line of a bank statement: its đồng, and their worth in fen at the rate of its day. */
export type BankLine = { leftVnd: bigint; leftFen: bigint };

/** What is due of a payment: fen, and the đồng asked for at its locked rate. */
export type DuePayment = { dueFen: bigint; dueVnd: bigint };

/** What one line does for one payment. A negative exchange difference is a loss. */
export type Allocation = {
  allocatedVnd: bigint;
  /** What the payment is credited with, at its locked rate. */
  creditedFen: bigint;
  /** What these đồng were booked as when the line came in. */
  receiptsFen: bigint;
  exchangeDifferenceFen: bigint;
  restDueFen: bigint;
  restDueVnd: bigint;
};

/** A received amount as a bank line, worth what its day's rate says. */
export const bankLine = (receivedVnd: bigint, dayRateVndPerCnyMicros: bigint): BankLine => ({
  leftVnd: receivedVnd,
  leftFen: toFen(receivedVnd, dayRateVndPerCnyMicros),
});

/** Gives a payment as much of the line as it is due, or all that is left of the line. */
export function allocate(line: BankLine, due: DuePayment): { allocation: Allocation; line: BankLine } {
  const allocatedVnd = smaller(line.leftVnd, due.dueVnd);
  const isWhole = allocatedVnd === due.dueVnd;
  const creditedFen = isWhole ? due.dueFen : halfUp(due.dueFen * allocatedVnd, due.dueVnd);
  const receiptsFen = allocatedVnd === 0n ? 0n : halfUp(line.leftFen * allocatedVnd, line.leftVnd);
  return {
    allocation: {
      allocatedVnd,
      creditedFen,
      receiptsFen,
      exchangeDifferenceFen: receiptsFen - creditedFen,
      restDueFen: due.dueFen - creditedFen,
      restDueVnd: due.dueVnd - allocatedVnd,
    },
    line: { leftVnd: line.leftVnd - allocatedVnd, leftFen: line.leftFen - receiptsFen },
  };
}

/** What money that came in fen (a wallet, a gateway) does for one payment: as much of it as is due, or all of it. */
export type FenAllocation = Pick<Allocation, 'allocatedVnd' | 'creditedFen' | 'restDueFen' | 'restDueVnd'>;

/** Gives a payment as much of `leftFen` as it is due; of its đồng as much as that is of its fen. */
export function allocateFen(leftFen: bigint, { dueFen, dueVnd }: DuePayment): FenAllocation {
  const creditedFen = smaller(leftFen, dueFen);
  const allocatedVnd = creditedFen === dueFen ? dueVnd : halfUp(dueVnd * creditedFen, dueFen);
  return { creditedFen, allocatedVnd, restDueFen: dueFen - creditedFen, restDueVnd: dueVnd - allocatedVnd };
}

/** The largest transfer that a statement, a claim and a QR code carry, in đồng. */
export const maxTransferVnd = 999_999_999_999;
/** The largest order total, in fen: each of its payments fits one transfer up to 9,999 đồng per yuan. */
export const maxOrderTotalFen = 10_000_000_000n;

export type GroupTransfer = {
  payments: readonly { amountFen: bigint; rateVndPerCnyMicros: bigint }[];
  receivedVnd: bigint;
  dayRateVndPerCnyMicros: bigint;
};

/** Spreads one transfer over payments in the order of the list; what nobody needs is wallet credit. */
export function allocateTransfer({ payments, receivedVnd, dayRateVndPerCnyMicros }: GroupTransfer) {
  let line = bankLine(receivedVnd, dayRateVndPerCnyMicros);
  const lineFen = line.leftFen;
  const allocated = payments.map(({ amountFen, rateVndPerCnyMicros }) => {
    const dueVnd = toVnd(amountFen, rateVndPerCnyMicros);
    const step = allocate(line, { dueFen: amountFen, dueVnd });
    line = step.line;
    return { dueVnd, ...step.allocation };
  });
  return {
    transferVnd: sumOf(allocated.map((payment) => payment.dueVnd)),
    lineFen,
    payments: allocated,
    toWalletFen: line.leftFen,
    toWalletVnd: line.leftVnd,
  };
}
