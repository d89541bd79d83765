import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  addToCart,
  type CapturedProduct,
  getMyCart,
  getProduct,
  listProductPrices,
  listProducts,
  makeQuote,
  placeOrder,
  recogniseLink,
  sendCapture,
} from '@kouan/contract';
import { extractProduct } from '@kouan/sourcing';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer, anAdmin, aStaff } from '../../../test/actors.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { aProduct } from '../../../test/products.ts';
import { brokenRules } from '../../../test/stock.ts';

const page = resolve(
  import.meta.dirname,
  '../../../../../packages/sourcing/src/sites/fixtures/1688-context-range.html',
);
const pageUrl = 'https://detail.1688.com/offer/812345670011.html';
let captured: CapturedProduct;
beforeAll(() => {
  const product = extractProduct({ html: readFileSync(page, 'utf8'), url: pageUrl });
  if ('error' in product) throw new Error(`the saved page was not read: ${product.error}`);
  captured = product;
});

const pluginVersion = '1.0';
const aBuyersCaller = async (server: TestServer) => server.as(await aBuyer(server));
const stateOf = async (server: TestServer) =>
  (
    await server.db.execute(sql`
  select (select count(*)::int from captures) as captures, (select count(*)::int from products) as products, (select count(*)::int from price_history) as prices`)
  ).rows[0];

test('a page read by the plug-in becomes a product that can be bought', async () => {
  const server = await testServer();
  const buyer = await aBuyersCaller(server);

  const reply = await buyer.call(sendCapture, { body: { pluginVersion, product: captured } });
  expect(reply).toMatchObject({ status: 200, data: { isNew: true, hasChanged: false, changes: [], waiting: [] } });

  const { data: product } = await server.visitor.call(getProduct, { params: { id: reply.data.productId } });
  const title = '加厚牛津布收纳袋 搬家打包袋 大容量编织袋';
  expect(product).toMatchObject({
    kind: 'ddc',
    site: '1688',
    itemId: '812345670011',
    sourceUrl: pageUrl,
    title: { cn: title, en: title, vi: title },
    store: { name: '义乌市示例箱包有限公司', site: '1688' },
    priceTiers: [
      { minQuantity: 5, priceFen: 690 },
      { minQuantity: 200, priceFen: 640 },
      { minQuantity: 1000, priceFen: 588 },
    ],
    minQuantity: 5,
    unitWeightGrams: 320,
    isWeightEstimated: true,
    images: ['/picture/placeholder/0.800.webp'],
  });
  expect(
    product.skus.map(({ specValues, priceFen, stock }) => [specValues.map(({ cn }) => cn), priceFen, stock]),
  ).toEqual([
    [['藏青色', '中号 60×35×35cm'], null, 5200],
    [['藏青色', '大号 70×40×40cm'], null, 0],
    [['军绿色', '中号 60×35×35cm'], null, 870],
    [['军绿色', '大号 70×40×40cm'], null, 1333],
  ]);
  expect(JSON.stringify(product)).not.toContain('alicdn');
  const { rows } = await server.db.execute(
    sql`select content, title from captures join products on products.id = product_id`,
  );
  expect(rows).toEqual([{ content: captured, title: { cn: title } }]);

  expect(
    (await server.visitor.call(recogniseLink, { body: { text: `【收纳袋】${pageUrl}?spm=a1 复制打开` } })).data,
  ).toMatchObject({ result: 'product', site: '1688', itemId: '812345670011', productId: reply.data.productId });
  expect((await server.visitor.call(listProducts, { query: { word: '812345670011' } })).data.totalElements).toBe(1);
  await buyer.call(addToCart, { body: { skuId: product.skus[0]?.id ?? 0, quantity: 200 } });
  expect((await buyer.call(getMyCart)).data.content).toMatchObject([{ unitPriceFen: 640, problem: null }]);
});

test('a second capture says what changed and keeps the history', async () => {
  const server = await testServer();
  const buyer = await aBuyersCaller(server);
  const first = await buyer.call(sendCapture, { body: { pluginVersion, product: captured } });
  const same = await buyer.call(sendCapture, { body: { pluginVersion, product: captured } });
  expect(same.data).toEqual({
    productId: first.data.productId,
    isNew: false,
    hasChanged: false,
    changes: [],
    waiting: [],
  });

  const [sku, , third] = captured.skus;
  if (!sku || !third) throw new Error('the saved page has four SKUs');
  const changed = {
    ...captured,
    priceTiers: [{ minQuantity: 5, priceFen: 720 }],
    skus: [
      { ...sku, stock: 12, priceFen: 720 },
      { ...third, priceFen: 800 },
    ],
  };
  const staff = await server.as(await anAdmin(server));
  const second = await staff.call(sendCapture, { body: { pluginVersion, product: changed } });

  expect(second.data).toEqual({
    productId: first.data.productId,
    isNew: false,
    hasChanged: true,
    changes: [
      { what: 'price', before: '690', after: '720' },
      { what: 'specifications', before: '4', after: '2' },
      { what: 'stock', before: '7403', after: '882' },
    ],
    waiting: [],
  });
  const { data: product } = await server.visitor.call(getProduct, { params: { id: first.data.productId } });
  expect(product.skus.map(({ priceFen, stock }) => [priceFen, stock])).toEqual([
    [null, 12],
    [800, 870],
  ]);
  expect(product.priceTiers).toEqual([{ minQuantity: 5, priceFen: 720 }]);
  expect(await stateOf(server)).toEqual({ captures: 3, products: 1, prices: 2 });
  expect(
    (await server.visitor.call(listProductPrices, { params: { id: first.data.productId } })).data.map(
      ({ priceFen }) => priceFen,
    ),
  ).toEqual([690, 720]);
});

test('the same new page captured by ten at once is one product', async () => {
  const server = await testServer();
  const buyer = await aBuyersCaller(server);
  await Promise.all(Array.from({ length: 12 }, () => server.db.execute(sql`select pg_sleep(0.05)`)));

  const replies = await Promise.all(
    Array.from({ length: 10 }, () => buyer.call(sendCapture, { body: { pluginVersion, product: captured } })),
  );

  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  expect(replies.filter(({ data }) => data.isNew)).toHaveLength(1);
  expect(await stateOf(server)).toEqual({ captures: 10, products: 1, prices: 1 });
});

test('a translation stays while the original text is the same, and goes with it', async () => {
  const server = await testServer();
  const buyer = await aBuyersCaller(server);
  const {
    data: { productId },
  } = await buyer.call(sendCapture, { body: { pluginVersion, product: captured } });
  await server.db.execute(sql`update products set title = title || '{"vi": "Túi vải"}'::jsonb`);
  const moreStock = captured.skus.map((sku) => ({ ...sku, stock: 1 }));

  await buyer.call(sendCapture, { body: { pluginVersion, product: { ...captured, skus: moreStock } } });
  expect((await server.visitor.call(getProduct, { params: { id: productId } })).data.title.vi).toBe('Túi vải');
  const staff = await server.as(await anAdmin(server));
  const renamed = await staff.call(sendCapture, {
    body: { pluginVersion, product: { ...captured, skus: moreStock, title: '别的袋子' } },
  });
  expect(renamed.data.changes).toMatchObject([{ what: 'title', after: '别的袋子' }]);
  expect((await server.visitor.call(getProduct, { params: { id: productId } })).data.title).toEqual({
    cn: '别的袋子',
    en: '别的袋子',
    vi: '别的袋子',
  });
});

test('goods of the mall itself are not changed by a capture', async () => {
  const server = await testServer();
  const buyer = await aBuyersCaller(server);
  const product = await aProduct(server, { itemId: captured.itemId, title: { cn: '自营' } });

  const reply = await buyer.call(sendCapture, { body: { pluginVersion, product: captured } });

  expect(reply.data).toEqual({
    productId: product.publicId,
    isNew: false,
    hasChanged: false,
    changes: [],
    waiting: [],
  });
  expect((await server.visitor.call(getProduct, { params: { id: product.publicId } })).data).toMatchObject({
    title: { cn: '自营' },
    priceTiers: [{ priceFen: 1_250 }],
  });
});

test('a capture that does not agree with its address, or with itself, changes nothing', async () => {
  const server = await testServer();
  const buyer = await aBuyersCaller(server);
  const refused: [Partial<CapturedProduct>, status: number, code: string][] = [
    [{ sourceUrl: 'https://detail.1688.com/offer/999999999999.html' }, 400, 'capture.address_differs'],
    [{ sourceUrl: 'https://detail.1688.com.evil.example/offer/812345670011.html' }, 400, 'capture.address_differs'],
    [{ sourceUrl: 'http://127.0.0.1/offer/812345670011.html' }, 400, 'capture.address_differs'],
    [{ site: 'taobao' }, 400, 'capture.address_differs'],
    [{ itemId: '999999999999' }, 400, 'capture.address_differs'],
    [{ canonicalUrl: 'javascript:alert(1)' }, 400, 'capture.address_differs'],
    [{ images: ['http://169.254.169.254/latest/meta-data'] }, 400, 'capture.not_usable'],
    [{ images: ['javascript:alert(1)'] }, 400, 'capture.not_usable'],
    [{ priceTiers: [] }, 400, 'capture.no_price'],
    [{ priceTiers: [{ minQuantity: 1, priceFen: 100_000_001 }] }, 400, 'capture.not_usable'],
    [{ priceTiers: [{ minQuantity: 1, priceFen: 0 }] }, 400, 'capture.not_usable'],
    [{ priceTiers: [{ minQuantity: 1, priceFen: -1 }] }, 400, 'request.invalid'],
    [{ moq: 0 }, 400, 'capture.not_usable'],
    [{ moq: 10_000_000 }, 400, 'capture.not_usable'],
    [{ skus: [] }, 400, 'request.invalid'],
    [{ skus: captured.skus.map((sku) => ({ ...sku, specValues: ['没有', '这个'] })) }, 400, 'capture.not_usable'],
    [{ title: '' }, 400, 'capture.not_usable'],
    [{ title: '字'.repeat(501) }, 400, 'request.invalid'],
  ];
  for (const [changes, status, code] of refused) {
    const reply = await buyer.call(sendCapture, { body: { pluginVersion, product: { ...captured, ...changes } } });
    expect(reply.error, JSON.stringify(changes).slice(0, 80)).toMatchObject({ status, code });
  }
  expect((await buyer.call(sendCapture, { body: { pluginVersion: '0.9.9', product: captured } })).error).toMatchObject({
    status: 409,
    code: 'capture.plugin_too_old',
    details: { minimum: '1.0' },
  });
  expect((await server.visitor.call(sendCapture, { body: { pluginVersion, product: captured } })).status).toBe(401);
  const keeper = await server.as(await aStaff(server, 'warehouseKeeper'));
  expect((await keeper.call(sendCapture, { body: { pluginVersion, product: captured } })).status).toBe(403);
  expect(await stateOf(server)).toEqual({ captures: 0, products: 0, prices: 0 });
});

test('a page that shows a combination twice is no failure of ours', async () => {
  const server = await testServer();
  const buyer = await aBuyersCaller(server);
  const product = { ...captured, skus: [...captured.skus, ...captured.skus.slice(0, 1)] };

  const first = await buyer.call(sendCapture, { body: { pluginVersion, product } });
  const again = await buyer.call(sendCapture, {
    body: { pluginVersion, product: { ...product, title: `${product.title} 2` } },
  });

  expect([first.status, again.status].every((status) => status < 500)).toBe(true);
});

test('an order keeps its store when its goods are later found in another', async () => {
  const server = await testServer();
  const buyer = await aBuyersCaller(server);
  const { data } = await buyer.call(sendCapture, { body: { pluginVersion, product: captured } });
  const { skus } = (await server.visitor.call(getProduct, { params: { id: data.productId } })).data;
  const lines = [{ skuId: skus[0]?.id ?? 0, quantity: 5 }];
  const quote = (await buyer.call(makeQuote, { body: { lines } })).data;
  expect(
    (
      await buyer.call(placeOrder, {
        body: { quoteId: quote.id, lines, totalFen: quote.totalFen, destination: quote.destination },
      })
    ).status,
  ).toBe(201);
  const staff = await server.as(await anAdmin(server));
  const moved = await staff.call(sendCapture, {
    body: { pluginVersion, product: { ...captured, seller: { ...captured.seller, id: 'another-seller' } } },
  });

  expect(moved.data.changes).toMatchObject([{ what: 'store' }]);
  expect(await brokenRules(server)).toEqual([]);
});
