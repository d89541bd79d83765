import type { Tx } from '../../platform/db.ts';
import { priceHistory, priceTiers, products, skus } from './catalog-tables.ts';

/** Below PostgreSQL's 65,535 parameters of one statement with the widest of these rows. */
const rowsPerStatement = 2_000;

const slices = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsPerStatement) }, (_, index) =>
    rows.slice(index * rowsPerStatement, (index + 1) * rowsPerStatement),
  );

/** Inserts products. Answers their ids in the order given. */
export async function insertProducts(
  tx: Tx,
  rows: readonly (typeof products.$inferInsert)[],
): Promise<{ id: number; publicId: string }[]> {
  const added: { id: number; publicId: string }[] = [];
  for (const slice of slices(rows))
    added.push(
      ...(await tx.insert(products).values(slice).returning({ id: products.id, publicId: products.publicId })),
    );
  const places = new Map(added.map((row) => [row.publicId, row]));
  return rows.flatMap(({ publicId }) => places.get(publicId) ?? []);
}

/** Inserts SKUs. Answers their ids in the order given. */
export async function insertSkus(tx: Tx, rows: readonly (typeof skus.$inferInsert)[]): Promise<number[]> {
  const ids = new Map<string, number>();
  for (const slice of slices(rows)) {
    const added = await tx
      .insert(skus)
      .values(slice)
      .returning({ id: skus.id, productId: skus.productId, specKey: skus.specKey });
    for (const { id, productId, specKey } of added) ids.set(`${productId} ${specKey}`, id);
  }
  return rows.flatMap(({ productId, specKey }) => ids.get(`${productId} ${specKey}`) ?? []);
}

export async function insertTiers(tx: Tx, rows: readonly (typeof priceTiers.$inferInsert)[]): Promise<void> {
  for (const slice of slices(rows)) await tx.insert(priceTiers).values(slice);
}

export async function insertHistory(tx: Tx, rows: readonly (typeof priceHistory.$inferInsert)[]): Promise<void> {
  for (const slice of slices(rows)) await tx.insert(priceHistory).values(slice);
}
