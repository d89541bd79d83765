import type { ColumnMapping } from '@kouan/contract';
import { plainName } from './match-transfer.ts';
import { guessDateFormat, isTimeOnly } from './parse-booked-at.ts';
import type { StatementRow } from './read-statement.ts';
import { sideOf } from './statement-sides.ts';

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

/** So many rows tell what a column holds. */
const sampleCount = 200;

/** The columns of a head row by their names, in Vietnamese, English or Chinese. Undefined without date, reference, credit and text. */
export function guessMapping(head: readonly string[], body: readonly StatementRow[]): ColumnMapping | undefined {
  const taken = new Set<number>();
  const find = (column: Column): string | undefined => {
    const at = columnAt(head, knownNames[column], taken);
    if (at === -1) return undefined;
    taken.add(at);
    return head[at];
  };
  const named = find('bookedAt');
  // "交易时间" may hold the whole moment, or only the time beside a column of days.
  const isTime = named !== undefined && isTimeColumn(valuesOf(body, head.indexOf(named)));
  const bookedAt = isTime ? find('bookedAt') : named;
  const reference = find('reference');
  const credit = find('credit');
  const description = find('description');
  const payer = find('payer');
  const balance = find('balance');
  if (bookedAt === undefined || reference === undefined || credit === undefined || description === undefined)
    return undefined;
  const dateFormat = guessDateFormat(valuesOf(body, head.indexOf(bookedAt)));
  return withFoundColumns(
    {
      ...{ bookedAt, reference, credit, description, dateFormat },
      ...(payer === undefined ? {} : { payer }),
      ...(balance === undefined ? {} : { balance }),
    },
    head,
    body,
  );
}

/**
 * What a mapping does not name but the file surely has: the balance by its name; the time of the day and the side by what
 * stands in them. Without the side, money that left would count as money that came.
 */
export function withFoundColumns(
  mapping: ColumnMapping,
  head: readonly string[],
  body: readonly StatementRow[],
): ColumnMapping {
  const named = new Set([mapping.bookedAt, mapping.reference, mapping.credit, mapping.description, mapping.payer]);
  const balance = mapping.balance ?? head[columnAt(head, knownNames.balance, new Set())];
  const among = (isIt: (values: readonly string[]) => boolean) =>
    head.find((name, at) => name !== '' && name !== balance && !named.has(name) && isIt(valuesOf(body, at)));
  const hasTime = valuesOf(body, head.indexOf(mapping.bookedAt)).some((value) => value.includes(':'));
  const time = mapping.time ?? (hasTime ? undefined : among(isTimeColumn));
  const isTwoColumns = head.some((name, at) => isDebitName.test(plainName(name)) && !isSideColumn(valuesOf(body, at)));
  const direction = mapping.direction ?? (isTwoColumns ? undefined : among(isSideColumn));
  return {
    ...mapping,
    ...(balance === undefined ? {} : { balance }),
    ...(time === undefined ? {} : { time }),
    ...(direction === undefined ? {} : { direction }),
  };
}

const valuesOf = (body: readonly StatementRow[], at: number): string[] =>
  body.slice(0, sampleCount).flatMap(({ cells }) => (cells[at] ? [cells[at]] : []));
const isTimeColumn = (values: readonly string[]): boolean => values.length > 0 && values.every(isTimeOnly);
const isSideColumn = (values: readonly string[]): boolean =>
  values.length > 0 && values.every((value) => sideOf(value) !== undefined);

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
    ...(mapping.time ? [mapping.time] : []),
    ...(mapping.direction ? [mapping.direction] : []),
  ].every((name) => head.includes(name));
