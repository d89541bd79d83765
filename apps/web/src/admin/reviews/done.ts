/** What was done; with `undoUntil` (milliseconds of this browser's clock) it can still be taken back. */
export type Done = { text: string; number: string; undoUntil?: number };

const undoShownMs = 4_800;

/** Until when an act that begins now can be taken back: a little less than the server gives from its moment on, so that the last moment never fails. */
export const undoUntil = (): number => Date.now() + undoShownMs;
