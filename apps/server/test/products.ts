import { randomBytes } from 'node:crypto';
import { addProducts, ensureStore, type NewProduct } from '../src/modules/catalog/index.ts';
import { transaction } from '../src/platform/db.ts';
import type { TestServer } from './harness.ts';

export type TestStore = { id: number; name: string };
export type TestSku = { id: number; specValues: string[] };
export type TestProduct = { id: number; publicId: string; store: TestStore; skus: TestSku[] };

/** One combination; with `priceFen` it has its own price, else the tiers hold. `stock` is unlimited unless told. */
export type SkuChanges = { values?: string[]; priceFen?: bigint | null; stock?: number | null };
export type ProductChanges = {
  store?: TestStore;
  /** From quantity → price in fen; one tier of ¥12.50 unless told. */
  tiers?: { minQuantity: number; priceFen: bigint }[];
  skus?: SkuChanges[];
} & Partial<
  Pick<
    NewProduct,
    | 'kind'
    | 'title'
    | 'summary'
    | 'parameters'
    | 'minQuantity'
    | 'site'
    | 'itemId'
    | 'categoryId'
    | 'inBorderStock'
    | 'unitWeightGrams'
    | 'unitVolumeCm3'
    | 'unitsPerCarton'
    | 'isWeightEstimated'
  >
>;

/** A store of its own, with a name that no other test store has. */
export async function aStore(
  server: TestServer,
  name = `测试店 ${randomBytes(4).toString('hex')}`,
): Promise<TestStore> {
  const externalId = `test-${randomBytes(8).toString('hex')}`;
  const id = await transaction(server.db, (tx) =>
    ensureStore(tx, { site: '1688', externalId, name, city: null, url: null }),
  );
  return { id, name };
}

/** A product on sale with two colours (or the SKUs given), weight 320 g and volume 1,800 cm³ a unit. */
export async function aProduct(server: TestServer, changes: ProductChanges = {}): Promise<TestProduct> {
  const {
    store = await aStore(server),
    tiers = [{ minQuantity: 1, priceFen: 1_250n }],
    skus = [{ values: ['红色'] }, { values: ['蓝色'] }],
    ...rest
  } = changes;
  const skuValues = skus.map((sku, index) => sku.values ?? [`规格 ${index + 1}`]);
  const product: NewProduct = {
    kind: 'mall',
    site: '1688',
    itemId: String(600_000_000_000 + randomBytes(4).readUInt32BE()),
    sourceUrl: 'https://detail.1688.com/offer/612345678901.html',
    storeId: store.id,
    categoryId: null,
    title: { cn: '测试保温杯', en: 'Test thermos cup', vi: 'Bình giữ nhiệt thử' },
    summary: null,
    images: ['/picture/placeholder/0.800.webp'],
    specs: (skuValues[0] ?? []).map((_, axis) => ({
      name: axis === 0 ? { cn: '颜色', en: 'Colour', vi: 'Màu' } : { cn: '尺码', en: 'Size', vi: 'Kích cỡ' },
      values: [...new Set(skuValues.map((values) => values[axis] ?? ''))].map((cn) => ({
        name: { cn },
        imageUrl: null,
      })),
    })),
    parameters: [],
    minQuantity: 1,
    priceTiers: tiers,
    skus: skus.map(({ priceFen = null, stock = null }, index) => ({
      specValues: (skuValues[index] ?? []).map((cn) => ({ cn })),
      ownPriceFen: priceFen,
      stock,
    })),
    unitWeightGrams: 320,
    unitVolumeCm3: 1_800,
    unitsPerCarton: 20,
    isWeightEstimated: false,
    inBorderStock: false,
    handlingDays: 2,
    ...rest,
  };
  const [added] = await transaction(server.db, (tx) => addProducts(tx, [product]));
  if (!added) throw new Error('the test product was not added');
  return {
    id: added.id,
    publicId: added.publicId,
    store,
    skus: added.skuIds.map((id, index) => ({ id, specValues: skuValues[index] ?? [] })),
  };
}
