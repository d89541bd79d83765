import type { FeeSchedule } from './fee-schedule.ts';
import { halfUp, sumOf, toVnd } from './money.ts';
import { orderTotals } from './order-totals.ts';
import type { ServiceFeeRule } from './service-fee.ts';
import { feesTotalFen, shipmentFees, type ShipmentOptions } from './shipment-fees.ts';

/** Goods that may be ordered: the weight and volume of one unit are estimates until the warehouse measures them. */
export type LandedCostInput = ServiceFeeRule &
  ShipmentOptions & {
    unitPriceFen: bigint;
    quantity: number;
    freightFen: bigint;
    unitGrams: number;
    unitCm3: number;
    packages?: number;
    schedule: FeeSchedule;
    rateVndPerCnyMicros: bigint;
  };

/**
 * What goods will cost on arrival in Vietnam: goods, freight inside China, service fee, logistics, first-month storage,
 * handling and the chosen services, in fen and đồng, for all and per unit. It contains no import duty and no VAT.
 * Throws RangeError for a quantity below 1.
 */
export function landedCost(input: LandedCostInput) {
  const { unitPriceFen, quantity, freightFen, schedule, rateVndPerCnyMicros, packages = 1, ...rest } = input;
  if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError('a quantity is a whole number from 1');
  const totals = orderTotals({ lines: [{ priceFen: unitPriceFen, quantity }], freightFen, ...rest });
  const batch = { batchGrams: rest.unitGrams * quantity, batchCm3: rest.unitCm3 * quantity, batchUnits: quantity };
  const part = { ...batch, batchPackages: packages, units: quantity, storedHours: 0 };
  const fees = shipmentFees(schedule, { parts: [part], valueFen: totals.totalFen }, rest);

  const totalFen = sumOf([totals.totalFen, feesTotalFen(fees)]);
  return {
    goodsFen: totals.goodsFen,
    freightFen,
    serviceFen: totals.serviceFen,
    depositFen: totals.depositFen,
    fees,
    totalFen,
    totalVnd: toVnd(totalFen, rateVndPerCnyMicros),
    perUnitFen: halfUp(totalFen, BigInt(quantity)),
    perUnitVnd: halfUp(totalFen * rateVndPerCnyMicros, 100_000_000n * BigInt(quantity)),
    includesDutyAndVat: false as const,
  };
}
