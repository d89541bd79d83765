import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { type SkuForSale, skusForSale } from '../catalog/index.ts';
import { eventsOf, insertInterest, lockInterest } from './interest-queries.ts';
import { interests } from './interest-tables.ts';

type Goods = { buyerId: number; sku: SkuForSale; quantity: number; note: string };
const maxTitle = 200;
const maxSpecification = 500;

/** Keeps goods of ours as a product of interest: they have a price already, so the staff have nothing to answer and nothing happens to it. */
export async function keepGoods(tx: Tx, { buyerId, sku, quantity, note }: Goods): Promise<number> {
  const { id } = await insertInterest(tx, {
    buyerId,
    link: '',
    title: sku.title.cn.slice(0, maxTitle),
    specification: sku.specValues
      .map(({ cn }) => cn)
      .join(' / ')
      .slice(0, maxSpecification),
    quantity,
    note,
    screenshotIds: [],
    state: 'priced',
    answerBy: null,
    productId: sku.productId,
    skuId: sku.skuId,
    offerQuantity: quantity,
  });
  return id;
}

type Wanted = { buyerId: number; lines: readonly { skuId: number; quantity: number }[] };

/** Keeps specifications that are not kept yet, and answers how many those were. Throws sku.not_found. */
export async function keepForLater(tx: Tx, { buyerId, lines }: Wanted): Promise<{ added: number }> {
  const wanted = new Map(lines.map(({ skuId, quantity }) => [skuId, quantity]));
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`interests ${buyerId}`}, 0))`);
  const skus = await skusForSale(tx, [...wanted.keys()]);
  if (skus.length < wanted.size) fail('sku.not_found');
  const kept = await tx
    .select({ skuId: interests.skuId })
    .from(interests)
    .where(and(eq(interests.buyerId, buyerId), inArray(interests.skuId, [...wanted.keys()])));
  const known = new Set(kept.map(({ skuId }) => skuId));
  const fresh = skus.filter(({ skuId }) => !known.has(skuId)).toSorted((a, b) => a.skuId - b.skuId);
  for (const sku of fresh) await keepGoods(tx, { buyerId, sku, quantity: wanted.get(sku.skuId) ?? 1, note: '' });
  return { added: fresh.length };
}

/** Takes such a product of interest away again. Throws interest.not_found for any that somebody answered. */
export async function dropKeptGoods(tx: Tx, { buyerId, id }: { buyerId: number; id: number }): Promise<number> {
  const { skuId, state, claimedBy } = await lockInterest(tx, { id, buyerId });
  const isKept = state === 'priced' && claimedBy === null && (await eventsOf(tx, [id])).length === 0;
  if (!isKept || skuId === null) fail('interest.not_found');
  await tx.delete(interests).where(and(eq(interests.id, id), isNull(interests.claimedBy)));
  return skuId;
}
