import { addToCart, getMyCart, raiseCartLines } from '@kouan/contract';
import { expect, test } from 'vitest';
import { aBuyer } from '../../../test/actors.ts';
import { testServer } from '../../../test/harness.ts';
import { aProduct } from '../../../test/products.ts';
import { maxCartLines } from './index.ts';

const wholeCart = { query: { page: 0, size: maxCartLines } };

test('raising adds to what is there and puts in the rest: all or none, once for one key', async () => {
  const server = await testServer();
  const buyer = await server.as(await aBuyer(server));
  const product = await aProduct(server, { skus: [{ stock: 10 }, { stock: null }, { stock: 5 }] });
  const [first = 0, second = 0, third = 0] = product.skus.map(({ id }) => id);
  await buyer.call(addToCart, { body: { skuId: first, quantity: 4, note: 'black thread' } });
  const quantities = async () =>
    (await buyer.call(getMyCart, wholeCart)).data.content
      .map(({ skuId, quantity, note }) => [skuId, quantity, note])
      .toSorted(([a], [b]) => Number(a) - Number(b));
  const raise = (lines: { skuId: number; quantity: number }[], idempotencyKey?: string) =>
    buyer.call(raiseCartLines, { body: { lines }, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) });

  const wish = [
    { skuId: first, quantity: 3 },
    { skuId: second, quantity: 2 },
  ];
  expect((await raise(wish, 'raise-once')).status).toBe(204);
  expect((await raise(wish, 'raise-once')).status).toBe(204);
  const raised = [
    [first, 7, 'black thread'],
    [second, 2, ''],
  ];
  expect(await quantities()).toEqual(raised);

  const tooMany = await raise([
    { skuId: second, quantity: 1 },
    { skuId: third, quantity: 1 },
    { skuId: first, quantity: 4 },
  ]);
  expect([tooMany.status, tooMany.error?.code, tooMany.error?.message]).toEqual([
    409,
    'cart.not_enough_stock',
    expect.stringContaining('10'),
  ]);
  expect((await raise([{ skuId: second, quantity: 9_999_999 }])).error?.code).toBe('cart.quantity_required');
  const twice = { skuId: second, quantity: 1 };
  expect((await raise([twice, twice])).error?.code).toBe('cart.already_in_cart');
  expect(await quantities()).toEqual(raised);

  // Fifteen at once each count, none gets lost.
  await Promise.all(Array.from({ length: 15 }, () => raise([{ skuId: second, quantity: 2 }])));
  expect(await quantities()).toEqual([raised[0], [second, 32, '']]);
});
