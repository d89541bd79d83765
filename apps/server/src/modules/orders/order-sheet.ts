import type { Language, Texts } from '@kouan/contract';
import { formatDateTime } from '@kouan/domain';
import type { Reader } from '../../platform/db.ts';
import { maxSheetRows, type SheetColumn, yuanCell } from '../../platform/xlsx.ts';
import { orderLabels } from '../settings/index.ts';
import type { OrderViewer } from './order-actions.ts';
import { listOrderRecords, type OrderFilter } from './order-list-queries.ts';
import { type OrderParts, type OrderRowView, partsOfOrders, toOrderRow } from './order-rows.ts';
import type { OrderLineRecord, OrderRecord } from './order-tables.ts';

/** The most orders of one workbook; its rows have a limit of their own, one of which says what is left out. */
const usualLimits = { orders: 5_000, rows: maxSheetRows - 1 };
const ordersAtOnce = 100;

/** A line of an order, the first with what the order comes to: so a column adds up. Or the row that says what is left out. */
export type OrderSheetRow =
  | { kind: 'line'; order: OrderRecord; sums: OrderRowView | null; line: OrderLineRecord }
  | { kind: 'cut'; shown: number; total: number };

type SheetWish = { filter: OrderFilter; viewer: OrderViewer; limits?: typeof usualLimits };

/** Whole orders of a filter in the order of the list, as many as a workbook holds. */
export async function orderSheetRows(
  db: Reader,
  { filter, viewer, limits = usualLimits }: SheetWish,
): Promise<OrderSheetRow[]> {
  const { rows: records, total } = await listOrderRecords(db, { ...filter, page: 0, size: limits.orders });
  const rows: OrderSheetRow[] = [];
  let shown = 0;
  for (let at = 0; at < records.length; at += ordersAtOnce) {
    for (const parts of await partsOfOrders(db, records.slice(at, at + ordersAtOnce))) {
      if (rows.length + parts.lines.length > limits.rows) return [...rows, { kind: 'cut', shown, total }];
      rows.push(...rowsOf(parts, viewer));
      shown += 1;
    }
  }
  return shown < total ? [...rows, { kind: 'cut', shown, total }] : rows;
}

function rowsOf(parts: OrderParts, viewer: OrderViewer): OrderSheetRow[] {
  const { order, lines } = parts;
  return lines.map((line, at) => ({ kind: 'line', order, sums: at === 0 ? toOrderRow(parts, viewer) : null, line }));
}

const words = {
  cut: {
    cn: '这里只有 {total} 张订单中的 {shown} 张。请缩小筛选范围后再导出其余部分。',
    en: 'These are {shown} of {total} orders. Narrow the filter to export the others.',
    vi: 'Đây là {shown} trong {total} đơn hàng. Hãy thu hẹp bộ lọc để xuất phần còn lại.',
  },
  unconfirmed: { cn: '待确认', en: 'Awaiting confirmation', vi: 'Chờ xác nhận' },
} satisfies Record<string, Texts>;

type Reading = { language: Language; timeZone: string };
type Line = Extract<OrderSheetRow, { kind: 'line' }>;

/** The columns of the list, then those of a line. */
export function orderColumns({ language, timeZone }: Reading): SheetColumn<OrderSheetRow>[] {
  const inLanguage = (text: Texts): string => text[language] || text.cn;
  const statusOf = ({ status, acceptedAt }: OrderRecord): string =>
    status === 'depositPending' && acceptedAt === null
      ? `${orderLabels[status][language]} (${words.unconfirmed[language]})`
      : orderLabels[status][language];
  const cutText = (shown: number, total: number): string =>
    words.cut[language].replace('{shown}', String(shown)).replace('{total}', String(total));
  return [
    {
      heading: { cn: '订单', en: 'Order', vi: 'Đơn hàng' },
      value: (row) => (row.kind === 'cut' ? cutText(row.shown, row.total) : row.order.number),
    },
    column({ cn: '下单时间', en: 'Ordered', vi: 'Đặt lúc' }, ({ order }) => formatDateTime(order.placedAt, timeZone)),
    column({ cn: '状态', en: 'Status', vi: 'Trạng thái' }, ({ order }) => statusOf(order)),
    column({ cn: '店铺', en: 'Store', vi: 'Cửa hàng' }, ({ order }) => order.storeName),
    column({ cn: '商品', en: 'Goods', vi: 'Hàng' }, ({ line }) => inLanguage(line.title)),
    column({ cn: '规格', en: 'Specification', vi: 'Phân loại' }, ({ line }) =>
      line.specValues.map(inLanguage).join(' / '),
    ),
    column({ cn: '件数', en: 'Pieces', vi: 'Số cái' }, ({ line }) => line.ordered),
    column({ cn: '单价（元）', en: 'Unit price (CNY)', vi: 'Đơn giá (CNY)' }, ({ line }) =>
      yuanCell(line.unitPriceFen),
    ),
    column({ cn: '金额（元）', en: 'Amount (CNY)', vi: 'Thành tiền (CNY)' }, ({ line }) =>
      yuanCell(line.unitPriceFen * BigInt(line.ordered)),
    ),
    ...sumColumns,
    ...whereColumns,
  ];
}

const column = (heading: Texts, value: (row: Line) => string | number | null): SheetColumn<OrderSheetRow> => ({
  heading,
  value: (row) => (row.kind === 'line' ? value(row) : null),
});
/** Of the whole order, at its first line alone. */
const orderColumn = (heading: Texts, value: (sums: OrderRowView) => number): SheetColumn<OrderSheetRow> =>
  column(heading, ({ sums }) => (sums === null ? null : value(sums)));

const sumColumns: readonly SheetColumn<OrderSheetRow>[] = [
  orderColumn({ cn: '订单总额（元）', en: 'Order total (CNY)', vi: 'Tổng đơn (CNY)' }, ({ totalFen }) =>
    yuanCell(BigInt(totalFen)),
  ),
  orderColumn({ cn: '订单总额（越南盾）', en: 'Order total (VND)', vi: 'Tổng đơn (VND)' }, ({ totalVnd }) =>
    Number(totalVnd),
  ),
  orderColumn({ cn: '定金（元）', en: 'Deposit (CNY)', vi: 'Tiền cọc (CNY)' }, ({ depositFen }) =>
    yuanCell(BigInt(depositFen)),
  ),
  orderColumn({ cn: '已付（元）', en: 'Paid (CNY)', vi: 'Đã trả (CNY)' }, ({ paidFen }) => yuanCell(BigInt(paidFen))),
  orderColumn({ cn: '已退（元）', en: 'Refunded (CNY)', vi: 'Đã hoàn (CNY)' }, ({ refundedFen }) =>
    yuanCell(BigInt(refundedFen)),
  ),
  orderColumn({ cn: '现在应付（元）', en: 'Due now (CNY)', vi: 'Cần trả (CNY)' }, ({ dueFen }) =>
    yuanCell(BigInt(dueFen)),
  ),
  orderColumn({ cn: '现在应付（越南盾）', en: 'Due now (VND)', vi: 'Cần trả (VND)' }, ({ dueVnd }) => Number(dueVnd)),
];

/** Where the pieces of a line are. */
const whereColumns: readonly SheetColumn<OrderSheetRow>[] = [
  column({ cn: '在途', en: 'In transit', vi: 'Đang về' }, ({ line }) => line.inTransit),
  column({ cn: '可用', en: 'Available', vi: 'Khả dụng' }, ({ line }) => line.available),
  column({ cn: '冻结', en: 'Frozen', vi: 'Tạm giữ' }, ({ line }) => line.frozen),
  column({ cn: '售后', en: 'After-sales', vi: 'Hậu mãi' }, ({ line }) => line.afterSales),
  column({ cn: '已发', en: 'Shipped', vi: 'Đã gửi' }, ({ line }) => line.shipped),
];
