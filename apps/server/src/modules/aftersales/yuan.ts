/** Fen as a message shows them: ¥12.05. */
export const yuan = (fen: bigint): string => `¥${fen / 100n}.${String(fen % 100n).padStart(2, '0')}`;
