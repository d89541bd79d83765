/** Fen per yuan times millionths: the divisor between fen × micros and đồng. */
const fenMicrosPerVnd = 100_000_000n;

/**
 * The one rounding of the project: the quotient as the nearest whole number, an exact half towards plus infinity.
 * Throws RangeError unless the denominator is positive.
 */
export function halfUp(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError('the denominator must be positive');
  const doubled = 2n * numerator + denominator;
  const quotient = doubled / (2n * denominator);
  const isRoundedUpwards = doubled < 0n && doubled % (2n * denominator) !== 0n;
  return isRoundedUpwards ? quotient - 1n : quotient;
}

/** The share of a pot that goes with `part` of `whole`, half up. Throws RangeError unless 0 <= part <= whole. */
export function share(pot: bigint, part: bigint, whole: bigint): bigint {
  if (part < 0n || part > whole) throw new RangeError('a part lies between nothing and the whole');
  return part === 0n ? 0n : halfUp(pot * part, whole);
}

/** Basis points (hundredths of a percent) of an amount, half up. */
export const basisPointsOf = (amountFen: bigint, basisPoints: number): bigint =>
  halfUp(amountFen * BigInt(basisPoints), 10_000n);

/** Fen at a locked rate in whole đồng; the rate is đồng per yuan in millionths. */
export const toVnd = (amountFen: bigint, rateVndPerCnyMicros: bigint): bigint =>
  halfUp(amountFen * rateVndPerCnyMicros, fenMicrosPerVnd);

/** Đồng at a rate in whole fen; the rate is đồng per yuan in millionths. Throws RangeError for a rate of 0. */
export const toFen = (amountVnd: bigint, rateVndPerCnyMicros: bigint): bigint =>
  halfUp(amountVnd * fenMicrosPerVnd, rateVndPerCnyMicros);

/** The rate that buyers pay: the market's with a spread on top, in millionths, half up. */
export const marketWithSpread = (marketMicros: bigint, spreadBasisPoints: number): bigint =>
  halfUp(marketMicros * BigInt(10_000 + spreadBasisPoints), 10_000n);

/** Fen as a message shows them: ¥12.05. */
export const yuan = (fen: bigint): string => `¥${fen / 100n}.${String(fen % 100n).padStart(2, '0')}`;

export const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);
export const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);
export const larger = (a: bigint, b: bigint): bigint => (a > b ? a : b);
