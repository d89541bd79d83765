import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  addInterest,
  addToCart,
  answerInterest,
  askInterest,
  claimInterest,
  declineInterest,
  getMyCart,
  getProduct,
  getStaffInterest,
  listInterests,
  listStaffInterests,
  offerKnownProduct,
  offerNewProduct,
  releaseInterest,
  uploadPicture,
} from '@kouan/contract';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aBuyer, aStaff } from '../../../test/actors.ts';
import { type Caller, testServer, type TestServer } from '../../../test/harness.ts';
import { aProduct } from '../../../test/products.ts';
import { sendParts } from '../../../test/uploads.ts';

async function people(server: TestServer) {
  const [user, first, two] = [
    await aBuyer(server),
    await aStaff(server, 'customerService'),
    await aStaff(server, 'customerService'),
  ];
  return { user, first, buyer: await server.as(user), one: await server.as(first), two: await server.as(two) };
}

const wish = {
  link: '',
  title: '木制拼图',
  specification: '红',
  quantity: 30,
  note: '',
  screenshotIds: [] as number[],
};
type Specification = { name: string; unitPriceFen: number | null; stock: number | null };
const red: Specification[] = [{ name: '红色', unitPriceFen: null, stock: null }];
const noTiers: { minQuantity: number; unitPriceFen: number }[] = [];
const offer = {
  titleCn: '木制拼图 30片',
  titleVi: 'Bộ xếp hình gỗ 30 mảnh',
  seller: '义乌玩具',
  specifications: red,
  wished: 0,
  unitPriceFen: 1_250,
  minQuantity: 10,
  tiers: noTiers,
  unitWeightGrams: 300,
  quantity: 30,
};

function mailsTo(server: TestServer): string[] {
  try {
    const folder = join(server.folder, 'mail');
    return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  } catch {
    return [];
  }
}

test('a wish is claimed, asked about, answered and priced; the buyer takes it into the cart with one call', async () => {
  const server = await testServer();
  const { buyer, one, two } = await people(server);
  const { data: added } = await buyer.call(addInterest, { body: wish });
  const at = { params: { id: added.id } };
  expect(added.answerBy).not.toBeNull();

  expect((await one.call(claimInterest, at)).data).toMatchObject({ isMine: true, state: 'requested' });
  expect((await two.call(claimInterest, at)).error).toMatchObject({ status: 409, code: 'interest.claimed_by_other' });
  expect((await two.call(getStaffInterest, at)).data).toMatchObject({ isMine: false, allowedActions: [] });
  const asked = await one.call(askInterest, { ...at, body: { text: '几片的？' } });
  expect(asked.data).toMatchObject({ state: 'asked', answerBy: null });
  expect((await buyer.call(listInterests)).data.content[0]).toMatchObject({
    state: 'asked',
    events: [
      { event: 'added', actorKind: 'buyer' },
      { event: 'asked', actorKind: 'staff', actorName: '', text: '几片的？' },
    ],
  });

  const answer = { ...at, body: { text: '30片', screenshotIds: [] } };
  const stranger = await server.as(await aBuyer(server));
  expect((await stranger.call(answerInterest, answer)).error).toMatchObject({
    status: 404,
    code: 'interest.not_found',
  });
  expect((await buyer.call(answerInterest, answer)).data).toMatchObject({ state: 'requested' });
  expect((await buyer.call(answerInterest, answer)).error?.code).toBe('interest.not_asked');

  const priced = await one.call(offerNewProduct, { ...at, body: { ...offer, note: '可以定做' }, idempotencyKey: 'p' });
  expect(priced.status).toBe(200);
  expect(
    (await one.call(offerNewProduct, { ...at, body: { ...offer, note: '可以定做' }, idempotencyKey: 'p' })).data,
  ).toEqual(priced.data);
  const [mine] = (await buyer.call(listInterests)).data.content;
  expect(mine).toMatchObject({
    state: 'priced',
    answerBy: null,
    offer: { quantity: 30, unitPriceFen: 1_250, isOnSale: true },
    events: [{ event: 'added' }, { event: 'asked' }, { event: 'answered' }, { event: 'priced', text: '可以定做' }],
  });
  const taken = mine?.offer ?? { skuId: 0, quantity: 0, productId: '' };
  expect((await buyer.call(addToCart, { body: { skuId: taken.skuId, quantity: taken.quantity } })).status).toBe(201);
  expect((await buyer.call(getMyCart)).data.content[0]).toMatchObject({
    productId: taken.productId,
    quantity: 30,
    unitPriceFen: 1_250,
    title: { cn: '木制拼图 30片', vi: 'Bộ xếp hình gỗ 30 mảnh' },
    specValues: [{ cn: '红色' }],
  });
  expect((await one.call(declineInterest, { ...at, body: { reason: 'x' } })).error?.code).toBe('interest.settled');

  await server.runJobs();
  const mails = mailsTo(server);
  expect(mails).toHaveLength(2);
});

test('a wish is declined with its reason, or given back to the others', async () => {
  const server = await testServer();
  const { buyer, one, two } = await people(server);
  const { data: added } = await buyer.call(addInterest, { body: wish });
  const at = { params: { id: added.id } };
  expect((await one.call(releaseInterest, at)).data).toMatchObject({ claimedBy: '', isMine: false });
  expect((await two.call(declineInterest, { ...at, body: { reason: '  ' } })).status).toBe(400);
  expect((await two.call(declineInterest, { ...at, body: { reason: '卖家停产' } })).data).toMatchObject({
    state: 'declined',
    reason: '卖家停产',
    isMine: true,
    events: [
      { event: 'added' },
      { event: 'claimed' },
      { event: 'released' },
      { event: 'claimed' },
      { event: 'declined', text: '卖家停产' },
    ],
  });
  expect((await buyer.call(listInterests)).data.content[0]).toMatchObject({ state: 'declined', reason: '卖家停产' });
  await server.runJobs();
  expect(mailsTo(server)).toHaveLength(1);
  await expect(server.db.execute(sql`delete from interest_events`)).rejects.toThrow(/delete from interest_events/);
});

test('two of the staff at the same moment: one has it', async () => {
  const server = await testServer();
  const { buyer, one, two } = await people(server);
  const { data: added } = await buyer.call(addInterest, { body: wish });
  await Promise.all(Array.from({ length: 8 }, () => server.db.execute(sql`select pg_sleep(0.05)`)));
  const replies = await Promise.all([one, two].map((staff) => staff.call(claimInterest, { params: { id: added.id } })));
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('a wish whose item the mall has is answered with a specification of that product', async () => {
  const server = await testServer();
  const { buyer, one } = await people(server);
  const product = await aProduct(server, { itemId: '812345671234', kind: 'ddc', minQuantity: 5 });
  const other = await aProduct(server);
  const { data: added } = await buyer.call(addInterest, {
    body: { ...wish, link: 'https://detail.1688.com/offer/812345671234.html', quantity: 2 },
  });
  const at = { params: { id: added.id } };
  expect((await one.call(getStaffInterest, at)).data.knownProductId).toBe(product.publicId);
  expect((await one.call(offerNewProduct, { ...at, body: offer })).error).toMatchObject({
    code: 'interest.product_known',
    details: { productId: product.publicId },
  });
  const known = { quantity: 2, productId: product.publicId, skuId: other.skus[0]?.id ?? 0 };
  expect((await one.call(offerKnownProduct, { ...at, body: known })).error?.code).toBe('sku.not_found');
  const reply = await one.call(offerKnownProduct, { ...at, body: { ...known, skuId: product.skus[1]?.id ?? 0 } });
  expect(reply.data).toMatchObject({ state: 'priced', offer: { productId: product.publicId, quantity: 5 } });
});

test('staff offer several specifications with prices, stock and tiers; the buyer is offered the wished one', async () => {
  const server = await testServer();
  const { buyer, one } = await people(server);
  const { data: added } = await buyer.call(addInterest, { body: wish });
  const at = { params: { id: added.id } };
  const specifications: Specification[] = [
    { name: ' 红色 ', unitPriceFen: null, stock: 200 },
    { name: '蓝色', unitPriceFen: 1_400, stock: null },
    { name: '绿色', unitPriceFen: 1_250, stock: 5 },
  ];
  const tiers = [
    { minQuantity: 50, unitPriceFen: 1_100 },
    { minQuantity: 200, unitPriceFen: 990 },
  ];
  const several = { ...offer, specifications, tiers, wished: 1 };
  const codeOf = async (changes: Partial<typeof several>) =>
    (await one.call(offerNewProduct, { ...at, body: { ...several, ...changes } })).error?.code;
  const named = (...names: string[]) => names.map((name) => ({ name, unitPriceFen: null, stock: null }));
  expect(await codeOf({ specifications: named('红', ' 红 ') })).toBe('interest.specifications_wrong');
  expect(await codeOf({ specifications: named('红', '') })).toBe('interest.specifications_wrong');
  expect(await codeOf({ wished: 3 })).toBe('interest.specifications_wrong');
  expect(await codeOf({ tiers: [{ minQuantity: 10, unitPriceFen: 1 }] })).toBe('interest.tiers_wrong');
  expect(await codeOf({ tiers: tiers.toReversed() })).toBe('interest.tiers_wrong');
  expect(await codeOf({ wished: 2 })).toBe('interest.stock_short');
  expect(await codeOf({ specifications: [] })).toBe('request.invalid');
  expect((await buyer.call(listInterests)).data.content[0]?.state).toBe('requested');

  const priced = await one.call(offerNewProduct, { ...at, body: several });
  expect(priced.data).toMatchObject({ state: 'priced', offer: { quantity: 30, unitPriceFen: 1_400 } });
  expect(priced.data.offer?.specValues).toMatchObject([{ cn: '蓝色' }]);
  const { data: product } = await server.visitor.call(getProduct, { params: { id: priced.data.productId ?? '' } });
  expect(product.specs.map(({ values }) => values.map(({ name }) => name.cn))).toEqual([['红色', '蓝色', '绿色']]);
  expect(product.skus.map(({ priceFen, stock }) => [priceFen, stock])).toEqual([
    [null, 200],
    [1_400, null],
    [null, 5],
  ]);
  expect(product.priceTiers).toEqual([
    { minQuantity: 10, priceFen: 1_250 },
    { minQuantity: 50, priceFen: 1_100 },
    { minQuantity: 200, priceFen: 990 },
  ]);
  const taken = priced.data.offer ?? { skuId: 0, quantity: 0 };
  expect(product.skus.find(({ id }) => id === taken.skuId)?.specValues[0]?.cn).toBe('蓝色');
  expect((await buyer.call(addToCart, { body: { skuId: taken.skuId, quantity: taken.quantity } })).status).toBe(201);
});

test("a buyer's screenshot becomes the product's picture, another's does not", async () => {
  const server = await testServer();
  const { buyer, one } = await people(server);
  const screenshot = await uploadedPicture(server, buyer);
  const foreign = await uploadedPicture(server, await server.as(await aBuyer(server)));
  const { data: added } = await buyer.call(addInterest, { body: { ...wish, screenshotIds: [screenshot.id] } });
  const at = { params: { id: added.id } };
  expect((await one.call(offerNewProduct, { ...at, body: { ...offer, pictureId: foreign.id } })).error?.code).toBe(
    'file.not_found',
  );
  const { data } = await one.call(offerNewProduct, { ...at, body: { ...offer, pictureId: screenshot.id } });
  expect(await server.runJobs()).toContain('showScreenshot');
  const product = await server.visitor.call(getProduct, { params: { id: data.productId ?? '' } });
  expect(product.data.images).toEqual([expect.stringMatching(/^\/picture\/c-[0-9a-f]{32}\/0\.800\.webp$/)]);
});

test('what waits too long is told to the staff once, and the clock stands while the buyer is asked', async () => {
  const server = await testServer();
  const { user, first: staff, buyer, one } = await people(server);
  const { data: first } = await buyer.call(addInterest, { body: wish });
  const { data: second } = await buyer.call(addInterest, { body: { ...wish, title: '其他' } });
  await one.call(askInterest, { params: { id: second.id }, body: { text: '?' } });
  await server.runJobs();
  const before = mailsTo(server).length;

  await server.moveClock({ hours: 25 });
  await server.runTimers();
  await server.runTimers();
  await server.runJobs();
  expect(mailsTo(server).length - before).toBe(2);
  // Sessions have ended meanwhile.
  const [later, buyerLater] = [await server.as(staff), await server.as(user)];
  const { data: list } = await later.call(listStaffInterests, { query: {} });
  expect(list.content.map(({ id }) => id)).toEqual([first.id, second.id]);
  expect(list.content[0]?.events.filter(({ event }) => event === 'overdue')).toHaveLength(1);
  expect(list.content[1]?.events.filter(({ event }) => event === 'overdue')).toHaveLength(0);
  expect(
    (await buyerLater.call(listInterests)).data.content.flatMap(({ events }) => events.map(({ event }) => event)),
  ).not.toContain('overdue');
});

test('the queue is found by state, by text and by who works on it, and only by the staff', async () => {
  const server = await testServer();
  const { buyer, one, two } = await people(server);
  const { data: first } = await buyer.call(addInterest, { body: wish });
  await buyer.call(addInterest, { body: { ...wish, title: '100%棉' } });
  await one.call(claimInterest, { params: { id: first.id } });
  const titles = async (query: object, staff = one) =>
    (await staff.call(listStaffInterests, { query })).data.content.map(({ title }) => title);
  expect(await titles({})).toEqual(['木制拼图', '100%棉']);
  expect(await titles({ blurry: '0%棉' })).toEqual(['100%棉']);
  expect(await titles({ isMine: true })).toEqual(['木制拼图']);
  expect(await titles({ isMine: true }, two)).toEqual([]);
  expect(await titles({ state: 'priced' })).toEqual([]);
  expect((await buyer.call(listStaffInterests, { query: {} })).status).toBe(403);
  const finance = await server.as(await aStaff(server, 'financeReviewer'));
  expect((await finance.call(claimInterest, { params: { id: first.id } })).status).toBe(403);
});

async function uploadedPicture(server: TestServer, caller: Caller): Promise<{ id: number }> {
  const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  const parts = [{ name: 'screen.png', type: 'image/png', data }];
  const { status, body } = await sendParts(server, caller, { path: uploadPicture.path, parts });
  expect(status).toBe(200);
  return body;
}
