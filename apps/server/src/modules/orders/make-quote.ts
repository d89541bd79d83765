import type { QuoteView } from '@kouan/contract';
import { feesTotalFen, halfUp, toVnd } from '@kouan/domain';
import type { Tx } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import type { Sendable } from '../../platform/http.ts';
import { randomToken } from '../../platform/random.ts';
import { activeFeeSchedule, currentRate, parameters } from '../settings/index.ts';
import { defaultDestination } from './destination.ts';
import { toFeeItem } from './fee-items.ts';
import { type LineWish, type PricedOrder, priceOrder } from './price-order.ts';
import { addQuote, subjectHashOf } from './quote-queries.ts';

export type QuoteWish = { lines: readonly LineWish[]; destination?: string | undefined; buyerId: number | null };
const fenMicrosPerVnd = 100_000_000n;

/** Prices some SKUs of one store and promises today's rate and fee schedule for a while. Throws what `priceOrder` throws. */
export async function makeQuote(
  tx: Tx,
  { lines: wishes, destination = defaultDestination, buyerId }: QuoteWish,
): Promise<Sendable<QuoteView>> {
  const rate = await currentRate(tx);
  const fees = await activeFeeSchedule(tx);
  const { quoteMinutes } = await parameters(tx);
  const priced = await priceOrder(tx, { wishes, fees, destination });
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
  return { id, expiresAt, destination, ...toQuoteAmounts(priced, rate.rateVndPerCnyMicros) };
}

function toQuoteAmounts({ lines, totals, estimatedFees }: PricedOrder, rateVndPerCnyMicros: bigint) {
  const landedFen = totals.totalFen + feesTotalFen(estimatedFees);
  const units = BigInt(lines.reduce((sum, { quantity }) => sum + quantity, 0));
  const logistics = estimatedFees.find((fee) => fee.kind === 'logistics');
  assert(logistics?.kind === 'logistics', 'logistics are always part of the fees');
  return {
    rateVndPerCnyMicros,
    lines: lines.map(({ skuId, quantity, unitPriceFen, amountFen }) => ({ skuId, quantity, unitPriceFen, amountFen })),
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
