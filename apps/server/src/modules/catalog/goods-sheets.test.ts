import * as contract from '@kouan/contract';
import { writeXlsx } from 'hucre/xlsx';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer, aStaff } from '../../../test/actors.ts';
import { aGoodsContent, aSupplier } from '../../../test/goods.ts';
import { type Caller, type TestServer, testServer } from '../../../test/harness.ts';
import { anOrder } from '../../../test/orders.ts';
import { aProduct } from '../../../test/products.ts';
import { sendParts } from '../../../test/uploads.ts';
import { downloadedRows } from '../../../test/workbook.ts';
import { transaction } from '../../platform/db.ts';
import { ensureCategories } from './index.ts';

let server: TestServer;
let supplier: Caller;
let stranger: Caller;
let editor: Caller;
beforeAll(async () => {
  server = await testServer();
  await transaction(server.db, (tx) =>
    ensureCategories(tx, [{ slug: 'cups', name: { cn: '杯子', en: 'Cups', vi: 'Cốc' }, position: 0 }]),
  );
  supplier = await aSupplier(server, '凭祥杯业');
  stranger = await aSupplier(server, '别家店铺');
  editor = await server.as(await aStaff(server, 'contentEditor'));
});
const seen = async (id: string, caller = supplier) => (await caller.call(contract.getGoods, { params: { id } })).data;

const importRows = async (rows: readonly (readonly unknown[])[], caller = supplier) => {
  const file = await writeXlsx({ sheets: [{ name: 'Sheet1', rows: rows as never }] });
  return sendParts(server, caller, {
    path: '/api/supply/products/import',
    parts: [{ name: 'goods.xlsx', type: '', data: Buffer.from(file) }],
  });
};

test('a filled template makes drafts of what is right, and says of every row what is wrong', async () => {
  const template = await downloadedRows(server, stranger, '/api/supply/products/template');
  const heads = (template[0] ?? []).map(String);
  const row = (cells: Record<string, unknown>) => heads.map((head) => cells[head] ?? '');
  const good = {
    'Product code': 'X-1',
    'Name (Chinese)': '收纳盒',
    Category: 'Cups',
    'Specification 1': '尺寸',
    'Minimum quantity': 10,
    'Price tiers (quantity:price)': '10:12.50; 100:11',
    'Weight (g)': 200,
    'Length (mm)': 100,
    'Width (mm)': 100,
    'Height (mm)': 100,
  };
  const bad = { ...good, 'Product code': 'X-2', 'Weight (g)': 'heavy', 'Own price (CNY)': '0' };
  const sent = await importRows(
    [
      heads,
      row({ ...good, 'Value 1': '大', Stock: 5 }),
      row({
        'Product code': 'X-1',
        'Value 1': '小',
        'Weight (g)': 150,
        'Length (mm)': 80,
        'Width (mm)': 80,
        'Height (mm)': 80,
      }),
      row({ ...bad, 'Value 1': '大' }),
    ],
    stranger,
  );
  expect(sent.status).toBe(200);
  expect(sent.body).toMatchObject({
    added: 1,
    changed: 0,
    rows: [
      { number: 2, isSaved: true, problems: [] },
      { number: 3, isSaved: true, problems: [] },
      { number: 4, isSaved: false, problems: [{ column: 'Weight (g)' }, { column: 'Own price (CNY)' }] },
    ],
  });
  const { data: list } = await stranger.call(contract.listGoods, { query: { blurry: 'X-1' } });
  const [found] = list.content;
  expect(found).toMatchObject({ title: { cn: '收纳盒' }, priceFen: 1250, sale: 'new', revision: { state: 'draft' } });
  const draft = await seen(found?.id ?? '', stranger);
  expect(draft.content.skus).toMatchObject([
    { values: ['大'], stock: 5, weightGrams: null },
    { values: ['小'], weightGrams: 150, sizeMm: [80, 80, 80] },
  ]);
  // The same code again changes the product; exported rows can be sent again as they are.
  const exported = await downloadedRows(server, stranger, '/api/supply/products/download?blurry=X-1');
  const again = await importRows(
    exported.map((cells) => [...cells]),
    stranger,
  );
  expect(again.body).toMatchObject({ added: 0, changed: 1 });
  expect(
    (
      await importRows([
        ['a', 'b'],
        ['c', 'd'],
      ])
    ).body.code,
  ).toBe('supply.template_wrong');
  expect((await importRows([heads])).body.code).toBe('supply.sheet_empty');
  const noBook = await sendParts(server, supplier, {
    path: '/api/supply/products/import',
    parts: [{ name: 'a.xlsx', type: '', data: '<html>' }],
  });
  expect(noBook.body.code).toBe('supply.workbook_not_plain');
  const many = Array.from({ length: contract.maxGoodsSheetRows + 5 }, () => row(good));
  expect((await importRows([heads, ...many])).body.code).toBe('supply.too_many_rows');
}, 30_000);

test('goods that have no code and no size go out and come in again as they were; only what was typed differs', async () => {
  const { data } = await supplier.call(contract.getMyStore, {});
  if (!data.store) throw new Error('no store');
  const store = { id: data.store.id, name: data.store.profile.names.cn };
  const { publicId } = await aProduct(server, { store, title: { cn: '无货号保温杯' }, minQuantity: 3 });
  const before = (await seen(publicId)).content;
  const exported = await downloadedRows(
    server,
    supplier,
    `/api/supply/products/download?blurry=${encodeURIComponent('无货号')}`,
  );
  const [heads = [], ...body] = exported.map((cells) => cells.map(String));
  const at = (name: string) => heads.indexOf(name);
  expect(body.map((cells) => [cells[at('Product code')], cells[at('Length (mm)')]])).toEqual([
    [publicId, ''],
    [publicId, ''],
  ]);
  for (const cells of body) cells[at('Minimum quantity')] = '7';
  // Of another store they are new goods, and need what new goods need.
  expect((await importRows([heads, ...body], stranger)).body).toMatchObject({
    added: 0,
    changed: 0,
    rows: [
      { isSaved: false, problems: [{ column: 'Length (mm)' }, { column: 'Width (mm)' }, { column: 'Height (mm)' }] },
      {},
    ],
  });
  expect((await importRows([heads, ...body])).body).toMatchObject({ added: 0, changed: 1 });
  expect((await seen(publicId)).content).toEqual({ ...before, minQuantity: 7 });
});

test('staff name, order and remove categories; one in use stays', async () => {
  const names = async () => (await editor.call(contract.listEditedCategories, {})).data.map(({ slug }) => slug);
  const add = (slug: string, cn: string) =>
    editor.call(contract.addCategory, { body: { slug, name: { cn, en: null, vi: 'Đèn' } } });
  expect((await add('lamps', '灯具')).status).toBe(201);
  expect((await add('lamps', '灯')).error?.code).toBe('category.slug_taken');
  expect((await add('Not a slug', '灯')).error?.code).toBe('category.slug_wrong');
  expect((await add('toys', ' ')).error?.code).toBe('category.chinese_missing');
  expect(await names()).toEqual(['cups', 'lamps']);
  const order = (slugs: string[]) => editor.call(contract.orderCategories, { body: { slugs } });
  expect((await order(['lamps'])).error?.code).toBe('category.order_changed');
  expect((await order(['lamps', 'cups'])).status).toBe(204);
  const rename = { params: { slug: 'lamps' }, body: { name: { cn: '灯具', en: 'Lamps', vi: null } } };
  expect((await editor.call(contract.editCategory, rename)).status).toBe(204);
  const { data: shown } = await server.visitor.call(contract.listCategories, {});
  expect(shown.map(({ slug, name }) => [slug, name.en, name.vi])).toEqual([
    ['lamps', 'Lamps', '灯具'],
    ['cups', 'Cups', 'Cốc'],
  ]);
  await add('spare', '备用');
  await supplier.call(contract.addGoods, { body: { content: aGoodsContent({ category: 'lamps' }) } });
  const remove = (slug: string) => editor.call(contract.deleteCategory, { params: { slug } });
  expect((await remove('lamps')).error?.code).toBe('category.used');
  expect((await remove('spare')).status).toBe(204);
  expect((await remove('spare')).error?.code).toBe('category.not_found');
  expect((await supplier.call(contract.deleteCategory, { params: { slug: 'cups' } })).status).toBe(403);
});

test('a supplier sees the orders of the own store alone, of the buyer nothing but the code', async () => {
  const { data } = await supplier.call(contract.getMyStore, {});
  if (!data.store) throw new Error('no store');
  const product = await aProduct(server, { store: { id: data.store.id, name: data.store.profile.names.cn } });
  const buyer = await aBuyer(server, { nickName: 'Nguyễn Bí Mật' });
  const order = await anOrder(server, { product, buyer, stage: 'placed' });
  await anOrder(server, { stage: 'placed' });
  const { data: mine } = await supplier.call(contract.listStoreOrders, { query: {} });
  expect(mine).toMatchObject({
    totalElements: 1,
    content: [{ number: order.number, goodsFen: 12_500, lines: [{ ordered: 4 }, { ordered: 6 }] }],
  });
  expect(mine.content[0]?.buyerCode).toMatch(/^B\d{6}$/);
  const text = JSON.stringify(mine);
  for (const secret of [buyer.username, 'Bí Mật', '@example', '+849']) expect(text).not.toContain(secret);
  expect((await stranger.call(contract.listStoreOrders, { query: { number: order.number } })).data.totalElements).toBe(
    0,
  );
  expect((await order.asBuyer.call(contract.listStoreOrders, { query: {} })).status).toBe(403);
});
