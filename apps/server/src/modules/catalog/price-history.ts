import { and, desc, eq } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { priceHistory, products } from './catalog-tables.ts';

const shownPrices = 100;

/** The last prices of a product at its minimum quantity, oldest first. Throws product.not_found. */
export async function pricesOf(db: Reader, publicId: string) {
  const [product] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.publicId, publicId), eq(products.isApproved, true)));
  if (!product) return fail('product.not_found', { id: publicId });
  const rows = await db
    .select({ priceFen: priceHistory.priceFen, recordedAt: priceHistory.recordedAt })
    .from(priceHistory)
    .where(eq(priceHistory.productId, product.id))
    .orderBy(desc(priceHistory.id))
    .limit(shownPrices);
  return rows.toReversed();
}
