import { halfUp, share, sumOf, toVnd } from './money.ts';
import type { ShipmentFee, ShipmentFeeKind } from './shipment-fees.ts';

/** One specification of an order that ships whole, after its quantity. */
export type LandedGoods = { goodsFen: bigint; units: number; grams: number; volumeCm3: number; packages: number };
type Order = {
  lines: readonly LandedGoods[];
  freightFen: bigint;
  serviceFen: bigint;
  fees: readonly ShipmentFee[];
  rateVndPerCnyMicros: bigint;
};
export type LandedLine = {
  freightFen: bigint;
  serviceFen: bigint;
  fees: { kind: ShipmentFeeKind; feeFen: bigint }[];
  landedFen: bigint;
  landedVnd: bigint;
  perUnitFen: bigint;
  perUnitVnd: bigint;
};

/**
 * What each line of an order costs delivered: freight and service fee by its goods value, as when units leave the order, each
 * fee by what it is charged on. The shares add up to the order's amounts, to the fen and to the đồng.
 */
export function landedLines({ lines, freightFen, serviceFen, fees, rateVndPerCnyMicros }: Order): LandedLine[] {
  const goods = lines.map((line) => line.goodsFen);
  const units = lines.map((line) => BigInt(line.units));
  const freights = shares(freightFen, goods);
  const services = shares(serviceFen, goods);
  const feesByKind = fees.map((fee) => {
    const charged = lines.map((line) => chargedOn(fee, line));
    return { kind: fee.kind, fen: shares(fee.feeFen, charged.some((part) => part > 0n) ? charged : units) };
  });
  const landed = goods.map((fen, at) =>
    sumOf([fen, freights[at] ?? 0n, services[at] ?? 0n, ...feesByKind.map((fee) => fee.fen[at] ?? 0n)]),
  );
  const landedVnd = shares(toVnd(sumOf(landed), rateVndPerCnyMicros), landed);
  return landed.map((fen, at) => ({
    freightFen: freights[at] ?? 0n,
    serviceFen: services[at] ?? 0n,
    fees: feesByKind.map((fee) => ({ kind: fee.kind, feeFen: fee.fen[at] ?? 0n })),
    landedFen: fen,
    landedVnd: landedVnd[at] ?? 0n,
    perUnitFen: halfUp(fen, units[at] ?? 1n),
    perUnitVnd: halfUp(fen * rateVndPerCnyMicros, 100_000_000n * (units[at] ?? 1n)),
  }));
}

/** What of a line a fee is charged on: the weight that counted, its volume, packages, pieces or value. */
function chargedOn(fee: ShipmentFee, { goodsFen, units, grams, volumeCm3, packages }: LandedGoods): bigint {
  if (fee.kind === 'insurance') return goodsFen;
  const isVolume = fee.kind === 'storage' || (fee.kind === 'logistics' && fee.weightBasis === 'volumetric');
  if (isVolume) return BigInt(volumeCm3);
  if (fee.kind === 'handling') return BigInt(packages);
  return BigInt(fee.kind === 'inspection' ? units : grams);
}

/** A pot shared by parts; the last part takes what is left. */
function shares(pot: bigint, parts: readonly bigint[]): bigint[] {
  let left = pot;
  let whole = sumOf(parts);
  return parts.map((part) => {
    const taken = share(left, part, whole);
    left -= taken;
    whole -= part;
    return taken;
  });
}
