import type { AccountKind } from './accounts.ts';
import { sumOf } from './money.ts';
import type { Posting } from './posting.ts';

/** What became of a buyer's money for one order; paid = consumed + held + refunded, always. */
export type MoneyPanel = { paidFen: bigint; consumedFen: bigint; heldFen: bigint; refundedFen: bigint };

/** By how much a posting raises what is held for the order. */
const heldChangeFen = (entries: Posting, order: string): bigint =>
  sumOf(
    entries
      .filter((entry) => 'order' in entry && entry.order === order)
      .map(({ debitFen, creditFen }) => creditFen - debitFen),
  );

const touches = (entries: Posting, ...kinds: AccountKind[]) => entries.some(({ account }) => kinds.includes(account));

/**
 * An order's money panel, read from its postings. What enters its held accounts from receipts (a few đồng may be worth
 * less than half a fen: then from exchange differences) is paid, what leaves to wallet or payouts refunded, what leaves otherwise consumed; a store that pays for an after-sales refund un-consumes.
 */
export function moneyPanel(all: readonly Posting[], order: string): MoneyPanel {
  const panel = { paidFen: 0n, consumedFen: 0n, heldFen: 0n, refundedFen: 0n };
  for (const entries of all) {
    const changeFen = heldChangeFen(entries, order);
    panel.heldFen += changeFen;
    if (touches(entries, 'receipts', 'exchangeDifferences')) panel.paidFen += changeFen;
    else if (touches(entries, 'wallet', 'payoutsPending')) panel.refundedFen -= changeFen;
    else panel.consumedFen -= changeFen;
  }
  return panel;
}
