const microsPerDong = 1_000_000;
const form = /^(\d{1,6})(?:[.,](\d{1,6}))?$/;

/** Millionths of a đồng of a rate as it is typed, such as `3575.5`; undefined when it is none. */
export function microsOfRate(text: string): number | undefined {
  const [, whole, fraction = ''] = form.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole) * microsPerDong + Number(fraction.padEnd(6, '0'));
}

/** The rate as it would be typed. */
export function textOfRate(micros: number): string {
  const fraction = String(micros % microsPerDong)
    .padStart(6, '0')
    .replace(/0+$/, '');
  return `${Math.floor(micros / microsPerDong)}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Hundredths of a percent of a percentage as it is typed, such as `2.5`; undefined when it is none. */
export function basisPointsOf(text: string): number | undefined {
  const [, whole, fraction = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** The percentage as it would be typed. */
export const textOfBasisPoints = (basisPoints: number): string =>
  `${Math.floor(basisPoints / 100)}.${String(basisPoints % 100).padStart(2, '0')}`.replace(/\.?0+$/, (zeros) =>
    zeros.startsWith('.') ? '' : zeros.replace(/0+$/, ''),
  );

/** What buyers pay: the market's rate with the spread on top, rounded half up as the server does. */
export const withSpread = (marketMicros: number, spreadBasisPoints: number): bigint =>
  (BigInt(marketMicros) * BigInt(10_000 + spreadBasisPoints) * 2n + 10_000n) / 20_000n;
