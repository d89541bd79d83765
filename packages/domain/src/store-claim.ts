import { gain, type Posting, posting } from './posting.ts';

/** What is claimed from a store: toRaise is ours to send, raised waits for the store's answer, agreed for its money. */
export const storeClaimStates = ['toRaise', 'raised', 'agreed', 'refused', 'recovered', 'givenUp'] as const;
export type StoreClaimState = (typeof storeClaimStates)[number];

/** Where a claim may go next. What was settled goes back only by taking the settlement back. */
export const storeClaimEdges: Record<StoreClaimState, readonly StoreClaimState[]> = {
  toRaise: ['raised', 'givenUp'],
  raised: ['agreed', 'refused', 'recovered', 'givenUp'],
  agreed: ['recovered', 'givenUp'],
  refused: ['raised', 'recovered', 'givenUp'],
  recovered: ['agreed', 'raised', 'refused'],
  givenUp: ['toRaise', 'agreed', 'raised', 'refused'],
};

export const canStoreClaimMove = (from: StoreClaimState, to: StoreClaimState): boolean =>
  storeClaimEdges[from].includes(to);

/**
 * A claim is settled: the store bears what was recovered from it. What its case charged to the store before, in the hope of
 * it, and was not recovered is our loss; what was recovered above that makes our losses smaller.
 */
export const storeClaimSettled = ({
  chargedFen,
  recoveredFen,
}: {
  chargedFen: bigint;
  recoveredFen: bigint;
}): Posting =>
  posting(
    gain({ account: 'storePayable' }, chargedFen - recoveredFen),
    gain({ account: 'writeOffs' }, recoveredFen - chargedFen),
  );
