import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type CapturedProduct, fetchLink, followLink, getProduct, listMyCaptures, sendCapture } from '@kouan/contract';
import { extractProduct } from '@kouan/sourcing';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer, anAdmin } from '../../../test/actors.ts';
import { testServer } from '../../../test/harness.ts';
import { anOutside } from '../../../test/outside-shop.ts';
import { transaction } from '../../platform/db.ts';
import { setParameter } from '../settings/index.ts';

const html = readFileSync(
  resolve(import.meta.dirname, '../../../../../packages/sourcing/src/sites/fixtures/1688-context-range.html'),
  'utf8',
);
const url = 'https://detail.1688.com/offer/812345670011.html';
let captured: CapturedProduct;
let picture: Buffer;
beforeAll(async () => {
  const product = extractProduct({ html, url });
  if ('error' in product) throw new Error(`the saved page was not read: ${product.error}`);
  captured = product;
  picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#cc3322' } })
    .withExif({ IFD0: { Artist: 'somebody' } })
    .jpeg()
    .toBuffer();
});

test('pictures of a captured product are copied, drawn anew and shown from our own storage', async () => {
  const { outside, asked } = await anOutside((request, reply) => {
    if (request.headers.host?.endsWith('alicdn.com'))
      reply.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
    else reply.writeHead(403, { 'content-type': 'text/html' }).end('log in');
  });
  const server = await testServer({}, outside);
  const buyer = await server.as(await aBuyer(server));
  const { data } = await buyer.call(sendCapture, { body: { pluginVersion: '1.0', product: captured } });
  expect((await server.runJobs()).toSorted()).toEqual(['copyPictures', 'readPage']);

  const { data: product } = await server.visitor.call(getProduct, { params: { id: data.productId } });
  expect(product.images.length).toBe(captured.images.length);
  expect(product.images.every((image) => /^\/picture\/c-[0-9a-f]{32}\/0\.800\.webp$/.test(image))).toBe(true);
  const withPictures = captured.specs[0]?.values.filter(({ image }) => image !== null).length ?? 0;
  expect(withPictures).toBeGreaterThan(0);
  expect(product.specs[0]?.values.filter(({ imageUrl }) => imageUrl !== null)).toHaveLength(withPictures);
  expect(product.skus.some(({ imageUrl }) => imageUrl !== null)).toBe(true);
  const shownPicture = await server.app.inject({ url: (product.images[0] ?? '').replace('800', '240') });
  expect(shownPicture.headers['content-type']).toBe('image/webp');
  expect(await sharp(shownPicture.rawPayload).metadata()).toMatchObject({ width: 240, height: 240, format: 'webp' });
  expect((await sharp(shownPicture.rawPayload).metadata()).exif).toBeUndefined();

  const fetched = asked.filter((one) => one.includes('alicdn')).length;
  const stranger = await server.as(await aBuyer(server));
  const others = captured.images.map((image) => image.replace('.jpg', '2.jpg'));
  await stranger.call(sendCapture, {
    body: {
      pluginVersion: '1.0',
      product: { ...captured, images: others, skus: captured.skus.map((sku) => ({ ...sku, stock: 1 })) },
    },
  });
  await server.runJobs();
  expect((await server.visitor.call(getProduct, { params: { id: data.productId } })).data.images).toEqual(
    product.images,
  );
  const admin = await server.as(await anAdmin(server));
  await admin.call(sendCapture, { body: { pluginVersion: '1.0', product: { ...captured, title: '新名称' } } });
  await server.runJobs();
  expect(asked.filter((one) => one.includes('alicdn'))).toHaveLength(fetched);
});

test('what is no picture, or lies elsewhere, is left out and the placeholder stays', async () => {
  const { outside } = await anOutside((request, reply) => {
    if (request.url?.includes('.jpg'))
      reply.writeHead(200, { 'content-type': 'image/jpeg' }).end('<svg onload="x()"/>');
    else reply.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
  });
  const server = await testServer({}, outside);
  const buyer = await server.as(await aBuyer(server));
  const { data } = await buyer.call(sendCapture, { body: { pluginVersion: '1.0', product: captured } });
  await server.runJobs();

  expect((await server.visitor.call(getProduct, { params: { id: data.productId } })).data.images).toEqual([
    '/picture/placeholder/0.800.webp',
  ]);
});

test('the price is fetched again from the page: what it says to us counts, a forged capture is declined', async () => {
  const { outside, asked } = await anOutside((_, reply) =>
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
  );
  const server = await testServer({}, outside);
  const [forger, honest] = [await server.as(await aBuyer(server)), await server.as(await aBuyer(server))];
  const cheap = {
    ...captured,
    priceTiers: [{ minQuantity: 5, priceFen: 1 }],
    skus: captured.skus.map((sku) => ({ ...sku, priceFen: 1 })),
  };
  const { data } = await forger.call(sendCapture, { body: { pluginVersion: '1.0', product: cheap } });
  const tiers = async () =>
    (await server.visitor.call(getProduct, { params: { id: data.productId } })).data.priceTiers[0]?.priceFen;
  expect(await tiers()).toBe(1);

  const correction = await honest.call(sendCapture, { body: { pluginVersion: '1.0', product: captured } });
  expect(correction.data.waiting.map(({ what }) => what)).toContain('price');
  await server.runJobs();
  expect(asked).toContain('detail.1688.com/offer/812345670011.html');
  expect(await tiers()).toBe(690);

  await forger.call(sendCapture, { body: { pluginVersion: '1.0', product: cheap } });
  await server.runJobs();
  expect(await tiers()).toBe(690);
  const [latest] = (await forger.call(listMyCaptures, { query: {} })).data.content;
  expect(latest?.proposal).toBe('declined');
});

type Way = { url: string; status: number; location?: string; html?: string };
const ways: Way[] = [
  {
    url: 'e.tb.cn/h.Tq8mZp04LkYc2Wd?tk=n3VbQ7eZr1A',
    status: 200,
    html: "<script>var url = 'https://item.taobao.com/item.htm?id=690000330021&ut_sk=1.x&skuId=5017720001112';window.location.replace(url);</script>",
  },
  { url: 'qr.1688.com/s/7OnLCa2q', status: 302, location: 'https://m.1688.com/offer/690957330023.html?share=1' },
  {
    url: 'v.douyin.com/iRzK41fX/',
    status: 302,
    location: 'https://www.iesdouyin.com/share/video/7300000000000000000/',
  },
  { url: 'm.tb.cn/h.5kQ2wEr?sm=6fd301', status: 302, location: 'https://evil.example/item.htm?id=690000330021' },
  { url: 'qr.1688.com/s/Aa11Bb22', status: 302, location: 'http://169.254.169.254/latest/meta-data/' },
  { url: 'u.jd.com/chain', status: 302, location: 'https://3.cn/next' },
  { url: '3.cn/next', status: 301, location: 'https://item.jd.com/100310001501.html' },
  { url: 'u.jd.com/loop', status: 302, location: 'https://u.jd.com/loop' },
  { url: 'u.jd.com/empty', status: 200, html: '<p>nothing</p>' },
  { url: 'u.jd.com/broken', status: 500, html: 'x' },
];

test('short links are followed to their product, every hop by the same rules', async () => {
  const { outside, asked } = await anOutside((request, reply) => {
    const way = ways.find((one) => one.url === `${request.headers.host}${request.url}`);
    reply
      .writeHead(way?.status ?? 404, {
        'content-type': 'text/html',
        ...(way?.location ? { location: way.location } : {}),
      })
      .end(way?.html ?? '');
  });
  const server = await testServer({}, outside);
  const follow = (text: string) => server.visitor.call(followLink, { body: { text } });

  expect((await follow('【淘宝】https://e.tb.cn/h.Tq8mZp04LkYc2Wd?tk=n3VbQ7eZr1A 「杯」')).data).toMatchObject({
    result: 'product',
    site: 'taobao',
    itemId: '690000330021',
    skuId: '5017720001112',
  });
  expect((await follow('https://qr.1688.com/s/7OnLCa2q')).data).toMatchObject({
    result: 'product',
    canonicalUrl: 'https://detail.1688.com/offer/690957330023.html',
  });
  expect((await follow('https://v.douyin.com/iRzK41fX/')).data).toMatchObject({
    result: 'rejected',
    reason: 'not_product',
  });
  for (const escape of ['https://m.tb.cn/h.5kQ2wEr?sm=6fd301', 'https://qr.1688.com/s/Aa11Bb22'])
    expect((await follow(escape)).data).toMatchObject({ result: 'rejected', reason: 'host' });
  expect((await follow('https://u.jd.com/chain')).data).toMatchObject({ site: 'jd', itemId: '100310001501' });
  const failures = await Promise.all(
    ['loop', 'empty', 'broken', 'missing'].map(async (path) => (await follow(`https://u.jd.com/${path}`)).error),
  );
  expect(new Set(failures.map((error) => error?.message)).size).toBe(1);
  expect(failures[0]).toMatchObject({ status: 400, code: 'link.not_followed' });
  expect(asked.filter((one) => one === 'u.jd.com/loop')).toHaveLength(5);

  const before = asked.length;
  expect((await follow('https://u.jd.com/chain')).data).toMatchObject({ itemId: '100310001501' });
  expect((await follow('https://detail.1688.com/offer/690957330023.html')).data.result).toBe('product');
  expect(asked).toHaveLength(before);
});

test('addresses that are no product pages are refused before anything is reached', async () => {
  const { outside, asked } = await anOutside((_, reply) => reply.writeHead(200).end('trap'));
  const server = await testServer({}, outside);
  await transaction(server.db, (tx) =>
    setParameter(tx, { key: 'linksFollowedPerAddressPerMinute', value: 1000, changedBy: null }),
  );
  const buyer = await server.as(await aBuyer(server));
  const hosts = [
    '127.0.0.1',
    'localhost',
    '0',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '127.1',
    '[::1]',
    '[fe80::1]',
    '[::ffff:127.0.0.1]',
    '①②⑦.⓪.⓪.①',
    'item.taobao.com@127.0.0.1',
    '127.0.0.1#item.taobao.com',
    'item.taobao.com.evil.example',
    'evil.example/item.taobao.com',
    'item.taobao.com\\@127.0.0.1',
    'm.tb.cn:22',
    'm.tb.cn:5432',
    'item.taobao.com:22',
  ];
  const schemes = ['file', 'gopher', 'ftp', 'dict', 'data', 'javascript'];
  const texts = [
    ...hosts.map((host) => `http://${host}/item.htm?id=731200001299`),
    ...schemes.map((scheme) => `${scheme}://item.taobao.com/item.htm?id=731200001299`),
  ];
  for (const text of texts)
    for (const endpoint of [followLink, fetchLink])
      expect(await buyer.call(endpoint, { body: { text } }), text).toMatchObject({
        status: 400,
        error: { code: 'link.not_recognised' },
      });
  expect(asked).toEqual([]);
});

test('whatever keeps a link from being followed is one error, told in the same words', async () => {
  const { outside } = await anOutside((request, reply) => {
    if (request.url === '/reset') return void request.socket.destroy();
    const way: Record<string, [number, Record<string, string>]> = {
      '/inside': [302, { location: 'http://127.0.0.1/' }],
      '/file': [302, { location: 'file:///etc/passwd' }],
      '/secret': [403, { 'content-type': 'text/html' }],
      '/type': [200, { 'content-type': 'application/x-sh' }],
    };
    const [status, headers] = way[request.url ?? ''] ?? [500, { 'content-type': 'text/html' }];
    reply.writeHead(status, headers).end('port 22: SSH-2.0-OpenSSH');
  });
  const server = await testServer({}, outside);
  const errors = await Promise.all(
    ['/secret', '/type', '/reset', '/other'].map(
      async (path) => (await server.visitor.call(followLink, { body: { text: `https://u.jd.com${path}` } })).error,
    ),
  );
  expect(new Set(errors.map((error) => `${error?.status} ${error?.code} ${error?.message}`)).size).toBe(1);
  expect(JSON.stringify(errors.map((error) => ({ ...error, timestamp: 0 })))).not.toMatch(/SSH|22|403|500|sh\b/);
  for (const path of ['/inside', '/file'])
    expect((await server.visitor.call(followLink, { body: { text: `https://u.jd.com${path}` } })).data).toMatchObject({
      result: 'rejected',
    });
});

test('other extensions and pages get no leave from the mall to read its answers', async () => {
  const { app } = await testServer();
  for (const origin of ['chrome-extension://abcdefghijklmnopabcdefghijklmnop', 'https://evil.example', 'null'])
    for (const method of ['OPTIONS', 'POST', 'GET'] as const) {
      const { headers } = await app.inject({
        method,
        url: method === 'GET' ? '/api/captures' : '/api/captures/estimate',
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
        ...(method === 'POST' ? { payload: { unitPriceFen: 100, quantity: 1 } } : {}),
      });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
});

test('following short links is limited per address', async () => {
  const { outside } = await anOutside((_, reply) => reply.writeHead(404).end());
  const server = await testServer({}, outside);
  await transaction(server.db, (tx) =>
    setParameter(tx, { key: 'linksFollowedPerAddressPerMinute', value: 2, changedBy: null }),
  );
  const statuses: number[] = [];
  for (let turn = 0; turn < 3; turn++)
    statuses.push((await server.visitor.call(followLink, { body: { text: 'https://u.jd.com/x' } })).status);
  expect(statuses).toEqual([400, 400, 429]);
});
