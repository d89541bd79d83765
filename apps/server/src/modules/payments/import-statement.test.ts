import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import {
  getImportProgress,
  type ImportProgressView,
  listBankAccounts,
  listBankLines,
  listDailyProofs,
  listReviews,
  stateBalance,
} from '@kouan/contract';
import { businessDate, makeNumber, makePaymentCode, numberRandomBytes, paymentCodeRandomBytes } from '@kouan/domain';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aBuyer, aStaff } from '../../../test/actors.ts';
import { type Caller, type TestServer, testServer } from '../../../test/harness.ts';
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

test('the closing balance of a day that is over goes into its daily proof, unless a person entered another one', async () => {
  const server = await testServer();
  const by = await aStaff(server, 'financeReviewer');
  const finance = await server.as(by);
  const day = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  const shown = day.split('-').toReversed().join('/');
  const withBalances = 'Ngày giao dịch;Số tham chiếu;Ghi nợ;Ghi có;Số dư;Nội dung';
  const csv = `${withBalances}\n${shown};FB1;;1.000.000;5.000.000;a\n${shown};FB2;200.000;;4.800.000;phi\n`;
  const proof = async () =>
    (await finance.call(listDailyProofs, { query: { account: 'bank:1', from: day, to: day } })).data.content[0];

  expect((await uploadStatement(server, { csv, fields: { isPreview: 'true' }, by })).data.closing).toEqual({
    day,
    amountVnd: 4_800_000,
  });
  expect(await proof()).toBeUndefined();
  await uploadStatement(server, { csv, by });
  expect(await proof()).toMatchObject({ stated: 4_800_000, history: [{ source: 'statement', note: 'statement.csv' }] });
  const more = `${csv}${shown};FB3;;300.000;5.100.000;b\n`;
  await uploadStatement(server, { csv: more, by });
  expect(await proof()).toMatchObject({ stated: 5_100_000 });
  const noon = `${shown} 12:00:00;FB6;;10.000;5.110.000;d\n`;
  const evening = `${shown} 18:00:00;FB7;;20.000;5.130.000;e\n`;
  await uploadStatement(server, { csv: `${withBalances}\n${noon}${evening}`, by });
  await uploadStatement(server, { csv: `${withBalances}\n${noon}`, by });
  expect(await proof(), 'what ends at noon says nothing of the evening').toMatchObject({ stated: 5_130_000 });
  await finance.call(stateBalance, { body: { account: 'bank:1', day, amount: 5_000_000 } });
  await uploadStatement(server, { csv: `${more}${shown};FB4;;1.000;5.101.000;c\n`, by });
  expect(await proof()).toMatchObject({ stated: 5_000_000 });
  const without = await uploadStatement(server, { csv: `${head}\n${shown};FB5;;1.000;d;e\n`, by });
  expect(without.data.closing).toBeNull();
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

const openCount = 20_000;
const lineCount = 5_000;
/** Of the server's own time, with room for a busy machine: the built server takes about three seconds. */
const cpuLimitMs = 10_000;

/** As many as there are payments; among so many random ones two may well be the same. */
function different(make: () => string): string[] {
  const made = new Set<string>();
  while (made.size < openCount) made.add(make());
  return [...made];
}

/** Payments that wait for review, of nobody's orders: each of its own amount and code, claimed a second after the one before. */
async function manyClaims(server: TestServer): Promise<{ codes: string[]; amountOf: (at: number) => number }> {
  const date = businessDate(new Date(), 'Asia/Shanghai');
  const codes = different(() => makePaymentCode('deposit', randomBytes(paymentCodeRandomBytes)));
  const numbers = different(() => makeNumber('P', date, randomBytes(numberRandomBytes)));
  const buyer = await aBuyer(server);
  await server.db.transaction(async (tx) => {
    await tx.execute(sql.raw('set local session_replication_role = replica'));
    await tx.execute(sql`
      with made as (
        select 1000000 + at as id, code, number, 1000000 + at as vnd, now() - interval '2 days' + at * interval '1 second' as claimed_at
        from unnest(${sql.param(codes)}::text[], ${sql.param(numbers)}::text[]) with ordinality as one (code, number, at)),
      kept_codes as (insert into payment_codes (code, payment_id) select code, id from made),
      kept_claims as (
        insert into payment_claims (id, payment_id, claimed_by, remitter, bank, claimed_vnd, created_at)
        overriding system value select id, id, ${buyer.id}, 'NGUYEN VAN HAI', 'VCB', vnd, claimed_at from made)
      insert into payments (id, number, purpose, order_id, order_number, buyer_id, amount_fen, rate_vnd_per_cny_micros, amount_vnd,
        status, code, method, claim_id, claimed_at)
      overriding system value
      select id, number, 'deposit', id, 'D' || id, ${buyer.id}, vnd / 3575 + 1, 3575000000, vnd, 'pendingApproval', code, 'bankTransfer', id, claimed_at
      from made`);
    await tx.execute(sql`analyze payments`);
  });
  return { codes, amountOf: (at) => 1_000_001 + at };
}

test('5,000 lines are matched against 20,000 open payments within seconds, and a review finds its line among all of them', async () => {
  const server = await testServer();
  const by = await aStaff(server, 'financeReviewer');
  const finance = await server.as(by);
  const { codes, amountOf } = await manyClaims(server);
  const every = openCount / lineCount;
  const rows = Array.from({ length: lineCount }, (_, at) => {
    const place = at * every;
    return `${today()};FT${at};;${amountOf(place)};CK ${codes[place]} GD ${at};NGUYEN VAN HAI`;
  });
  const csv = `${head}\n${rows.join('\n')}\n`;

  const before = process.cpuUsage();
  const { data, told } = await watched(finance, uploadStatement(server, { csv, by }));
  const queue = (await finance.call(listReviews, { query: { size: 100 } })).data;
  const { user, system } = process.cpuUsage(before);
  const cpuMs = Math.round((user + system) / 1_000);

  expect(data).toMatchObject({ newCount: lineCount, matchedCount: lineCount, problems: [] });
  // The oldest claims were paid by the lines that stand first in the file: far behind the newest thousand lines.
  expect(queue.totalElements).toBe(openCount);
  expect(queue.content.filter(({ hint }) => hint === 'exact')).toHaveLength(100 / every);
  expect(cpuMs).toBeLessThan(cpuLimitMs);

  const running = told.filter(({ state }) => state === 'running');
  expect(running.map(({ percent }) => percent)).toEqual(
    running.map(({ percent }) => percent).toSorted((a, b) => a - b),
  );
  expect(running.some(({ percent, readCount }) => percent > 0 && percent < 100 && readCount === lineCount)).toBe(true);
  const { newCount, matchedCount, totalVnd } = data;
  expect((await finance.call(getImportProgress)).data).toMatchObject({
    ...{ fileName: 'statement.csv', state: 'done', percent: 100, failure: '' },
    ...{ lineCount, readCount: lineCount, storedCount: lineCount, matchedCount: lineCount },
    result: { lineCount, newCount, matchedCount, totalVnd },
  });
});

const betweenAsksMs = 25;

/** Asks again and again how far an import is until it has answered, as its page does. */
async function watched<T>(finance: Caller, importing: Promise<T>): Promise<T & { told: ImportProgressView[] }> {
  const told: ImportProgressView[] = [];
  let isOver = false;
  const done = importing.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const { data } = await finance.call(getImportProgress);
    if (data) told.push(data);
    await setTimeout(betweenAsksMs);
  }
  return { ...(await done), told };
}

test('how far an import is, is told to whoever began it, also when it fails or its process is gone', async () => {
  const server = await testServer();
  const by = await aStaff(server, 'financeReviewer');
  const finance = await server.as(by);
  const progress = async () => (await finance.call(getImportProgress)).data;
  expect(await progress()).toBeNull();
  const csv = `${head}\n${today()};FP1;;1.000;a;\n`;
  await uploadStatement(server, { csv, fields: { isPreview: 'true' }, by });
  expect(await progress(), 'a preview changes nothing').toBeNull();

  const mapping = { bookedAt: 'x', reference: 'x', credit: 'x', description: 'x', dateFormat: 'dd/MM/yyyy' };
  await uploadStatement(server, { csv: 'a;b\n1;2\n', fields: { mapping: JSON.stringify(mapping) }, by });
  expect(await progress()).toMatchObject({ state: 'failed', result: null });
  expect((await progress())?.failure).not.toBe('');
  await uploadStatement(server, { csv: `${head}\n${today()};FP2;;much;a;\n`, by });
  expect(await progress(), 'its preview says which rows are wrong').toBeNull();

  await uploadStatement(server, { csv, by });
  expect(await progress()).toMatchObject({ state: 'done', percent: 100, result: { newCount: 1 } });
  const other = await server.as(await aStaff(server, 'financeReviewer'));
  expect((await other.call(getImportProgress)).data).toBeNull();
  await server.db.execute(sql`update statement_imports set state = 'running', result = null`);
  expect(await progress()).toMatchObject({ state: 'running' });
  await server.moveClock({ hours: 0.1 });
  expect(await progress()).toMatchObject({ state: 'failed', result: null });
});
