import type { DailyProof, Language, proofReasons, proofStates, Texts } from '@kouan/contract';
import { formatDateTime } from '@kouan/domain';
import type { Sendable } from '../../platform/http.ts';
import type { SheetColumn } from '../../platform/xlsx.ts';

type Row = Sendable<DailyProof>;
type Money = Row['book'];

const states: Record<(typeof proofStates)[number], Texts> = {
  proved: { cn: '相符', en: 'Proved', vi: 'Khớp' },
  differs: { cn: '不符', en: 'Differs', vi: 'Lệch' },
  missing: { cn: '缺余额', en: 'Missing', vi: 'Thiếu số dư' },
  opening: { cn: '期初', en: 'Opening', vi: 'Đầu kỳ' },
};
const reasons: Record<(typeof proofReasons)[number], Texts> = {
  handRecorded: {
    cn: '人工登记未见对账单',
    en: 'Recorded by hand, on no statement yet',
    vi: 'Ghi tay, chưa có sao kê',
  },
  payoutsPending: { cn: '待付款项', en: 'Payouts pending', vi: 'Khoản chi đang chờ' },
  unmatched: { cn: '未认领到账', en: 'Money that no payment took yet', vi: 'Tiền vào chưa khớp' },
  unexplained: { cn: '未解释', en: 'Unexplained', vi: 'Chưa rõ' },
};

/** Đồng are whole; fen stand as yuan. */
const shown = (amount: Money, { unit }: Row): number | null =>
  amount === null ? null : unit === 'vnd' ? Number(amount) : Number(amount) / 100;
const of = (pick: (row: Row) => Money) => (row: Row) => shown(pick(row), row);

/** The columns of the workbook. */
export const proofColumns = (language: Language): SheetColumn<Row>[] => [
  { heading: { cn: '日期', en: 'Day', vi: 'Ngày' }, value: ({ day }) => String(day), width: 12 },
  { heading: { cn: '账户', en: 'Account', vi: 'Tài khoản' }, value: ({ name }) => String(name), width: 34 },
  {
    heading: { cn: '币种', en: 'Currency', vi: 'Tiền tệ' },
    value: ({ unit }) => (unit === 'vnd' ? 'VND' : 'CNY'),
    width: 10,
  },
  { heading: { cn: '结果', en: 'Result', vi: 'Kết quả' }, value: (row) => textOf(states, row.state, language) },
  { heading: { cn: '期初余额', en: 'Opening', vi: 'Số dư đầu' }, value: of(({ opening }) => opening) },
  { heading: { cn: '收入', en: 'In', vi: 'Vào' }, value: of(({ moneyIn }) => moneyIn) },
  { heading: { cn: '支出', en: 'Out', vi: 'Ra' }, value: of(({ moneyOut }) => moneyOut) },
  { heading: { cn: '账面余额', en: 'Our books', vi: 'Sổ sách' }, value: of(({ book }) => book) },
  { heading: { cn: '对方余额', en: 'Stated', vi: 'Số dư đối chiếu' }, value: of(({ stated }) => stated) },
  { heading: { cn: '差额', en: 'Difference', vi: 'Chênh lệch' }, value: of(({ difference }) => difference) },
  {
    heading: { cn: '差额说明', en: 'Explanation', vi: 'Giải thích' },
    value: (row) =>
      row.explanation
        .map(({ reason, amount }) => `${textOf(reasons, reason, language)}: ${String(shown(amount, row))}`)
        .join('; '),
    width: 50,
  },
  { heading: { cn: '签字人', en: 'Signed by', vi: 'Người ký' }, value: ({ signedBy }) => String(signedBy ?? '') },
  {
    heading: { cn: '签字时间', en: 'Signed at', vi: 'Ký lúc' },
    value: ({ signedAt }) => (signedAt === null ? '' : formatDateTime(new Date(signedAt), 'Asia/Ho_Chi_Minh')),
    width: 20,
  },
  { heading: { cn: '备注', en: 'Note', vi: 'Ghi chú' }, value: ({ signedNote }) => String(signedNote), width: 40 },
];

const textOf = <K extends string>(texts: Record<K, Texts>, key: K | Date, language: Language): string =>
  texts[key as K][language]; // a state is never a moment
