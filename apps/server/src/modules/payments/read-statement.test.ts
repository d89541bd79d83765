import { expect, test } from 'vitest';
import { parseVnd } from './parse-amount.ts';
import { closingBalance } from './closing-balance.ts';
import { csvRows } from './csv-rows.ts';
import { parseBookedAt } from './parse-booked-at.ts';
import { readStatement } from './read-statement.ts';

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
  ['1.000-', -1_000n],
  ['1,000 DR', -1_000n],
  ['1,000.00 CR', 1_000n],
  ['1.000+', 1_000n],
  ['0', 0n],
])('%s is an amount', (text, amount) => expect(parseVnd(text)).toBe(amount));

test.each([
  '7.43',
  '7,433.198',
  '1.2.3',
  'abc',
  '7.433,198.000',
  '٧٤٣',
  '12345678901234',
  '1e6',
  '7,433,19',
  '-1.000-',
  '-',
  'CR',
  '1-000',
])('%s is none', (text) => expect(parseVnd(text)).toBeUndefined());

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

const zone = 'Asia/Ho_Chi_Minh';
test.each([
  ['20/11/2026', '2026-11-19T17:00:00Z'],
  ['20/11/26 9:05', '2026-11-20T02:05:00Z'],
  ['20-Nov-2026 21:30:05', '2026-11-20T14:30:05Z'],
  ['20 November 2026', '2026-11-19T17:00:00Z'],
  ['09:30:05 20/11/2026', '2026-11-20T02:30:05Z'],
  ['20/11/2026  09:30:05 PM', '2026-11-20T14:30:05Z'],
  ['20/11/2026 12:10 am', '2026-11-19T17:10:00Z'],
  ['2026年11月20日 09:30:05', '2026-11-20T02:30:05Z'],
  ['2026/11/20 09:30', '2026-11-20T02:30:00Z'],
  ['20261120', '2026-11-19T17:00:00Z'],
  ['20261120 093005', '2026-11-20T02:30:05Z'],
  ['20261120093005', '2026-11-20T02:30:05Z'],
  ['2026-11-20T02:30:05.123Z', '2026-11-20T02:30:05.123Z'],
  ['2026-11-20T02:30:05+08:00', '2026-11-19T18:30:05Z'],
  ['2026-11-20 09:30:05.0', '2026-11-20T02:30:05Z'],
])('%s is a moment', (text, moment) =>
  expect(parseBookedAt(text, { dateFormat: 'dd/MM/yyyy', timeZone: zone })).toEqual(new Date(moment)),
);

test.each(['31/02/2026', '20/13/2026', '20261320', '2026-11-20 25:00', '20-Foo-2026', '2026', '99/99/2026', 'Nov'])(
  '%s is none',
  (text) => expect(parseBookedAt(text, { dateFormat: 'dd/MM/yyyy', timeZone: zone })).toBeUndefined(),
);

test('the month stands first where a day of the column cannot be one, or where the mapping says so', () => {
  const american = read('Date,Reference,Credit,Description\n11/10/2026,A,100,x\n11/13/2026,B,100,x\n');
  expect(american.mapping?.dateFormat).toBe('MM/dd/yyyy');
  expect(american.lines.map(({ bookedAt }) => bookedAt.toISOString())).toEqual([
    '2026-11-09T17:00:00.000Z',
    '2026-11-12T17:00:00.000Z',
  ]);
});

/** 交易日期,交易时间,流水号,金额,借贷标志,摘要,对方户名 / 20261120,09:30:05,C1,900000,贷,货款,阮氏 in GB 18030. */
const chineseBank = [
  'bdbbd2d7c8d5c6da2cbdbbd2d7cab1bce42cc1f7cbaebac52cbdf0b6ee2cbde8b4fbb1ead6be2cd5aad2aa2cb6d4b7bdbba7c3fb0a',
  '32303236313132302c30393a33303a30352c43312c3930303030302cb4fb2cbbf5bfee2cc8eecacf0a',
].join('');

test('a Chinese bank: GB 18030, the time in a column of its own, one column of amounts with its side beside it', () => {
  const { lines, mapping, problems } = readStatement(csvRows(Buffer.from(chineseBank, 'hex')), terms);
  expect(problems).toEqual([]);
  expect(mapping).toMatchObject({ bookedAt: '交易日期', time: '交易时间', credit: '金额', direction: '借贷标志' });
  expect(lines).toEqual([
    {
      bookedAt: new Date('2026-11-20T02:30:05Z'),
      reference: 'C1',
      amountVnd: 900_000n,
      description: '货款',
      payer: '阮氏',
    },
  ]);
});

test.each([
  ['Dr/Cr', 'D', 'C'],
  ['Debit/Credit', 'DR', 'CR'],
  ['Loại', 'Nợ', 'Có'],
  ['+/-', '-', '+'],
])('what left is not counted as money that came, in a column %s', (name, out, back) => {
  const rows = [`20/11/2026;A;500.000;${out};phi;9`, `20/11/2026;B;700.000;${back};ck;9`];
  const text = [`Ngày;Mã giao dịch;Số tiền;${name};Nội dung;Số dư`, ...rows].join('\n');
  const { lines, debitCount, problems } = read(text);
  expect([lines.map(({ reference }) => reference), debitCount, problems]).toEqual([['B'], 1, []]);
  const kept = { bookedAt: 'Ngày', reference: 'Mã giao dịch', credit: 'Số tiền', description: 'Nội dung' };
  const mappings = [{ ...kept, dateFormat: 'dd/MM/yyyy' as const }];
  expect(readStatement(csvRows(Buffer.from(text)), { ...terms, mappings }).lines, 'an old mapping').toHaveLength(1);
  const direction = { ...kept, direction: name, dateFormat: 'dd/MM/yyyy' as const };
  const odd = readStatement(csvRows(Buffer.from(text.replace(`;${out};`, ';x;'))), {
    ...terms,
    mappings: [direction],
  });
  expect(odd.problems).toEqual([{ row: 2, code: 'payment.row_direction_wrong', value: 'x' }]);
});

test('semicolons are found among amounts and memos full of commas, whatever stands around the table', () => {
  const statement = read(
    [
      'SAO KE TAI KHOAN, CHI NHANH 1, HA NOI, VIET NAM',
      'Ngày giao dịch;Số tham chiếu;Phát sinh nợ;Phát sinh có;Số dư;Nội dung',
      '01/11/2026;;;;1,000,000;Số dư đầu kỳ',
      '20/11/2026;FT1;;7,433,198;8,433,198;"ck, cho; hang',
      'thang 11, lan 2"',
      '20/11/2026;FT1;;7,433,198;8,433,198;"ck, cho; hang',
      'thang 11, lan 2"',
      'Tổng cộng 2 giao dịch;;;14,866,396;;',
      'In lúc 10:00 ngày 20/11/2026, trang 1/1;;;;;',
    ].join('\n'),
  );
  expect(statement.problems).toEqual([]);
  expect(statement.lines.map(({ reference, amountVnd, description }) => [reference, amountVnd, description])).toEqual([
    ['FT1', 7_433_198n, 'ck, cho; hang\nthang 11, lan 2'],
    ['FT1', 7_433_198n, 'ck, cho; hang\nthang 11, lan 2'],
  ]);
});

test('UTF-16 of either order, and bars between cells', () => {
  const text = '\uFEFFDate|Reference|Credit|Description\n2026-11-20|R1|5.000|tiền\n';
  const little = Buffer.from(text, 'utf16le');
  const big = Buffer.from(little).swap16();
  for (const data of [little, big]) expect(readStatement(csvRows(data), terms).lines[0]?.description).toBe('tiền');
});

test('letters of a code page that is neither are refused, never read as Chinese', () => {
  const windows1258 = Buffer.from('Ngày;Mã;Có;N\u00F4i dung\n', 'latin1');
  expect(() => csvRows(windows1258)).toThrow('payment.statement_not_readable');
});
