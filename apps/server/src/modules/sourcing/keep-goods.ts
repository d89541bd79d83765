import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { SkuForSale } from '../catalog/index.ts';
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

/** Takes such a product of interest away again. Throws interest.not_found for any that somebody answered. */
export async function dropKeptGoods(tx: Tx, { buyerId, id }: { buyerId: number; id: number }): Promise<number> {
  const { skuId, state, claimedBy } = await lockInterest(tx, { id, buyerId });
  const isKept = state === 'priced' && claimedBy === null && (await eventsOf(tx, [id])).length === 0;
  if (!isKept || skuId === null) fail('interest.not_found');
  await tx.delete(interests).where(and(eq(interests.id, id), isNull(interests.claimedBy)));
  return skuId;
}
