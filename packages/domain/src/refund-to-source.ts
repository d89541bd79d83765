import { halfUp, smaller, sumOf } from './money.ts';

/** What is left to give back of one payment: its fen and the đồng that were really paid. */
export type RefundablePayment<Id> = { payment: Id; amountFen: bigint; amountVnd: bigint };
export type SourceRefund<Id> = { payment: Id; fen: bigint; vnd: bigint };

/**
 * Splits a refund over the payments it goes back to, the newest (last) first; đồng are shared like fen, so that the last
 * fen of a payment takes its last đồng. Throws RangeError when more is asked for than was paid.
 */
export function refundToSource<Id>(payments: readonly RefundablePayment<Id>[], refundFen: bigint) {
  if (refundFen > sumOf(payments.map((payment) => payment.amountFen))) throw new RangeError('more than was paid');
  let restFen = refundFen;
  const refunds: SourceRefund<Id>[] = [];
  const left = payments.toReversed().map(({ payment, amountFen, amountVnd }) => {
    const fen = smaller(restFen, amountFen);
    if (fen <= 0n) return { payment, amountFen, amountVnd };
    const vnd = halfUp(amountVnd * fen, amountFen);
    restFen -= fen;
    refunds.push({ payment, fen, vnd });
    return { payment, amountFen: amountFen - fen, amountVnd: amountVnd - vnd };
  });
  return { refunds, left: left.toReversed() };
}
