import type { CaseRow } from '@kouan/contract';
import type { Tone } from '../ui/tag.tsx';

type CaseLike = Pick<CaseRow, 'state' | 'waitsFor' | 'remedy'>;

/** Whose turn it is decides the colour: the reader's own turn stands out. */
export function caseTone({ state, waitsFor }: Pick<CaseLike, 'state' | 'waitsFor'>): Tone {
  if (waitsFor === 'buyer') return 'turn';
  if (state === 'paid') return 'done';
  if (state === 'payoutFailed') return 'warning';
  return state === 'rejected' || state === 'rejectedFinal' ? 'bad' : 'work';
}

/** An undecided case that waits for the buyer's answer says so instead of its state; one that ended with new pieces is not paid. */
export function caseStateWord({ state, waitsFor, remedy }: CaseLike) {
  if (state === 'requested' && waitsFor === 'buyer') return 'asked';
  return state === 'paid' && remedy !== 'refund' ? 'replaced' : state;
}

/** Cases have numbers of their own, which begin with R; anything else is the number of an order. */
export const isCaseNumber = (text: string): boolean => /^R[0-9A-HJKMNP-TV-Z]{13}$/.test(text);
