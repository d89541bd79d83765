import {
  addLinesToCart,
  addScreeningRule,
  addToCart,
  deleteScreeningRule,
  editScreeningRule,
  getMyCart,
  getMyOrder,
  listCategories,
  listScreeningRules,
  makeQuote,
  placeOrder,
  recogniseLink,
  recogniseLinks,
  screenProduct,
  screenTexts,
} from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aBuyer, anAdmin, aStaff } from '../../../test/actors.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { anOrder, anOrderWish } from '../../../test/orders.ts';
import { aProduct } from '../../../test/products.ts';
import { transaction } from '../../platform/db.ts';
import { ensureCategories } from '../catalog/index.ts';

const note = { cn: '说明', en: 'Note', vi: 'Ghi chú' };
const rule = {
  kind: 'forbidden' as const,
  words: { cn: ['打火机'], en: ['lighter'], vi: ['bật lửa'] },
  note,
  isActive: true,
};

async function editorOf(server: TestServer) {
  return server.as(await aStaff(server, 'contentEditor'));
}

test('forbidden goods are told of before the cart and refused by cart, quote and order, in the words of the caller', async () => {
  const server = await testServer();
  const editor = await editorOf(server);
  const buyer = await server.as(await aBuyer(server), 'vi');
  const product = await aProduct(server, { itemId: '812345679999', title: { cn: '防风打火机' } });
  const skuId = product.skus[0]?.id ?? 0;
  await buyer.call(addToCart, { body: { skuId, quantity: 2 } });
  const wish = await anOrderWish(buyer, product, { quantities: [4] });

  expect((await editor.call(addScreeningRule, { body: rule })).status).toBe(201);
  const notice = { kind: 'forbidden', word: '打火机', note };
  expect((await server.visitor.call(screenProduct, { params: { id: product.publicId } })).data).toEqual([notice]);
  const text = 'https://detail.1688.com/offer/812345679999.html';
  expect((await server.visitor.call(recogniseLink, { body: { text } })).data.notices).toEqual([notice]);
  expect((await server.visitor.call(recogniseLinks, { body: { texts: [text] } })).data[0]?.notices).toEqual([notice]);
  const asked = await server.visitor.call(screenTexts, { body: { texts: ['防风打火机', '蓝色'] } });
  expect([asked.status, asked.data]).toEqual([200, [notice]]);
  expect((await server.visitor.call(screenTexts, { body: { texts: ['防风杯'] } })).data).toEqual([]);
  expect((await buyer.call(getMyCart)).data.content[0]).toMatchObject({ problem: 'forbidden', notices: [notice] });

  const second = product.skus[1]?.id ?? 0;
  const refusals = [
    await buyer.call(addToCart, { body: { skuId: second, quantity: 2 } }),
    await buyer.call(addLinesToCart, { body: { lines: [{ skuId: second, quantity: 2 }] } }),
    await buyer.call(makeQuote, { body: { lines: [{ skuId, quantity: 4 }] } }),
    await buyer.call(placeOrder, { body: wish }),
  ];
  for (const { error } of refusals)
    expect(error).toMatchObject({
      status: 409,
      code: 'goods.forbidden',
      message: '“打火机” nằm trong danh mục hàng cấm, không thể đặt mua',
    });
  const { rows } = await server.db.execute(sql`select count(*)::int as total from orders`);
  expect(rows[0]?.['total']).toBe(0);
});

test('what was shown stays with the order, whatever becomes of the rule', async () => {
  const server = await testServer();
  const editor = await editorOf(server);
  const { data } = await editor.call(addScreeningRule, {
    body: { ...rule, kind: 'specialLine', words: { cn: [], en: ['thermos'], vi: [] } },
  });
  const order = await anOrder(server, { stage: 'placed' });
  const shown = [{ kind: 'specialLine', word: 'thermos', note }];
  expect(order.view.lines.map(({ screening }) => screening)).toEqual(order.view.lines.map(() => shown));
  expect((await editor.call(deleteScreeningRule, { params: { id: data.id } })).status).toBe(204);
  const later = await order.asBuyer.call(getMyOrder, { params: { number: order.number } });
  expect(later.data.lines[0]?.screening).toEqual(shown);
});

test('words are found in three languages: Chinese anywhere, others as whole words, and share texts without their link', async () => {
  const server = await testServer();
  const editor = await editorOf(server);
  await editor.call(addScreeningRule, {
    body: { ...rule, kind: 'brand', words: { cn: ['耐克'], en: ['Nike'], vi: ['thuốc lá'] } },
  });
  const found = async (text: string) =>
    ((await server.visitor.call(recogniseLink, { body: { text } })).data.notices ?? []).map(({ word }) => word);
  const link = 'https://item.taobao.com/item.htm?id=640000000777';
  expect(await found(`「正品耐克鞋」 ${link}`)).toEqual(['耐克']);
  expect(await found(`「正品ＮＩＫＥ鞋」 ${link}`)).toEqual(['Nike']);
  expect(await found(`Hộp đựng THUỐC LÁ ${link}`)).toEqual(['thuốc lá']);
  expect(await found(`snikers unikes ${link}`)).toEqual([]);
  expect(await found(`${link}&nike=nike`)).toEqual([]);
  expect(await found('javascript:nike')).toEqual([]);
});

test('a category is meant with all its goods, and a rule can rest', async () => {
  const server = await testServer();
  const editor = await editorOf(server);
  const ids = await transaction(server.db, (tx) =>
    ensureCategories(tx, [{ slug: 'beauty-x', name: { cn: '美妆', vi: 'Mỹ phẩm' }, position: 99 }]),
  );
  const product = await aProduct(server, { categoryId: ids.get('beauty-x') ?? null });
  const body = { ...rule, kind: 'papers' as const, words: { cn: [], en: [], vi: [] }, category: 'beauty-x' };
  const { data } = await editor.call(addScreeningRule, { body });
  const notices = async () =>
    (await server.visitor.call(screenProduct, { params: { id: product.publicId } })).data.map(({ word }) => word);
  expect(await notices()).toEqual(['美妆 / Mỹ phẩm']);
  expect((await server.visitor.call(listCategories)).data.some(({ slug }) => slug === 'beauty-x')).toBe(true);
  const edit = { params: { id: data.id }, body: { ...body, isActive: false } };
  expect((await editor.call(editScreeningRule, edit)).status).toBe(204);
  expect(await notices()).toEqual([]);
  expect((await editor.call(listScreeningRules, { query: { kind: 'papers' } })).data).toMatchObject({
    totalElements: 1,
    content: [{ isActive: false, category: { slug: 'beauty-x' }, note }],
  });
});

test('rules are checked, and only those who edit products change them', async () => {
  const server = await testServer();
  const editor = await editorOf(server);
  const add = async (changes: object) => (await editor.call(addScreeningRule, { body: { ...rule, ...changes } })).error;
  expect(await add({ words: { cn: [' '], en: [], vi: [] } })).toMatchObject({ status: 400 });
  expect(await add({ words: { cn: [], en: [], vi: [] } })).toMatchObject({ code: 'screening.nothing_to_find' });
  expect(await add({ note: { ...note, vi: ' ' } })).toMatchObject({ code: 'screening.note_empty' });
  expect(await add({ category: 'nothing' })).toMatchObject({ code: 'screening.category_not_found' });
  const { data } = await editor.call(addScreeningRule, { body: rule, idempotencyKey: 'once' });
  expect((await editor.call(addScreeningRule, { body: rule, idempotencyKey: 'once' })).data).toEqual(data);
  expect((await editor.call(editScreeningRule, { params: { id: 999_999 }, body: rule })).error?.code).toBe(
    'screening.rule_not_found',
  );
  const service = await server.as(await aStaff(server, 'customerService'));
  expect((await service.call(listScreeningRules, { query: { blurry: 'lighter' } })).data.totalElements).toBe(1);
  expect((await service.call(addScreeningRule, { body: rule })).status).toBe(403);
  const admin = await server.as(await anAdmin(server));
  expect((await admin.call(listScreeningRules, { query: { blurry: '不存在' } })).data.totalElements).toBe(0);
});
