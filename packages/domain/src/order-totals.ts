import { basisPointsOf, sumOf } from './money.ts';
import { serviceFeeFen, type ServiceFeeRule } from './service-fee.ts';

/** The deposit is 30 % of the order total; fixed. */
export const depositBasisPoints = 3000;

export type OrderLineAmount = { priceFen: bigint; quantity: number };
export type OrderTotalsInput = ServiceFeeRule & { lines: readonly OrderLineAmount[]; freightFen: bigint };
export type OrderTotals = {
  goodsFen: bigint;
  serviceFen: bigint;
  totalFen: bigint;
  depositFen: bigint;
  balanceFen: bigint;
};

/** Whole units at their price, in fen. */
export const goodsValueFen = (lines: readonly OrderLineAmount[]): bigint =>
  sumOf(lines.map(({ priceFen, quantity }) => priceFen * BigInt(quantity)));

/** Everything an order costs before its shipments: goods, service fee, total with freight, deposit and the rest. */
export function orderTotals({ lines, freightFen, ...rule }: OrderTotalsInput): OrderTotals {
  const goodsFen = goodsValueFen(lines);
  const serviceFen = serviceFeeFen(goodsFen, rule);
  const totalFen = goodsFen + freightFen + serviceFen;
  const depositFen = basisPointsOf(totalFen, depositBasisPoints);
  return { goodsFen, serviceFen, totalFen, depositFen, balanceFen: totalFen - depositFen };
}

/** What a confirmed adjustment after the deposit means: more deposit to pay, or some of it back to the wallet. */
export function adjustmentEffect(before: OrderTotals, after: OrderTotals) {
  const changeFen = after.depositFen - before.depositFen;
  return { payMoreFen: changeFen > 0n ? changeFen : 0n, toWalletFen: changeFen < 0n ? -changeFen : 0n };
}
