import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  forgetProviderSecrets,
  getProduct,
  listCaptureProposals,
  listLinkHealth,
  listProductCaptures,
  listProductPrices,
  listProviderAttempts,
  listProviders,
  orderProviders,
  recogniseLinks,
  testProvider,
} from '@kouan/contract';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aBuyer, anAdmin, aStaff } from '../../../test/actors.ts';
import type { Caller } from '../../../test/harness.ts';
import { aopKeys, aopOffer, oneboundItem, silence, topItem } from '../../../test/provider-gateways.ts';
import { fetchBy, offerUrl, providerServer, type ProviderSettings, taobaoUrl } from '../../../test/provider-server.ts';
import { seal, unseal } from '../../platform/seal.ts';
import { signAop, signTop } from './providers/sign-requests.ts';

test('requests are signed as the platforms sign them', () => {
  type Vector = { id: string; secret: string; urlPath?: string; params: Record<string, string>; expected: string };
  const text = readFileSync(resolve(import.meta.dirname, '../../../test/request-signatures.json'), 'utf8');
  const { vectors } = JSON.parse(text) as { vectors: Vector[] };
  expect(vectors.map(({ id }) => id)).toEqual(['aop-1688', 'top-md5', 'top-hmac']);
  for (const { secret, urlPath, params, expected } of vectors) {
    const sign = urlPath === undefined ? signTop(secret, params) : signAop(secret, { urlPath, parameters: params });
    expect(sign).toBe(expected);
  }
});

test('what is sealed opens only here, for the same thing and unchanged', () => {
  const key = { secret: Buffer.alloc(32, 1), purpose: 'a' };
  const sealed = seal(key, 'tok-demo');
  expect(sealed).not.toContain('tok');
  expect(seal(key, 'tok-demo')).not.toBe(sealed);
  expect(unseal(key, sealed)).toBe('tok-demo');
  expect(unseal({ ...key, purpose: 'b' }, sealed)).toBeUndefined();
  expect(unseal({ ...key, secret: Buffer.alloc(32, 2) }, sealed)).toBeUndefined();
  expect(unseal(key, `${sealed.slice(0, -2)}AA`)).toBeUndefined();
  expect(unseal(key, 'v1.x')).toBeUndefined();
});

test('a pasted link of 1688 becomes a product with tiers, SKUs, pictures and its Chinese texts', async () => {
  const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  const { server, buyer, asked, tried, admin, tell } = await providerServer(['alibaba1688'], { aop: aopOffer() });
  tell.page = picture.toString('latin1');

  const { data } = await fetchBy(buyer, `看看这个 ${offerUrl}?spm=a1`);
  expect(data).toMatchObject({ result: 'product', site: '1688', itemId: '812345670099' });
  const { data: product } = await server.visitor.call(getProduct, { params: { id: data.productId ?? '' } });
  expect(product).toMatchObject({
    title: { cn: '猫砂盆 <b>超大号</b> & 防外溅' },
    minQuantity: 2,
    unitWeightGrams: 350,
    priceTiers: [
      { minQuantity: 2, priceFen: 1999 },
      { minQuantity: 100, priceFen: 1780 },
    ],
    store: { name: '义乌市爱宠用品厂' },
  });
  expect(product.specs.map(({ name, values }) => [name.cn, values.map((value) => value.name.cn)])).toEqual([
    ['颜色', ['米白色', '浅灰色']],
    ['尺码', ['S', 'M']],
  ]);
  expect(product.skus.map(({ priceFen, stock }) => [priceFen, stock])).toEqual([
    [null, 100],
    [null, 100],
    [2150, 101],
    [2150, 101],
  ]);
  expect(await server.runJobs()).toContain('copyPictures');
  expect(asked.filter((one) => one.startsWith('cbu01.alicdn.com')).length).toBeGreaterThan(2);
  expect(asked.some((one) => one.includes('evil'))).toBe(false);

  const calls = asked.filter((one) => one.startsWith('gw.open')).length;
  expect((await fetchBy(buyer, offerUrl)).data.productId).toBe(data.productId);
  expect(asked.filter((one) => one.startsWith('gw.open'))).toHaveLength(calls);
  expect(await tried()).toEqual(['alibaba1688 found']);
  const { data: health } = await admin.call(listLinkHealth, { query: {} });
  expect(health).toMatchObject([{ site: '1688', way: 'provider', version: 'alibaba1688', good: 1 }]);
});

test('a link of Taobao or Tmall is asked for with a signed request; aliases and pictures of values come along', async () => {
  const { server, buyer, asked } = await providerServer(['taobaoTop'], { top: topItem() });

  const { data } = await fetchBy(buyer, 'https://detail.tmall.com/item.htm?id=731200001299');
  const { data: product } = await server.visitor.call(getProduct, { params: { id: data.productId ?? '' } });

  expect(product).toMatchObject({ title: { cn: '手冲壶套装' }, unitWeightGrams: 1200, minQuantity: 1 });
  expect(product.specs.map(({ values }) => values.map(({ name }) => name.cn))).toEqual([['黑色', '雾:白'], ['500ml']]);
  expect(product.priceTiers).toEqual([{ minQuantity: 1, priceFen: 6800 }]);
  expect(product.skus.map(({ priceFen, stock }) => [priceFen, stock])).toEqual([
    [null, 9],
    [7250, 11],
  ]);
  expect((await fetchBy(buyer, taobaoUrl)).data.productId).toBe(data.productId);
  expect(asked).toEqual(['eco.taobao.com/router/rest']);
});

test('providers are tried in their order until one knows the item, and staff see the order and each result', async () => {
  const { buyer, admin, tried, server } = await providerServer(['alibaba1688', 'onebound', 'publicPage'], {
    aop: 502,
    onebound: oneboundItem(),
  });
  const { data } = await fetchBy(buyer, offerUrl);
  expect(data.productId).not.toBeNull();
  expect(await tried()).toEqual(['alibaba1688 failed', 'onebound found']);
  const service = await server.as(await aStaff(server, 'customerService'));
  const { data: attempts } = await service.call(listProviderAttempts, {
    query: { itemId: '812345670099', site: '1688' },
  });
  expect(attempts.content).toMatchObject([
    {
      step: 2,
      provider: 'onebound',
      outcome: 'found',
      productId: data.productId,
      title: { vi: 'Cổng dữ liệu OneBound' },
    },
    { step: 1, provider: 'alibaba1688', outcome: 'failed', code: 'http_502' },
  ]);
  expect(new Set(attempts.content.map(({ trial }) => trial)).size).toBe(1);
  const { data: product } = await server.visitor.call(getProduct, { params: { id: data.productId ?? '' } });
  expect(product.priceTiers).toEqual([
    { minQuantity: 3, priceFen: 2010 },
    { minQuantity: 50, priceFen: 1960 },
  ]);

  const order = ['publicPage', 'onebound', 'alibaba1688', 'taobaoTop'];
  expect((await admin.call(orderProviders, { body: { names: order.slice(1) } })).error?.code).toBe(
    'provider.order_incomplete',
  );
  expect((await admin.call(orderProviders, { body: { names: order } })).status).toBe(204);
  expect((await admin.call(listProviders)).data.map(({ name }) => name)).toEqual(order);
  await fetchBy(buyer, 'https://detail.1688.com/offer/812345670100.html');
  expect((await tried()).slice(2)).toEqual(['publicPage closed', 'onebound unusable', 'alibaba1688 failed']);
  expect((await service.call(orderProviders, { body: { names: order } })).status).toBe(403);
  expect((await buyer.call(listProviderAttempts, { query: {} })).status).toBe(403);
  expect((await fetchBy(server.visitor, offerUrl)).status).toBe(401);
});

test('a provider is off without its keys; keys are written and never read back', async () => {
  const { admin, buyer, server, configure, asked, stateOf, tell } = await providerServer([], { aop: aopOffer() });
  expect((await admin.call(listProviders)).data.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'alibaba1688 incomplete',
    'taobaoTop incomplete',
    'onebound incomplete',
    'publicPage off',
  ]);
  expect((await fetchBy(buyer, offerUrl)).data.productId).toBeNull();
  expect(asked).toEqual([]);
  const codeOf = async (changes: Partial<ProviderSettings>) => (await configure('alibaba1688', changes)).error?.code;
  expect(await codeOf({ secrets: [] })).toBe('provider.secrets_missing');
  expect(await codeOf({ secrets: [{ name: '__proto__', value: 'x' }] })).toBe('provider.secret_unknown');
  expect((await admin.call(testProvider, { params: { name: 'onebound' }, body: { text: offerUrl } })).error?.code).toBe(
    'provider.secrets_missing',
  );
  expect((await configure('unknownOne')).error?.code).toBe('provider.not_found');

  expect((await configure('alibaba1688')).status).toBe(204);
  expect(await stateOf('alibaba1688')).toMatchObject({
    state: 'ready',
    secrets: [
      { name: 'appKey', isSet: true, hint: '0001' },
      { isSet: true, hint: '' },
      { isSet: true, hint: '' },
    ],
  });
  const { rows } = await server.db.$client.query(
    'select sealed_secrets::text as kept from link_providers union all select params::text from operation_logs',
  );
  const seen = JSON.stringify([rows, (await admin.call(listProviders)).data]);
  for (const secret of [aopKeys.appSecret, aopKeys.accessToken, aopKeys.appKey]) expect(seen).not.toContain(secret);

  const hosts = [
    'http://gw.open.1688.com/',
    'https://10.0.0.1/',
    'https://localhost/',
    'https://gw.example:8443/',
    'https://u:p@gw.example/',
    'https://gw.example/?a=1',
    'ftp://gw.example/',
    'nonsense',
    'https://[::1]/',
  ];
  for (const baseUrl of hosts) expect(await codeOf({ baseUrl })).toBe('provider.address_not_allowed');
  expect(await codeOf({ baseUrl: 'https://collector.example/openapi/', secrets: [] })).toBe('provider.secrets_again');
  expect(await codeOf({ baseUrl: 'https://collector.example/openapi/' })).toBeUndefined();
  expect(await codeOf({ baseUrl: 'https://gw.open.1688.com/openapi/' })).toBeUndefined();

  tell.aop = aopOffer();
  expect((await admin.call(forgetProviderSecrets, { params: { name: 'alibaba1688' } })).status).toBe(204);
  expect(await stateOf('alibaba1688')).toMatchObject({ state: 'incomplete', isEnabled: false });
  await configure('alibaba1688');
  await server.db.$client.query(
    `update link_providers set sealed_secrets = 'v1.' || repeat('A', 80) where name = 'alibaba1688'`,
  );
  expect(await stateOf('alibaba1688')).toMatchObject({ state: 'unreadable' });
  expect((await fetchBy(buyer, offerUrl)).data.productId).toBeNull();
  expect(asked).toEqual([]);
});

test('the public page is a provider like the others: read, or closed to us', async () => {
  const page = readFileSync(
    resolve(import.meta.dirname, '../../../../../packages/sourcing/src/sites/fixtures/1688-context-range.html'),
    'utf8',
  );
  const { buyer, tell, tried } = await providerServer(['publicPage'], { page: '<html><title>登录</title></html>' });
  expect((await fetchBy(buyer, 'https://detail.1688.com/offer/812345670012.html')).data.productId).toBeNull();
  tell.page = page;
  expect((await fetchBy(buyer, 'https://detail.1688.com/offer/812345670011.html')).data.productId).not.toBeNull();
  expect(await tried()).toEqual(['publicPage closed', 'publicPage found']);
  expect((await fetchBy(buyer, 'https://www.vip.com/detail-1-2.html')).status).toBeLessThan(500);
  expect((await fetchBy(buyer, 'no link')).error?.code).toBe('link.not_recognised');
});

test('what a provider tells is a snapshot; a later look shows what changed, and a price that moves far waits for the staff', async () => {
  const { server, tell } = await providerServer(['onebound'], { onebound: oneboundItem() });
  const [user, boss] = [await aBuyer(server), await anAdmin(server)];
  const fetchAgain = async () => {
    await server.moveClock({ hours: 13 });
    return (await fetchBy(await server.as(user), offerUrl)).data;
  };
  const looksOf = async (caller: Caller, id: string) =>
    (await caller.call(listProductCaptures, { params: { id } })).data.map(
      ({ source, priceFen, tierCount, skuCount, changes, proposal }) => [
        `${source} ${priceFen} ${tierCount} ${skuCount}`,
        changes.map(({ what, before, after }) => `${what} ${before} ${after}`).join(),
        proposal,
      ],
    );
  const told = (price: string, changes: object = {}) =>
    oneboundItem({ title: '猫砂盆新款', price, priceRange: [[3, price]], skus: { sku: [] }, ...changes });
  const shown = async (id: string) => (await server.visitor.call(getProduct, { params: { id } })).data;
  const { data: found } = await fetchBy(await server.as(user), offerUrl);
  const id = found.productId ?? '';
  const first = ['onebound 2010 2 1', '', null];
  expect(found.changes).toBeUndefined();
  expect(await looksOf(server.visitor, id)).toEqual([first]);

  tell.onebound = oneboundItem({ title: '猫砂盆新款' });
  expect((await fetchBy(await server.as(user), offerUrl)).data.changes).toBeUndefined();
  const title = { what: 'title', before: '猫砂盆超大号', after: '猫砂盆新款' };
  expect(await fetchAgain()).toMatchObject({ productId: id, changes: [title] });
  expect((await shown(id)).title.cn).toBe('猫砂盆新款');
  expect(await looksOf(server.visitor, id)).toEqual([
    ['onebound 2010 2 1', 'title 猫砂盆超大号 猫砂盆新款', null],
    first,
  ]);

  tell.onebound = told('0.01');
  expect((await fetchAgain()).changes?.map(({ what }) => what) ?? []).not.toContain('price');
  expect((await shown(id)).priceTiers[0]?.priceFen).toBe(2010);
  expect(await looksOf(server.visitor, id)).toHaveLength(2);
  const admin = await server.as(boss);
  expect((await looksOf(admin, id))[0]).toMatchObject(['onebound 1 1 1', expect.any(String), 'waiting']);
  expect((await admin.call(listCaptureProposals, { query: {} })).data).toMatchObject({
    totalElements: 1,
    content: [{ proposedBy: '', provider: { en: 'OneBound data gateway' } }],
  });

  tell.onebound = told('18.00');
  expect((await fetchAgain()).changes?.map(({ what }) => what)).toContain('price');
  const { data: prices } = await server.visitor.call(listProductPrices, { params: { id } });
  expect(prices.map(({ priceFen }) => priceFen)).toEqual([2010, 1800]);
  expect((await (await server.as(boss)).call(listCaptureProposals, { query: {} })).data.totalElements).toBe(0);

  await server.db.$client.query('update products set is_on_sale = false');
  tell.onebound = told('17.00');
  expect((await fetchAgain()).productId).toBeNull();
  expect((await server.db.$client.query('select 1 from captures')).rows).toHaveLength(5);
});

test('a list of 100 links answers within 3 s with a result per line and asks no provider', async () => {
  const { asked, buyer } = await providerServer(['alibaba1688', 'taobaoTop', 'onebound', 'publicPage'], {
    aop: silence,
    top: silence,
    onebound: silence,
    page: 403,
  });
  const texts = Array.from(
    { length: 100 },
    (_, index) =>
      [
        `https://detail.1688.com/offer/8123456${10_000 + index}.html`,
        `https://item.taobao.com/item.htm?id=7312000${10_000 + index}`,
        `https://qr.1688.com/s/Ab${1000 + index}`,
        'nothing',
      ][index % 4] ?? '',
  );
  const since = Date.now();
  const { data } = await buyer.call(recogniseLinks, { body: { texts } });
  expect(Date.now() - since).toBeLessThan(3000);
  expect(data).toHaveLength(100);
  expect(asked.every((one) => one.startsWith('qr.1688.com'))).toBe(true);
});
