import { share } from './money.ts';

export type AfterSalesInput = {
  /** Goods value, value and fees of the shipment, and what was given back of it before. */
  goodsFen: bigint;
  valueFen: bigint;
  feesFen: bigint;
  refundedFen: bigint;
  claimedGoodsFen: bigint;
  wantFen: bigint;
};

/**
 * How much an after-sales claim may give back: at most value and fees of the shipment less earlier refunds. From the
 * whole value of the claimed units on they count as refunded.
 */
export function afterSalesCap(input: AfterSalesInput) {
  const capFen = input.valueFen + input.feesFen - input.refundedFen;
  const fullValueFen = share(input.valueFen, input.claimedGoodsFen, input.goodsFen);
  const allowed = input.wantFen > 0n && input.wantFen <= capFen;
  return { capFen, fullValueFen, allowed, countsAsRefunded: allowed && input.wantFen >= fullValueFen };
}
