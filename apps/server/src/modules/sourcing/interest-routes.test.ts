import { addInterest, keepGoodsOfInterest, listInterests, recogniseLink, uploadPicture } from '@kouan/contract';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aBuyer } from '../../../test/actors.ts';
import { type Caller, testServer, type TestServer } from '../../../test/harness.ts';
import { aProduct } from '../../../test/products.ts';

const wish = { link: '', title: '木制拼图', screenshotIds: [] as number[] };

test('a pasted text is recognised without an account, and hostile ones are refused with a reason', async () => {
  const server = await testServer();
  const recognise = async (text: string) => (await server.visitor.call(recogniseLink, { body: { text } })).data;

  expect(await recognise('https://detail.1688.com/offer/812345670011.html?spm=1')).toEqual({
    result: 'product',
    site: '1688',
    itemId: '812345670011',
    canonicalUrl: 'https://detail.1688.com/offer/812345670011.html',
    productId: null,
  });
  expect(await recognise('复制这段 https://m.tb.cn/h.5abcDEF 打开淘宝')).toMatchObject({
    result: 'shortlink',
    productId: null,
  });
  expect(await recognise('￥AbCdEf12345￥')).toEqual({ result: 'manual', reason: 'app_token', productId: null });
  expect(await recognise('javascript:alert(1)')).toEqual({ result: 'rejected', reason: 'scheme', productId: null });
  expect(await recognise('')).toMatchObject({ result: 'rejected', reason: 'empty' });
  expect((await server.visitor.call(recogniseLink, { body: { text: 'x'.repeat(10_001) } })).status).toBe(400);
});

test('a wish is kept with the plain address of its product and seen by its owner only', async () => {
  const server = await testServer();
  const [owner, stranger] = [await server.as(await aBuyer(server)), await server.as(await aBuyer(server))];

  const reply = await owner.call(addInterest, {
    body: {
      ...wish,
      link: '看看这个 https://item.taobao.com/item.htm?id=640000000001&spm=x',
      specification: ' 红 ',
      quantity: 30,
      note: '',
    },
  });

  expect(reply).toMatchObject({
    status: 201,
    data: {
      link: 'https://item.taobao.com/item.htm?id=640000000001',
      title: '木制拼图',
      specification: '红',
      quantity: 30,
      state: 'requested',
      reason: null,
      productId: null,
      screenshots: [],
    },
  });
  expect((await owner.call(listInterests)).data).toEqual({ totalElements: 1, content: [reply.data] });
  expect((await stranger.call(listInterests)).data).toEqual({ totalElements: 0, content: [] });
  expect((await server.visitor.call(listInterests)).status).toBe(401);
});

test('a wish sent twice with one key is kept once', async () => {
  const server = await testServer();
  const buyer = await server.as(await aBuyer(server));
  const input = {
    body: { ...wish, link: 'https://shop.example.com/a b'.replace(' ', '%20') },
    idempotencyKey: 'wish-1',
  };
  const replies = await Promise.all([buyer.call(addInterest, input), buyer.call(addInterest, input)]);
  expect(replies.map(({ status }) => status)).toEqual([201, 201]);
  expect((await buyer.call(listInterests)).data.totalElements).toBe(1);
});

test("a wish without a name, with a link that must not be opened or another's screenshot is refused", async () => {
  const server = await testServer();
  const buyer = await server.as(await aBuyer(server));

  for (const title of ['', '   ']) {
    expect((await buyer.call(addInterest, { body: { ...wish, title } })).error).toMatchObject({
      status: 400,
      code: 'interest.title_empty',
      fields: { title: 'Enter the name of the product' },
    });
  }
  for (const link of [
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'https://user:pw@shop.example.com/',
    'not a link',
    'https://',
  ]) {
    expect((await buyer.call(addInterest, { body: { ...wish, link } })).error, link).toMatchObject({
      status: 400,
      code: 'interest.link_not_usable',
    });
  }
  expect((await buyer.call(addInterest, { body: { ...wish, quantity: 0 } })).status).toBe(400);
  expect(
    (await buyer.call(addInterest, { body: { ...wish, screenshotIds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] } })).status,
  ).toBe(400);
  expect((await buyer.call(addInterest, { body: { ...wish, screenshotIds: [987_654] } })).error?.code).toBe(
    'file.not_found',
  );
  expect((await buyer.call(listInterests)).data.totalElements).toBe(0);
});

test('screenshots become private to the wish and are shown to its owner', async () => {
  const server = await testServer();
  const [owner, stranger] = [await server.as(await aBuyer(server)), await server.as(await aBuyer(server))];
  const screenshot = await uploaded(server, owner);
  const body = { ...wish, screenshotIds: [screenshot.id] };

  expect((await stranger.call(addInterest, { body })).error).toMatchObject({ code: 'file.not_found' });
  expect((await server.app.inject({ url: screenshot.url })).statusCode).toBe(200);
  expect((await owner.call(addInterest, { body })).status).toBe(201);

  expect((await server.app.inject({ url: screenshot.url })).statusCode).toBe(404);
  const [kept] = (await owner.call(listInterests)).data.content;
  expect(kept?.screenshots).toMatchObject([{ id: screenshot.id }]);
  expect((await server.app.inject({ url: kept?.screenshots[0]?.url ?? '' })).statusCode).toBe(200);
  expect((await owner.call(addInterest, { body })).error).toMatchObject({ code: 'file.not_found' });
  expect((await owner.call(listInterests)).data.totalElements).toBe(1);
});

async function uploaded(server: TestServer, caller: Caller): Promise<{ id: number; url: string }> {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'screen.png');
  const request = new Response(form);
  const reply = await server.app.inject({
    method: uploadPicture.method,
    url: uploadPicture.path,
    headers: { authorization: caller.token ?? '', 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  expect(reply.statusCode).toBe(200);
  return reply.json<{ id: number; url: string }>();
}

test('goods of the mall are kept for later with their price, each once however often and fast it is pressed', async () => {
  const server = await testServer();
  const [buyer, other] = [await server.as(await aBuyer(server)), await server.as(await aBuyer(server))];
  const product = await aProduct(server);
  const lines = product.skus.map(({ id }) => ({ skuId: id, quantity: 20 }));
  const keep = async (caller: Caller, wanted: { skuId: number; quantity: number }[]) =>
    caller.call(keepGoodsOfInterest, { body: { lines: wanted } });
  const replies = await Promise.all(Array.from({ length: 8 }, () => keep(buyer, lines)));
  expect(
    replies.map(({ status, data }) => [status, data.added]).toSorted(([, a], [, b]) => Number(a) - Number(b)),
  ).toEqual([...Array.from({ length: 7 }, () => [201, 0]), [201, 2]]);
  const { data } = await buyer.call(listInterests, { query: {} });
  expect(data.content.map(({ state, offer }) => [state, offer?.productId, offer?.quantity])).toEqual([
    ['priced', product.publicId, 20],
    ['priced', product.publicId, 20],
  ]);
  expect((await other.call(listInterests, { query: {} })).data.totalElements).toBe(0);
  expect((await keep(buyer, [{ skuId: 99_999_999, quantity: 1 }])).error?.code).toBe('sku.not_found');
  expect((await keep(buyer, [])).status).toBe(400);
  expect((await server.visitor.call(keepGoodsOfInterest, { body: { lines } })).status).toBe(401);
});
