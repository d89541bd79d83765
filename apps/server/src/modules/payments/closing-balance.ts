/** What a row says that the account held after it; `amountVnd` is what the row brought, below zero what it took. */
export type RowBalance = { bookedAt: Date; amountVnd: bigint | undefined; balanceVnd: bigint };

/**
 * The balance after the last movement of a statement, whichever way it is sorted. Rows of one moment tell by their amounts
 * which of them came first: each balance is the one before it and its own amount.
 */
export function closingBalance(rows: readonly RowBalance[]): RowBalance | undefined {
  const [first, second] = rows;
  const last = rows.at(-1);
  if (!first || !second || !last) return first;
  const byTime = last.bookedAt.getTime() - first.bookedAt.getTime();
  if (byTime !== 0) return byTime > 0 ? last : first;
  return isNewestFirst(rows) ? first : last;
}

function isNewestFirst(rows: readonly RowBalance[]): boolean {
  for (const [at, row] of rows.slice(1).entries()) {
    const above = rows[at];
    if (!above) continue;
    const goesDown = row.amountVnd !== undefined && above.balanceVnd + row.amountVnd === row.balanceVnd;
    const goesUp = above.amountVnd !== undefined && row.balanceVnd + above.amountVnd === above.balanceVnd;
    if (goesDown !== goesUp) return goesUp;
  }
  return false;
}
