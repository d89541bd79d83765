type Part = { quantity: number; own?: number | undefined };

/**
 * Shares a parcel's weight or volume among its parts: what was measured on its own stays, the rest goes by quantity, whole
 * units, the largest remainders first, at least 1 each. Undefined when the own ones leave too little for the others.
 */
export function shareMeasure(total: number, parts: readonly Part[]): number[] | undefined {
  const own = parts.reduce((sum, part) => sum + (part.own ?? 0), 0);
  const open = parts.filter((part) => part.own === undefined);
  const left = total - own;
  if (open.length === 0) return left === 0 ? parts.map((part) => part.own ?? 0) : undefined;
  if (left < open.length) return undefined;
  // One unit each first, so that nobody gets none; the rest by quantity. BigInt: products may pass 2^53.
  const rest = BigInt(left - open.length);
  const pieces = BigInt(open.reduce((sum, part) => sum + part.quantity, 0));
  const shares = open.map((part) => ({
    whole: Number((rest * BigInt(part.quantity)) / pieces) + 1,
    remainder: (rest * BigInt(part.quantity)) % pieces,
  }));
  let over = left - shares.reduce((sum, share) => sum + share.whole, 0);
  const order = shares.map((_, at) => at).sort((a, b) => compare(shares[b]?.remainder, shares[a]?.remainder) || a - b);
  for (const at of order) {
    const share = shares[at];
    if (over > 0 && share) {
      share.whole += 1;
      over -= 1;
    }
  }
  const given = shares.map((share) => share.whole);
  return parts.map((part) => part.own ?? given.shift() ?? 0);
}

const compare = (a: bigint = 0n, b: bigint = 0n): number => (a < b ? -1 : a > b ? 1 : 0);
