import {
  addToCart,
  downloadLinkTemplate,
  type LinkLineView,
  readLinkSheet,
  recogniseLinks,
  maxLinkListLines,
} from '@kouan/contract';
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { aBuyer } from '../../../test/actors.ts';
import { type Caller, testServer, type TestServer } from '../../../test/harness.ts';
import { anOutside } from '../../../test/outside-shop.ts';
import { aProduct } from '../../../test/products.ts';
import { transaction } from '../../platform/db.ts';
import { setParameter } from '../settings/index.ts';

const listOf = async (caller: Caller, texts: string[]): Promise<LinkLineView[]> =>
  (await caller.call(recogniseLinks, { body: { texts } })).data;

test('each line has its own answer, and none is lost because another is refused', async () => {
  const server = await testServer();
  const known = await aProduct(server, { itemId: '812345670099', skus: [{ values: ['红色'] }] });
  const many = await aProduct(server, { itemId: '812345670098' });
  const lines = await listOf(server.visitor, [
    'https://detail.1688.com/offer/812345670099.html?spm=a',
    'javascript:alert(1)',
    '看看 https://detail.1688.com/offer/812345670098.html',
    '￥AbCdEf12345￥',
    'https://item.taobao.com/item.htm?id=640000000001',
    '',
  ]);
  expect(lines.map(({ link, state }) => [link.result, link.reason ?? link.productId, state])).toEqual([
    ['product', known.publicId, 'done'],
    ['rejected', 'scheme', 'done'],
    ['product', many.publicId, 'done'],
    ['manual', 'app_token', 'done'],
    ['product', null, 'done'],
    ['rejected', 'empty', 'done'],
  ]);
  expect(lines[0]?.product).toMatchObject({ id: known.publicId, priceFen: 1250, skuId: known.skus[0]?.id });
  expect(lines[2]?.product).toMatchObject({ id: many.publicId, skuId: null });

  const buyer = await server.as(await aBuyer(server));
  const body = { skuId: lines[0]?.product?.skuId ?? 0, quantity: 3, note: '黑色' };
  expect((await buyer.call(addToCart, { body })).status).toBe(201);
});

test('a hundred mixed links answer within three seconds, slow short links are known when asked again', async () => {
  const { outside, asked } = await anOutside((request, reply) => {
    const id = request.url?.slice(1) ?? '';
    const answer = () => reply.writeHead(302, { location: `https://item.jd.com/1003100${id}.html` }).end();
    if (id.startsWith('9')) reply.writeHead(404, { 'content-type': 'text/html' }).end('gone');
    else setTimeout(answer, id.startsWith('5') ? 2_600 : 20);
  });
  const server = await testServer({}, outside);
  const texts = Array.from({ length: 100 }, (_, index) => {
    const number = String(index).padStart(3, '0');
    if (index % 5 === 0) return `https://detail.1688.com/offer/81234567${number}.html`;
    if (index % 5 === 1) return `【京东】https://u.jd.com/${index === 51 ? '5001' : number} 「商品」`;
    if (index % 5 === 2) return `https://item.taobao.com/item.htm?id=640000000${number}&skuId=1`;
    if (index % 5 === 3) return `http://169.254.169.254/${number}`;
    return index === 4 ? 'https://u.jd.com/9404' : `https://k.weidian.com/${number}`;
  });

  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const reply = await fetch(address + recogniseLinks.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ texts }),
  });
  // Safe: the endpoint's own schema has written it.
  const lines = (await reply.json()) as LinkLineView[];
  expect(lines).toHaveLength(100);
  expect(lines.filter(({ link }) => link.result === 'rejected')).toHaveLength(20);
  expect(lines[1]).toMatchObject({ state: 'done', link: { result: 'product', site: 'jd', itemId: '1003100001' } });
  expect(lines[4]?.state).toBe('notFollowed');
  expect(lines[51]?.state).toBe('waiting');

  const again = async () => (await listOf(server.visitor, [texts[51] ?? '']))[0];
  await expect
    .poll(again, { timeout: 20_000 })
    .toMatchObject({ state: 'done', link: { result: 'product', itemId: '10031005001' } });
  const before = asked.length;
  expect((await again())?.state).toBe('done');
  expect(asked.length).toBe(before);
});

test('short links of lists are counted by the address they come from', async () => {
  const { outside } = await anOutside((_, reply) =>
    reply.writeHead(302, { location: 'https://item.jd.com/100310001501.html' }).end(),
  );
  const server = await testServer({}, outside);
  await transaction(server.db, (tx) =>
    setParameter(tx, { key: 'listedLinksFollowedPerAddressPerMinute', value: 2, changedBy: null }),
  );
  const lines = await listOf(
    server.visitor,
    ['a1', 'b2', 'c3', 'd4'].map((id) => `https://3.cn/limit${id}`),
  );
  expect(lines.filter(({ state }) => state === 'done')).toHaveLength(2);
  expect(lines.filter(({ state }) => state === 'notFollowed')).toHaveLength(2);
});

test('a list has its limits', async () => {
  const { visitor } = await testServer();
  const refused = async (texts: string[]) => (await visitor.call(recogniseLinks, { body: { texts } })).status;
  expect(await refused([])).toBe(400);
  expect(await refused(Array.from({ length: maxLinkListLines + 1 }, () => 'x'))).toBe(400);
  expect(await refused(['x'.repeat(4097)])).toBe(400);
  expect(await refused(Array.from({ length: maxLinkListLines }, () => 'https://'))).toBe(200);
});

test('a sheet is read row by row, and what is wrong stands in its row', async () => {
  const server = await testServer();
  const buyer = await server.as(await aBuyer(server));
  const read = (rows: (string | number)[][]) => sendSheet(server, buyer, rows);
  const good = await read([
    ['Liên kết hoặc nội dung chia sẻ', 'Số lượng', 'Ghi chú'],
    ['https://detail.1688.com/offer/812345670011.html', 30, '红'],
    ['', 2, 'no link'],
    ['https://item.jd.com/100310001501.html', 'many', ''],
    ['https://item.jd.com/100310001502.html', '', ''],
    ['https://item.jd.com/100310001503.html', 1.5, 'x'.repeat(501)],
  ]);
  expect(good.statusCode).toBe(200);
  expect(good.json()).toEqual([
    { row: 2, text: 'https://detail.1688.com/offer/812345670011.html', quantity: 30, note: '红', problem: null },
    { row: 3, text: '', quantity: 2, note: 'no link', problem: 'link' },
    { row: 4, text: 'https://item.jd.com/100310001501.html', quantity: null, note: '', problem: 'quantity' },
    { row: 5, text: 'https://item.jd.com/100310001502.html', quantity: null, note: '', problem: null },
    expect.objectContaining({ row: 6, quantity: null, problem: 'quantity' }),
  ]);
  expect((await read([['商品链接或分享文案', '数量', '备注']])).json()).toMatchObject({ code: 'links.sheet_empty' });
  expect((await read(Array.from({ length: 202 }, (_, index) => [`https://3.cn/${index}`]))).json()).toMatchObject({
    code: 'links.sheet_too_long',
    details: { limit: 200 },
  });
  expect((await sendSheet(server, buyer, Buffer.from('link,quantity'))).json()).toMatchObject({
    code: 'links.sheet_not_readable',
  });

  const template = await server.app.inject({ url: downloadLinkTemplate.path, headers: { 'accept-language': 'vi' } });
  expect(template.headers['content-disposition']).toContain('links.xlsx');
  expect((await sendSheet(server, buyer, template.rawPayload)).json()).toMatchObject({ code: 'links.sheet_empty' });
});

async function sendSheet(server: TestServer, caller: Caller, content: (string | number)[][] | Buffer) {
  const data = Buffer.isBuffer(content)
    ? content
    : Buffer.from(await writeXlsx({ sheets: [{ name: 'Links', rows: content }] }));
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(data)]), 'links.xlsx');
  const request = new Response(form);
  return server.app.inject({
    method: readLinkSheet.method,
    url: readLinkSheet.path,
    headers: { authorization: caller.token ?? '', 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}
