import { addLinesToCart, getMyCart, keepSeenPrices } from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aBuyer } from '../../../test/actors.ts';
import { testServer } from '../../../test/harness.ts';
import { aProduct } from '../../../test/products.ts';
import { maxCartLines } from './index.ts';

const wholeCart = { query: { page: 0, size: maxCartLines } };

test('a price that changed since the goods came into the cart is told, until its buyer has seen it', async () => {
  const server = await testServer();
  const buyer = await server.as(await aBuyer(server));
  const other = await server.as(await aBuyer(server));
  const product = await aProduct(server, {
    tiers: [
      { minQuantity: 1, priceFen: 690n },
      { minQuantity: 200, priceFen: 640n },
    ],
  });
  const lines = product.skus.map(({ id }) => ({ skuId: id, quantity: 4 }));
  await buyer.call(addLinesToCart, { body: { lines } });
  await other.call(addLinesToCart, { body: { lines } });
  const cart = async (caller: typeof buyer) => (await caller.call(getMyCart, wholeCart)).data.content;
  expect((await cart(buyer)).map(({ pricesBefore }) => pricesBefore)).toEqual([null, null]);

  const before = {
    ownPriceFen: null,
    priceTiers: [
      { minQuantity: 1, priceFen: 690 },
      { minQuantity: 200, priceFen: 640 },
    ],
  };
  await server.db.execute(
    sql`update price_tiers set price_fen = 720 where product_id = ${product.id} and min_quantity = 1`,
  );
  await server.db.execute(sql`update skus set own_price_fen = 555 where id = ${product.skus[1]?.id}`);
  const changed = await cart(buyer);
  expect(changed.map(({ skuId, unitPriceFen, pricesBefore }) => [skuId, unitPriceFen, pricesBefore])).toEqual([
    [product.skus[0]?.id, 720, before],
    [product.skus[1]?.id, 555, before],
  ]);

  const shown = changed.map(({ id, ownPriceFen, priceTiers }) => ({ id, ownPriceFen, priceTiers }));
  // Whoever names another's lines changes nothing.
  expect((await other.call(keepSeenPrices, { body: { lines: shown } })).status).toBe(204);
  expect((await cart(buyer)).every(({ pricesBefore }) => pricesBefore !== null)).toBe(true);
  expect((await cart(other)).every(({ pricesBefore }) => pricesBefore !== null)).toBe(true);
  expect((await buyer.call(keepSeenPrices, { body: { lines: [...shown, { ...before, id: 999_999 }] } })).status).toBe(
    204,
  );
  expect((await cart(buyer)).map(({ pricesBefore }) => pricesBefore)).toEqual([null, null]);
  expect((await buyer.call(keepSeenPrices, { body: { lines: [] } })).status).toBe(400);
});
