import type { ReplyOf, listGoodsHistory } from '@kouan/contract';
import { desc, eq } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import type { Sendable } from '../../platform/http.ts';
import { userBriefs } from '../identity/index.ts';
import { priceHistory, skus } from './catalog-tables.ts';
import { getGoods, type Scope } from './goods-queries.ts';
import { catalogReviews, catalogRevisions, skuStockChanges } from './goods-tables.ts';

const shown = 100;

/** Prices, stock and reviews of one product, newest first. Throws product.not_found. */
export async function goodsHistory(
  db: Reader,
  key: { publicId: string; scope: Scope },
): Promise<Sendable<ReplyOf<typeof listGoodsHistory>>> {
  const { product } = await getGoods(db, key);
  const prices = await db
    .select({ priceFen: priceHistory.priceFen, tiers: priceHistory.tiers, recordedAt: priceHistory.recordedAt })
    .from(priceHistory)
    .where(eq(priceHistory.productId, product.id))
    .orderBy(desc(priceHistory.id))
    .limit(shown);
  const stock = await db
    .select({ change: skuStockChanges, specValues: skus.specValues })
    .from(skuStockChanges)
    .innerJoin(skus, eq(skus.id, skuStockChanges.skuId))
    .where(eq(skus.productId, product.id))
    .orderBy(desc(skuStockChanges.id))
    .limit(shown);
  const reviews = await db
    .select({ review: catalogReviews })
    .from(catalogReviews)
    .innerJoin(catalogRevisions, eq(catalogRevisions.id, catalogReviews.revisionId))
    .where(eq(catalogRevisions.productId, product.id))
    .orderBy(desc(catalogReviews.id))
    .limit(shown);
  const people = await userBriefs(db, [
    ...stock.map(({ change }) => change.changedBy),
    ...reviews.map(({ review }) => review.reviewerId),
  ]);
  const nameOf = (id: number): string => people.get(id)?.nickName ?? '';
  return {
    prices,
    stock: stock.map(({ change, specValues }) => ({
      values: specValues.map(({ cn }) => cn),
      before: change.before,
      after: change.after,
      by: nameOf(change.changedBy),
      at: change.createdAt,
    })),
    reviews: reviews.map(({ review }) => ({
      outcome: review.outcome,
      reason: review.reason,
      by: nameOf(review.reviewerId),
      at: review.createdAt,
    })),
  };
}
