import {
  countMyOrders,
  getMyOrder,
  listMyOrders,
  listOrders,
  makeQuote,
  placeOrder,
  refuseOrder,
} from '@kouan/contract';
import { halfUp } from '@kouan/domain';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aBuyer, aStaff } from '../../../test/actors.ts';
import { testServer } from '../../../test/harness.ts';
import { anOrder, anOrderWish } from '../../../test/orders.ts';
import { aProduct } from '../../../test/products.ts';
import { transaction } from '../../platform/db.ts';
import { setParameter } from '../settings/index.ts';
import { domesticFreightFen } from './domestic-freight.ts';

test('freight inside China: the first kilogram, then each begun', () => {
  const rule = { firstKgFen: 800n, nextKgFen: 200n };
  expect([0, 1, 1000, 1001, 2000, 5440].map((grams) => domesticFreightFen(grams, rule))).toEqual([
    800n,
    800n,
    800n,
    1000n,
    1000n,
    1800n,
  ]);
});

test('quotes are limited per address, as each one is kept', async () => {
  const server = await testServer();
  const { skus } = await aProduct(server, {});
  await transaction(server.db, (tx) =>
    setParameter(tx, { key: 'quotesPerAddressPerMinute', value: 2, changedBy: null }),
  );
  const ask = () =>
    server.visitor.call(makeQuote, {
      body: { lines: skus.slice(0, 1).map(({ id }) => ({ skuId: id, quantity: 50 })) },
    });
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
  const refused = await ask();
  expect([refused.status, refused.error?.code]).toEqual([429, 'request.too_many']);
  const { rows } = await server.db.execute(sql`select 1 from quotes`);
  expect(rows).toHaveLength(2);
});

test('a quote prices all of one store, with what it costs delivered', async () => {
  const server = await testServer();
  const product = await aProduct(server, {
    tiers: [
      { minQuantity: 1, priceFen: 1250n },
      { minQuantity: 10, priceFen: 1000n },
    ],
  });
  const lines = product.skus.map((sku, index) => ({ skuId: sku.id, quantity: 4 + index * 3 }));
  const quote = (await server.visitor.call(makeQuote, { body: { lines } })).data;
  expect(quote).toMatchObject({
    goodsFen: 11_000,
    freightFen: 1400,
    serviceFen: 330,
    totalFen: 12_730,
    depositFen: 3819,
    destination: 'hanoi',
    realGrams: 3520,
    volumetricGrams: 3300,
    chargeableGrams: 3600,
  });
  expect(quote.lines.map((line) => line.unitPriceFen)).toEqual([1000, 1000]);
  expect(quote.estimatedFees.map((fee) => fee.kind)).toEqual(['logistics', 'storage', 'handling']);
  const fees = quote.estimatedFees.reduce((sum, fee) => sum + fee.feeFen, 0);
  expect(quote.landedFen).toBe(quote.totalFen + fees);
  expect(quote.landedPerUnitFen).toBe(Number(halfUp(BigInt(quote.landedFen), 11n)));
  const south = (await server.visitor.call(makeQuote, { body: { lines, destination: 'hochiminh' } })).data;
  expect(south.landedFen).toBeGreaterThan(quote.landedFen);
  expect(await server.visitor.call(makeQuote, { body: { lines, destination: 'nowhere' } })).toMatchObject({
    status: 400,
    error: { code: 'order.destination_unknown' },
  });
});

test('each specification of a quote says what a piece of it costs delivered, and all of them make the whole', async () => {
  const server = await testServer();
  const light = await aProduct(server, {
    skus: [
      { values: ['红'], priceFen: 900n },
      { values: ['蓝'], priceFen: 4700n },
    ],
  });
  const heavy = await aProduct(server, { store: light.store, unitWeightGrams: 2600, unitVolumeCm3: 21_000 });
  const lines = [...light.skus, ...heavy.skus].map((sku, index) => ({ skuId: sku.id, quantity: 3 + index * 7 }));
  for (const destination of ['hanoi', 'hochiminh']) {
    const quote = (await server.visitor.call(makeQuote, { body: { lines, destination } })).data;
    const sum = (of: (line: (typeof quote.lines)[number]) => number) =>
      quote.lines.reduce((total, line) => total + of(line), 0);
    expect(sum(({ landed }) => landed.freightFen)).toBe(quote.freightFen);
    expect(sum(({ landed }) => landed.serviceFen)).toBe(quote.serviceFen);
    for (const { kind, feeFen } of quote.estimatedFees)
      expect(
        sum(({ landed }) => landed.fees.find((fee) => fee.kind === kind)?.feeFen ?? 0),
        kind,
      ).toBe(feeFen);
    expect(sum(({ landed }) => landed.landedFen)).toBe(quote.landedFen);
    expect(sum(({ landed }) => landed.landedVnd)).toBe(quote.landedVnd);
    expect(sum(({ landed }) => landed.realGrams)).toBe(quote.realGrams);
    const [cheap = 0, dear = 0] = quote.lines.map(({ landed }) => landed.perUnitVnd);
    expect(dear - cheap).toBeGreaterThan(3800 * 30);
    expect(quote.lines[2]?.landed).toMatchObject({ realGrams: 2600 * 17, volumetricGrams: 3500 * 17 });
  }
});

test('optional services are part of the landed cost and change nothing of what is ordered', async () => {
  const server = await testServer();
  const product = await aProduct(server);
  const lines = product.skus.map(({ id }) => ({ skuId: id, quantity: 10 }));
  const plain = (await server.visitor.call(makeQuote, { body: { lines } })).data;
  const served = (await server.visitor.call(makeQuote, { body: { lines, services: ['inspection', 'insurance'] } }))
    .data;
  expect(served.estimatedFees.map((fee) => fee.kind).slice(3)).toEqual(['inspection', 'insurance']);
  expect(served.totalFen).toBe(plain.totalFen);
  expect(served.lines.reduce((sum, { landed }) => sum + landed.landedFen, 0)).toBe(served.landedFen);
  expect(served.landedFen).toBeGreaterThan(plain.landedFen);
});

test('what cannot be bought is refused with its own words', async () => {
  const server = await testServer();
  const asBuyer = await server.as(await aBuyer(server));
  const quote = async (lines: { skuId: number; quantity: number }[]) =>
    (await asBuyer.call(makeQuote, { body: { lines } })).error?.code;
  const few = await aProduct(server, { minQuantity: 5, skus: [{ values: ['红'], stock: 6 }, { values: ['蓝'] }] });
  const other = await aProduct(server);
  const [red = 0, blue = 0] = few.skus.map((sku) => sku.id);
  expect(await quote([{ skuId: red, quantity: 7 }])).toBe('order.out_of_stock');
  expect(await quote([{ skuId: blue, quantity: 4 }])).toBe('order.below_minimum');
  expect(
    await quote([
      { skuId: red, quantity: 2 },
      { skuId: blue, quantity: 3 },
    ]),
  ).toBeUndefined();
  expect(
    await quote([
      { skuId: red, quantity: 5 },
      { skuId: red, quantity: 1 },
    ]),
  ).toBe('order.sku_twice');
  expect(await quote([{ skuId: 999_999, quantity: 5 }])).toBe('sku.not_found');
  expect(
    await quote([
      { skuId: blue, quantity: 5 },
      { skuId: other.skus[0]?.id ?? 0, quantity: 5 },
    ]),
  ).toBe('order.two_stores');
  expect(
    await quote([
      { skuId: blue, quantity: 5_000_000 },
      { skuId: red, quantity: 1 },
    ]),
  ).toBeUndefined();
  const dear = await aProduct(server, { tiers: [{ minQuantity: 1, priceFen: 900_000n }] });
  expect(await quote([{ skuId: dear.skus[0]?.id ?? 0, quantity: 9_999_999 }])).toBe('order.too_large');
  for (const quantity of [0, -1, 1.5, 1e9, '1', null, true])
    expect(
      (await asBuyer.call(makeQuote, { body: { lines: [{ skuId: blue, quantity: quantity as number }] } })).status,
    ).toBe(400);
});

test('a changed price is never silent: the new totals come back, nothing is placed', async () => {
  const server = await testServer();
  const asBuyer = await server.as(await aBuyer(server));
  const product = await aProduct(server, { skus: [{ values: ['红'], priceFen: 1000n }] });
  const wish = await anOrderWish(asBuyer, product, { quantities: [10] });
  await server.db.execute(sql`update skus set own_price_fen = 1100 where id = ${product.skus[0]?.id}`);
  const reply = await asBuyer.call(placeOrder, { body: wish });
  expect(reply).toMatchObject({
    status: 409,
    error: { code: 'order.totals_changed', details: { goodsFen: 11_000, lines: [{ unitPriceFen: 1100 }] } },
  });
  expect((await asBuyer.call(countMyOrders)).data.total).toBe(0);
  expect(
    (await asBuyer.call(placeOrder, { body: { ...wish, totalFen: Number(reply.error?.details?.['totalFen']) } }))
      .status,
  ).toBe(201);
  expect((await server.visitor.call(placeOrder, { body: wish })).status).toBe(401);
});

test('what is forged or out of date is refused where the order is placed as well, and nothing is placed', async () => {
  const server = await testServer();
  const asBuyer = await server.as(await aBuyer(server));
  const product = await aProduct(server);
  const other = await aProduct(server, { tiers: [{ minQuantity: 1, priceFen: 900n }] });
  const wish = await anOrderWish(asBuyer, product, { quantities: [4] });
  const [line] = wish.lines;
  const skuId = line?.skuId ?? 0;
  const place = async (changes: object) => {
    const reply = await asBuyer.call(placeOrder, { body: { ...wish, ...changes } });
    return [reply.status, reply.error?.code];
  };
  const foreign = { skuId: other.skus[0]?.id ?? 0, quantity: 4, storeId: product.store.id };
  // The store comes from the goods, the total from the server: what was agreed to never covers anything else.
  for (const lines of [
    [line, foreign],
    [foreign],
    [{ skuId: 999_999, quantity: 4 }],
    [{ skuId, quantity: 9_999_999 }],
    [],
  ])
    expect((await place({ lines }))[0], JSON.stringify(lines)).toBeOneOf([400, 409]);
  for (const quantity of [0, -1, 1.5, 1e9, 2 ** 53, '4', null])
    expect((await place({ lines: [{ skuId, quantity }] }))[0], String(quantity)).toBe(400);
  await server.db.execute(sql`update skus set is_on_sale = false where id = ${skuId}`);
  expect((await place({}))[0]).toBeOneOf([400, 409]);
  expect((await asBuyer.call(countMyOrders)).data.total).toBe(0);
  await server.db.execute(sql`update skus set is_on_sale = true where id = ${skuId}`);
  expect((await place({}))[0]).toBe(201);
});

test('a quote serves an order of its own goods and destination alone, whatever the total', async () => {
  const server = await testServer();
  const asBuyer = await server.as(await aBuyer(server));
  const product = await aProduct(server);
  const wish = await anOrderWish(asBuyer, product);
  const [first, second] = wish.lines;
  const swapped = [
    { skuId: first?.skuId ?? 0, quantity: second?.quantity ?? 0 },
    { skuId: second?.skuId ?? 0, quantity: first?.quantity ?? 0 },
  ];
  // The same price and weight: the sum is the one that was quoted.
  const alike = await asBuyer.call(makeQuote, { body: { lines: swapped, destination: wish.destination } });
  expect(alike.data.totalFen).toBe(wish.totalFen);
  const place = async (changes: object) => await asBuyer.call(placeOrder, { body: { ...wish, ...changes } });
  for (const changes of [
    { lines: swapped },
    { lines: wish.lines.slice(0, 1) },
    { destination: 'hochiminh' },
    { lines: [first, { ...second, quantity: (second?.quantity ?? 0) + 1 }] },
  ])
    expect(await place(changes), JSON.stringify(changes)).toMatchObject({
      status: 409,
      error: { code: 'order.quote_differs' },
    });
  expect((await asBuyer.call(countMyOrders)).data.total).toBe(0);
  expect((await place({ lines: wish.lines.toReversed() })).status).toBe(201);
});

test('an order keeps what it was placed with, and is refused with a reason', async () => {
  const server = await testServer();
  const product = await aProduct(server, { skus: [{ values: ['红色', 'XL'] }, { values: ['蓝色', 'M'] }] });
  const order = await anOrder(server, { product, stage: 'placed' });
  expect(order.view).toMatchObject({
    status: 'depositPending',
    isAccepted: false,
    station: 1,
    turn: 'platform',
    allowedActions: ['cancel'],
    storeName: product.store.name,
    duePaymentNumber: null,
  });
  expect(order.view.lines[0]).toMatchObject({
    colour: '红色',
    size: 'XL',
    ordered: 4,
    toBuy: 4,
    bought: 0,
    unshipped: 4,
    productId: product.publicId,
  });
  expect(order.view.actBy).not.toBeNull();
  const staff = await server.as(await aStaff(server, 'customerService'));
  const refused = (
    await staff.call(refuseOrder, { params: { number: order.number }, body: { reason: 'not exportable' } })
  ).data;
  expect(refused).toMatchObject({
    status: 'closed',
    closeReason: 'not exportable',
    lines: [{ cancelled: 4, toBuy: 0 }, { cancelled: 6 }],
  });
  expect((await staff.call(refuseOrder, { params: { number: order.number }, body: { reason: 'again' } })).status).toBe(
    409,
  );
});

test("lists: one's own, filtered, counted, paged without repeats", async () => {
  const server = await testServer();
  const buyer = await aBuyer(server);
  const product = await aProduct(server, { title: { cn: '雨伞', en: 'Umbrella', vi: 'Ô che mưa' } });
  const orders = [
    await anOrder(server, { buyer, product, stage: 'placed' }),
    await anOrder(server, { buyer, stage: 'accepted' }),
    await anOrder(server, { buyer, stage: 'claimed' }),
  ];
  await anOrder(server, { stage: 'placed' });
  const asBuyer = await server.as(buyer);
  const mine = async (query: Record<string, string | number>) => {
    const { data } = await asBuyer.call(listMyOrders, { query });
    return data.content.map((row) => row.number);
  };
  const [first, second, third] = orders.map((order) => order.number);
  expect(await mine({})).toEqual([third, second, first]);
  expect(await mine({ sort: 'placedAt,asc', size: 2, page: 1 })).toEqual([third]);
  expect(await mine({ goods: '雨' })).toEqual([first]);
  expect(await mine({ goods: 'Ô CHE' })).toEqual([first]);
  expect(await mine({ goods: '%' })).toEqual([]);
  expect(await mine({ status: 'depositReview' })).toEqual([third]);
  expect(await mine({ number: second?.slice(-5).toLowerCase() ?? '' })).toEqual([second]);
  expect(await mine({ from: '2020-01-01', to: '2100-01-01' })).toHaveLength(3);
  expect(await mine({ from: '2100-01-01', to: '2020-01-01' })).toEqual([]);
  expect((await asBuyer.call(listMyOrders, { query: { from: '2026-02-30' } })).error?.code).toBe('order.date_invalid');
  expect((await asBuyer.call(listMyOrders, { query: { from: 'now' } })).status).toBe(400);
  expect((await asBuyer.call(countMyOrders)).data).toMatchObject({ total: 3 });

  const staff = await server.as(await aStaff(server, 'customerService'));
  expect((await staff.call(listOrders, { query: { queue: 'toAccept' } })).data.totalElements).toBe(2);
  const view = (await asBuyer.call(getMyOrder, { params: { number: first ?? '' } })).data;
  expect(
    (await staff.call(listOrders, { query: { buyer: view.buyer.code } })).data.content.map((row) => row.number),
  ).toEqual([third, second, first]);
  expect((await staff.call(listOrders, { query: { buyer: 'nobody' } })).data.content).toEqual([]);
});
