import { basisPointsOf, larger } from './money.ts';

/** A percentage that holds for the whole goods value from a value on. */
export type ServiceTier = { fromFen: bigint; basisPoints: number };

/** 3 % of any goods value. */
export const defaultServiceTiers: readonly ServiceTier[] = [{ fromFen: 0n, basisPoints: 300 }];

export type ServiceFeeRule = { serviceTiers?: readonly ServiceTier[]; serviceMinFen?: bigint };

/** The service fee in fen: the tier reached holds for the whole value; at least the minimum. */
export function serviceFeeFen(goodsFen: bigint, rule: ServiceFeeRule = {}): bigint {
  const { serviceTiers = defaultServiceTiers, serviceMinFen = 0n } = rule;
  const reached = serviceTiers
    .toSorted((a, b) => Number(a.fromFen - b.fromFen))
    .findLast(({ fromFen }) => fromFen <= goodsFen);
  return larger(serviceMinFen, basisPointsOf(goodsFen, reached?.basisPoints ?? 0));
}
