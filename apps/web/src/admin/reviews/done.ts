/** What was done; with `undoUntil` (milliseconds of this browser's clock) it can still be taken back. */
export type Done = { text: string; number: string; undoUntil?: number };

/** A little less than what the server gives, so that the last moment never fails. */
export const undoShownMs = 4_800;
