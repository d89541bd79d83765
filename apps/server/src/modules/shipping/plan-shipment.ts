import type { FeeItemView } from '@kouan/contract';
import {
  type FeeSchedule,
  feesTotalFen,
  shipmentFees,
  type ShippedPart,
  type ShippingService,
  type UnitsShare,
} from '@kouan/domain';
import { type FeeItem, provinceOf, toFeeItem } from '../orders/index.ts';

export type Service = ShippingService;
export type ShipmentPlan = {
  share: UnitsShare;
  fees: FeeItem[];
  feesFen: bigint;
  /** Balance share and fees: what is to be paid. */
  amountFen: bigint;
  packages: number;
};
export type PlanInput = {
  schedule: FeeSchedule;
  destination: string;
  services: readonly Service[];
  parts: readonly ShippedPart[];
  share: UnitsShare;
};

/** What shipping these parts of batches costs; quote and bill are both made here. Throws order.destination_unknown. */
export function planShipment({ schedule, destination, services, parts, share }: PlanInput): ShipmentPlan {
  const provinceCode = provinceOf(schedule, destination);
  const computed = shipmentFees(
    schedule,
    { parts, valueFen: share.valueFen },
    {
      ...(provinceCode === undefined ? {} : { provinceCode }),
      isInspected: services.includes('inspection'),
      isCrated: services.includes('crate'),
      isInsured: services.includes('insurance'),
    },
  );
  const feesFen = feesTotalFen(computed);
  const handling = computed.find((fee) => fee.kind === 'handling');
  return {
    share,
    feesFen,
    fees: computed.map(toFeeItem),
    amountFen: share.balanceShareFen + feesFen,
    packages: handling?.kind === 'handling' ? handling.packages : 0,
  };
}

/** A weight that the logistics fee was computed with; 0 when there is none. */
export function weightOf(
  fees: readonly FeeItem[] | readonly FeeItemView[],
  name: 'realGrams' | 'volumetricGrams' | 'chargeableGrams',
): number {
  const value = fees.find(({ kind }) => kind === 'logistics')?.detail[name];
  return typeof value === 'number' ? value : 0;
}
