import { listBankAccounts, listBankLines } from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aStaff } from '../../../test/actors.ts';
import { testServer } from '../../../test/harness.ts';
import { anOrder, moneyProblems, uploadStatement } from '../../../test/orders.ts';
import { transaction } from '../../platform/db.ts';
import { createPayment } from './create-payment.ts';

const today = () => new Date().toISOString().slice(0, 10).split('-').toReversed().join('/');
const head = 'Ngày giao dịch;Số tham chiếu;Ghi nợ;Ghi có;Nội dung;Tên người chuyển';

test('a statement is previewed, imported once, and its lines are known in the next file', async () => {
  const server = await testServer();
  const by = await aStaff(server, 'financeReviewer');
  const finance = await server.as(by);
  const order = await anOrder(server);
  const { rows } = await server.db.execute<{ code: string }>(
    sql`select code from payments where number = ${order.depositNumber}`,
  );
  const csv = `\uFEFF${head}\r\n${today()};FT1;;1.000.000;ck ${rows[0]?.code};NGUYEN A\r\n${today()};FT2;5.000;;phi;\r\n${today()};FT3;;20,000;khac;LE B\r\n`;

  const preview = await uploadStatement(server, { csv, fields: { isPreview: 'true' }, by });
  expect(preview.data).toMatchObject({
    statementId: null,
    lineCount: 2,
    newCount: 2,
    knownCount: 0,
    debitCount: 1,
    matchedCount: 1,
    totalVnd: 1_020_000,
    problems: [],
  });
  expect((await finance.call(listBankLines)).data.totalElements).toBe(0);

  const imported = (await uploadStatement(server, { csv, by })).data;
  expect(imported).toMatchObject({ newCount: 2, knownCount: 0 });
  const again = (await uploadStatement(server, { csv, by })).data;
  expect(again).toMatchObject({ statementId: imported.statementId, newCount: 0, knownCount: 2 });
  const longer = (await uploadStatement(server, { csv: `${csv}${today()};FT4;;7.000;moi;\r\n`, by })).data;
  expect(longer).toMatchObject({ newCount: 1, knownCount: 2 });

  const lines = (await finance.call(listBankLines, { query: { blurry: 'ft' } })).data;
  expect(lines.content.map((line) => [line.reference, line.amountVnd, line.leftVnd])).toEqual([
    ['FT4', 7000, 7000],
    ['FT3', 20_000, 20_000],
    ['FT1', 1_000_000, 1_000_000],
  ]);
  expect((await finance.call(listBankAccounts)).data[0]).toMatchObject({
    bankBin: '970415',
    accountNumber: '113366668888',
  });
  expect(await moneyProblems(server)).toEqual([]);
});

test("all rows or none: problems are listed in the caller's language", async () => {
  const server = await testServer();
  const by = await aStaff(server, 'financeReviewer');
  const { data } = await uploadStatement(server, {
    csv: `${head}\n${today()};A;;100.000;ok;\n99/99/2026;B;;5;x;\n`,
    by,
  });
  expect(data).toMatchObject({ statementId: null, problems: [{ row: 3, message: 'Not a date: 99/99/2026' }] });
  expect((await (await server.as(by)).call(listBankLines)).data.totalElements).toBe(0);
});

test('a mapping can be given and is kept for the account', async () => {
  const server = await testServer();
  const by = await aStaff(server, 'financeReviewer');
  const row = (reference: string) => `w,x,y,z\n${today()},${reference},5.000,hello\n`;
  expect(await uploadStatement(server, { csv: row('R1'), by })).toMatchObject({
    status: 400,
    data: { code: 'payment.mapping_required' },
  });
  expect((await uploadStatement(server, { csv: row('R1'), fields: { isPreview: 'true' }, by })).data).toMatchObject({
    columns: ['w', 'x', 'y', 'z'],
    mapping: null,
  });
  const mapping = { bookedAt: 'w', reference: 'x', credit: 'y', description: 'z', dateFormat: 'dd/MM/yyyy' };
  expect(
    (await uploadStatement(server, { csv: row('R1'), fields: { mapping: JSON.stringify(mapping) }, by })).data,
  ).toMatchObject({ newCount: 1, mapping });
  expect((await uploadStatement(server, { csv: row('R2'), by })).data).toMatchObject({ newCount: 1 });
});

test('only those who may import do, into an account that exists', async () => {
  const server = await testServer();
  expect((await uploadStatement(server, { csv: head, by: await aStaff(server, 'customerService') })).status).toBe(403);
  expect((await uploadStatement(server, { csv: head, fields: { accountId: '99' } })).status).toBe(404);
  expect((await uploadStatement(server, { csv: Buffer.from([0x50, 0x4b, 3, 4, 0xff]) })).status).toBe(400);
});

test('a payment whose code and number are taken tries again', async () => {
  const server = await testServer();
  const order = await anOrder(server, { stage: 'placed' });
  const input = {
    orderId: order.id,
    orderNumber: order.number,
    buyerId: order.buyer.id,
    amountFen: 100n,
    rateVndPerCnyMicros: 3_575_000_000n,
    dueAt: null,
    items: [],
  };
  const bytes = [1, 1, 1, 1, 2, 2];
  const random = (length: number) => Buffer.alloc(length, bytes.shift());
  await transaction(server.db, (tx) => createPayment(tx, { ...input, purpose: 'deposit' }, random as never));
  const second = await transaction(server.db, (tx) =>
    createPayment(tx, { ...input, purpose: 'final', shipmentNumber: 'S1' }, random as never),
  );
  const { rows } = await server.db.execute<{ number: string; code: string }>(
    sql`select number, code from payments order by id`,
  );
  expect(new Set(rows.map((row) => row.number)).size).toBe(2);
  expect(new Set(rows.map((row) => row.code)).size).toBe(2);
  expect(second.number).toBe(rows[1]?.number);
});
