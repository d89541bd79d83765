import {
  approveOverride,
  approvePayment,
  declineOverride,
  getCashier,
  getReview,
  listBankLines,
  requestOverride,
} from '@kouan/contract';
import { formatDateTime } from '@kouan/domain';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aStaff } from '../../../test/actors.ts';
import { type Caller, type TestServer, testServer } from '../../../test/harness.ts';
import { anOrder, uploadStatement } from '../../../test/orders.ts';
import { brokenRules } from '../../../test/stock.ts';

async function aRequest(server: TestServer) {
  const order = await anOrder(server, { stage: 'claimed' });
  const number = order.depositNumber ?? '';
  const due = (await order.asBuyer.call(getCashier, { params: { number } })).data;
  const first = await server.as(await aStaff(server, 'financeReviewer'));
  const second = await server.as(await aStaff(server, 'financeReviewer'));
  const body = {
    amountVnd: due.dueVnd,
    reference: `FT${number}`,
    payer: 'NGUYEN VAN A',
    bookedAt: new Date().toISOString(),
    reason: 'seen in the bank app',
  };
  return {
    order,
    number,
    due,
    first,
    second,
    body,
    request: () => first.call(requestOverride, { params: { number }, body }),
  };
}
const statementOf = (rows: string[]) =>
  ['Transaction Date,Reference,Debit,Credit,Description,Payer', ...rows].join('\n');
const now = () => formatDateTime(new Date(), 'Asia/Ho_Chi_Minh');

test('money that no statement has yet: one person records it, another approves, the statement confirms it without booking it twice', async () => {
  const server = await testServer();
  const { number, due, first, second, body, request } = await aRequest(server);
  expect(await request()).toMatchObject({
    status: 200,
    data: { status: 'pendingApproval', override: { amountVnd: due.dueVnd } },
  });
  const mayDo = async (person: Caller) => (await person.call(getReview, { params: { number } })).data.allowedActions;
  expect(await mayDo(first)).toContain('declineOverride');
  expect(await mayDo(first)).not.toContain('approveOverride');
  expect((await request()).error?.code).toBe('payment.override_open');
  expect((await server.db.execute(sql`select 1 from bank_lines`)).rows).toEqual([]);

  expect(await first.call(approveOverride, { params: { number }, body: {} })).toMatchObject({
    status: 403,
    error: { code: 'payment.second_person_required' },
  });
  expect(await mayDo(second)).toContain('approveOverride');
  expect(await second.call(approveOverride, { params: { number }, body: {} })).toMatchObject({
    status: 200,
    data: { status: 'paid', override: null },
  });
  const listed = async () => (await second.call(listBankLines)).data.content;
  expect(await listed()).toMatchObject([{ isUnconfirmed: true, reference: body.reference, payments: [number] }]);
  expect(await brokenRules(server)).toEqual([]);

  const line = `${now()},${body.reference.toLowerCase()},,${due.dueVnd},CK ${due.code},NGUYEN`;
  const imported = (await uploadStatement(server, { csv: statementOf([line]) })).data;
  expect(imported).toMatchObject({ newCount: 0, knownCount: 1 });
  const longer = statementOf([line, `${now()},FTX,,5000,else,TRAN`]);
  expect((await uploadStatement(server, { csv: longer })).data).toMatchObject({ newCount: 1, knownCount: 1 });
  expect((await listed()).map(({ isUnconfirmed }) => isUnconfirmed)).toEqual([false, false]);
  expect((await second.call(listBankLines, { query: { isUnconfirmed: true } })).data.totalElements).toBe(0);
  expect(await brokenRules(server)).toEqual([]);
});

test('a statement with another reference confirms it by the code in the memo', async () => {
  const server = await testServer();
  const { number, due, second, request } = await aRequest(server);
  await request();
  await second.call(approveOverride, { params: { number }, body: {} });
  const csv = statementOf([`${now()},BANK77,,${due.dueVnd},tt ${due.code.slice(0, 4)} ${due.code.slice(4)},X`]);
  expect((await uploadStatement(server, { csv })).data).toMatchObject({ newCount: 0, knownCount: 1 });
  expect(await brokenRules(server)).toEqual([]);
});

test('declined, overtaken by the statement, or nothing to decide', async () => {
  const server = await testServer();
  const { number, due, first, second, body, request } = await aRequest(server);
  expect((await second.call(approveOverride, { params: { number }, body: {} })).error?.code).toBe(
    'payment.override_not_found',
  );
  await request();
  expect((await second.call(declineOverride, { params: { number }, body: {} })).data).toMatchObject({
    status: 'pendingApproval',
    override: null,
  });
  for (const bookedAt of ['0999-01-01T00:00:00Z', new Date(Date.now() + 3 * 86_400_000).toISOString()])
    expect((await first.call(requestOverride, { params: { number }, body: { ...body, bookedAt } })).status).toBe(400);
  await request();
  await uploadStatement(server, { csv: statementOf([`${now()},${body.reference},,${due.dueVnd},${due.code},N`]) });
  expect((await second.call(approveOverride, { params: { number }, body: {} })).error?.code).toBe('payment.line_known');
  const [line] = (await second.call(listBankLines)).data.content;
  expect(
    (await second.call(approvePayment, { params: { number }, body: { bankLineId: line?.id ?? 0 } })).data,
  ).toMatchObject({ status: 'paid', override: null });
  const service = await server.as(await aStaff(server, 'customerService'));
  expect((await service.call(requestOverride, { params: { number }, body })).status).toBe(403);
  expect(await brokenRules(server)).toEqual([]);
});

test('who recorded a line approves nothing with what is left of it', async () => {
  const server = await testServer();
  const { number, first, second, body } = await aRequest(server);
  const other = await anOrder(server, { stage: 'claimed' });
  await first.call(requestOverride, { params: { number }, body });
  await second.call(approveOverride, { params: { number }, body: {} });
  await server.db.execute(sql`update bank_lines set left_vnd = 5000, left_fen = 140`);
  const { rows } = await server.db.execute<{ id: string }>(sql`select id from bank_lines`);
  const reply = await first.call(approvePayment, {
    params: { number: other.depositNumber ?? '' },
    body: { bankLineId: Number(rows[0]?.id) },
  });
  expect(reply).toMatchObject({ status: 403, error: { code: 'payment.second_person_required' } });
});

test('two second persons at once: booked once', async () => {
  const server = await testServer();
  const { number, second, request } = await aRequest(server);
  const third = await server.as(await aStaff(server, 'financeReviewer'));
  await request();
  await Promise.all(Array.from({ length: 10 }, () => server.db.execute(sql`select pg_sleep(0.05)`)));
  const replies = await Promise.all(
    [second, third].map((person) => person.call(approveOverride, { params: { number }, body: {} })),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await server.db.execute(sql`select 1 from bank_lines`)).rows).toHaveLength(1);
  expect(await brokenRules(server)).toEqual([]);
});
