import { addLinesToCart, addToCart, editCartLine, getMyCart, removeFromCart, restoreCartLines } from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aBuyer } from '../../../test/actors.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { aProduct } from '../../../test/products.ts';
import { maxCartLines } from './index.ts';

const aShopper = async (server: TestServer) => server.as(await aBuyer(server));
const wholeCart = { query: { page: 0, size: maxCartLines } };

test('undoing a removal brings lines back whole: place, notes, wishes, prices seen, even of goods that are sold no more', async () => {
  const server = await testServer();
  const buyer = await aShopper(server);
  const other = await aShopper(server);
  const { id: productId, skus } = await aProduct(server, {
    skus: ['a', 'b', 'c', 'd'].map((value) => ({ values: [value] })),
  });
  await buyer.call(addLinesToCart, { body: { lines: skus.map(({ id }) => ({ skuId: id, quantity: 3 })) } });
  const lines = async () => (await buyer.call(getMyCart, wholeCart)).data.content;
  const ids = (await lines()).map(({ id }) => id);
  const [, second = 0, third = 0] = ids;
  const wishes = { note: 'no logo', privateNote: 'mine', substitute: 'none' as const, services: ['crate' as const] };
  await buyer.call(editCartLine, { body: { id: second, quantity: 7, ...wishes } });
  await server.db.execute(sql`update price_tiers set price_fen = 1400 where product_id = ${productId}`);
  const before = await lines();
  expect(before[1]).toMatchObject({
    id: second,
    quantity: 7,
    pricesBefore: { priceTiers: [{ priceFen: 1250 }] },
    ...wishes,
  });

  const gone = [second, third];
  await buyer.call(removeFromCart, { body: gone });
  expect((await other.call(restoreCartLines, { body: { ids: gone } })).error?.code).toBe('cart.line_not_found');
  expect(await lines()).toHaveLength(2);
  const undone = await Promise.all([1, 2, 3].map(() => buyer.call(restoreCartLines, { body: { ids: gone } })));
  expect(undone.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await lines()).toEqual(before);

  await buyer.call(removeFromCart, { body: gone });
  await server.db.execute(sql`update products set is_on_sale = false where id = ${productId}`);
  await buyer.call(restoreCartLines, { body: { ids: gone } });
  expect((await lines()).map(({ id, problem }) => [id, problem])).toEqual(ids.map((id) => [id, 'offShelf']));
});

test('what was put into the cart again stays as it is there; after an hour nothing comes back', async () => {
  const server = await testServer();
  const buyer = await aShopper(server);
  const { skus } = await aProduct(server);
  const [red = 0, blue = 0] = skus.map(({ id }) => id);
  await buyer.call(addLinesToCart, { body: { lines: [red, blue].map((skuId) => ({ skuId, quantity: 3 })) } });
  const lines = async () => (await buyer.call(getMyCart, wholeCart)).data.content;
  const ids = (await lines()).map(({ id }) => id);
  await buyer.call(removeFromCart, { body: ids });
  await buyer.call(addToCart, { body: { skuId: red, quantity: 9 } });
  expect((await buyer.call(restoreCartLines, { body: { ids } })).status).toBe(204);
  expect((await lines()).map(({ skuId, quantity }) => [skuId, quantity])).toEqual([
    [red, 9],
    [blue, 3],
  ]);

  const [line] = await lines();
  await buyer.call(removeFromCart, { body: [line?.id ?? 0] });
  await server.moveClock({ hours: 2 });
  expect((await buyer.call(restoreCartLines, { body: { ids: [line?.id ?? 0] } })).status).toBe(404);
  expect(await lines()).toHaveLength(1);
  await server.runTimers();
  expect((await server.db.execute(sql`select id from removed_cart_lines`)).rows).toEqual([]);
});
