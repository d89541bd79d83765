import type { ErrorCode, FeeItemView } from '@kouan/contract';
import {
  brokenServiceLink,
  type FeeSchedule,
  feesTotalFen,
  shipmentFees,
  type ShippedPart,
  type ShippingService,
  type UnitsShare,
} from '@kouan/domain';
import { fail } from '../../platform/errors.ts';
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

/** What the schedule's rules have against these services together. */
export function servicesProblem({ serviceLinks }: FeeSchedule, services: readonly Service[]) {
  const broken = brokenServiceLink(services, serviceLinks);
  if (!broken) return undefined;
  const code: ErrorCode = broken.kind === 'requires' ? 'shipment.service_missing' : 'shipment.services_exclude';
  return { code, details: { from: broken.from, to: broken.to } };
}

/** Throws shipment.service_missing or shipment.services_exclude for services that the schedule's rules do not allow together. */
export function checkServices(schedule: FeeSchedule, services: readonly Service[]): void {
  const problem = servicesProblem(schedule, services);
  if (problem) fail(problem.code, problem.details, { services: problem.code });
}

/** A weight that the logistics fee was computed with; 0 when there is none. */
export function weightOf(
  fees: readonly FeeItem[] | readonly FeeItemView[],
  name: 'realGrams' | 'volumetricGrams' | 'chargeableGrams',
): number {
  const value = fees.find(({ kind }) => kind === 'logistics')?.detail[name];
  return typeof value === 'number' ? value : 0;
}
