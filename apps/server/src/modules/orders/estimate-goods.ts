import type { BodyOf, estimateGoods as contract, ReplyOf } from '@kouan/contract';
import { landedCost, toVnd } from '@kouan/domain';
import type { Reader } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import type { Sendable } from '../../platform/http.ts';
import { activeFeeSchedule, currentRate, parameters } from '../settings/index.ts';
import { measuresOf } from '../sourcing/index.ts';
import { domesticFreightFen } from './domestic-freight.ts';

/** What goods of a page will about cost delivered to the first destination of the fee schedule; binding is only a quote. */
export async function estimateGoods(
  db: Reader,
  { unitPriceFen, quantity, unitWeightGrams }: BodyOf<typeof contract>,
): Promise<Sendable<ReplyOf<typeof contract>>> {
  const { rateVndPerCnyMicros } = await currentRate(db);
  const { schedule, serviceRule, zoneNames } = await activeFeeSchedule(db);
  const { domesticFreightFirstKgFen, domesticFreightNextKgFen } = await parameters(db);
  const [zone] = schedule.logistics.zones;
  assert(zone, 'a fee schedule has destinations');
  const unit = measuresOf({ extras: unitWeightGrams === undefined ? {} : { unitWeightGrams } });
  const freight = { firstKgFen: BigInt(domesticFreightFirstKgFen), nextKgFen: BigInt(domesticFreightNextKgFen) };
  const cost = landedCost({
    unitPriceFen: BigInt(unitPriceFen),
    quantity,
    freightFen: domesticFreightFen(unit.unitWeightGrams * quantity, freight),
    unitGrams: unit.unitWeightGrams,
    unitCm3: unit.unitVolumeCm3,
    packages: Math.max(1, Math.ceil(quantity / unit.unitsPerCarton)),
    rateVndPerCnyMicros,
    ...serviceRule,
    schedule: { ...schedule, logistics: { ...schedule.logistics, zones: [{ ...zone, provinceCodes: [] }] } },
  });
  return {
    place: zoneNames[zone.code] ?? { cn: zone.code, en: zone.code, vi: zone.code },
    rateVndPerCnyMicros,
    unitPriceVnd: toVnd(BigInt(unitPriceFen), rateVndPerCnyMicros),
    landedPerUnitFen: cost.perUnitFen,
    landedPerUnitVnd: cost.perUnitVnd,
    landedFen: cost.totalFen,
    landedVnd: cost.totalVnd,
    isWeightEstimated: unitWeightGrams === undefined,
  };
}
