import { afterSalesCap } from './after-sales-cap.ts';
import { type CaseKind } from './order-facts.ts';
import type { ReturnRule } from './compensation.ts';
import type { UnitsShare } from './order-pots.ts';
import { returnRefund } from './return-refund.ts';

/** A line of a computed refund; what is taken off is negative. */
export type RefundItem = {
  kind: 'depositShare' | 'freight' | 'service' | 'returnFreight' | 'minimum' | 'claimed';
  amountFen: bigint;
};
export type CaseRefund = { items: RefundItem[]; refundFen: bigint };

type ShareOfUnits = Pick<UnitsShare, 'depositShareFen' | 'freightFen' | 'serviceFen'>;

/**
 * What a case about units that never left gives back, itemised: the whole deposit share, or for a return to the store
 * less those of freight, service and return freight that the rule takes, at least 0.
 */
export function depositRefund(
  kind: Exclude<CaseKind, 'afterSales'>,
  units: ShareOfUnits,
  { returnFreightFen: askedFen, rule }: { returnFreightFen: bigint; rule: ReturnRule },
): CaseRefund {
  const share = {
    depositShareFen: units.depositShareFen,
    freightFen: rule.takesFreight ? units.freightFen : 0n,
    serviceFen: rule.takesService ? units.serviceFen : 0n,
  };
  const returnFreightFen = rule.takesReturnFreight ? askedFen : 0n;
  const whole: RefundItem = { kind: 'depositShare', amountFen: share.depositShareFen };
  if (kind !== 'return') return { items: [whole], refundFen: share.depositShareFen };
  const { refundFen } = returnRefund({
    depositShareFen: share.depositShareFen,
    freightShareFen: share.freightFen,
    serviceShareFen: share.serviceFen,
    returnFreightFen,
  });
  const costs: RefundItem[] = [
    { kind: 'freight', amountFen: -share.freightFen },
    { kind: 'service', amountFen: -share.serviceFen },
    { kind: 'returnFreight', amountFen: -returnFreightFen },
  ];
  const items = [whole, ...costs.filter(({ amountFen }) => amountFen !== 0n)];
  const sumFen = items.reduce((sum, { amountFen }) => sum + amountFen, 0n);
  return {
    items: sumFen < refundFen ? [...items, { kind: 'minimum', amountFen: refundFen - sumFen }] : items,
    refundFen,
  };
}

export type ClaimedShipment = {
  goodsFen: bigint;
  valueFen: bigint;
  feesFen: bigint;
  refundedFen: bigint;
  claimedGoodsFen: bigint;
};

/** The most an after-sales claim may give back: the units' whole value, and what is left of the shipment. */
export function claimLimits(shipment: ClaimedShipment): { capFen: bigint; fullValueFen: bigint } {
  const { capFen, fullValueFen } = afterSalesCap({ ...shipment, wantFen: 0n });
  return { capFen, fullValueFen };
}
