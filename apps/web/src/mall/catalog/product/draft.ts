import type { Entries } from './matrix.ts';

type Draft = { entries: Entries; destination: string | undefined };
const keyOf = (productId: string): string => `draft:${productId}`;
const maxDraftLength = 50_000;

/** Keeps what a visitor typed while logging in. */
export function keepDraft(productId: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(productId), JSON.stringify(draft).slice(0, maxDraftLength));
  } catch {
    // A browser without storage only forgets the quantities.
  }
}

/** Gives back a kept draft once. What is not of its shape is dropped. */
export function takeDraft(productId: string): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(productId)) ?? 'null');
    sessionStorage.removeItem(keyOf(productId));
    if (
      typeof kept !== 'object' ||
      kept === null ||
      !('entries' in kept) ||
      typeof kept.entries !== 'object' ||
      kept.entries === null
    )
      return undefined;
    const entries = Object.entries(kept.entries).flatMap(([id, text]) =>
      typeof text === 'string' && /^\d{1,7}$/.test(text) ? [[id, text] as const] : [],
    );
    const destination = 'destination' in kept && typeof kept.destination === 'string' ? kept.destination : undefined;
    return { entries: Object.fromEntries(entries), destination };
  } catch {
    return undefined;
  }
}
