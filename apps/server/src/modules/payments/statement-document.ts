import type { Language, Texts } from '@kouan/contract';
import { formatDateTime } from '@kouan/domain';
import { openPdf, type Pdf } from '../../platform/pdf.ts';
import type { PdfColumn } from '../../platform/pdf-table.ts';
import { type SheetColumn, yuanCell } from '../../platform/xlsx.ts';
import { accountLabel, eventLabel } from './ledger-words.ts';
import type { Period, Statement, StatementRow } from './statement-queries.ts';

export type StatementHead = Period & { language: Language; siteTitle: string; buyerCode: string; nickName: string };

const words = {
  title: { cn: '对账单', en: 'Statement of account', vi: 'Bảng sao kê tài khoản' },
  buyer: { cn: '采购商', en: 'Buyer', vi: 'Người mua' },
  period: { cn: '期间', en: 'Period', vi: 'Kỳ' },
  currency: {
    cn: '金额单位：人民币元。余额为我方为您保管的款项（定金、尾款、钱包、待付退款）之和。',
    en: 'Amounts in yuan (CNY). The balance is what we hold for you: deposits, final payments, wallet and payouts under way.',
    vi: 'Đơn vị: nhân dân tệ (CNY). Số dư là khoản chúng tôi giữ cho bạn: tiền cọc, thanh toán cuối, ví và khoản đang chi.',
  },
  account: { cn: '账户', en: 'Account', vi: 'Tài khoản' },
  opening: { cn: '期初余额', en: 'Opening balance', vi: 'Số dư đầu kỳ' },
  closing: { cn: '期末余额', en: 'Closing balance', vi: 'Số dư cuối kỳ' },
  in: { cn: '增加', en: 'In', vi: 'Tăng' },
  out: { cn: '减少', en: 'Out', vi: 'Giảm' },
  total: { cn: '合计', en: 'Total', vi: 'Tổng cộng' },
  at: { cn: '时间', en: 'When', vi: 'Thời gian' },
  what: { cn: '事项', en: 'What', vi: 'Nội dung' },
  order: { cn: '订单', en: 'Order', vi: 'Đơn hàng' },
  record: { cn: '付款单 / 发货单', en: 'Payment / shipment', vi: 'Thanh toán / phiếu giao' },
  balance: { cn: '余额', en: 'Balance', vi: 'Số dư' },
  none: { cn: '这段时间没有记录。', en: 'Nothing was posted in this period.', vi: 'Không có bút toán trong kỳ này.' },
} satisfies Record<string, Texts>;

const separators = { cn: [',', '.'], en: [',', '.'], vi: ['.', ','] } as const;

/** Fen as yuan: 6,723.84, in Vietnamese 6.723,84. */
function yuan(fen: bigint, language: Language): string {
  const digits = String(fen < 0n ? -fen : fen).padStart(3, '0');
  const [group, point] = separators[language];
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+(?!\d))/g, group);
  return `${fen < 0n ? '-' : ''}${whole}${point}${digits.slice(-2)}`;
}

const recordOf = ({ paymentNumber, shipmentNumber }: StatementRow): string => paymentNumber ?? shipmentNumber ?? '';

/** The statement as a document of A4 pages. */
export async function statementPdf(statement: Statement, head: StatementHead): Promise<Pdf> {
  const { language, timeZone } = head;
  const word = (key: keyof typeof words): string => words[key][language];
  const money = (fen: bigint): string => yuan(fen, language);
  const pdf = openPdf({ size: 'A4', marginMm: 15, title: `${word('title')} ${head.buyerCode}` });
  pdf.write(head.siteTitle, { sizePt: 9, colour: '#5a5f66' });
  pdf.heading(word('title'));
  pdf.write(`${word('buyer')}: ${head.nickName} (${head.buyerCode})`);
  pdf.write(`${word('period')}: ${head.from} – ${head.to} (${timeZone})`);
  pdf.write(word('currency'), { sizePt: 8, colour: '#5a5f66' });
  pdf.gap(4);
  await pdf.table({ columns: sumColumns(word), rows: sumRows(statement, head) });
  pdf.gap(6);
  if (statement.rows.length === 0) pdf.write(word('none'));
  else
    await pdf.table({
      columns: rowColumns(word),
      rows: statement.rows.map((row) => ({
        cells: [
          formatDateTime(row.at, timeZone).slice(0, 16),
          eventLabel(row.event, language),
          accountLabel(row.account, language),
          row.orderNumber ?? '',
          recordOf(row),
          money(row.amountFen),
          money(row.balanceFen),
        ],
      })),
      sizePt: 7.5,
    });
  pdf.footer(`${head.siteTitle} · ${word('title')} · ${head.buyerCode} · ${head.from} – ${head.to}`);
  return pdf;
}

type Word = (key: keyof typeof words) => string;

const sumColumns = (word: Word): PdfColumn[] => [
  { heading: word('account'), part: 3 },
  { heading: word('opening'), part: 2, align: 'right' },
  { heading: word('in'), part: 2, align: 'right' },
  { heading: word('out'), part: 2, align: 'right' },
  { heading: word('closing'), part: 2, align: 'right' },
];

const rowColumns = (word: Word): PdfColumn[] => [
  { heading: word('at'), part: 17 },
  { heading: word('what'), part: 21 },
  { heading: word('account'), part: 15 },
  { heading: word('order'), part: 18 },
  { heading: word('record'), part: 18 },
  { heading: `${word('in')} / ${word('out')}`, part: 17, align: 'right' },
  { heading: word('balance'), part: 18, align: 'right' },
];

function sumRows({ accounts, openingFen, closingFen }: Statement, { language }: StatementHead) {
  const cells = (label: string, sums: readonly bigint[]) => [label, ...sums.map((fen) => yuan(fen, language))];
  const inFen = accounts.reduce((sum, account) => sum + account.inFen, 0n);
  const outFen = accounts.reduce((sum, account) => sum + account.outFen, 0n);
  return [
    ...accounts.map((one) => ({
      cells: cells(accountLabel(one.account, language), [one.openingFen, one.inFen, one.outFen, one.closingFen]),
    })),
    { cells: cells(words.total[language], [openingFen, inFen, outFen, closingFen]), isStrong: true },
  ];
}

/** A line of the workbook: a posting, or one of the two balances around them. */
type Line = { label: string; balanceFen: bigint; row: StatementRow | null };

export const statementLines = ({ rows, openingFen, closingFen }: Statement, language: Language): Line[] => [
  { label: words.opening[language], balanceFen: openingFen, row: null },
  ...rows.map((row) => ({ label: eventLabel(row.event, language), balanceFen: row.balanceFen, row })),
  { label: words.closing[language], balanceFen: closingFen, row: null },
];

export const statementColumns = ({ language, timeZone }: StatementHead): SheetColumn<Line>[] => [
  { heading: words.at, value: ({ row }) => (row ? formatDateTime(row.at, timeZone) : '') },
  { heading: words.what, value: ({ label }) => label, width: 30 },
  { heading: words.account, value: ({ row }) => (row ? accountLabel(row.account, language) : '') },
  { heading: words.order, value: ({ row }) => row?.orderNumber ?? '' },
  { heading: words.record, value: ({ row }) => (row ? recordOf(row) : '') },
  { heading: words.in, value: ({ row }) => (row && row.amountFen > 0n ? yuanCell(row.amountFen) : null) },
  { heading: words.out, value: ({ row }) => (row && row.amountFen < 0n ? yuanCell(-row.amountFen) : null) },
  { heading: words.balance, value: ({ balanceFen }) => yuanCell(balanceFen) },
];
