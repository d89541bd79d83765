import type { ServiceLink } from './service-links.ts';

/** Price per kilogram from a chargeable weight on. */
export type WeightTier = { fromGrams: number; perKgFen: bigint };

/** Price per inspected piece from a number of pieces on. */
export type PieceTier = { fromPieces: number; perPieceFen: bigint };

/** Destinations that share freight prices; the zone without provinces is every other one and every unknown address. */
export type FreightZone = { code: string; provinceCodes: readonly string[]; tiers: readonly WeightTier[] };

/** Which weight is charged: the larger of real and volumetric, or always the real one. */
export const weightRules = ['larger', 'real'] as const;
export type WeightRule = (typeof weightRules)[number];

/** Everything that shipment fees depend on. Weights in grams, volumes in cm³, all prices in fen. */
export type FeeSchedule = {
  logistics: { divisorCm3PerKg: number; stepGrams: number; weightRule: WeightRule; zones: readonly FreightZone[] };
  storage: { firstMonthPerM3Fen: bigint; nextMonthPerM3Fen: bigint };
  handling: { perPackageFen: bigint };
  inspection: { tiers: readonly PieceTier[] };
  crate: { firstKgFen: bigint; nextKgFen: bigint };
  insurance: { basisPoints: number };
  /** Which optional services need, forbid or suggest another. */
  serviceLinks: readonly ServiceLink[];
};

/** The zone of a province; an unknown or missing province is in the zone that names none. Throws RangeError without one. */
export function zoneOf(schedule: FeeSchedule, provinceCode: string | undefined): FreightZone {
  const { zones } = schedule.logistics;
  const named = zones.find((zone) => provinceCode !== undefined && zone.provinceCodes.includes(provinceCode));
  const zone = named ?? zones.find(({ provinceCodes }) => provinceCodes.length === 0);
  if (zone === undefined) throw new RangeError('the fee schedule has no zone for other provinces');
  return zone;
}
