import type { QuoteView } from '@kouan/contract';
import { type FeeSchedule, feesTotalFen, halfUp, type ShippingService, toVnd } from '@kouan/domain';
import type { Tx } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import type { Sendable } from '../../platform/http.ts';
import { randomToken } from '../../platform/random.ts';
import { activeFeeSchedule, checkServices, currentRate, parameters } from '../settings/index.ts';
import { defaultDestination } from './destination.ts';
import { toFeeItem } from './fee-items.ts';
import { landedOf } from './landed-of.ts';
import { type LineWish, type PricedOrder, priceOrder } from './price-order.ts';
import { addQuote, subjectHashOf } from './quote-queries.ts';

export type QuoteWish = {
  lines: readonly LineWish[];
  destination?: string | undefined;
  services?: readonly ShippingService[] | undefined;
  buyerId: number | null;
};
const fenMicrosPerVnd = 100_000_000n;

/**
 * Prices some SKUs of one store and promises today's rate and fee schedule for a while. Throws what `priceOrder` and
 * `checkServices` throw.
 */
export async function makeQuote(
  tx: Tx,
  { lines: wishes, destination = defaultDestination, services = [], buyerId }: QuoteWish,
): Promise<Sendable<QuoteView>> {
  const rate = await currentRate(tx);
  const fees = await activeFeeSchedule(tx);
  const { quoteMinutes } = await parameters(tx);
  checkServices(fees.schedule, services);
  const priced = await priceOrder(tx, { wishes, fees, destination, services });
  const id = randomToken();
  const expiresAt = await addQuote(tx, {
    id,
    buyerId,
    rateVndPerCnyMicros: rate.rateVndPerCnyMicros,
    feeScheduleId: fees.id,
    destination,
    totalFen: priced.totals.totalFen,
    subjectHash: subjectHashOf({ lines: wishes, destination }),
    minutes: quoteMinutes,
  });
  return { id, expiresAt, destination, ...toQuoteAmounts(priced, rate.rateVndPerCnyMicros, fees.schedule) };
}

function toQuoteAmounts(priced: PricedOrder, rateVndPerCnyMicros: bigint, schedule: FeeSchedule) {
  const { lines, totals, estimatedFees } = priced;
  const landedFen = totals.totalFen + feesTotalFen(estimatedFees);
  const units = BigInt(lines.reduce((sum, { quantity }) => sum + quantity, 0));
  const logistics = estimatedFees.find((fee) => fee.kind === 'logistics');
  const landed = landedOf(priced, { rateVndPerCnyMicros, schedule });
  assert(logistics?.kind === 'logistics', 'logistics are always part of the fees');
  return {
    rateVndPerCnyMicros,
    lines: lines.map(({ skuId, quantity, unitPriceFen, amountFen }, at) => {
      const its = landed[at];
      assert(its, 'every line has its share');
      return { skuId, quantity, unitPriceFen, amountFen, landed: its };
    }),
    goodsFen: totals.goodsFen,
    freightFen: totals.freightFen,
    serviceFen: totals.serviceFen,
    totalFen: totals.totalFen,
    depositFen: totals.depositFen,
    depositVnd: toVnd(totals.depositFen, rateVndPerCnyMicros),
    estimatedFees: estimatedFees.map(toFeeItem),
    landedFen,
    landedVnd: toVnd(landedFen, rateVndPerCnyMicros),
    landedPerUnitFen: halfUp(landedFen, units),
    landedPerUnitVnd: halfUp(landedFen * rateVndPerCnyMicros, fenMicrosPerVnd * units),
    realGrams: logistics.realGrams,
    volumetricGrams: logistics.volumetricGrams,
    chargeableGrams: logistics.chargeableGrams,
  };
}
