import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as contract from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer, aStaff } from '../../../test/actors.ts';
import { aGoodsContent, aSupplier } from '../../../test/goods.ts';
import { type Caller, type TestServer, testServer } from '../../../test/harness.ts';
import { aProduct } from '../../../test/products.ts';
import { aPicture, sendParts } from '../../../test/uploads.ts';
import { transaction } from '../../platform/db.ts';
import { ensureCategories } from './index.ts';

let server: TestServer;
let supplier: Caller;
let stranger: Caller;
let editor: Caller;
let reviewer: Caller;
let pictureUrl = '';

beforeAll(async () => {
  server = await testServer();
  await transaction(server.db, (tx) =>
    ensureCategories(tx, [{ slug: 'cups', name: { cn: '杯子', en: 'Cups', vi: 'Cốc' }, position: 0 }]),
  );
  supplier = await aSupplier(server, '凭祥杯业');
  stranger = await aSupplier(server, '别家店铺');
  editor = await server.as(await aStaff(server, 'contentEditor'));
  reviewer = await server.as(await aStaff(server, 'customerService'));
  const sent = await sendParts(server, supplier, {
    path: '/api/supply/pictures',
    parts: [{ name: 'cup.png', type: 'image/png', data: await aPicture() }],
  });
  pictureUrl = sent.body.url;
});

const content = (changes: Partial<contract.GoodsContent> = {}) => aGoodsContent({ images: [pictureUrl], ...changes });
const add = async (changes: Partial<contract.GoodsContent> = {}, caller = supplier) =>
  (await caller.call(contract.addGoods, { body: { content: content(changes) } })).data;
const submit = async (goods: contract.GoodsView, caller = supplier) =>
  caller.call(contract.submitGoods, { params: { id: goods.id }, body: { version: goods.version } });
const seen = async (id: string, caller = supplier) => (await caller.call(contract.getGoods, { params: { id } })).data;
const waiting = async (id: string) => {
  const { data } = await reviewer.call(contract.listGoodsReviews, { query: { size: 100 } });
  const row = data.content.find(({ productId }) => productId === id);
  if (!row) throw new Error('it does not wait');
  return row;
};
const decide = async (id: string, outcome: 'approved' | 'returned', caller = reviewer) => {
  const { id: revision, version } = await waiting(id);
  const body = { version, outcome, reason: outcome === 'returned' ? '图片不清楚' : '' } as const;
  return caller.call(contract.decideGoods, { params: { id: revision }, body });
};
const onSale = async (changes: Partial<contract.GoodsContent> = {}) => {
  const goods = await add(changes);
  await submit(goods);
  expect((await decide(goods.id, 'approved')).status).toBe(204);
  return seen(goods.id);
};
const save = (goods: contract.GoodsView, changes: Partial<contract.GoodsContent>, caller = supplier) =>
  caller.call(contract.saveGoods, {
    params: { id: goods.id },
    body: { content: { ...goods.content, ...changes }, version: goods.version },
  });
const shop = (id: string) => server.visitor.call(contract.getProduct, { params: { id } });

test('a draft is seen by nobody else until it was approved; then it is on sale with its price in the history, and the supplier gets a mail', async () => {
  const goods = await add();
  expect(goods).toMatchObject({ sale: 'new', revision: { state: 'draft' }, current: null, isApplied: false });
  expect((await shop(goods.id)).status).toBe(404);
  expect((await server.visitor.call(contract.listMaterials, { params: { id: goods.id } })).status).toBe(404);
  expect((await submit(goods)).data).toMatchObject({ revision: { state: 'submitted' } });
  expect((await save(await seen(goods.id), { minQuantity: 3 })).error?.code).toBe('supply.not_a_draft');

  await decide(goods.id, 'returned');
  const returned = await seen(goods.id);
  expect(returned).toMatchObject({ sale: 'new', revision: { state: 'returned', reason: '图片不清楚' } });
  await submit((await save(returned, { minQuantity: 2 })).data);
  await decide(goods.id, 'approved');
  const { data, status } = await shop(goods.id);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    title: { cn: '保温杯', en: 'Thermos cup', vi: '保温杯' },
    summary: { cn: '<b>不锈钢</b><script>alert(1)</script>' },
    isOnSale: true,
    unitVolumeCm3: 2500,
    priceTiers: [{ priceFen: 1500 }, { priceFen: 1200 }],
    skus: [{ stock: 50 }, { stock: 50 }],
  });
  const history = await supplier.call(contract.listGoodsHistory, { params: { id: goods.id } });
  expect(history.data.prices).toHaveLength(1);
  expect(history.data.reviews.map(({ outcome }) => outcome)).toEqual(['approved', 'returned']);
  await server.runJobs();
  const folder = join(server.folder, 'mail');
  const mails = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
  expect(mails).toHaveLength(2);
});

test('a change of what is sold waits while the old one stays on sale; the review shows both, the approved price adds to the history, and carts mark it', async () => {
  const goods = await onSale();
  const buyer = await server.as(await aBuyer(server));
  const skuId = goods.stock[0]?.skuId ?? 0;
  await buyer.call(contract.addToCart, { body: { skuId, quantity: 5 } });
  const changed = (await save(goods, { priceTiers: [{ minQuantity: 2, priceFen: 1800 }] })).data;
  expect(changed).toMatchObject({ sale: 'onSale', content: { priceTiers: [{ priceFen: 1800 }] } });
  expect((await shop(goods.id)).data.priceTiers[0]?.priceFen).toBe(1500);
  // Somebody who still has the old page open overwrites nothing.
  expect((await save(goods, { minQuantity: 9 })).error?.code).toBe('supply.changed_meanwhile');
  await submit(changed);
  const { id } = await waiting(goods.id);
  const { data: review } = await reviewer.call(contract.getGoodsReview, { params: { id } });
  expect(review).toMatchObject({
    isNew: false,
    goods: { before: { priceTiers: [{ priceFen: 1500 }, {}] }, after: { priceTiers: [{ priceFen: 1800 }] } },
  });
  await decide(goods.id, 'approved');
  expect((await shop(goods.id)).data.priceTiers).toEqual([{ minQuantity: 2, priceFen: 1800 }]);
  const { data: history } = await supplier.call(contract.listGoodsHistory, { params: { id: goods.id } });
  expect(history.prices.map(({ priceFen }) => priceFen)).toEqual([1800, 1500]);
  const { rows } = await server.db.execute<{ total: number }>(
    sql`select count(*)::int as total from price_history h join products p on p.id = h.product_id where p.public_id = ${goods.id}`,
  );
  expect(rows[0]?.total).toBe(2);
  // The line in the cart follows the price, and says so when its choice is gone.
  const cart = async () => JSON.stringify((await buyer.call(contract.getMyCart, { query: {} })).data);
  expect(await cart()).toContain('"unitPriceFen":1800');
  const now = await seen(goods.id);
  await submit((await save(now, { skus: now.content.skus.slice(1) })).data);
  await decide(goods.id, 'approved');
  expect(await cart()).toContain('"problem":"offShelf"');
});

test('nobody reaches the goods, the stock, the materials or the store of another supplier, nor approves their own', async () => {
  const goods = await onSale();
  const params = { id: goods.id };
  const version = goods.version;
  const text = { title: { cn: '文' }, body: { cn: '文' } };
  const made = await supplier.call(contract.addMaterialText, { params, body: text });
  const answers = await Promise.all([
    stranger.call(contract.getGoods, { params }),
    save(goods, { minQuantity: 1 }, stranger),
    stranger.call(contract.submitGoods, { params, body: { version } }),
    stranger.call(contract.dropGoods, { params, query: { version } }),
    stranger.call(contract.setGoodsOnSale, { params, body: { isOnSale: false } }),
    stranger.call(contract.setGoodsStock, {
      params,
      body: { skus: [{ skuId: goods.stock[0]?.skuId ?? 0, before: 50, stock: 0 }] },
    }),
    stranger.call(contract.listGoodsHistory, { params }),
    stranger.call(contract.addMaterialText, { params, body: text }),
    stranger.call(contract.listEditedMaterials, { params }),
    stranger.call(contract.removeMaterial, { params: { id: made.data.id } }),
    stranger.call(contract.editMaterial, { params: { id: made.data.id }, body: text }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  const lists = await Promise.all([
    stranger.call(contract.listGoods, { query: {} }),
    stranger.call(contract.listMaterialProducts, { query: {} }),
    stranger.call(contract.listGoods, { query: { store: goods.store.id } }),
  ]);
  expect(lists.map(({ data }) => data.totalElements)).toEqual([0, 0, 0]);
  // A SKU of another product does not come along, either.
  const other = await onSale();
  const smuggled = [{ skuId: other.stock[0]?.skuId ?? 0, before: 50, stock: 1 }];
  expect((await supplier.call(contract.setGoodsStock, { params, body: { skus: smuggled } })).error?.code).toBe(
    'sku.not_found',
  );
  for (const call of [contract.listGoodsReviews, contract.listStores] as const)
    expect((await supplier.call(call, { query: {} })).status).toBe(403);
  // Mass assignment: what the schema does not name is dropped.
  const body = {
    ...{ isApproved: true, isOnSale: true, status: 'approved' },
    store: goods.store.id,
    content: content(),
  };
  const { data: smart } = await stranger.call(contract.addGoods, { body });
  expect(smart).toMatchObject({ sale: 'new', store: { name: '别家店铺' } });

  // Somebody with both rights: their own goods still wait for somebody else.
  const both = await aStaff(server, 'contentEditor');
  await server.db.execute(
    sql`insert into user_roles (user_id, role_id) select ${both.id}, id from roles where code = 'supplier'`,
  );
  const caller = await server.as(both);
  const profile = { names: { cn: '两头店' }, notice: null, city: null, logoUrl: null };
  await caller.call(contract.saveMyStore, { body: { profile, version: 0 } });
  const own = await add({}, caller);
  expect(own).toMatchObject({ sale: 'new', isApplied: false });
  await submit(own, caller);
  expect((await decide(own.id, 'approved', caller)).error?.code).toBe('supply.own_goods');
  expect((await decide(own.id, 'approved')).status).toBe(204);
});

test('two reviewers at once: one decides; what changed or was taken back meanwhile is decided by nobody', async () => {
  const goods = await add();
  const submitted = (await submit(goods)).data;
  const row = await waiting(goods.id);
  const body = { version: row.version, outcome: 'approved' } as const;
  await supplier.call(contract.withdrawGoods, { params: { id: goods.id }, body: { version: submitted.version } });
  expect((await reviewer.call(contract.decideGoods, { params: { id: row.id }, body })).error?.code).toBe(
    'supply.review_gone',
  );
  await submit((await save(await seen(goods.id), { minQuantity: 7 })).data);
  expect((await reviewer.call(contract.decideGoods, { params: { id: row.id }, body })).error?.code).toBe(
    'supply.changed_meanwhile',
  );
  const both = await Promise.all([decide(goods.id, 'approved'), decide(goods.id, 'approved', editor)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404]);

  const gone = await add();
  expect(
    (await supplier.call(contract.dropGoods, { params: { id: gone.id }, query: { version: gone.version } })).status,
  ).toBe(204);
  expect((await submit(gone)).status).toBe(404);
  expect((await save(gone, {})).status).toBe(404);
});

test('prices, tiers and combinations that cannot be are refused, and so is what is not complete', async () => {
  const code = async (changes: Partial<contract.GoodsContent>) =>
    (await supplier.call(contract.addGoods, { body: { content: content(changes) } })).error?.code;
  for (const priceFen of [0, -5, 1.5, Number.NaN, 100_000_001])
    expect(await code({ priceTiers: [{ minQuantity: 1, priceFen }] }), String(priceFen)).toBe('supply.price_wrong');
  const tiers = (...pairs: [number, number][]) => ({
    priceTiers: pairs.map(([minQuantity, priceFen]) => ({ minQuantity, priceFen })),
  });
  expect(await code(tiers([10, 100], [10, 90]))).toBe('supply.tiers_wrong');
  expect(await code(tiers([10, 100], [5, 90]))).toBe('supply.tiers_wrong');
  expect(await code(tiers([1, 100], [5, 110]))).toBe('supply.tiers_wrong');
  const [red] = content().skus;
  if (!red) throw new Error('no SKU');
  expect(await code({ skus: [red, red] })).toBe('supply.combination_wrong');
  expect(await code({ skus: [{ ...red, values: ['绿'] }] })).toBe('supply.combination_wrong');
  expect(
    await code({
      specs: [],
      skus: [
        { ...red, values: [] },
        { ...red, values: [] },
      ],
    }),
  ).toBe('supply.combination_wrong');
  expect(await code({ category: 'nothing' })).toBe('supply.category_unknown');
  expect(await code({ title: { cn: '  ' } })).toBe('supply.chinese_missing');
  expect(await code({ images: ['https://evil.example/x.png'] })).toBe('request.invalid');
  expect((await submit(await add({ images: [] }))).error?.code).toBe('supply.incomplete');
  await add({ ownCode: 'A-1' });
  expect(await code({ ownCode: 'A-1' })).toBe('supply.code_taken');
  expect((await add({ ownCode: 'A-1' }, stranger)).content.ownCode).toBe('A-1');
});

test('stock changes at once, one after the other, and is noted; a change of the rest leaves it alone', async () => {
  const goods = await onSale();
  const [first] = goods.stock;
  const set = (before: number | null, stock: number | null) =>
    supplier.call(contract.setGoodsStock, {
      params: { id: goods.id },
      body: { skus: [{ skuId: first?.skuId ?? 0, before, stock }] },
    });
  const both = await Promise.all([set(50, 40), set(50, 30)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const now = (await shop(goods.id)).data.skus[0]?.stock ?? 0;
  expect([30, 40]).toContain(now);
  await submit((await save(await seen(goods.id), { title: { cn: '新名字' } })).data);
  expect((await set(now, 7)).status).toBe(200);
  await decide(goods.id, 'approved');
  expect((await shop(goods.id)).data).toMatchObject({ title: { cn: '新名字' }, skus: [{ stock: 7 }, { stock: 50 }] });
  const { data } = await supplier.call(contract.listGoodsHistory, { params: { id: goods.id } });
  expect(data.stock.map(({ after }) => after)).toEqual([7, now]);
});

test('staff edit everything at once, hold what may not be sold, and the supplier cannot put it back', async () => {
  const goods = await onSale();
  const asStaff = await seen(goods.id, editor);
  expect(asStaff.isApplied).toBe(true);
  const edited = (await save(asStaff, { title: { cn: '编辑改名' } }, editor)).data;
  expect((await shop(goods.id)).data.title.cn).toBe('编辑改名');
  expect((await save(asStaff, { title: { cn: '旧页' } }, editor)).error?.code).toBe('supply.changed_meanwhile');
  const sale = (caller: Caller, isOnSale: boolean) =>
    caller.call(contract.setGoodsOnSale, { params: { id: goods.id }, body: { isOnSale } });
  expect((await sale(supplier, false)).data.sale).toBe('offSale');
  expect((await sale(supplier, true)).data.sale).toBe('onSale');
  expect((await sale(editor, false)).data.sale).toBe('held');
  expect((await sale(supplier, true)).error?.code).toBe('supply.held');
  expect((await sale(editor, true)).data.sale).toBe('onSale');
  expect(edited.current?.title.cn).toBe('编辑改名');
  // Goods of a Chinese site, too; and a product for whichever store.
  const captured = await aProduct(server, { kind: 'ddc' });
  const other = await seen(captured.publicId, editor);
  expect((await save(other, { title: { cn: '代采改名' } }, editor)).status).toBe(200);
  const body = { store: captured.store.id, content: content() };
  const { data: added } = await editor.call(contract.addGoods, { body });
  expect(added).toMatchObject({ sale: 'offSale', store: { id: captured.store.id }, isApplied: true });
});

test('a store changes its profile only after a review', async () => {
  const { data } = await supplier.call(contract.getMyStore, {});
  const store = data.store;
  if (!store) throw new Error('no store');
  const profile = {
    ...store.profile,
    names: { cn: '凭祥杯业', en: 'Pingxiang Cups', vi: null },
    notice: { cn: '周日休息' },
  };
  const asked = await supplier.call(contract.saveMyStore, { body: { profile, version: 0 } });
  expect(asked.data).toMatchObject({
    profile: { notice: null },
    wanted: { notice: { cn: '周日休息' } },
    revision: { state: 'submitted' },
  });
  const { data: queue } = await reviewer.call(contract.listGoodsReviews, { query: { kind: 'store' } });
  const [row] = queue.content;
  if (!row) throw new Error('it does not wait');
  expect(
    (await reviewer.call(contract.getGoodsReview, { params: { id: row.id } })).data.profile?.after.notice?.cn,
  ).toBe('周日休息');
  const approve = () =>
    reviewer.call(contract.decideGoods, {
      params: { id: row.id },
      body: { version: row.version, outcome: 'approved' },
    });
  expect((await approve()).status).toBe(204);
  expect((await approve()).status).toBe(404);
  const { data: now } = await supplier.call(contract.getMyStore, {});
  expect(now.store).toMatchObject({ profile: { notice: { cn: '周日休息' } }, wanted: null, revision: null });
  const goods = await onSale();
  const shownStore = (await shop(goods.id)).data.store;
  expect(shownStore).toMatchObject({ names: { en: 'Pingxiang Cups' }, notice: { cn: '周日休息', vi: '周日休息' } });
  const taken = { ...profile, names: { cn: '凭祥杯业' } };
  const refused = await stranger.call(contract.saveMyStore, { body: { profile: taken, version: 0 } });
  expect(refused.error?.code).toBe('supply.store_name_taken');
});
