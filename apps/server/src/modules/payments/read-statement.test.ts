import { expect, test } from 'vitest';
import { parseVnd } from './parse-amount.ts';
import { closingBalance } from './closing-balance.ts';
import { csvRows, readStatement } from './read-statement.ts';

const now = new Date('2026-11-20T10:00:00Z');
const terms = { mappings: [], timeZone: 'Asia/Ho_Chi_Minh', now };
const read = (text: string) => readStatement(csvRows(Buffer.from(text)), terms);

test.each([
  ['7433198', 7_433_198n],
  ['7.433.198', 7_433_198n],
  ['7,433,198', 7_433_198n],
  ['7.433.198,00', 7_433_198n],
  ['7,433,198.00', 7_433_198n],
  ['+7.433.198 VND', 7_433_198n],
  ['7 433 198đ', 7_433_198n],
  ['500', 500n],
  ['500.00', 500n],
  ['-1.000', -1_000n],
  ['(1,000)', -1_000n],
  ['0', 0n],
])('%s is an amount', (text, amount) => expect(parseVnd(text)).toBe(amount));

test.each(['7.43', '7,433.198', '1.2.3', 'abc', '7.433,198.000', '٧٤٣', '12345678901234', '1e6', '7,433,19'])(
  '%s is none',
  (text) => expect(parseVnd(text)).toBeUndefined(),
);

test('a Vietnamese file with a preamble, a mark, semicolons, debits and totals', () => {
  const statement = read(
    [
      '\uFEFFNgân hàng Mẫu;;;;;',
      'Số tài khoản;113366668888;;;;',
      'Ngày giao dịch;Số tham chiếu;Phát sinh nợ;Phát sinh có;Số dư;Nội dung',
      '20/11/2026 09:30:05;FT1;;7.433.198;9.000.000;D7K2 chuyen tien',
      '20/11/2026 10:00;FT2;50.000;;8.950.000;phi',
      ';;50.000;7.433.198;;Tổng cộng',
    ].join('\r\n'),
  );
  expect(statement.problems).toEqual([]);
  expect(statement.debitCount).toBe(1);
  expect(statement.lines).toEqual([
    {
      bookedAt: new Date('2026-11-20T02:30:05Z'),
      reference: 'FT1',
      amountVnd: 7_433_198n,
      description: 'D7K2 chuyen tien',
      payer: '',
    },
  ]);
  expect(statement.mapping).toEqual({
    bookedAt: 'Ngày giao dịch',
    reference: 'Số tham chiếu',
    credit: 'Phát sinh có',
    description: 'Nội dung',
    balance: 'Số dư',
    dateFormat: 'dd/MM/yyyy HH:mm:ss',
  });
});

test('English with commas and quotes, Chinese with tabs', () => {
  const english = read(
    'Transaction Date,Reference No,Debit,Credit,Balance,Description,Counterparty Name\n2026-11-20 01:02:03,R1,,"1,500,000",9,"memo, with comma",NGUYEN A\n',
  );
  expect(english.lines).toEqual([
    {
      bookedAt: new Date('2026-11-19T18:02:03Z'),
      reference: 'R1',
      amountVnd: 1_500_000n,
      description: 'memo, with comma',
      payer: 'NGUYEN A',
    },
  ]);
  const chinese = read('交易日期\t流水号\t借方金额\t贷方金额\t摘要\t对方户名\n20/11/2026\tC1\t\t900.000\t货款\t阮氏\n');
  expect(chinese.lines[0]).toMatchObject({
    bookedAt: new Date('2026-11-19T17:00:00Z'),
    amountVnd: 900_000n,
    payer: '阮氏',
  });
});

test('wrong rows are listed by their line', () => {
  const statement = read(
    'Date,Reference,Credit,Description\n31/02/2026,A,100,x\n20/11/2026,B,12.5,x\n20/11/2026,,300,x\n20/11/2020,D,1,x\n20/11/2026,E,400,ok\n',
  );
  expect(statement.problems).toEqual([
    { row: 2, code: 'payment.row_date_wrong', value: '31/02/2026' },
    { row: 3, code: 'payment.row_amount_wrong', value: '12.5' },
    { row: 4, code: 'payment.row_reference_missing', value: '' },
    { row: 5, code: 'payment.row_date_wrong', value: '20/11/2020' },
  ]);
  expect(statement.lines).toHaveLength(1);
});

test('unknown columns ask for a mapping, and a given one is used', () => {
  const text = 'a,b,c,d\n20/11/2026,X,5.000,hello\n';
  expect(read(text)).toMatchObject({ mapping: undefined, columns: ['a', 'b', 'c', 'd'], lines: [] });
  const mapping = { bookedAt: 'a', reference: 'b', credit: 'c', description: 'd', dateFormat: 'dd/MM/yyyy' as const };
  expect(readStatement(csvRows(Buffer.from(text)), { ...terms, mappings: [mapping] }).lines).toHaveLength(1);
});

test('broken text is refused with advice', () => {
  const read = (data: Uint8Array) => () => readStatement(csvRows(data), terms);
  expect(read(Buffer.from([0x50, 0x4b, 3, 4, 0, 0xff]))).toThrow('payment.statement_not_readable');
  expect(read(Buffer.from([0xc3, 0x28]))).toThrow('payment.statement_not_readable');
});

test.each([
  ['the oldest first', ['19/11/2026;A;;100;1100;x', '20/11/2026;B;;50;1150;y', '20/11/2026;C;30;;1120;z'], 1_120n],
  ['the newest first', ['20/11/2026;C;30;;1120;z', '20/11/2026;B;;50;1150;y', '19/11/2026;A;;100;1100;x'], 1_120n],
  ['one day, the oldest first', ['20/11/2026;A;;100;1100;x', '20/11/2026;B;;50;1150;y'], 1_150n],
  ['one day, the newest first', ['20/11/2026;B;;50;1150;y', '20/11/2026;A;;100;1100;x'], 1_150n],
  ['a single line', ['20/11/2026;B;;50;1150;y'], 1_150n],
  ['no balance that is one', ['20/11/2026;B;;50;?;y'], undefined],
])('the closing balance of a statement with %s', (_, rows, closing) => {
  const statement = read(['Ngày;Số tham chiếu;Ghi nợ;Ghi có;Số dư;Nội dung', ...rows].join('\n'));
  expect(statement.mapping?.balance).toBe('Số dư');
  expect(closingBalance(statement.balances)?.balanceVnd).toBe(closing);
});
