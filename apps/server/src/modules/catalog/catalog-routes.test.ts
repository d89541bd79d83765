import { getProduct, listCategories, listProducts, type ProductView } from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { aProduct, aStore } from '../../../test/products.ts';
import { transaction } from '../../platform/db.ts';
import { ensureCategories } from './index.ts';

const titlesOf = (reply: { data: { content: { title: { cn: string } }[] } }) =>
  reply.data.content.map(({ title }) => title.cn);

test('a search finds titles in three languages, with and without diacritics, every word in any order', async () => {
  const server = await testServer();
  await aProduct(server, { title: { cn: '不锈钢保温杯', en: 'Steel thermos cup', vi: 'Bình giữ nhiệt inox đẹp' } });
  await aProduct(server, { title: { cn: '收纳箱' } });
  const search = async (word: string) => titlesOf(await server.visitor.call(listProducts, { query: { word } }));

  for (const word of [
    'bình giữ nhiệt',
    'binh giu nhiet',
    'BINH GIU NHIET',
    'Bình giữ nhiệt'.normalize('NFD'),
    'nhiet  inox',
    'inox bình',
    'DEP',
    'thermos',
    'Steel cup',
    '保温',
    'ＴＨＥＲＭＯＳ',
  ]) {
    expect(await search(word), word).toEqual(['不锈钢保温杯']);
  }
  expect(await search('收纳')).toEqual(['收纳箱']);
  expect(await search('khong co')).toEqual([]);
  expect(await search('   ')).toHaveLength(2);
});

test('signs in a search are no pattern and no part of a query', async () => {
  const server = await testServer();
  await aProduct(server, { title: { cn: '100% 纯棉_毛巾 a\\b' } });
  await aProduct(server, { title: { cn: '普通毛巾 100' } });
  const search = async (word: string) => titlesOf(await server.visitor.call(listProducts, { query: { word } }));

  expect(await search('a\\b')).toEqual(['100% 纯棉_毛巾 a\\b']);
  expect(await search('100%')).toEqual(['100% 纯棉_毛巾 a\\b', '普通毛巾 100']);
  for (const word of ['%', '％', '_', '\\', '1_0', '!!!', "' or 1=1 --", "x' | 'b", 'z:*', '((', '<->'])
    expect(await search(word), word).toEqual([]);
});

test('the list filters, sorts and pages with the total of all pages', async () => {
  const server = await testServer();
  const categoryIds = await transaction(server.db, (tx) =>
    ensureCategories(tx, [
      { slug: 'home', name: { cn: '家居', en: 'Home', vi: 'Nhà' }, position: 1 },
      { slug: 'pets', name: { cn: '宠物' }, position: 0 },
    ]),
  );
  const home = categoryIds.get('home') ?? null;
  const tiers = (priceFen: bigint) => [{ minQuantity: 1, priceFen }];
  await aProduct(server, { title: { cn: '甲' }, tiers: tiers(300n), categoryId: home });
  await aProduct(server, { title: { cn: '乙' }, tiers: tiers(100n), kind: 'ddc', inBorderStock: true });
  await aProduct(server, {
    title: { cn: '丙' },
    tiers: [...tiers(200n), { minQuantity: 50, priceFen: 150n }],
    categoryId: home,
  });
  const list = (query: object) => server.visitor.call(listProducts, { query });

  expect(titlesOf(await list({}))).toEqual(['丙', '乙', '甲']);
  expect(titlesOf(await list({ order: 'priceUp' }))).toEqual(['乙', '丙', '甲']);
  expect(titlesOf(await list({ order: 'priceDown' }))).toEqual(['甲', '丙', '乙']);
  expect((await list({ order: 'priceDown', size: 1, page: 1 })).data).toMatchObject({
    totalElements: 3,
    content: [{ title: { cn: '丙', vi: '丙' }, priceFen: 200, lastTier: { minQuantity: 50, priceFen: 150 } }],
  });
  expect((await list({ page: 9 })).data).toMatchObject({ totalElements: 3, content: [] });
  expect(titlesOf(await list({ kind: 'ddc' }))).toEqual(['乙']);
  expect(titlesOf(await list({ inBorderStock: true }))).toEqual(['乙']);
  expect(titlesOf(await list({ category: 'home', order: 'priceUp' }))).toEqual(['丙', '甲']);
  expect((await list({ category: 'nothing' })).data).toMatchObject({ totalElements: 0, content: [] });
  expect((await server.visitor.call(listCategories)).data).toEqual([
    { slug: 'pets', name: { cn: '宠物', en: '宠物', vi: '宠物' }, productCount: 0 },
    { slug: 'home', name: { cn: '家居', en: 'Home', vi: 'Nhà' }, productCount: 2 },
  ]);
});

test('a list refuses sizes, pages and choices that do not exist', async () => {
  const server = await testServer();
  for (const query of [
    'size=99999999',
    'size=-1',
    'size=NaN',
    'size=١٠',
    'page=-1',
    'page=1.5',
    'kind=all',
    'order=random',
    `word=${'字'.repeat(101)}`,
  ]) {
    expect((await server.app.inject({ url: `/api/products?${query}` })).statusCode, query).toBe(400);
  }
});

test('a product shows its matrix, tiers, store and whether its weight is estimated', async () => {
  const server = await testServer();
  const store = await aStore(server, '义乌示例店');
  const product = await aProduct(server, {
    store,
    skus: [
      { values: ['红', 'S'], stock: 5 },
      { values: ['红', 'M'], priceFen: 1_500n },
    ],
    minQuantity: 3,
  });

  const reply = await server.visitor.call(getProduct, { params: { id: product.publicId } });

  expect(reply.data).toMatchObject({
    id: product.publicId,
    kind: 'mall',
    store: { id: store.id, name: '义乌示例店', city: null, site: '1688' },
    category: null,
    minQuantity: 3,
    priceTiers: [{ minQuantity: 1, priceFen: 1_250 }],
    isWeightEstimated: false,
    isOnSale: true,
    unitWeightGrams: 320,
    specs: [
      { values: [{ name: { cn: '红', en: '红', vi: '红' } }] },
      { values: [{ name: { cn: 'S' } }, { name: { cn: 'M' } }] },
    ],
    skus: [
      { id: product.skus[0]?.id, priceFen: null, stock: 5 },
      { id: product.skus[1]?.id, priceFen: 1_500, stock: null },
    ],
  } satisfies DeepPartial<ProductView>);
  expect((await server.visitor.call(getProduct, { params: { id: '0000000000' } })).error).toMatchObject({
    status: 404,
    code: 'product.not_found',
  });
  expect((await server.app.inject({ url: '/api/products/1' })).statusCode).toBe(400);
});

test('lists in order of price, age and category, and searches, are read from an index', async () => {
  const server = await testServer();
  const store = await aStore(server);
  await server.db.execute(sql`alter table products disable trigger products_search`);
  await server.db.execute(sql`
    insert into products (public_id, kind, site, item_id, source_url, store_id, title, min_quantity, price_fen, unit_weight_grams, unit_volume_cm3, units_per_carton, is_weight_estimated, handling_days, search_grams)
    select lpad(n::text, 10, '0'), case when n % 9 = 0 then 'ddc' else 'mall' end, '1688', n::text, '', ${store.id}, jsonb_build_object('cn', 'thing ' || n), 1, 1 + n % 5000, 1, 1, 1, true, 1, array_to_tsvector(array['thing', n::text])
    from generate_series(1, 8000) as n`);
  await server.db.execute(sql`analyze products`);
  const plan = async (condition: string, order: string) =>
    (
      await server.db.execute<{ 'QUERY PLAN': string }>(
        sql.raw(`explain select * from products where is_on_sale and ${condition} order by ${order} limit 20`),
      )
    ).rows
      .map((row) => row['QUERY PLAN'])
      .join('\n');

  expect(await plan('true', 'price_fen, id')).toContain('products_price_order');
  expect(await plan('true', 'created_at desc, id desc')).toMatch(/products_(all_)?newest/);
  expect(await plan("kind = 'ddc'", 'price_fen desc, id desc')).toContain('products_kind_price');
  expect(await plan('category_id = 1', 'created_at desc, id desc')).toContain('products_category_newest');
  expect(await plan("search_grams @@ search_query('thing 1234')", 'created_at desc, id desc')).toContain(
    'products_grams',
  );
});

type DeepPartial<T> = T extends readonly (infer I)[]
  ? DeepPartial<I>[]
  : T extends object
    ? { [K in keyof T]?: DeepPartial<T[K]> }
    : T | undefined;
