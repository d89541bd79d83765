import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  type CapturedProduct,
  decideCaptureProposal,
  getProduct,
  listCaptureProposals,
  listMyCaptures,
  recogniseLink,
  sendCapture,
} from '@kouan/contract';
import { extractProduct } from '@kouan/sourcing';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer, anAdmin, aStaff } from '../../../test/actors.ts';
import { type Caller, testServer, type TestServer } from '../../../test/harness.ts';
import { setParameter } from '../settings/index.ts';
import { transaction } from '../../platform/db.ts';

const page = resolve(
  import.meta.dirname,
  '../../../../../packages/sourcing/src/sites/fixtures/1688-context-range.html',
);
const url = 'https://detail.1688.com/offer/812345670011.html';
let captured: CapturedProduct;
beforeAll(() => {
  const product = extractProduct({ html: readFileSync(page, 'utf8'), url });
  if ('error' in product) throw new Error(`the saved page was not read: ${product.error}`);
  captured = product;
});

const aBuyersCaller = async (server: TestServer) => server.as(await aBuyer(server));
const send = async (caller: Caller, changes: Partial<CapturedProduct> = {}) =>
  (await caller.call(sendCapture, { body: { pluginVersion: '1.0', product: { ...captured, ...changes } } })).data;
const shown = async (server: TestServer, id: string) =>
  (await server.visitor.call(getProduct, { params: { id } })).data;
const tiersAt = (firstFen: number) => ({
  priceTiers: captured.priceTiers.map((tier, index) => (index === 0 ? { ...tier, priceFen: firstFen } : tier)),
  skus: captured.skus.map((sku) => ({ ...sku, priceFen: sku.priceFen === null ? null : firstFen })),
});

test('what one buyer captures differently waits, and nobody else is offered it', async () => {
  const server = await testServer();
  const [first, forger] = [await aBuyersCaller(server), await aBuyersCaller(server)];
  const { productId } = await send(first);
  const before = await shown(server, productId);

  const forged = await send(forger, { ...tiersAt(1), title: '免费', moq: 1, skus: captured.skus.slice(0, 1) });

  expect(forged).toMatchObject({ productId, hasChanged: true, changes: [] });
  expect(forged.waiting.map(({ what }) => what)).toEqual(['title', 'price', 'minimum', 'specifications']);
  expect({ ...(await shown(server, productId)), updatedAt: '' }).toEqual({ ...before, updatedAt: '' });
  const again = await send(forger, tiersAt(2));
  expect(again.waiting).toMatchObject([{ what: 'price', before: '690' }]);
  expect((await forger.call(listMyCaptures, { query: {} })).data).toMatchObject({
    totalElements: 2,
    content: [
      { productId, itemId: '812345670011', priceFen: 2, proposal: 'waiting' },
      { title: '免费', proposal: 'replaced' },
    ],
  });
  expect((await first.call(listMyCaptures, { query: {} })).data.totalElements).toBe(1);
});

test('stock and further combinations count at once, unless they are cheaper than all others', async () => {
  const server = await testServer();
  const [first, second] = [await aBuyersCaller(server), await aBuyersCaller(server)];
  const { productId } = await send(first);
  const [sku] = captured.skus;
  const [colour, size] = captured.specs;
  if (!sku || !colour || !size) throw new Error('the saved page has two specs');
  const more = ['橙色', '白色'].map((name) => ({ name, image: null }));
  const combination = (name: string, priceFen: number) => ({
    ...sku,
    specValues: [name, sku.specValues[1] ?? ''],
    priceFen,
    stock: 7,
    skuId: null,
  });

  const reply = await send(second, {
    specs: [{ ...colour, values: [...colour.values, ...more] }, size],
    skus: [...captured.skus.map((one) => ({ ...one, stock: 3 })), combination('橙色', 900), combination('白色', 1)],
  });

  expect(reply.changes.map(({ what }) => what)).toEqual(['price', 'specifications', 'stock']);
  expect(reply.waiting.map(({ what }) => what)).toEqual(['price', 'specifications']);
  const { skus, specs, priceTiers } = await shown(server, productId);
  expect(skus.map(({ specValues, stock, priceFen }) => [specValues[0]?.cn, stock, priceFen])).toEqual([
    ...captured.skus.map(({ specValues }) => [specValues[0], 3, null]),
    ['橙色', 7, 900],
  ]);
  expect(specs[0]?.values.map(({ name }) => name.cn)).not.toContain('白色');
  expect(priceTiers[0]).toEqual({ minQuantity: 5, priceFen: 690 });
});

test('a second buyer who sees the same confirms it, the first one again does not, and no price moves far that way', async () => {
  const server = await testServer();
  const [first, second] = [await aBuyersCaller(server), await aBuyersCaller(server)];
  const { productId } = await send(first);

  expect((await send(first, tiersAt(720))).changes).toEqual([]);
  expect((await send(first, tiersAt(720))).changes).toEqual([]);
  expect((await send(second, tiersAt(720))).changes).toMatchObject([{ what: 'price', before: '690', after: '720' }]);
  expect((await shown(server, productId)).priceTiers[0]?.priceFen).toBe(720);
  expect((await first.call(listMyCaptures, { query: { size: 1 } })).data.content[0]?.proposal).toBe('applied');

  await send(first, tiersAt(7));
  expect((await send(second, tiersAt(7))).changes).toEqual([]);
  expect((await shown(server, productId)).priceTiers[0]?.priceFen).toBe(720);
});

test('staff see what waits and decide it once', async () => {
  const server = await testServer();
  const [buyer, other] = [await aBuyersCaller(server), await aBuyersCaller(server)];
  const [service, admin] = [
    await server.as(await aStaff(server, 'customerService')),
    await server.as(await anAdmin(server)),
  ];
  const { productId } = await send(buyer);
  await send(other, tiersAt(72));
  await send(buyer, tiersAt(700));

  const { content, totalElements } = (await service.call(listCaptureProposals, { query: {} })).data;
  expect(totalElements).toBe(2);
  expect(content).toMatchObject([
    { productId, title: captured.title, sourceUrl: captured.canonicalUrl, changes: [{ what: 'price', after: '72' }] },
    { changes: [{ what: 'price', after: '700' }] },
  ]);
  const decide = (caller: Caller, index: number, isAccepted: boolean) =>
    caller.call(decideCaptureProposal, { params: { id: content[index]?.id ?? 0 }, body: { isAccepted } });
  expect((await decide(service, 0, true)).status).toBe(403);
  expect((await buyer.call(listCaptureProposals, { query: {} })).status).toBe(403);
  expect((await decide(admin, 0, false)).status).toBe(204);
  expect((await decide(admin, 1, true)).status).toBe(204);
  expect((await decide(admin, 1, true)).error?.code).toBe('capture.proposal_settled');
  expect((await shown(server, productId)).priceTiers[0]?.priceFen).toBe(700);
  expect((await service.call(listCaptureProposals, { query: {} })).data.totalElements).toBe(0);
});

test('a product that was taken off sale does not come back through a capture', async () => {
  const server = await testServer();
  const buyer = await aBuyersCaller(server);
  const { productId } = await send(buyer);
  await server.db.$client.query('update products set is_on_sale = false');

  await send(await aBuyersCaller(server));

  expect((await server.visitor.call(recogniseLink, { body: { text: url } })).data.productId).toBe(null);
  await send(await server.as(await anAdmin(server)));
  expect((await server.visitor.call(recogniseLink, { body: { text: url } })).data.productId).toBe(productId);
});

test('the oldest plug-in that may capture is a setting', async () => {
  const server = await testServer();
  const buyer = await aBuyersCaller(server);
  await transaction(server.db, (tx) =>
    setParameter(tx, { key: 'minimumPluginVersion', value: '1.2.1', changedBy: null }),
  );

  const versions = ['1.0', '1.2', '1.2.1', '2.0'];
  const replies = await Promise.all(
    versions.map((pluginVersion) => buyer.call(sendCapture, { body: { pluginVersion, product: captured } })),
  );

  expect(replies.map(({ status }) => status)).toEqual([409, 409, 200, 200]);
  expect(replies[0]?.error?.details).toEqual({ minimum: '1.2.1' });
  await expect(
    transaction(server.db, (tx) => setParameter(tx, { key: 'minimumPluginVersion', value: 'newest', changedBy: null })),
  ).rejects.toMatchObject({ code: 'settings.value_not_allowed' });
});
