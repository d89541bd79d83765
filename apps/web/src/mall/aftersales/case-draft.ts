import type { CaseReason, RefundTarget, Remedy } from '@kouan/domain';
import type { Claim } from './claimed-units.tsx';

/** A case that was begun and not sent yet. */
export type CaseDraft = {
  reasonCode: CaseReason | undefined;
  reason: string;
  remedy?: Remedy;
  refundTo: RefundTarget;
  photos: readonly { id: number; url: string }[];
  claim: Claim;
};
export type DraftKey = { owner: string; kind: string; orderNumber: string };

/** Photos that belong to nothing go after a day, and the draft with them. */
const keptForMs = 20 * 3_600_000;
const nameOf = ({ owner, kind, orderNumber }: DraftKey): string => `kouan-case ${owner} ${kind} ${orderNumber}`;

/** What this browser kept; undefined where nothing is, it is too old, or the browser keeps nothing. */
export function loadDraft(key: DraftKey): CaseDraft | undefined {
  try {
    const { at, draft } = JSON.parse(localStorage.getItem(nameOf(key)) ?? '{}') as { at?: number; draft?: CaseDraft }; // only `saveDraft` writes it
    if (at !== undefined && Date.now() - at < keptForMs) return draft;
    dropDraft(key);
  } catch {
    // Broken, or storage is switched off: then there is no draft.
  }
  return undefined;
}

export function saveDraft(key: DraftKey, draft: CaseDraft): void {
  try {
    localStorage.setItem(nameOf(key), JSON.stringify({ at: Date.now(), draft }));
  } catch {
    // Full or switched off: the form works without.
  }
}

export function dropDraft(key: DraftKey): void {
  try {
    localStorage.removeItem(nameOf(key));
  } catch {
    // Switched off.
  }
}

/** Whether anything was written that somebody would miss. */
export const isWritten = ({ reasonCode, reason, photos, claim }: CaseDraft): boolean =>
  reasonCode !== undefined ||
  reason.trim() !== '' ||
  photos.length > 0 ||
  claim.want.trim() !== '' ||
  Object.values(claim.quantities).some((quantity) => quantity > 0);
