import type { ColumnMapping } from '@kouan/contract';
import { plainName } from './match-transfer.ts';
import { guessDateFormat } from './parse-booked-at.ts';

type Column = 'bookedAt' | 'reference' | 'credit' | 'description' | 'payer' | 'balance';

/** What banks call their columns, in capitals without diacritics; the likelier name first. */
const knownNames: Record<Column, readonly string[]> = {
  bookedAt: [
    'NGAY GIO GIAO DICH',
    'NGAY GIAO DICH',
    'THOI GIAN GIAO DICH',
    'TRANSACTION DATE',
    'TRANSACTION TIME',
    'BOOKED AT',
    'BOOKING DATE',
    'POSTING DATE',
    'NGAY HACH TOAN',
    'NGAY HIEU LUC',
    'NGAY GIO',
    'THOI GIAN',
    'NGAY',
    'DATE',
    'TIME',
    '交易时间',
    '交易日期',
    '记账日期',
    '入账时间',
    '日期',
    '时间',
  ],
  reference: [
    'SO THAM CHIEU',
    'MA THAM CHIEU',
    'MA GIAO DICH',
    'SO GIAO DICH',
    'SO BUT TOAN',
    'SO CHUNG TU',
    'SO GD',
    'REFERENCE NUMBER',
    'REFERENCE NO',
    'REFERENCE',
    'TRANSACTION ID',
    'TRANSACTION NO',
    'TRANSACTION NUMBER',
    'REF NO',
    'REF',
    '流水号',
    '交易号',
    '参考号',
    '凭证号',
  ],
  credit: [
    'SO TIEN GHI CO',
    'PHAT SINH CO',
    'GHI CO',
    'TIEN VAO',
    'CREDIT AMOUNT',
    'CREDIT',
    'MONEY IN',
    'CO',
    'SO TIEN',
    'AMOUNT',
    '贷方金额',
    '贷方发生额',
    '贷方',
    '收入金额',
    '收入',
    '入账金额',
    '金额',
  ],
  description: [
    'NOI DUNG GIAO DICH',
    'NOI DUNG CHUYEN KHOAN',
    'NOI DUNG CHI TIET',
    'NOI DUNG',
    'DIEN GIAI',
    'MO TA',
    'DESCRIPTION',
    'TRANSACTION DETAILS',
    'DETAILS',
    'NARRATIVE',
    'REMARKS',
    'REMARK',
    'MEMO',
    '摘要',
    '附言',
    '用途',
    '备注',
    '说明',
  ],
  payer: [
    'TEN NGUOI CHUYEN',
    'NGUOI CHUYEN',
    'TEN TAI KHOAN DOI UNG',
    'TEN DOI UNG',
    'DOI TAC',
    'TEN DOI TAC',
    'COUNTERPARTY NAME',
    'COUNTERPARTY',
    'PAYER',
    'SENDER',
    'REMITTER',
    '付款人',
    '对方户名',
    '对方名称',
    '汇款人',
  ],
  balance: [
    'SO DU SAU GIAO DICH',
    'SO DU LUY KE',
    'SO DU CUOI',
    'SO DU',
    'CLOSING BALANCE',
    'RUNNING BALANCE',
    'BALANCE AFTER',
    'BALANCE',
    '账户余额',
    '余额',
    '结余',
  ],
};
const isDebitName = /DEBIT|GHI NO|PHAT SINH NO|TIEN RA|借方|支出/;
const shortestPart = 4;

/** The columns of a head row by their names, in Vietnamese, English or Chinese. Undefined without date, reference, credit and text. */
export function guessMapping(head: readonly string[], firstRow: readonly string[]): ColumnMapping | undefined {
  const taken = new Set<number>();
  const find = (column: Column): string | undefined => {
    const at = columnAt(head, knownNames[column], taken);
    if (at === -1) return undefined;
    taken.add(at);
    return head[at];
  };
  const bookedAt = find('bookedAt');
  const reference = find('reference');
  const credit = find('credit');
  const description = find('description');
  const payer = find('payer');
  const balance = find('balance');
  if (bookedAt === undefined || reference === undefined || credit === undefined || description === undefined)
    return undefined;
  const dateFormat = guessDateFormat(firstRow[head.indexOf(bookedAt)] ?? '');
  return {
    ...{ bookedAt, reference, credit, description, dateFormat },
    ...(payer === undefined ? {} : { payer }),
    ...(balance === undefined ? {} : { balance }),
  };
}

/** A mapping that was kept before balances were read learns their column. */
export function withBalance(mapping: ColumnMapping, head: readonly string[]): ColumnMapping {
  const balance = mapping.balance ?? head[columnAt(head, knownNames.balance, new Set())];
  return balance === undefined ? mapping : { ...mapping, balance };
}

/** First whole names, then names that contain a known one, as in "Ngày giao dịch / Transaction date". */
function columnAt(head: readonly string[], names: readonly string[], taken: ReadonlySet<number>): number {
  const plain = head.map((name, index) =>
    taken.has(index) || isDebitName.test(plainName(name)) ? '' : plainName(name),
  );
  for (const name of names) {
    const at = plain.indexOf(name);
    if (at !== -1) return at;
  }
  for (const name of names.filter((known) => known.length >= shortestPart || /\p{Script=Han}/u.test(known))) {
    const at = plain.findIndex((column) => column.includes(name));
    if (at !== -1) return at;
  }
  return -1;
}

/** Whether a head row has every column that a mapping names. */
export const fits = (mapping: ColumnMapping, head: readonly string[]): boolean =>
  [
    mapping.bookedAt,
    mapping.reference,
    mapping.credit,
    mapping.description,
    ...(mapping.payer ? [mapping.payer] : []),
    ...(mapping.balance ? [mapping.balance] : []),
  ].every((name) => head.includes(name));
