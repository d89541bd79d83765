import { lt, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { maxCartLines } from './add-lines.ts';
import { type BuyersLines, countLines, linesOfIds, lockCart } from './cart-queries.ts';
import { removedCartLines } from './cart-tables.ts';

/** So long can be undone what was taken out. */
const keptFor = sql`interval '1 hour'`;
const idsIn = (ids: readonly number[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::bigint)`;

/** Takes lines out of a buyer's cart and keeps them as they were for a while. Answers how many; others' are left alone. */
export async function takeOutLines(tx: Tx, { buyerId, ids }: BuyersLines): Promise<number> {
  const { rows } = await tx.execute(sql`
    with gone as (delete from cart_lines where buyer_id = ${buyerId} and id in ${idsIn(ids)} returning *)
    insert into removed_cart_lines (id, buyer_id, line) select id, buyer_id, to_jsonb(gone) from gone returning id`);
  return rows.length;
}

/** Forgets lines that can no longer be put back. */
export async function forgetRemovedLines(tx: Tx): Promise<boolean> {
  await tx.delete(removedCartLines).where(lt(removedCartLines.removedAt, sql`${nowSql} - ${keptFor}`));
  return false;
}

type Restored = { skuId: number; isBack: boolean };

/**
 * Puts lines back as they were: notes, wishes, the prices that were seen, their place. Goods that were put into the cart
 * again meanwhile stay as they are there and are not back. Throws cart.line_not_found, cart.full.
 */
export async function restoreLines(tx: Tx, { buyerId, ids }: BuyersLines): Promise<Restored[]> {
  await lockCart(tx, buyerId);
  const { rows } = await tx.execute<{ sku_id: string; is_back: boolean }>(sql`
    with kept as (
      delete from removed_cart_lines
      where buyer_id = ${buyerId} and id in ${idsIn(ids)} and removed_at >= ${nowSql} - ${keptFor} returning id, line),
    back as (
      insert into cart_lines overriding system value
      select line.* from kept, jsonb_populate_record(null::cart_lines, kept.line) line
      on conflict (buyer_id, sku_id) do nothing returning id)
    select kept.line ->> 'sku_id' as sku_id, back.id is not null as is_back from kept left join back on back.id = kept.id`);
  if (rows.length === 0 && (await linesOfIds(tx, { buyerId, ids })).length === 0) fail('cart.line_not_found');
  if ((await countLines(tx, buyerId)) > maxCartLines) fail('cart.full', { limit: maxCartLines });
  return rows.map((row) => ({ skuId: Number(row.sku_id), isBack: row.is_back }));
}
