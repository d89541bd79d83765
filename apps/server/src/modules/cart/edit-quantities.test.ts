import { addLinesToCart, editCartQuantities, getMyCart } from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aBuyer } from '../../../test/actors.ts';
import { type Caller, type TestServer, testServer } from '../../../test/harness.ts';
import { aProduct } from '../../../test/products.ts';

const wholeCart = { query: { page: 0, size: 999 } };
type Wish = { id: number; quantity: number };
const edit = (caller: Caller, lines: Wish[], isUndo?: boolean) =>
  caller.call(editCartQuantities, { body: { lines, ...(isUndo === undefined ? {} : { isUndo }) } });
const quantitiesOf = async (caller: Caller): Promise<Record<number, number>> =>
  Object.fromEntries((await caller.call(getMyCart, wholeCart)).data.content.map(({ id, quantity }) => [id, quantity]));

/** Three lines with 10, any number and 5 in stock, of which 4, 2 and 3 are in the cart. */
async function aCart(server: TestServer) {
  const buyer = await server.as(await aBuyer(server));
  const product = await aProduct(server, {
    skus: [{ stock: 10 }, { stock: null }, { stock: 5 }],
    tiers: [
      { minQuantity: 1, priceFen: 1_250n },
      { minQuantity: 20, priceFen: 1_000n },
    ],
  });
  const lines = product.skus.map(({ id }, at) => ({ skuId: id, quantity: [4, 2, 3][at] ?? 1 }));
  await buyer.call(addLinesToCart, { body: { lines } });
  const { content } = (await buyer.call(getMyCart, wholeCart)).data;
  const ids = product.skus.map(({ id }) => content.find(({ skuId }) => skuId === id)?.id ?? 0);
  return { buyer, product, first: ids[0] ?? 0, second: ids[1] ?? 0, third: ids[2] ?? 0 };
}

test('quantities of several lines change together and reach a tier together; one beyond the stock, and none changes', async () => {
  const server = await testServer();
  const { buyer, first, second, third } = await aCart(server);
  expect(
    await edit(buyer, [
      { id: first, quantity: 8 },
      { id: second, quantity: 20 },
    ]),
  ).toMatchObject({ status: 204 });
  const changed = { [first]: 8, [second]: 20, [third]: 3 };
  expect(await quantitiesOf(buyer)).toEqual(changed);
  const { content } = (await buyer.call(getMyCart, wholeCart)).data;
  expect(content.map(({ unitPriceFen }) => unitPriceFen)).toEqual([1_000, 1_000, 1_000]);

  const tooMany = await edit(buyer, [
    { id: third, quantity: 6 },
    { id: second, quantity: 1 },
    { id: first, quantity: 11 },
  ]);
  expect(tooMany).toMatchObject({
    status: 409,
    error: {
      code: 'cart.lines_not_in_stock',
      details: { count: 2, lineIds: [first, third].toSorted((a, b) => a - b) },
    },
  });
  expect(await quantitiesOf(buyer)).toEqual(changed);
});

test('a line beyond the stock may become smaller, and what was so large before can be put back', async () => {
  const server = await testServer();
  const { buyer, product, first } = await aCart(server);
  await edit(buyer, [{ id: first, quantity: 8 }]);
  await server.db.execute(sql`update skus set stock = 2 where id = ${product.skus[0]?.id}`);

  expect((await edit(buyer, [{ id: first, quantity: 6 }])).status).toBe(204);
  expect((await edit(buyer, [{ id: first, quantity: 8 }])).error?.code).toBe('cart.lines_not_in_stock');
  expect((await edit(buyer, [{ id: first, quantity: 8 }], true)).status).toBe(204);
  expect((await quantitiesOf(buyer))[first]).toBe(8);
});

test("another buyer's line, a removed one and a visitor change nothing", async () => {
  const server = await testServer();
  const { buyer, first } = await aCart(server);
  const other = await aCart(server);
  const [mine, theirs] = [await quantitiesOf(buyer), await quantitiesOf(other.buyer)];
  const both = [
    { id: first, quantity: 7 },
    { id: other.second, quantity: 7 },
  ];
  for (const isUndo of [false, true])
    expect(await edit(buyer, both, isUndo)).toMatchObject({ status: 404, error: { code: 'cart.line_not_found' } });
  expect((await edit(server.visitor, both)).status).toBe(401);
  expect([await quantitiesOf(buyer), await quantitiesOf(other.buyer)]).toEqual([mine, theirs]);
});

test.each([0, -1, 1.5, 10_000_000])('a quantity of %d is refused', async (quantity) => {
  const server = await testServer();
  const { buyer, first, second } = await aCart(server);
  const before = await quantitiesOf(buyer);
  const refused = await edit(buyer, [
    { id: second, quantity: 9 },
    { id: first, quantity },
  ]);
  expect(refused).toMatchObject({ status: 400, error: { code: 'cart.quantity_required' } });
  expect((await edit(buyer, [])).status).toBe(400);
  expect(await quantitiesOf(buyer)).toEqual(before);
});

test('changes of the same lines in any order come one after the other: each counts whole', async () => {
  const server = await testServer();
  const { buyer, first, second } = await aCart(server);
  const replies = await Promise.all(
    Array.from({ length: 16 }, (_, at) => {
      const lines = [first, second].map((id) => ({ id, quantity: 1 + (at % 8) }));
      return edit(buyer, at % 2 === 0 ? lines : lines.toReversed());
    }),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([204]));
  const quantities = await quantitiesOf(buyer);
  expect(quantities[first]).toBe(quantities[second]);
});
