export type AmountDifference = { kind: 'equal' } | { kind: 'less' | 'more'; vnd: bigint };

/** How a transferred amount differs from what is due, both in whole đồng; undefined while no whole number was entered. */
export function amountDifference(enteredVnd: unknown, dueVnd: number): AmountDifference | undefined {
  if (typeof enteredVnd !== 'number' || !Number.isSafeInteger(enteredVnd) || enteredVnd < 1) return undefined;
  const difference = BigInt(enteredVnd) - BigInt(dueVnd);
  if (difference === 0n) return { kind: 'equal' };
  return difference < 0n ? { kind: 'less', vnd: -difference } : { kind: 'more', vnd: difference };
}
