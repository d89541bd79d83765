import { draftFields, listDrafts, uploadDraft } from '@kouan/contract';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { beforeAll, expect, test } from 'vitest';
import {
  aDraft,
  aMarketRow,
  aRow,
  aSheet,
  draftNow,
  goodsOf,
  headings,
  sendDraftPicture,
  sendSheet,
} from '../../../test/drafts.ts';
import { type Caller, type TestServer, testServer } from '../../../test/harness.ts';
import { aStockedOrder } from '../../../test/stock.ts';
import { aPicture, multipart, type Part } from '../../../test/uploads.ts';

let server: TestServer;
let buyer: Caller;
let goods: string[];
beforeAll(async () => {
  server = await testServer();
  const order = await aStockedOrder(server);
  buyer = order.asBuyer;
  goods = goodsOf(order);
});

/** A good workbook with its parts changed. */
async function tampered(change: (parts: Record<string, Uint8Array>) => Record<string, Uint8Array>): Promise<Buffer> {
  return Buffer.from(zipSync(change(unzipSync(await aSheet([aRow(goods[0] ?? '')])))));
}
const sheetPart = 'xl/worksheets/sheet1.xml';
const rewrite = (edit: (xml: string) => string) => (parts: Record<string, Uint8Array>) => ({
  ...parts,
  [sheetPart]: strToU8(edit(Buffer.from(parts[sheetPart] ?? []).toString())),
});
/** How long the process kept another visitor waiting in the next half second. */
async function longestWaitMs(): Promise<number> {
  let longest = 0;
  for (const end = performance.now() + 500; performance.now() < end;) {
    const since = performance.now();
    await server.app.inject({ url: '/health/live' });
    longest = Math.max(longest, performance.now() - since);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return longest;
}
const spaces = new Uint8Array(120 * 1_048_576).fill(32);

test.each<[string, () => Promise<Buffer>]>([
  [
    'a sheet that is a bomb itself',
    () =>
      tampered((parts) => ({ ...parts, [sheetPart]: Buffer.concat([Buffer.from(parts[sheetPart] ?? []), spaces]) })),
  ],
  ['a bomb of some 100 KB that unpacks to 120 MB', () => tampered((parts) => ({ ...parts, 'xl/media/x.xml': spaces }))],
  ['an archive inside', () => tampered((parts) => ({ ...parts, 'xl/embeddings/a.zip': zipSync({ a: strToU8('a') }) }))],
  ['macros', () => tampered((parts) => ({ ...parts, 'xl/vbaProject.bin': strToU8('macro') }))],
  [
    'links to other workbooks',
    () => tampered((parts) => ({ ...parts, 'xl/externalLinks/externalLink1.xml': strToU8('<a/>') })),
  ],
  [
    'an entity',
    () => tampered(rewrite((xml) => xml.replace('<worksheet', '<!DOCTYPE a [<!ENTITY b "c">]><worksheet'))),
  ],
  ['a formula', () => tampered(rewrite((xml) => xml.replace('</row>', '<c r="Z1"><f>1+1</f><v>2</v></c></row>')))],
  [
    'a million empty rows',
    () => tampered(rewrite((xml) => xml.replace('</sheetData>', `${'<row/>'.repeat(1_000_000)}</sheetData>`))),
  ],
  ['half of a workbook', async () => (await aSheet([aRow(goods[0] ?? '')])).subarray(0, 900)],
  ['a picture', () => aPicture()],
  ['a program', async () => Buffer.from('MZ\u0090\u0000')],
  ['a page', async () => Buffer.from('<html><script>alert(1)</script></html>')],
])('%s is refused, and the server goes on', async (_, make) => {
  const data = await make();
  const [reply, waitedMs] = await Promise.all([sendSheet(server, buyer, data), longestWaitMs()]);

  // The sheet is unpacked in a thread of its own: nobody else waits for it.
  expect(waitedMs).toBeLessThan(1_000);
  expect(reply).toMatchObject({ status: 400, body: { code: 'shipment.workbook_not_plain' } });
  expect((await buyer.call(listDrafts)).data).toEqual([]);
});

test('another sheet, an empty one and one with too many rows are refused with what is wrong', async () => {
  const other = Buffer.from(
    await writeXlsx({
      sheets: [
        {
          name: 'a',
          rows: [
            ['Date', 'Amount'],
            ['1', '2'],
          ],
        },
      ],
    }),
  );
  const few = draftFields.filter((field) => field !== 'goods').map((field) => headings[field]);
  const withoutGoods = Buffer.from(await writeXlsx({ sheets: [{ name: 'a', rows: [few, few] }] }));

  expect((await sendSheet(server, buyer, other)).body.message).toBe(
    'This is not the shipping template: the column “Shipment mode” is missing',
  );
  expect((await sendSheet(server, buyer, withoutGoods)).body.message).toBe(
    'This is not the shipping template: the column “Goods” is missing',
  );
  expect((await sendSheet(server, buyer, await aSheet([]))).body.code).toBe('shipment.draft_empty');
  expect(
    (await sendSheet(server, buyer, await aSheet(Array.from({ length: 1001 }, () => aRow(goods[0] ?? ''))))).body
      .message,
  ).toBe('A sheet holds at most 1000 rows');
  expect((await sendSheet(server, buyer, Buffer.alloc(5 * 1_048_576 + 1, 'PK'))).status).toBe(413);
});

test.each<[string, readonly Part[], number]>([
  ['no part', [], 400],
  ['an empty file', [{ name: 'a.xlsx', data: '' }], 400],
  ['a field in place of the file', [{ field: 'file', data: 'text' }], 400],
  ['800 files', Array.from({ length: 800 }, (_, at) => ({ name: `${at}.xlsx`, data: 'PK' })), 413],
])('a form with %s is refused', async (_, parts, status) => {
  const reply = await server.app.inject({
    method: 'POST',
    url: uploadDraft.path,
    payload: multipart(parts),
    headers: { authorization: buyer.token ?? '', 'content-type': 'multipart/form-data; boundary=kouan-test-boundary' },
  });
  expect(reply.statusCode).toBe(status);
});

test.each([
  ['no boundary', 'multipart/form-data', 400],
  ['JSON', 'application/json', 415],
])('%s in place of a form is refused', async (_, type, status) => {
  const reply = await server.app.inject({
    method: 'POST',
    url: uploadDraft.path,
    payload: '{}',
    headers: { authorization: buyer.token ?? '', 'content-type': type },
  });
  expect([400, status]).toContain(reply.statusCode);
});

test('texts of a sheet stay texts, whatever they look like', async () => {
  const number = await aDraft(server, buyer, [
    aRow(goods[0] ?? '', {
      consigneeName: '<img src=x onerror=alert(1)>',
      address: "'; drop table shipments; --",
      remarks: '__proto__',
    }),
    aMarketRow(goods[0] ?? '', '../../etc/passwd'),
    aRow('constructor'),
  ]);
  const { rows } = await draftNow(buyer, number);

  expect(rows[0]).toMatchObject({
    state: 'good',
    values: { consigneeName: '<img src=x onerror=alert(1)>', remarks: '__proto__' },
  });
  expect(rows[2]?.problems.map(({ place }) => place)).toEqual(['goods']);
});

test('pictures of a batch are checked like every upload; hostile names are only names', async () => {
  const number = await aDraft(server, buyer, [aMarketRow(goods[0] ?? '', 'TT-9')]);
  const send = async (part: Part, name = part.name) =>
    (await sendDraftPicture(server, buyer, { number, query: { name }, part })).status;
  const png = await aPicture();

  expect(await send({ name: 'TT-9.svg', type: 'image/svg+xml', data: '<svg onload="alert(1)"/>' })).toBe(400);
  expect(await send({ name: 'TT-9.png', type: 'image/png', data: '<?php system($_GET[0]); ?>' })).toBe(400);
  expect(
    await send({ name: 'TT-9.php.png', type: 'image/png', data: Buffer.concat([png, Buffer.from('<?php')]) }),
  ).toBe(200);
  expect(await send({ name: 'a.png', type: 'image/png', data: png }, '../../TT-9 waybill.png')).toBe(200);
  expect(await send({ name: 'a.png', type: 'image/png', data: png }, 'CON\u202e.png')).toBeOneOf([200, 400]);
  const { pictures, rows } = await draftNow(buyer, number);

  expect(pictures.matched).toBe(2);
  const stored = await server.app.inject({ url: rows[0]?.orderScreenshot?.url ?? '' });
  expect(stored.headers['content-type']).toBe('image/png');
  expect(stored.rawPayload.includes('<?php')).toBe(false);
});

test('999 good rows and a bad one: nothing is shipped, the row is named', async () => {
  const many = await aStockedOrder(server, { quantities: [999] });
  const [key = ''] = goodsOf(many);
  const rows = Array.from({ length: 1000 }, (_, at) => aRow(key, at === 500 ? { quantity: -1 } : {}));
  const data = await aSheet(rows);

  const first = await sendSheet(server, many.asBuyer, data);
  const second = await sendSheet(server, many.asBuyer, data);
  const { counts, rows: bad } = await draftNow(many.asBuyer, first.body.number, { show: 'bad' });

  expect([first.status, second.status]).toEqual([201, 409]);
  expect(counts).toEqual({ all: 1000, good: 999, bad: 1, submitted: 0 });
  expect(bad.map(({ row }) => row)).toEqual([501, 502, 503]);
});
