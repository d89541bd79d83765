import { and, eq, notInArray, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { priceTiers, products, skus } from './catalog-tables.ts';
import { isItem, skusOfProduct } from './product-queries.ts';
import { insertTiers } from './product-write-queries.ts';
import { type PriceTierRow, tiersOfProducts } from './sku-queries.ts';

type Item = { site: string; itemId: string };

/** Two who see the same new item at the same moment come one after the other. */
export async function lockItem(tx: Tx, { site, itemId }: Item): Promise<void> {
  const name = `item ${site === 'tmall' ? 'taobao' : site} ${itemId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

export type ProductParts = NonNullable<Awaited<ReturnType<typeof lockProductByItem>>>;
/** Locks a known product; answers it with its tiers and the SKUs on sale. */
export async function lockProductByItem(tx: Tx, item: Item) {
  const [product] = await tx.select().from(products).where(isItem(item)).for('update');
  if (!product) return undefined;
  const tiers = await tiersOfProducts(tx, [product.id]);
  return { ...product, priceTiers: tiers.get(product.id) ?? [], skus: await skusOfProduct(tx, product.id) };
}

export async function updateProduct(tx: Tx, id: number, changes: Partial<typeof products.$inferInsert>): Promise<void> {
  await tx
    .update(products)
    .set({ ...changes, updatedAt: nowSql })
    .where(eq(products.id, id));
}

/** What only those who sell the goods themselves say of a combination: a capture leaves it as it is. */
const ownColumns = {
  imageUrl: sql`excluded.image_url`,
  unitWeightGrams: sql`excluded.unit_weight_grams`,
  unitVolumeCm3: sql`excluded.unit_volume_cm3`,
  sizeMm: sql`excluded.size_mm`,
};

type SkuRows = { productId: number; rows: readonly (typeof skus.$inferInsert)[]; isOwn: boolean };

/** Combinations that are not among the rows go off sale; they stay for the orders that name them. */
export async function upsertSkus(tx: Tx, { productId, rows, isOwn }: SkuRows): Promise<void> {
  await tx
    .update(skus)
    .set({ isOnSale: false })
    .where(
      and(
        eq(skus.productId, productId),
        notInArray(
          skus.specKey,
          rows.map(({ specKey }) => specKey),
        ),
      ),
    );
  await tx
    .insert(skus)
    .values([...rows])
    .onConflictDoUpdate({
      target: [skus.productId, skus.specKey],
      set: {
        position: sql`excluded.position`,
        specValues: sql`excluded.spec_values`,
        externalId: sql`excluded.external_id`,
        ownPriceFen: sql`excluded.own_price_fen`,
        stock: sql`excluded.stock`,
        ...(isOwn ? ownColumns : {}),
        isOnSale: true,
      },
    });
}

export async function replaceTiers(tx: Tx, productId: number, tiers: readonly PriceTierRow[]): Promise<void> {
  await tx.delete(priceTiers).where(eq(priceTiers.productId, productId));
  await insertTiers(
    tx,
    tiers.map((tier) => ({ productId, ...tier })),
  );
}
