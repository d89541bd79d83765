import { type FeeSchedule, zoneOf } from './fee-schedule.ts';
import { handlingFee } from './fees-handling.ts';
import { logisticsFee } from './fees-logistics.ts';
import { crateFee, inspectionFee, insuranceFee } from './fees-optional.ts';
import { storageFee } from './fees-storage.ts';
import { type BatchPart, measurePart, measureParts } from './measure.ts';
import { sumOf } from './money.ts';

/** The kinds of a shipment's fees, in the order in which they are listed; the last three are the buyer's choice. */
export const shipmentFeeKinds = ['logistics', 'storage', 'handling', 'inspection', 'crate', 'insurance'] as const;
export type ShipmentFeeKind = (typeof shipmentFeeKinds)[number];

/** Units of one batch that are to be shipped; hours since its receipt. */
export type ShippedPart = BatchPart & { batchPackages: number; storedHours: number };
export type ShippedGoods = { parts: readonly ShippedPart[]; valueFen: bigint };
export type ShipmentOptions = {
  provinceCode?: string;
  isInspected?: boolean;
  isCrated?: boolean;
  isInsured?: boolean;
};

export type ShipmentFee =
  | ({ kind: 'logistics'; zone: string } & ReturnType<typeof logisticsFee>)
  | ({ kind: 'storage' } & ReturnType<typeof storageFee>)
  | ({ kind: 'handling' } & ReturnType<typeof handlingFee>)
  | ({ kind: 'inspection' } & ReturnType<typeof inspectionFee>)
  | ({ kind: 'crate' } & ReturnType<typeof crateFee>)
  | ({ kind: 'insurance' } & ReturnType<typeof insuranceFee>);

/** The fees of a shipment, itemised with how each was computed; each item is rounded once. */
export function shipmentFees(schedule: FeeSchedule, goods: ShippedGoods, options: ShipmentOptions = {}): ShipmentFee[] {
  const { grams: realGrams, volumeCm3 } = measureParts(goods.parts);
  const pieces = goods.parts.reduce((sum, { units }) => sum + units, 0);
  const zone = zoneOf(schedule, options.provinceCode);
  const stored = goods.parts.map((part) => ({ ...measurePart(part), storedHours: part.storedHours }));
  const { divisorCm3PerKg, stepGrams, weightRule } = schedule.logistics;
  const weighed = { realGrams, volumeCm3, divisorCm3PerKg, stepGrams, weightRule, tiers: zone.tiers };

  const fees: ShipmentFee[] = [
    { kind: 'logistics', zone: zone.code, ...logisticsFee(weighed) },
    { kind: 'storage', ...storageFee({ parts: stored, ...schedule.storage }) },
    { kind: 'handling', ...handlingFee({ parts: goods.parts, ...schedule.handling }) },
  ];
  if (options.isInspected) fees.push({ kind: 'inspection', ...inspectionFee({ pieces, ...schedule.inspection }) });
  if (options.isCrated) fees.push({ kind: 'crate', ...crateFee({ realGrams, ...schedule.crate }) });
  if (options.isInsured) {
    fees.push({ kind: 'insurance', ...insuranceFee({ valueFen: goods.valueFen, ...schedule.insurance }) });
  }
  return fees;
}

export const feesTotalFen = (fees: readonly { feeFen: bigint }[]): bigint => sumOf(fees.map(({ feeFen }) => feeFen));
