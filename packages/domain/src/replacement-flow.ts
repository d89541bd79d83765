import type { Remedy } from './compensation.ts';
import { credit, debit, type Posting, posting } from './posting.ts';

/** How goods are made good: pieces instead of wrong ones, or missing pieces sent later. */
export type Replacing = Exclude<Remedy, 'refund'>;
export const replacings = ['replace', 'resend'] as const satisfies readonly Replacing[];

/** owed: to be bought or found; bought: on the way to us; received: in after-sales stock; sent: on the way to the buyer. */
export const replacementStates = ['owed', 'bought', 'received', 'sent', 'delivered', 'ended'] as const;
export type ReplacementState = (typeof replacementStates)[number];

/** Where a replacement may go next. It ends without goods before they arrive, or because what was sent is wrong again. */
export const replacementEdges: Record<ReplacementState, readonly ReplacementState[]> = {
  owed: ['bought', 'received', 'ended'],
  bought: ['received', 'ended'],
  received: ['sent'],
  sent: ['delivered', 'ended'],
  delivered: [],
  ended: [],
};

export const canReplacementMove = (from: ReplacementState, to: ReplacementState): boolean =>
  replacementEdges[from].includes(to);

/** Pieces bought again are our own cost and owed to their store. Not delivered by it: the reverse. */
export const replacementBought = (costFen: bigint): Posting =>
  posting(debit({ account: 'writeOffs' }, costFen), credit({ account: 'storePayable' }, costFen));
