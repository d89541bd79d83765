import { sql } from 'drizzle-orm';
import {
  addProducts,
  ensureCategories,
  ensureStore,
  type NewProduct,
  offerDrawings,
  type StoreSite,
} from '../modules/catalog/index.ts';
import { type Db, type Tx, transaction } from '../platform/db.ts';
import { assert } from '../platform/errors.ts';
import {
  demoCategories,
  demoProducts,
  type DemoProduct,
  type DemoSite,
  type DemoSku,
  type DemoSpec,
  demoStores,
} from './catalog/index.ts';
import { hasDemoCatalog } from './demo-queries.ts';
import { drawDemoPicture } from './draw-demo-picture.ts';

// Also a server that was started without demo data shows the pictures of demo products that it has.
offerDrawings(drawDemoPicture);

const siteOf: Record<DemoSite, StoreSite> = {
  '1688': '1688',
  taobao: 'taobao',
  tmall: 'tmall',
  'mall-supplier': 'mall',
};
const widestPx = 800;

/** The demo stores, categories and products, all or none; does nothing when they are there. Answers how many products it added. */
export const seedDemoCatalog = (db: Db): Promise<number> =>
  transaction(db, async (tx) => {
    // All SKUs are one statement, which a busy machine takes long over.
    await tx.execute(sql`set local statement_timeout = '2min'`);
    if (await hasDemoCatalog(tx)) return 0;
    const storeIds = await addDemoStores(tx);
    const categoryIds = await ensureCategories(
      tx,
      demoCategories.map(({ slug, name }, position) => ({ slug, name, position })),
    );
    const newProducts = demoProducts.map((product) => newProductOf(product, { storeIds, categoryIds }));
    // The first of the catalogue shall be the newest.
    const added = await addProducts(tx, newProducts.toReversed());
    return added.length;
  });

async function addDemoStores(tx: Tx): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { key, name, city, site, externalId, url } of demoStores) {
    ids.set(key, await ensureStore(tx, { site: siteOf[site], externalId, name: name.cn, city, url }));
  }
  return ids;
}

function newProductOf(
  product: DemoProduct,
  { storeIds, categoryIds }: { storeIds: Map<string, number>; categoryIds: Map<string, number> },
): NewProduct {
  const storeId = storeIds.get(product.storeKey);
  assert(storeId, 'every demo product has a demo store');
  return {
    kind: product.kind,
    site: siteOf[product.source.site],
    itemId: product.source.itemId,
    sourceUrl: product.source.url ?? '',
    storeId,
    categoryId: categoryIds.get(product.categorySlug) ?? null,
    title: product.title,
    summary: product.summary,
    pictureKey: product.key,
    images: product.pictures.map((_, view) => `/picture/${product.key}/${view}.${widestPx}.webp`),
    specs: product.specs.map(({ name, values }) => ({
      name,
      values: values.map((value) => ({ name: value.name, imageUrl: null })),
    })),
    parameters: [...product.attributes],
    minQuantity: product.minimumQuantity,
    priceTiers: product.priceTiers.map(({ fromQuantity, priceFen }) => ({
      minQuantity: fromQuantity,
      priceFen: BigInt(priceFen),
    })),
    skus: product.skus.map((sku) => newSkuOf(sku, product.specs)),
    unitWeightGrams: product.weightGrams,
    unitVolumeCm3: product.volumeCm3,
    unitsPerCarton: product.unitsPerCarton,
    isWeightEstimated: false,
    inBorderStock: product.isBorderStock,
    handlingDays: product.handlingDays,
  };
}

const newSkuOf = ({ code, values, stock, priceFen }: DemoSku, specs: readonly DemoSpec[]) => ({
  specValues: specs.map((spec) => {
    const value = spec.values.find(({ key }) => key === values[spec.key]);
    assert(value, 'every demo SKU chooses a value of each axis');
    return value.name;
  }),
  ownPriceFen: priceFen === null ? null : BigInt(priceFen),
  stock,
  externalId: code,
});
