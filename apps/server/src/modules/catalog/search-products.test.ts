import { getProductFacets, listProducts, suggestProducts } from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { aProduct, aStore } from '../../../test/products.ts';
import { transaction } from '../../platform/db.ts';
import { ensureCategories } from './index.ts';

const searchOf =
  (server: TestServer) =>
  async (word: string, filter: object = {}) => {
    const { data } = await server.visitor.call(listProducts, { query: { word, ...filter } });
    return { titles: data.content.map(({ title }) => title.cn), correctedTo: data.correctedTo };
  };

test('attributes, choices, store names and item numbers are searched too; a renamed store is found by its new name', async () => {
  const server = await testServer();
  const store = await aStore(server, '青岩五金厂');
  await aProduct(server, {
    title: { cn: '挂钩' },
    itemId: '688123456789',
    store,
    parameters: [{ name: { cn: '材质' }, value: { cn: '钛合金', en: 'Titanium' } }],
  });
  await aProduct(server, { title: { cn: '毛巾' } });
  const search = searchOf(server);
  for (const word of ['青岩', '五金厂 挂钩', '钛合金', 'titan', '688123456789', '挂钩 材质'])
    expect((await search(word)).titles, word).toEqual(['挂钩']);
  await server.db.execute(sql`update stores set name = '海城铸造' where id = ${store.id}`);
  expect((await search('海城')).titles).toEqual(['挂钩']);
  expect((await search('青岩')).titles).toEqual([]);
});

test('a slip of the pen is corrected to a word that some product has, and said', async () => {
  const server = await testServer();
  await aProduct(server, { title: { cn: '不锈钢保温杯', en: 'Stainless thermos bottle', vi: 'Bình giữ nhiệt' } });
  await aProduct(server, { title: { cn: '收纳箱', en: 'Storage box', vi: 'Hộp đựng đồ' } });
  const search = searchOf(server);
  expect(await search('thermso')).toEqual({ titles: ['不锈钢保温杯'], correctedTo: 'thermos' });
  expect(await search('stainles botle')).toEqual({ titles: ['不锈钢保温杯'], correctedTo: 'stainles bottle' });
  expect(await search('nhiejt')).toEqual({ titles: ['不锈钢保温杯'], correctedTo: 'nhiet' });
  expect(await search('不锈刚保温怀')).toEqual({ titles: ['不锈钢保温杯'], correctedTo: '不锈刚保温怀' });
  expect(await search('thermos')).toEqual({ titles: ['不锈钢保温杯'], correctedTo: null });
  expect(await search('xqzwvv')).toEqual({ titles: [], correctedTo: null });
});

test('what holds the phrase in its title comes first, then the newest', async () => {
  const server = await testServer();
  await aProduct(server, { title: { cn: '保温杯 大' } });
  await aProduct(server, { title: { cn: '杯 用于保温' }, summary: { cn: '保温杯' } });
  expect((await searchOf(server)('保温杯')).titles).toEqual(['保温杯 大', '杯 用于保温']);
});

test('hits are narrowed by store, site, price and minimum quantity; the facets say what else there is', async () => {
  const server = await testServer();
  const categories = await transaction(server.db, (tx) =>
    ensureCategories(tx, [
      { slug: 'home', name: { cn: '家居' }, position: 1 },
      { slug: 'pets', name: { cn: '宠物' }, position: 2 },
    ]),
  );
  const one = await aStore(server, '甲店');
  const two = await aStore(server, '乙店');
  const goods = [
    { title: { cn: '杯一' }, store: one, categoryId: categories.get('home'), priceFen: 100n, least: 1 },
    { title: { cn: '杯二' }, store: one, categoryId: categories.get('pets'), priceFen: 200n, least: 10 },
    {
      title: { cn: '杯三' },
      store: two,
      site: 'taobao' as const,
      categoryId: categories.get('home'),
      priceFen: 300n,
      least: 50,
    },
  ];
  for (const { priceFen, least, categoryId = null, ...rest } of goods)
    await aProduct(server, { ...rest, categoryId, tiers: [{ minQuantity: least, priceFen }], minQuantity: least });
  const search = async (filter: object) => (await searchOf(server)('杯', { order: 'priceUp', ...filter })).titles;
  expect(await search({ store: one.id })).toEqual(['杯一', '杯二']);
  expect(await search({ store: 999_999 })).toEqual([]);
  expect(await search({ priceFromFen: 150, priceToFen: 250 })).toEqual(['杯二']);
  expect(await search({ site: 'taobao' })).toEqual(['杯三']);
  expect(await search({ minQuantityTo: 10 })).toEqual(['杯一', '杯二']);
  expect(await search({ category: 'home', store: two.id })).toEqual(['杯三']);

  const facets = async (query: object) => (await server.visitor.call(getProductFacets, { query })).data;
  expect(await facets({ word: '杯' })).toMatchObject({
    categories: [
      { slug: 'home', count: 2 },
      { slug: 'pets', count: 1 },
    ],
    stores: [
      { id: one.id, name: '甲店', count: 2 },
      { id: two.id, name: '乙店', count: 1 },
    ],
    sites: [
      { site: '1688', count: 2 },
      { site: 'taobao', count: 1 },
    ],
  });
  const narrowed = await facets({ word: '杯', store: two.id, category: 'home' });
  expect(narrowed.stores.map(({ id, count }) => [id, count])).toEqual([
    [one.id, 1],
    [two.id, 1],
  ]);
  expect(narrowed.categories.map(({ slug, count }) => [slug, count])).toEqual([['home', 1]]);
  expect(await facets({ word: '没有' })).toEqual({ categories: [], stores: [], sites: [] });
});

test('hits are counted up to a thousand, then there are more', async () => {
  const server = await testServer();
  const { id } = await aProduct(server, { title: { cn: '量产杯' } });
  const copies = (count: number) =>
    server.db.execute(sql`
      insert into products (public_id, kind, site, item_id, source_url, store_id, title, min_quantity, price_fen,
        unit_weight_grams, unit_volume_cm3, units_per_carton, is_weight_estimated, handling_days)
      select lpad(n::text, 10, '0'), kind, site, 'c' || n, source_url, store_id, title, min_quantity, price_fen,
        unit_weight_grams, unit_volume_cm3, units_per_carton, is_weight_estimated, handling_days
      from products, generate_series((select count(*) from products), (select count(*) from products) + ${count} - 1) n where id = ${id}`);
  await copies(999);
  const list = async () => (await server.visitor.call(listProducts, { query: { word: '量产杯', page: 1 } })).data;
  expect(await list()).toMatchObject({ totalElements: 1000, isMore: false });
  const facets = async () => (await server.visitor.call(getProductFacets, { query: { word: '量产' } })).data;
  expect((await facets()).stores[0]).toMatchObject({ count: 1000 });
  await copies(1);
  expect(await list()).toMatchObject({ totalElements: 1000, isMore: true });
  expect((await facets()).stores[0]).toMatchObject({ count: null });
});

test('what a word begins to name is suggested while it is typed', async () => {
  const server = await testServer();
  await aProduct(server, { title: { cn: '保温杯', en: 'Thermos bottle' } });
  const gone = await aProduct(server, { title: { cn: '毛巾', en: 'Towel' } });
  await server.db.execute(sql`update products set is_on_sale = false where id = ${gone.id}`);
  const suggest = async (word: string) =>
    (await server.visitor.call(suggestProducts, { query: { word } })).data.map(({ title }) => title.en);
  expect(await suggest('ther')).toEqual(['Thermos bottle']);
  expect(await suggest('bot th')).toEqual(['Thermos bottle']);
  expect(await suggest('保')).toEqual(['Thermos bottle']);
  expect(await suggest('tow')).toEqual([]);
  expect((await server.visitor.call(suggestProducts, { query: { word: '' } })).status).toBe(400);
});
