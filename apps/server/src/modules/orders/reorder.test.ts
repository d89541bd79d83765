import { addToCart, getMyCart, getMyOrder, reorder } from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer } from '../../../test/actors.ts';
import { type Caller, type TestServer, testServer } from '../../../test/harness.ts';
import { anOrder } from '../../../test/orders.ts';
import { aProduct } from '../../../test/products.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
const cartOf = async (caller: Caller) =>
  (await caller.call(getMyCart, { query: { size: 999 } })).data.content.map(({ skuId, quantity }) => [skuId, quantity]);
const again = (caller: Caller, number: string) => caller.call(reorder, { params: { number } });

test('the lines of a past order go into the cart with their quantities; what is unchanged says so', async () => {
  const product = await aProduct(server);
  const { asBuyer, number } = await anOrder(server, { product, quantities: [4, 6], stage: 'placed' });
  const { status, data } = await again(asBuyer, number);
  expect(status).toBe(200);
  expect(data.lines).toMatchObject([
    { outcome: 'added', ordered: 4, quantity: 4, priceBeforeFen: 1250, priceNowFen: 1250, minQuantity: null },
    { outcome: 'added', ordered: 6, quantity: 6, priceBeforeFen: 1250, priceNowFen: 1250, minQuantity: null },
  ]);
  expect(await cartOf(asBuyer)).toEqual([
    [product.skus[0]?.id, 4],
    [product.skus[1]?.id, 6],
  ]);
  expect((await asBuyer.call(getMyOrder, { params: { number } })).status).toBe(200);
});

test('a changed price, a smaller stock, a higher minimum and what is gone are told line by line', async () => {
  const product = await aProduct(server, {
    skus: [{ values: ['红'] }, { values: ['蓝'] }, { values: ['绿'] }, { values: ['白'] }],
  });
  const { asBuyer, number } = await anOrder(server, { product, quantities: [4, 6, 5, 3], stage: 'placed' });
  const [red, blue, green, white] = product.skus.map(({ id }) => id);
  await server.db.execute(sql`update price_tiers set price_fen = 1400 where product_id = ${product.id}`);
  await server.db.execute(sql`update products set min_quantity = 20 where id = ${product.id}`);
  await server.db.execute(sql`update skus set stock = 2 where id = ${blue}`);
  await server.db.execute(sql`update skus set is_on_sale = false where id = ${green}`);
  await server.db.execute(sql`update skus set stock = 0 where id = ${white}`);

  const { data } = await again(asBuyer, number);
  expect(data.lines).toMatchObject([
    { outcome: 'added', quantity: 4, priceBeforeFen: 1250, priceNowFen: 1400, minQuantity: 20 },
    { outcome: 'added', ordered: 6, quantity: 2, minQuantity: 20 },
    { outcome: 'gone', quantity: 0, priceNowFen: null, cartLineId: null },
    { outcome: 'soldOut', quantity: 0, minQuantity: null, cartLineId: null },
  ]);
  expect(await cartOf(asBuyer)).toEqual([
    [red, 4],
    [blue, 2],
  ]);
});

test('a line that is in the cart already stays as it is and is named, so that its quantity can be raised', async () => {
  const product = await aProduct(server);
  const { asBuyer, number } = await anOrder(server, { product, quantities: [4, 6], stage: 'placed' });
  const skuId = product.skus[0]?.id ?? 0;
  await asBuyer.call(addToCart, { body: { skuId, quantity: 50, note: 'mine' } });

  const { data } = await again(asBuyer, number);
  const [line] = (await asBuyer.call(getMyCart, { query: {} })).data.content.filter((one) => one.skuId === skuId);
  expect(line).toMatchObject({ quantity: 50, note: 'mine' });
  expect(data.lines).toMatchObject([
    { outcome: 'inCart', ordered: 4, quantity: 50, cartLineId: line?.id },
    { outcome: 'added', quantity: 6 },
  ]);
  const second = await again(asBuyer, number);
  expect(second.data.lines.map(({ outcome }) => outcome)).toEqual(['inCart', 'inCart']);
  expect(await cartOf(asBuyer)).toHaveLength(2);
});

test('the same key reorders once; a stranger’s order is none', async () => {
  const { asBuyer, number } = await anOrder(server, { stage: 'placed' });
  const once = () => asBuyer.call(reorder, { params: { number }, idempotencyKey: 'again-once' });
  expect((await once()).data.lines.map(({ outcome }) => outcome)).toEqual(['added', 'added']);
  expect((await once()).data.lines.map(({ outcome }) => outcome)).toEqual(['added', 'added']);
  const stranger = await server.as(await aBuyer(server));
  expect((await again(stranger, number)).error?.code).toBe('order.not_found');
  expect((await server.visitor.call(reorder, { params: { number } })).status).toBe(401);
});
