import type { FeeScheduleView, ProductView } from '@kouan/contract';
import { landedCost, unitPriceFen } from '@kouan/domain';

type Goods = Pick<ProductView, 'priceTiers' | 'unitWeightGrams' | 'unitVolumeCm3' | 'unitsPerCarton'> & {
  skus: readonly Pick<ProductView['skus'][number], 'priceFen'>[];
};
type Circumstances = {
  quantity: number;
  destination: string | undefined;
  schedule: FeeScheduleView;
  rateVndPerCnyMicros: number;
};

/** How many cartons a quantity fills. */
export const cartonsOf = (quantity: number, unitsPerCarton: number): number =>
  Math.max(1, Math.ceil(quantity / Math.max(1, unitsPerCarton)));

/**
 * What goods will about cost delivered, by the site's fee schedule: an example before anything is chosen. Binding figures
 * come from the server's quote. Undefined without a price or a destination. Fen and đồng as bigint.
 */
export function estimate(goods: Goods, { quantity, destination, schedule, rateVndPerCnyMicros }: Circumstances) {
  const place = schedule.destinations.find(({ code }) => code === destination) ?? schedule.destinations[0];
  const ownPrice = goods.skus.find(({ priceFen }) => priceFen !== null)?.priceFen;
  if (place === undefined || (goods.priceTiers.length === 0 && (ownPrice === undefined || ownPrice === null)))
    return undefined;

  const tiers = goods.priceTiers.map((tier) => ({ fromQuantity: tier.minQuantity, priceFen: BigInt(tier.priceFen) }));
  const priceFen = unitPriceFen({ tiers, ownPriceFen: tiers.length > 0 ? null : BigInt(ownPrice ?? 0) }, quantity);
  const cost = landedCost({
    unitPriceFen: priceFen,
    quantity,
    freightFen: 0n,
    unitGrams: goods.unitWeightGrams,
    unitCm3: goods.unitVolumeCm3,
    packages: cartonsOf(quantity, goods.unitsPerCarton),
    rateVndPerCnyMicros: BigInt(rateVndPerCnyMicros),
    serviceMinFen: BigInt(schedule.serviceMinFen),
    serviceTiers: schedule.serviceTiers.map((tier) => ({
      fromFen: BigInt(tier.fromFen),
      basisPoints: tier.basisPoints,
    })),
    schedule: {
      logistics: {
        divisorCm3PerKg: schedule.divisorCm3PerKg,
        stepGrams: schedule.stepGrams,
        weightRule: 'larger',
        zones: [
          {
            code: place.code,
            provinceCodes: [],
            tiers: place.tiers.map((tier) => ({ fromGrams: tier.fromGrams, perKgFen: BigInt(tier.perKgFen) })),
          },
        ],
      },
      storage: {
        firstMonthPerM3Fen: BigInt(schedule.storageFirstMonthPerM3Fen),
        nextMonthPerM3Fen: BigInt(schedule.storageNextMonthPerM3Fen),
      },
      handling: { perPackageFen: BigInt(schedule.handlingPerPackageFen) },
      inspection: {
        tiers: schedule.inspectionTiers.map((tier) => ({
          fromPieces: tier.fromPieces,
          perPieceFen: BigInt(tier.perPieceFen),
        })),
      },
      crate: { firstKgFen: BigInt(schedule.crateFirstKgFen), nextKgFen: BigInt(schedule.crateNextKgFen) },
      insurance: { basisPoints: schedule.insuranceBasisPoints },
      serviceLinks: schedule.serviceLinks,
    },
  });
  return { ...cost, unitPriceFen: priceFen, place };
}
export type Estimate = NonNullable<ReturnType<typeof estimate>>;

/** The fee of one kind in an estimate. */
export const feeOf = (cost: Estimate, kind: 'logistics' | 'storage' | 'handling') =>
  cost.fees.find((fee) => fee.kind === kind);

/** The percentage of the tier that a goods value reaches. */
export const serviceBasisPoints = (schedule: FeeScheduleView, goodsFen: bigint | number): number =>
  schedule.serviceTiers
    .toSorted((a, b) => a.fromFen - b.fromFen)
    .findLast((tier) => BigInt(tier.fromFen) <= BigInt(goodsFen))?.basisPoints ?? 0;
