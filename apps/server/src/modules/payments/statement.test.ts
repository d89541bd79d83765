import {
  addressOf,
  askWithdrawal,
  downloadBuyerStatement,
  downloadBuyerStatementSheet,
  downloadMyStatement,
  downloadMyStatementSheet,
  getMyWallet,
  type Language,
  recordWithdrawalFailed,
} from '@kouan/contract';
import { buyerCode } from '@kouan/domain';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aBuyer, aStaff } from '../../../test/actors.ts';
import { aCase, approve } from '../../../test/cases.ts';
import { type Caller, type TestServer, testServer } from '../../../test/harness.ts';
import { anOrder } from '../../../test/orders.ts';
import { downloadedRows } from '../../../test/workbook.ts';

const today = async (server: TestServer, days = 0): Promise<string> => {
  const { rows } = await server.db.execute<{ day: string }>(
    sql`select to_char((app_now() at time zone 'Asia/Ho_Chi_Minh')::date + ${days}::int, 'YYYY-MM-DD') as day`,
  );
  return rows[0]?.day ?? '';
};
const codeOf = async (server: TestServer, { id }: { id: number }): Promise<string> => {
  const { rows } = await server.db.execute<{ number: string }>(
    sql`select buyer_number as number from users where id = ${id}`,
  );
  return buyerCode(BigInt(rows[0]?.number ?? 0));
};

/** A buyer who paid a deposit, got it back into the wallet, and asked for a part that could not be paid out. */
async function aBuyersYear() {
  const server = await testServer();
  const order = await anOrder(server, { stage: 'paid' });
  const { number } = await aCase(order, { kind: 'cancel' });
  const { refundFen } = await approve(server, number);
  const finance = await server.as(await aStaff(server, 'financeReviewer'));
  const body = { bank: 'Vietcombank', accountNumber: '0071001234567', accountName: 'NGUYEN VAN A', amountFen: 100 };
  const asked = await order.asBuyer.call(askWithdrawal, { body });
  await finance.call(recordWithdrawalFailed, { params: { id: asked.data.id }, body: { reason: 'wrong account' } });
  return { server, order, refundFen, finance };
}

const pdfOf = (server: TestServer, caller: Caller, url: string, language: Language) =>
  server.app.inject({ url, headers: { authorization: caller.token ?? '', 'accept-language': language } });

test('the workbook of a statement holds every posting between its two balances, in the language asked for', async () => {
  const { server, order, refundFen } = await aBuyersYear();
  const query = { from: await today(server), to: await today(server) };

  const rows = await downloadedRows(server, order.asBuyer, addressOf(downloadMyStatementSheet, { query }));

  expect(rows[0]).toEqual(['When', 'What', 'Account', 'Order', 'Payment / shipment', 'In', 'Out', 'Balance']);
  expect(rows[1]?.[1]).toBe('Opening balance');
  expect(rows[1]?.[7]).toBe(0);
  const posted = rows.slice(2, -1);
  expect(posted.map(([, what, account]) => `${String(what)}: ${String(account)}`)).toEqual([
    'Payment approved: Deposits held',
    'Refund approved: Deposits held',
    'Refund approved: Wallet',
    'Withdrawal asked: Payouts pending',
    'Withdrawal asked: Wallet',
    'Withdrawal failed, back in the wallet: Payouts pending',
    'Withdrawal failed, back in the wallet: Wallet',
  ]);
  expect(posted[0]?.slice(3, 6)).toEqual([order.number, order.depositNumber, refundFen / 100]);
  const closing = rows.at(-1);
  expect(closing?.[1]).toBe('Closing balance');
  const { balanceFen } = (await order.asBuyer.call(getMyWallet)).data;
  expect(closing?.[7]).toBe(balanceFen / 100);

  const inChinese = await downloadedRows(
    server,
    order.asBuyer,
    addressOf(downloadMyStatementSheet, { query: { ...query, language: 'cn' } }),
  );
  expect(inChinese[2]?.[1]).toBe('付款通过');
});

test('a later period opens with what an earlier one closed with', async () => {
  const { server, order, refundFen } = await aBuyersYear();
  await server.moveClock({ hours: 48 });
  const day = await today(server);
  const rows = await downloadedRows(
    server,
    await server.as(order.buyer),
    addressOf(downloadMyStatementSheet, { query: { from: day, to: day } }),
  );
  expect(rows.slice(1).map((row) => [row[1], row[7]])).toEqual([
    ['Opening balance', refundFen / 100],
    ['Closing balance', refundFen / 100],
  ]);
});

test.each(['cn', 'en', 'vi'] as const)('the document of a statement is a PDF, in %s too', async (language) => {
  const { server, order } = await aBuyersYear();
  const day = await today(server);
  const url = addressOf(downloadMyStatement, { query: { from: day, to: day } });
  const reply = await pdfOf(server, order.asBuyer, url, language);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('application/pdf');
  expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="statement-B\d+-[\d-]+\.pdf"$/);
  expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const text = reply.rawPayload.toString('latin1');
  expect(text).toContain('/FontFile2');
  expect(text.includes('NotoSansSC-Regular')).toBe(true);
});

test('nobody gets the statement of another buyer; staff with the ledger do, by the code', async () => {
  const { server, order, finance } = await aBuyersYear();
  const code = await codeOf(server, order.buyer);
  const query = { from: await today(server), to: await today(server) };
  const params = { buyerCode: code };
  const stranger = await server.as(await aBuyer(server));

  const foreign = await downloadedRows(server, stranger, addressOf(downloadMyStatementSheet, { query }));
  expect(foreign).toHaveLength(3);
  for (const endpoint of [downloadBuyerStatement, downloadBuyerStatementSheet])
    expect(await stranger.call(endpoint, { params, query })).toMatchObject({
      status: 403,
      error: { code: 'permission.missing' },
    });
  const rows = await downloadedRows(server, finance, addressOf(downloadBuyerStatementSheet, { params, query }));
  expect(rows.length).toBeGreaterThan(8);
  expect((await finance.call(downloadBuyerStatement, { params, query })).status).toBe(200);
  expect(await finance.call(downloadBuyerStatement, { params: { buyerCode: 'B999999' }, query })).toMatchObject({
    status: 404,
    error: { code: 'ledger.buyer_not_found' },
  });
});

test.each([
  ['2026-02-30', '2026-03-01'],
  ['2026-03-02', '2026-03-01'],
  ['2024-01-01', '2026-01-01'],
  ['yesterday', '2026-01-01'],
])('a statement from %s to %s is refused with a sentence', async (from, to) => {
  const server = await testServer();
  const buyer = await server.as(await aBuyer(server));
  const reply = await buyer.call(downloadMyStatement, { query: { from, to } });
  expect(reply).toMatchObject({ status: 400, error: { message: expect.stringContaining('Choose a correct period') } });
});
