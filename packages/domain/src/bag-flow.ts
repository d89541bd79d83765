/** The states of a bag, a sack of parcels that crosses the border together. */
export const bagStates = ['open', 'sealed', 'assigned', 'crossing', 'arrived'] as const;
export type BagState = (typeof bagStates)[number];

/** Where a bag may go next. A sealed one may be opened again; whoever it was assigned to may decline it. */
const nextStates: Record<BagState, readonly BagState[]> = {
  open: ['sealed'],
  sealed: ['open', 'assigned'],
  assigned: ['sealed', 'crossing'],
  crossing: ['arrived'],
  arrived: [],
};

export const canBagMove = (from: BagState, to: BagState): boolean => nextStates[from].includes(to);
