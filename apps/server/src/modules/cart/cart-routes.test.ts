import {
  addLinesToCart,
  addToCart,
  editCartLine,
  getMyCart,
  getOrder,
  listInterests,
  moveBackToCart,
  moveToInterest,
  placeOrder,
  removeFromCart,
} from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aBuyer, aStaff } from '../../../test/actors.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { anOrderWish } from '../../../test/orders.ts';
import { aProduct } from '../../../test/products.ts';
import { transaction } from '../../platform/db.ts';
import { maxCartLines, removeCartLines } from './index.ts';

async function aShopper(server: TestServer) {
  const user = await aBuyer(server);
  return { ...user, ...(await server.as(user)) };
}
const wholeCart = { query: { page: 0, size: maxCartLines } };

test('goods added stand in the cart with the price of the tier that the product reaches', async () => {
  const server = await testServer();
  const buyer = await aShopper(server);
  const product = await aProduct(server, {
    tiers: [
      { minQuantity: 1, priceFen: 690n },
      { minQuantity: 200, priceFen: 640n },
    ],
    minQuantity: 5,
  });
  const [red, blue] = product.skus;

  const first = await buyer.call(addToCart, { body: { skuId: red?.id ?? 0, quantity: 4, note: ' for Hà ' } });
  expect(first.status).toBe(201);
  expect((await buyer.call(getMyCart, wholeCart)).data).toMatchObject({
    totalElements: 1,
    content: [
      {
        productId: product.publicId,
        skuId: red?.id,
        storeId: product.store.id,
        storeName: product.store.name,
        quantity: 4,
        unitPriceFen: 690,
        minQuantity: 5,
        problem: 'belowMinimum',
        note: 'for Hà',
        specValues: [{ cn: '红色' }],
        priceTiers: [
          { minQuantity: 1, priceFen: 690 },
          { minQuantity: 200, priceFen: 640 },
        ],
      },
    ],
  });

  await buyer.call(addToCart, { body: { skuId: blue?.id ?? 0, quantity: 196 } });
  const cart = await buyer.call(getMyCart, wholeCart);
  expect(cart.data.content.map(({ skuId, unitPriceFen, problem }) => [skuId, unitPriceFen, problem])).toEqual([
    [blue?.id, 640, null],
    [red?.id, 640, null],
  ]);
});

test('a specification comes first, then a quantity', async () => {
  const server = await testServer();
  const buyer = await aShopper(server);
  const {
    skus: [sku],
  } = await aProduct(server);
  const add = async (body: object) =>
    (
      await server.app.inject({
        method: 'POST',
        url: '/api/shopCart',
        headers: { authorization: buyer.token ?? '', 'content-type': 'application/json', 'accept-language': 'en' },
        payload: JSON.stringify(body),
      })
    ).json<{ status: number; code: string; message: string }>();

  for (const body of [{}, { quantity: 3 }, { skuId: 0, quantity: 3 }, { skuId: 999_999_999, quantity: 3 }]) {
    expect(await add(body), JSON.stringify(body)).toMatchObject({
      status: 400,
      code: 'sku.not_found',
      message: 'Choose a specification first',
    });
  }
  for (const quantity of [
    undefined,
    null,
    0,
    -1,
    1.5,
    1e9,
    2 ** 31,
    2 ** 53 + 1,
    1e308,
    '1',
    '1e3',
    '１',
    true,
    [1],
    {},
  ]) {
    expect(await add({ skuId: sku?.id, quantity }), JSON.stringify(quantity)).toMatchObject({
      status: 400,
      code: 'cart.quantity_required',
      message: 'Enter a quantity',
    });
  }
  expect((await buyer.call(getMyCart)).data).toEqual({ content: [], totalElements: 0 });
});

test('goods already in the cart are refused and say which line it is', async () => {
  const server = await testServer();
  const buyer = await aShopper(server);
  const {
    skus: [sku, other],
  } = await aProduct(server);
  await buyer.call(addToCart, { body: { skuId: sku?.id ?? 0, quantity: 2 } });

  const again = await buyer.call(addToCart, { body: { skuId: sku?.id ?? 0, quantity: 5 } });
  const matrix = await buyer.call(addLinesToCart, {
    body: {
      lines: [
        { skuId: other?.id ?? 0, quantity: 1 },
        { skuId: sku?.id ?? 0, quantity: 1 },
      ],
    },
  });

  const cart = await buyer.call(getMyCart, wholeCart);
  expect(again.error).toMatchObject({
    status: 409,
    code: 'cart.already_in_cart',
    message: 'Already in the cart',
    details: { lineId: cart.data.content[0]?.id, quantity: 2 },
  });
  expect(matrix.error).toMatchObject({ status: 409, code: 'cart.already_in_cart' });
  expect(cart.data.content.map(({ quantity }) => quantity)).toEqual([2]);
});

test('fifteen additions at once make one line', async () => {
  const server = await testServer();
  const buyer = await aShopper(server);
  const {
    skus: [sku],
  } = await aProduct(server);
  await Promise.all(Array.from({ length: 12 }, () => server.db.execute(sql`select pg_sleep(0.05)`)));

  const replies = await Promise.all(
    Array.from({ length: 15 }, () => buyer.call(addToCart, { body: { skuId: sku?.id ?? 0, quantity: 1 } })),
  );

  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    201,
    ...Array.from({ length: 14 }, () => 409),
  ]);
  expect((await buyer.call(getMyCart)).data.totalElements).toBe(1);
});

test('a matrix is added whole or not at all, once for one key', async () => {
  const server = await testServer();
  const buyer = await aShopper(server);
  const { skus } = await aProduct(server, {
    skus: [{ values: ['红'], stock: 10 }, { values: ['蓝'], stock: 3 }, { values: ['绿'] }],
  });
  const lines = skus.map(({ id }) => ({ skuId: id, quantity: 4 }));

  expect((await buyer.call(addLinesToCart, { body: { lines } })).error).toMatchObject({
    status: 409,
    code: 'cart.not_enough_stock',
    details: { skuId: skus[1]?.id, stock: 3 },
    message: 'Not enough in stock: at most 3 can be bought',
  });
  expect(
    (
      await buyer.call(addLinesToCart, {
        body: { lines: [lines[0] ?? { skuId: 0, quantity: 1 }, lines[0] ?? { skuId: 0, quantity: 1 }] },
      })
    ).error,
  ).toMatchObject({ code: 'cart.already_in_cart' });
  expect((await buyer.call(addLinesToCart, { body: { lines: [{ skuId: 0, quantity: 1 }] } })).error).toMatchObject({
    status: 400,
    code: 'sku.not_found',
  });
  expect((await buyer.call(getMyCart)).data.totalElements).toBe(0);

  const good = { body: { lines: lines.map((line) => ({ ...line, quantity: 3 })) }, idempotencyKey: 'matrix-1' };
  const replies = await Promise.all([buyer.call(addLinesToCart, good), buyer.call(addLinesToCart, good)]);
  expect(replies.map(({ status }) => status)).toEqual([201, 201]);
  expect((await buyer.call(getMyCart, wholeCart)).data.content.map(({ skuId }) => skuId)).toEqual(
    skus.map(({ id }) => id),
  );
});

test('an own line changes within the stock; less is always possible', async () => {
  const server = await testServer();
  const buyer = await aShopper(server);
  const {
    skus: [sku],
  } = await aProduct(server, { skus: [{ stock: 10 }] });
  await buyer.call(addToCart, { body: { skuId: sku?.id ?? 0, quantity: 10, note: 'gift' } });
  const [line] = (await buyer.call(getMyCart)).data.content;
  const edit = (body: { quantity: number; note?: string }) =>
    buyer.call(editCartLine, { body: { id: line?.id ?? 0, ...body } });

  expect((await edit({ quantity: 11 })).error).toMatchObject({ status: 409, code: 'cart.not_enough_stock' });
  expect((await edit({ quantity: 0 })).error).toMatchObject({ status: 400, code: 'cart.quantity_required' });
  await server.db.execute(sql`update skus set stock = 4`);
  expect((await edit({ quantity: 8 })).status).toBe(204);
  expect((await buyer.call(getMyCart)).data.content[0]).toMatchObject({
    quantity: 8,
    note: 'gift',
    problem: 'outOfStock',
    stock: 4,
  });
  expect((await edit({ quantity: 4, note: '' })).status).toBe(204);
  expect((await buyer.call(getMyCart)).data.content[0]).toMatchObject({ quantity: 4, note: '', problem: null });
});

test('lines of another buyer cannot be seen, changed or removed', async () => {
  const server = await testServer();
  const [owner, stranger] = [await aShopper(server), await aShopper(server)];
  const {
    skus: [mine, theirs],
  } = await aProduct(server);
  await owner.call(addToCart, { body: { skuId: mine?.id ?? 0, quantity: 2 } });
  await stranger.call(addToCart, { body: { skuId: theirs?.id ?? 0, quantity: 3 } });
  const [line] = (await owner.call(getMyCart)).data.content;
  const [own] = (await stranger.call(getMyCart)).data.content;

  expect((await stranger.call(editCartLine, { body: { id: line?.id ?? 0, quantity: 9 } })).error).toMatchObject({
    status: 404,
    code: 'cart.line_not_found',
  });
  expect((await stranger.call(removeFromCart, { body: [own?.id ?? 0, line?.id ?? 0] })).error).toMatchObject({
    status: 404,
    code: 'cart.line_not_found',
  });
  await transaction(server.db, (tx) => removeCartLines(tx, { buyerId: stranger.id, ids: [line?.id ?? 0] }));

  expect((await owner.call(getMyCart)).data.content.map(({ quantity }) => quantity)).toEqual([2]);
  expect((await stranger.call(getMyCart)).data.content.map(({ quantity }) => quantity)).toEqual([3]);
  expect((await server.visitor.call(getMyCart)).error).toMatchObject({ status: 401, code: 'session.required' });
});

test('lines are removed by a list, one id or an object; the rest stays', async () => {
  const server = await testServer();
  const buyer = await aShopper(server);
  const { skus } = await aProduct(server, { skus: ['a', 'b', 'c', 'd', 'e'].map((value) => ({ values: [value] })) });
  await buyer.call(addLinesToCart, { body: { lines: skus.map(({ id }) => ({ skuId: id, quantity: 1 })) } });
  const [a, b, c, d] = (await buyer.call(getMyCart)).data.content.map(({ id }) => id);

  expect((await buyer.call(removeFromCart, { body: [a ?? 0, b ?? 0, a ?? 0] })).status).toBe(200);
  expect((await buyer.call(removeFromCart, { body: c ?? 0 })).status).toBe(200);
  expect((await buyer.call(removeFromCart, { body: { id: d ?? 0 } })).status).toBe(200);
  expect((await buyer.call(removeFromCart, { body: [] })).status).toBe(200);
  expect((await buyer.call(removeFromCart, { body: d ?? 0 })).status).toBe(404);
  expect((await buyer.call(getMyCart)).data.content.map(({ skuId }) => skuId)).toEqual([skus[4]?.id]);
});

test('a cart holds 999 lines, refuses the next one and pages them', async () => {
  const server = await testServer();
  const buyer = await aShopper(server);
  const { skus } = await aProduct(server, {
    skus: Array.from({ length: maxCartLines + 1 }, (_, index) => ({ values: [`规格 ${index}`] })),
  });
  const parts = [skus.slice(0, 500), skus.slice(500, maxCartLines)];
  for (const part of parts) {
    expect(
      (await buyer.call(addLinesToCart, { body: { lines: part.map(({ id }) => ({ skuId: id, quantity: 1 })) } }))
        .status,
    ).toBe(201);
  }

  expect(
    (await buyer.call(addToCart, { body: { skuId: skus[maxCartLines]?.id ?? 0, quantity: 1 } })).error,
  ).toMatchObject({ status: 409, code: 'cart.full', details: { limit: maxCartLines } });
  const whole = await buyer.call(getMyCart, wholeCart);
  expect([whole.data.totalElements, whole.data.content.length]).toEqual([maxCartLines, maxCartLines]);
  expect((await buyer.call(getMyCart, { query: { page: 1, size: 998 } })).data.content).toHaveLength(1);
});

test('goods that are no longer sold are refused, and marked when they are already there', async () => {
  const server = await testServer();
  const buyer = await aShopper(server);
  const {
    id,
    skus: [here, other],
  } = await aProduct(server);
  await buyer.call(addToCart, { body: { skuId: here?.id ?? 0, quantity: 1 } });
  await server.db.execute(sql`update products set is_on_sale = false where id = ${id}`);

  expect((await buyer.call(getMyCart)).data.content[0]).toMatchObject({ problem: 'offShelf' });
  expect((await buyer.call(addToCart, { body: { skuId: other?.id ?? 0, quantity: 1 } })).error).toMatchObject({
    status: 409,
    code: 'sku.off_shelf',
  });
});

test('notes, a substitute and services stand with a line, go along with the order, and the private note stays private', async () => {
  const server = await testServer();
  const buyer = await aShopper(server);
  const product = await aProduct(server);
  const skuId = product.skus[0]?.id ?? 0;
  const wishes = { note: 'no logo', privateNote: 'for Hà', substitute: 'similar', services: ['inspection'] } as const;
  const sent = { ...wishes, services: [...wishes.services] };
  await buyer.call(addToCart, { body: { skuId, quantity: 4, ...sent, note: ' no logo ' } });
  const line = async () => (await buyer.call(getMyCart, wholeCart)).data.content[0];
  const id = (await line())?.id ?? 0;
  expect(await line()).toMatchObject(wishes);
  await buyer.call(editCartLine, { body: { id, quantity: 5 } });
  expect(await line()).toMatchObject({ quantity: 5, ...wishes });
  await buyer.call(editCartLine, { body: { id, quantity: 4, services: [], substitute: 'none' } });
  expect(await line()).toMatchObject({ ...wishes, services: [], substitute: 'none' });
  for (const wrong of [{ substitute: 'cheap' }, { services: ['gift'] }, { privateNote: 'x'.repeat(501) }])
    expect((await buyer.call(editCartLine, { body: { id, quantity: 4, ...wrong } as never })).status).toBe(400);

  const wish = await anOrderWish(buyer, product, { quantities: [4] });
  const placed = await buyer.call(placeOrder, { body: { ...wish, cartLineIds: [id] } });
  const shown = { ...wishes, services: [], substitute: 'none' };
  expect(placed.data.lines[0]?.wishes).toEqual(shown);
  const service = await server.as(await aStaff(server, 'customerService'));
  const seen = await service.call(getOrder, { params: { number: placed.data.number } });
  expect(seen.data.lines[0]?.wishes).toEqual({ ...shown, privateNote: '' });
  const plain = await buyer.call(placeOrder, { body: await anOrderWish(buyer, product, { quantities: [4] }) });
  expect(plain.data.lines[0]).not.toHaveProperty('wishes');
});

test('a line moves among the products of interest and back, each whole; only its buyer can', async () => {
  const server = await testServer();
  const buyer = await aShopper(server);
  const other = await aShopper(server);
  const product = await aProduct(server);
  const skuId = product.skus[0]?.id ?? 0;
  await buyer.call(addToCart, { body: { skuId, quantity: 4, note: 'no logo', privateNote: 'mine' } });
  const lines = async () => (await buyer.call(getMyCart, wholeCart)).data.content;
  const interests = async () => (await buyer.call(listInterests, { query: {} })).data.content;
  const id = (await lines())[0]?.id ?? 0;

  expect((await other.call(moveToInterest, { params: { id } })).error?.code).toBe('cart.line_not_found');
  const moved = await buyer.call(moveToInterest, { params: { id } });
  expect(moved.status).toBe(201);
  expect((await buyer.call(moveToInterest, { params: { id } })).status).toBe(404);
  expect(await lines()).toEqual([]);
  expect(await interests()).toMatchObject([
    { state: 'priced', quantity: 4, note: 'no logo', answerBy: null, offer: { skuId, quantity: 4, isOnSale: true } },
  ]);

  const { interestId } = moved.data;
  const back = { params: { interestId }, body: { lineId: id } };
  expect((await other.call(moveBackToCart, back)).error?.code).toBe('interest.not_found');
  await buyer.call(addToCart, { body: { skuId, quantity: 4 } });
  expect((await buyer.call(moveBackToCart, back)).error?.code).toBe('cart.already_in_cart');
  expect(await interests()).toHaveLength(1);
  await buyer.call(removeFromCart, { body: [(await lines())[0]?.id ?? 0] });
  expect((await buyer.call(moveBackToCart, back)).status).toBe(204);
  expect(await interests()).toEqual([]);
  expect(await lines()).toMatchObject([{ id, skuId, quantity: 4, note: 'no logo', privateNote: 'mine' }]);
  expect((await buyer.call(moveBackToCart, back)).status).toBe(404);
});
