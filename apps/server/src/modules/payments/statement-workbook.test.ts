import { deflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { uploadStatement } from '../../../test/orders.ts';
import { brokenRules } from '../../../test/stock.ts';

type Cell = string | number | Date | null;
const head = ['Ngày giao dịch', 'Số tham chiếu', 'Phát sinh nợ', 'Phát sinh có', 'Nội dung', 'Tên người chuyển'];
const today = () => new Date(new Date().toISOString().slice(0, 10));
const workbook = async (rows: Cell[][]): Promise<Buffer> =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'Sao kê', rows }] }));
const upload = (server: TestServer, csv: Buffer) => uploadStatement(server, { csv });
const xml = (text: string) => new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>${text}`);

/** A workbook by hand: one sheet with this content, and more parts if wanted. */
const byHand = (sheet: string, more: Record<string, Uint8Array> = {}): Buffer =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': xml(
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
      ),
      '_rels/.rels': xml(
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
      ),
      'xl/workbook.xml': xml(
        '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>',
      ),
      'xl/_rels/workbook.xml.rels': xml(
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      'xl/worksheets/sheet1.xml': xml(sheet),
      ...more,
    }),
  );
const sheetOf = (rows: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
const textRow = (texts: string[]) =>
  `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;

test('a workbook of a bank: preamble, dates and numbers as cells, texts in the bank’s own form, debits and totals', async () => {
  const server = await testServer();
  const day = new Date(today().getTime() + 3_600_000);
  const file = await workbook([
    ['NGÂN HÀNG MẪU'],
    ['Số tài khoản', '113366668888'],
    [],
    head,
    [day, 'FT1', null, 7_433_198, 'D7K2 chuyển tiền', 'NGUYEN A'],
    [day.toISOString().slice(0, 10), 'FT2', null, '1.500.000', '0012 tt', 'TRAN B'],
    [day, 'FT3', 50_000, null, 'phí', ''],
    [null, null, 50_000, 8_933_198, 'Tổng cộng', null],
  ]);
  const { data } = await upload(server, file);
  expect(data).toMatchObject({ newCount: 2, knownCount: 0, debitCount: 1, totalVnd: 8_933_198, problems: [] });
  expect(data.preview.map(({ reference, amountVnd, description }) => [reference, amountVnd, description])).toEqual([
    ['FT1', 7_433_198, 'D7K2 chuyển tiền'],
    ['FT2', 1_500_000, '0012 tt'],
  ]);
  expect((await upload(server, file)).data).toMatchObject({ newCount: 0, knownCount: 2 });
  expect(await brokenRules(server)).toEqual([]);
});

test('the same transfers as text and as a workbook, once with times and once with days only, are the same lines', async () => {
  const server = await testServer();
  const [date = ''] = new Date().toISOString().split('T');
  const csv = [head.join(','), `${date} 00:10:00,FT1,,5000,memo one,A`, `${date} 00:20:00,FT2,,6000,memo two,B`].join(
    '\n',
  );
  expect((await uploadStatement(server, { csv })).data.newCount).toBe(2);
  const file = await workbook([
    head,
    [date, 'FT1', null, 5000, 'memo one', 'A'],
    [date, 'FT2', null, 6000, 'memo two', 'B'],
  ]);
  expect((await upload(server, file)).data).toMatchObject({ newCount: 0, knownCount: 2 });
});

test('one bad row: nothing is imported, and the row is named by its number in the sheet', async () => {
  const server = await testServer();
  const rows = Array.from({ length: 999 }, (_, at): Cell[] => [today(), `FT${at}`, null, 1000 + at, 'memo', '']);
  const { data } = await upload(server, await workbook([head, ...rows, [today(), 'BAD', null, 12.5, 'memo', '']]));
  expect(data).toMatchObject({ statementId: null, problems: [{ row: 1001, message: 'Not an amount: 12.5' }] });
});

const refused = { status: 400, data: { code: 'payment.workbook_not_plain' } };
const good = textRow(head) + textRow(['2026-11-20', 'FT1', '', '5000', 'memo', 'A']);

test('macros, links to other files, embedded archives, formulas, entities and no workbook at all are refused', async () => {
  const server = await testServer();
  expect((await upload(server, byHand(sheetOf(good)))).status).toBe(200);
  const bad = {
    macro: byHand(sheetOf(good), { 'xl/vbaProject.bin': new Uint8Array(10) }),
    link: byHand(sheetOf(good), { 'xl/externalLinks/externalLink1.xml': xml('<a/>') }),
    archive: byHand(sheetOf(good), { 'xl/embeddings/inner.zip': zipSync({ a: new Uint8Array(9) }) }),
    formula: byHand(sheetOf(`${good}<row><c><f>1+1</f><v>2</v></c></row>`)),
    entity: byHand(`<!DOCTYPE a [<!ENTITY b "x">]>${sheetOf(good)}`),
    empty: byHand('not xml'),
    zip: Buffer.from(zipSync({ 'readme.txt': xml('hello') })),
    cut: byHand(sheetOf(good)).subarray(0, 300),
    head: Buffer.from('PK'),
  };
  for (const [name, file] of Object.entries(bad)) {
    const { status } = await upload(server, file);
    expect([name, status]).toEqual([name, 400]);
  }
  expect(await upload(server, bad.macro)).toMatchObject(refused);
});

test('bombs are refused quickly and the server goes on: declared sizes, lies about them, and a million empty rows', async () => {
  const server = await testServer();
  const zeros = new Uint8Array(60 * 1_048_576);
  const declared = byHand(sheetOf(good), { 'xl/media/a.xml': zeros });
  const lying = byHand(sheetOf(good));
  const raw = deflateRawSync(Buffer.alloc(200 * 1_048_576));
  const rows = byHand(sheetOf(good + '<row/>'.repeat(1_000_000)));
  for (const file of [declared, withLie(raw), rows]) {
    const start = Date.now();
    expect((await upload(server, file)).status).toBe(400);
    expect(Date.now() - start).toBeLessThan(15_000);
  }
  expect((await upload(server, lying)).status).toBe(200);
});

/** An archive whose one sheet says it unpacks to 1,000 bytes and does not. */
function withLie(raw: Buffer): Buffer {
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const fields = (signature: number, size: number) => {
    const header = Buffer.alloc(size);
    header.writeUInt32LE(signature, 0);
    return header;
  };
  const local = fields(0x04034b50, 30);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(raw.length, 18);
  local.writeUInt32LE(1000, 22);
  local.writeUInt16LE(name.length, 26);
  const entry = fields(0x02014b50, 46);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(raw.length, 20);
  entry.writeUInt32LE(1000, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = fields(0x06054b50, 22);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + raw.length, 16);
  return Buffer.concat([local, name, raw, entry, name, end]);
}
