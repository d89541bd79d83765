import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { type BuyersLines, deleteLines } from './cart-queries.ts';
import { takeOutLines } from './removed-lines.ts';

/** Removes a buyer's own lines, all or none. Throws cart.line_not_found, for another's line too. */
export async function removeLines(tx: Tx, { buyerId, ids }: BuyersLines): Promise<void> {
  const wanted = [...new Set(ids)];
  const removed = await takeOutLines(tx, { buyerId, ids: wanted });
  if (removed < wanted.length) fail('cart.line_not_found');
}

/** Takes ordered lines out of a buyer's cart; what is already gone stays gone. */
export async function removeCartLines(tx: Tx, lines: BuyersLines): Promise<void> {
  await deleteLines(tx, lines);
}
