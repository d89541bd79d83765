import {
  addBankSource,
  approvePayment,
  getCashier,
  listBankLines,
  listBankSources,
  renewBankSecret,
  switchBankSource,
} from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aStaff } from '../../../test/actors.ts';
import { aBank, secondProcess } from '../../../test/bank.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { anOrder, bankTransfers, uploadStatement } from '../../../test/orders.ts';
import { brokenRules } from '../../../test/stock.ts';

const linesOf = async (server: TestServer) =>
  (await (await server.as(await aStaff(server, 'financeReviewer'))).call(listBankLines)).data;
const warm = (server: TestServer) =>
  Promise.all(Array.from({ length: 10 }, () => server.db.execute(sql`select pg_sleep(0.05)`)));

test('what a bank tells becomes a line that a reviewer finds beside the claim', async () => {
  const server = await testServer();
  const bank = await aBank(server);
  const order = await anOrder(server, { stage: 'claimed' });
  const number = order.depositNumber ?? '';
  const due = (await order.asBuyer.call(getCashier, { params: { number } })).data;

  expect(await bank.send({ amountVnd: due.dueVnd, description: `CK ${due.code}`, reference: 'FT100' })).toMatchObject({
    status: 200,
    outcome: 'booked',
  });

  const lines = await linesOf(server);
  expect(lines.content).toMatchObject([
    { reference: 'FT100', amountVnd: due.dueVnd, owner: { paymentNumber: number } },
  ]);
  const reviewer = await server.as(await aStaff(server, 'financeReviewer'));
  const approved = await reviewer.call(approvePayment, {
    params: { number },
    body: { bankLineId: lines.content[0]?.id ?? 0 },
  });
  expect(approved).toMatchObject({ status: 200, data: { status: 'paid' } });
  expect(await brokenRules(server)).toEqual([]);
});

test('the secret is shown once, and renewing or switching off ends the old one at once', async () => {
  const server = await testServer();
  const bank = await aBank(server);
  expect(bank.secret.length).toBeGreaterThanOrEqual(40);
  expect(JSON.stringify((await bank.asAdmin.call(listBankSources)).data)).not.toContain(bank.secret);
  const dump = await server.db.execute(sql`select row_to_json(s)::text as row from bank_sources s`);
  expect(JSON.stringify(dump.rows)).not.toContain(bank.secret);
  expect((await bank.send({})).status).toBe(200);

  const { data } = await bank.asAdmin.call(renewBankSecret, { params: { id: bank.source.id }, body: {} });
  expect(await bank.send({})).toMatchObject({ status: 401, code: 'payment.notice_unsigned' });
  expect((await bank.send({}, { secret: data.secret })).status).toBe(200);

  await bank.asAdmin.call(switchBankSource, { params: { id: bank.source.id }, body: { isActive: false } });
  expect(await bank.send({}, { secret: data.secret })).toMatchObject({ status: 401, code: 'payment.notice_unsigned' });
  const finance = await server.as(await aStaff(server, 'financeReviewer'));
  expect((await finance.call(addBankSource, { body: { name: 'mine', accountId: 1 } })).status).toBe(403);
});

test('no signature, a wrong one, another body, an unknown source, an old or a future moment: refused, nothing booked', async () => {
  const server = await testServer();
  const bank = await aBank(server);
  const unsigned = { status: 401, code: 'payment.notice_unsigned' };
  const signed = await bank.sign({});

  expect(await bank.send({}, { secret: 'guessed' })).toMatchObject(unsigned);
  expect(await bank.send({}, { signature: '' })).toMatchObject(unsigned);
  expect(await bank.send({}, { signature: 'zz'.repeat(32) })).toMatchObject(unsigned);
  expect(await bank.post({ ...signed, text: signed.text.replace('1000000', '9000000') })).toMatchObject(unsigned);
  expect(await bank.post({ ...signed, timestamp: String(Number(signed.timestamp) + 1) })).toMatchObject(unsigned);
  expect(await bank.send({}, { path: '/api/bank/notices/nobody' })).toMatchObject(unsigned);
  expect(await bank.send({}, { shiftSeconds: -301 })).toMatchObject({ status: 401, code: 'payment.notice_too_old' });
  expect(await bank.send({}, { shiftSeconds: 302 })).toMatchObject({ status: 401, code: 'payment.notice_too_old' });
  expect((await bank.send({}, { shiftSeconds: -290 })).status).toBe(200);

  expect((await linesOf(server)).totalElements).toBe(1);
  const [source] = (await bank.asAdmin.call(listBankSources)).data;
  expect(source?.failures.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual([2, 5]);
});

test('what is signed but cannot be booked is refused with its reason', async () => {
  const server = await testServer();
  const bank = await aBank(server);
  const refused = async (notice: Parameters<typeof bank.send>[0]) => (await bank.send(notice)).code;

  expect(await refused({ amountVnd: 0 })).toBe('payment.notice_not_readable');
  expect(await refused({ amountVnd: 1.5 })).toBe('payment.notice_not_readable');
  expect(await refused({ reference: ' ' })).toBe('payment.notice_not_readable');
  expect(await refused({ bookedAt: 'yesterday' })).toBe('payment.notice_not_readable');
  expect(await refused('[]')).toBe('payment.notice_not_readable');
  expect(await refused({ description: 'a\u0000b' })).toBe('request.not_readable');
  expect(await refused({ accountNumber: '42' })).toBe('payment.notice_wrong_account');
  expect(await refused({ bookedAt: '2020-01-01T00:00:00Z' })).toBe('payment.notice_date_wrong');
  expect((await bank.send('{"not json')).status).toBe(400);
  expect((await bank.send({ description: 'x'.repeat(20_000) })).status).toBe(413);
  expect(await bank.send({ amountVnd: -5_000 })).toMatchObject({ status: 200, outcome: 'outgoing' });

  expect((await linesOf(server)).totalElements).toBe(0);
  const [source] = (await bank.asAdmin.call(listBankSources)).data;
  expect(source?.failures.length).toBe(3);
  expect(source?.lastNotice).toMatchObject({ outcome: 'outgoing' });
});

test('the same notice eight times at once through two processes is one line', async () => {
  const server = await testServer();
  const other = await secondProcess(server);
  const bank = await aBank(server);
  const signed = await bank.sign({ reference: 'FT200' });
  await warm(server);

  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, index) => bank.post(signed, index % 2 === 0 ? {} : { app: other.app })),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(7).fill(409)]);
  expect(replies.find(({ status }) => status === 409)?.code).toBe('payment.notice_repeated');

  const anew = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      bank.send({ reference: 'FT300' }, { shiftSeconds: index, ...(index % 2 === 0 ? {} : { app: other.app }) }),
    ),
  );
  expect(anew.filter(({ outcome }) => outcome === 'booked').length).toBe(1);
  expect(anew.filter(({ outcome }) => outcome === 'known').length).toBe(7);
  await other.stop();

  expect((await linesOf(server)).content.map(({ reference }) => reference).toSorted()).toEqual(['FT200', 'FT300']);
  expect(await brokenRules(server)).toEqual([]);
});

test('a notice and a statement tell of the same transfer: one line, whichever comes first and whatever the texts say', async () => {
  const server = await testServer();
  const bank = await aBank(server);
  expect((await bank.send({ reference: 'FT400', amountVnd: 400_000, description: 'IBFT abc' })).outcome).toBe('booked');
  await bankTransfers(server, [
    { reference: 'ft400', amountVnd: 400_000, memo: 'IBFT abc DEN:113366668888' },
    { reference: 'FT500', amountVnd: 500_000, memo: 'xyz' },
  ]);
  expect((await bank.send({ reference: 'FT500', amountVnd: 500_000, description: 'other words' })).outcome).toBe(
    'known',
  );
  // The same reference with another amount is another movement.
  expect((await bank.send({ reference: 'FT500', amountVnd: 500_001 })).outcome).toBe('booked');

  const lines = (await linesOf(server)).content;
  expect(
    lines.toSorted((a, b) => b.amountVnd - a.amountVnd).map(({ reference, amountVnd }) => [reference, amountVnd]),
  ).toEqual([
    ['FT500', 500_001],
    ['FT500', 500_000],
    ['ft400', 400_000],
  ]);
  const { rows } = await server.db.execute(
    sql`select 1 from bank_lines where lower(reference) = 'ft400' and statement_id is not null and source_id is not null`,
  );
  expect(rows.length).toBe(1);
  expect(await brokenRules(server)).toEqual([]);
});

test('a notice and a statement of the same transfer at the same moment are one line', async () => {
  const server = await testServer();
  const bank = await aBank(server);
  const by = await aStaff(server, 'financeReviewer');
  const today = new Date().toISOString().slice(0, 10).split('-').toReversed().join('/');
  const csv = `Transaction Date,Reference,Debit,Credit,Description,Payer\n${today},FT600,,600000,abc,A\n`;
  await warm(server);
  const [sent, uploaded] = await Promise.all([
    bank.send({ reference: 'FT600', amountVnd: 600_000, description: 'abc' }),
    uploadStatement(server, { csv, by }),
  ]);
  expect([sent.status, uploaded.status]).toEqual([200, 200]);
  expect((await linesOf(server)).totalElements).toBe(1);
  expect(await brokenRules(server)).toEqual([]);
});

test('notices come in any order', async () => {
  const server = await testServer();
  const bank = await aBank(server);
  const at = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  for (const hours of [1, 30, 5]) await bank.send({ reference: `FT7${hours}`, bookedAt: at(hours) });
  expect((await linesOf(server)).content.map(({ reference }) => reference)).toEqual(['FT71', 'FT75', 'FT730']);
});

test('whoever has seen the secret of a source does not approve with what it tells until a statement has it', async () => {
  const server = await testServer();
  const bank = await aBank(server);
  const order = await anOrder(server, { stage: 'claimed' });
  const number = order.depositNumber ?? '';
  const due = (await order.asBuyer.call(getCashier, { params: { number } })).data;
  await bank.send({ reference: 'FT800', amountVnd: due.dueVnd, description: due.code });
  const bankLineId = (await linesOf(server)).content[0]?.id ?? 0;
  const approve = () => bank.asAdmin.call(approvePayment, { params: { number }, body: { bankLineId } });

  expect(await approve()).toMatchObject({ status: 403, error: { code: 'payment.second_person_required' } });
  await bankTransfers(server, [{ reference: 'FT800', amountVnd: due.dueVnd, memo: due.code }]);
  expect((await approve()).status).toBe(200);
  expect(await brokenRules(server)).toEqual([]);
});
