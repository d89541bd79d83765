import { expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { aProduct } from '../../../test/products.ts';
import { skusForSale, storeBriefs } from './index.ts';

test("a SKU for sale carries its product, its store and the product's tiers in order", async () => {
  const server = await testServer();
  const product = await aProduct(server, {
    title: { cn: '收纳袋' },
    tiers: [
      { minQuantity: 200, priceFen: 640n },
      { minQuantity: 5, priceFen: 690n },
    ],
    skus: [
      { values: ['藏青色', '中号'], stock: 12 },
      { values: ['藏青色', '大号'], priceFen: 880n },
    ],
  });
  const [second, first] = product.skus.map(({ id }) => id).reverse();

  const found = await skusForSale(server.db, [first ?? 0, second ?? 0, second ?? 0, 999_999]);

  expect(found.toSorted((a, b) => a.skuId - b.skuId)).toMatchObject([
    {
      skuId: first,
      productId: product.id,
      productPublicId: product.publicId,
      storeId: product.store.id,
      storeName: product.store.name,
      storeSite: '1688',
      title: { cn: '收纳袋', en: '收纳袋', vi: '收纳袋' },
      specNames: [{ en: 'Colour' }, { en: 'Size' }],
      specValues: [{ cn: '藏青色' }, { cn: '中号' }],
      ownPriceFen: null,
      stock: 12,
      isOnSale: true,
      priceTiers: [
        { minQuantity: 5, priceFen: 690n },
        { minQuantity: 200, priceFen: 640n },
      ],
    },
    { skuId: second, ownPriceFen: 880n, stock: null },
  ]);
  expect(await storeBriefs(server.db, [product.store.id])).toEqual(
    new Map([[product.store.id, { ...product.store, site: '1688', ownerId: null }]]),
  );
});
