import { importStatement } from '@kouan/contract';
import { formatDateTime } from '@kouan/domain';
import { expect, test } from 'vitest';
import { aStaff } from '../../../test/actors.ts';
import { testServer } from '../../../test/harness.ts';
import { anOrder, claim, moneyProblems, uploadStatement } from '../../../test/orders.ts';

test('a moment that no clock has is refused, every other way of writing one is taken', async () => {
  const server = await testServer();
  const order = await anOrder(server);
  const number = order.depositNumber ?? '';
  for (const paidAt of ['2016-12-31T23:59:60Z', '2026-11-21T10:00:00+24:00', 'yesterday', '2026-02-31T10:00:00Z']) {
    expect(await claim(order.asBuyer, number, { paidAt })).toMatchObject({
      status: 400,
      error: { code: 'request.invalid' },
    });
  }
  expect((await claim(order.asBuyer, number, { paidAt: '2026-11-21T10:00:00+07:00' })).data.paidAt).toBe(
    '2026-11-21T03:00:00.000Z',
  );
});

test('a statement with the largest amounts or with a file name of any bytes is no failure of ours', async () => {
  const server = await testServer();
  const now = formatDateTime(new Date(), 'Asia/Ho_Chi_Minh');
  const rows = Array.from({ length: 1000 }, (_, at) => `${now},FT${at},,9999999999999,memo,NGUYEN`);
  const large = await uploadStatement(server, {
    csv: ['Transaction Date,Reference,Debit,Credit,Description,Payer', ...rows].join('\n'),
  });
  expect(large.status).toBeLessThan(500);

  const { token = '' } = await server.as(await aStaff(server, 'financeReviewer'));
  for (const filename of [
    "filename*=UTF-8''a%00b.csv",
    'filename="a\u0000b.csv"',
    `filename="${'x'.repeat(5000)}.csv"`,
    "filename*=UTF-8''%ED%A0%80.csv",
  ]) {
    const reply = await server.app.inject({
      method: importStatement.method,
      url: importStatement.path,
      headers: { 'content-type': 'multipart/form-data; boundary=b', authorization: token },
      payload: `--b\r\ncontent-disposition: form-data; name="accountId"\r\n\r\n1\r\n--b\r\ncontent-disposition: form-data; name="file"; ${filename}\r\ncontent-type: text/csv\r\n\r\nTransaction Date,Reference,Debit,Credit,Description,Payer\n${now},F${filename.length},,5,memo,NGUYEN\r\n--b--\r\n`,
    });
    expect([filename, reply.statusCode < 500, reply.body]).toMatchObject([filename, true, expect.any(String)]);
  }
  expect(await moneyProblems(server)).toEqual([]);
});

test('five thousand lines are imported in time', async () => {
  const server = await testServer();
  const now = formatDateTime(new Date(), 'Asia/Ho_Chi_Minh');
  const rows = Array.from({ length: 5000 }, (_, at) => `${now},FT${at},,${at + 1},memo ${at},NGUYEN`);
  const reply = await uploadStatement(server, {
    csv: ['Transaction Date,Reference,Debit,Credit,Description,Payer', ...rows].join('\n'),
  });
  expect(reply).toMatchObject({ status: 200, data: { newCount: 5000 } });
  expect(await moneyProblems(server)).toEqual([]);
});
