import type { BatchReviewState, Language, Texts } from '@kouan/contract';
import { formatDateTime } from '@kouan/domain';
import type { Reader } from '../../platform/db.ts';
import { groupBy } from '../../platform/group-by.ts';
import { together } from '../../platform/together.ts';
import { maxSheetRows, type SheetColumn } from '../../platform/xlsx.ts';
import { orderBriefs, orderLineBriefs } from '../orders/index.ts';
import { type BatchRow, batchesOfHits, listStock, type StockHits, type StockSums } from './stock-list-queries.ts';

/** The most rows; one more says that something is left out. */
const usualLimit = maxSheetRows - 1;
const dayMs = 86_400_000;

type Goods = { title: Texts; specValues: readonly Texts[] };
/** A batch, or what of a SKU lies in none: it is on its way or after-sales has it. Together they come to what the page says. */
export type StockSheetRow =
  | { kind: 'batch'; goods: Goods; batch: BatchRow; orderNumber: string; autoReturnAt: Date | null }
  | { kind: 'rest'; goods: Goods; sums: StockSums }
  | { kind: 'cut' };

/** The stock that is looked for, SKU by SKU as on the page, the oldest batch first. */
export async function stockSheetRows(db: Reader, hits: StockHits, limit = usualLimit): Promise<StockSheetRow[]> {
  const [{ rows: sums }, batches] = await together(db, (reader) => [
    listStock(reader, { ...hits, page: 0, size: limit + 1 }),
    batchesOfHits(reader, { ...hits, limit: limit + 1 }),
  ]);
  const [lines, orders] = await together(db, (reader) => [
    orderLineBriefs(reader, [...new Set([...sums, ...batches].map(({ lineId }) => lineId))]),
    orderBriefs(reader, [...new Set(batches.map(({ orderId }) => orderId))]),
  ]);
  const goodsOf = (lineId: number): Goods => lines.get(lineId) ?? { title: noText, specValues: [] };
  const bySku = groupBy(batches, ({ skuId }) => skuId);
  const rows = sums.flatMap((one): StockSheetRow[] => [
    ...(bySku.get(one.skuId) ?? []).map((batch) => ({
      kind: 'batch' as const,
      goods: goodsOf(batch.lineId),
      batch,
      orderNumber: orders.get(batch.orderId)?.number ?? '',
      autoReturnAt: orders.get(batch.orderId)?.autoReturnAt ?? null,
    })),
    ...(one.inTransit + one.afterSales > 0 ? [{ kind: 'rest' as const, goods: goodsOf(one.lineId), sums: one }] : []),
  ]);
  const isCut = [rows, sums, batches].some(({ length }) => length > limit);
  return isCut ? [...rows.slice(0, limit), { kind: 'cut' }] : rows;
}

const noText: Texts = { cn: '', en: '', vi: '' };
const cutText: Texts = {
  cn: '超出一张表的部分没有列出。请搜索或按库龄筛选后再导出。',
  en: 'More than one sheet holds is left out. Search or choose an age and export again.',
  vi: 'Phần vượt quá một bảng chưa được liệt kê. Hãy tìm hoặc chọn tuổi kho rồi xuất lại.',
};
const reviews: Record<BatchReviewState, Texts> = {
  none: noText,
  open: { cn: '待查看', en: 'To look at', vi: 'Cần xem' },
  approved: { cn: '已通过', en: 'Approved', vi: 'Đã duyệt' },
  asked: { cn: '已提问', en: 'Asked', vi: 'Đã hỏi' },
  rejected: { cn: '已拒收', en: 'Rejected', vi: 'Đã từ chối' },
};

type Batch = Extract<StockSheetRow, { kind: 'batch' }>;
type Reading = { language: Language; timeZone: string; now: Date };

export function stockColumns({ language, timeZone, now }: Reading): SheetColumn<StockSheetRow>[] {
  const inLanguage = (text: Texts): string => text[language] || text.cn;
  const moment = (at: Date | null): string => (at === null ? '' : formatDateTime(at, timeZone));
  const ageDays = (at: Date): number => Math.floor((now.getTime() - at.getTime()) / dayMs);
  const quantity = (heading: Texts, batch: (row: BatchRow) => number, rest: (sums: StockSums) => number) => ({
    heading,
    value: (row: StockSheetRow) =>
      row.kind === 'cut' ? null : row.kind === 'batch' ? batch(row.batch) : rest(row.sums),
  });
  return [
    {
      heading: { cn: '商品', en: 'Goods', vi: 'Hàng' },
      value: (row) => (row.kind === 'cut' ? cutText[language] : inLanguage(row.goods.title)),
      width: 40,
    },
    {
      heading: { cn: '规格', en: 'Specification', vi: 'Phân loại' },
      value: (row) => (row.kind === 'cut' ? null : row.goods.specValues.map(inLanguage).join(' / ')),
      width: 24,
    },
    ofBatch({ cn: '批次', en: 'Batch', vi: 'Lô hàng' }, ({ batch }) => batch.number),
    ofBatch({ cn: '订单', en: 'Order', vi: 'Đơn hàng' }, ({ orderNumber }) => orderNumber),
    ofBatch({ cn: '入库数量', en: 'Received', vi: 'Số nhập kho' }, ({ batch }) => batch.quantity),
    quantity(
      { cn: '可用', en: 'Available', vi: 'Khả dụng' },
      ({ left, frozen }) => left - frozen,
      () => 0,
    ),
    quantity(
      { cn: '在途', en: 'In transit', vi: 'Đang về' },
      () => 0,
      ({ inTransit }) => inTransit,
    ),
    quantity(
      { cn: '冻结', en: 'Frozen', vi: 'Tạm giữ' },
      ({ frozen }) => frozen,
      () => 0,
    ),
    quantity(
      { cn: '售后', en: 'After-sales', vi: 'Hậu mãi' },
      () => 0,
      ({ afterSales }) => afterSales,
    ),
    ofBatch({ cn: '入库时间', en: 'Stored', vi: 'Nhập kho' }, ({ batch }) => moment(batch.storedAt)),
    ofBatch({ cn: '库龄（天）', en: 'Age (days)', vi: 'Tuổi kho (ngày)' }, ({ batch }) => ageDays(batch.storedAt)),
    ofBatch({ cn: '预计备齐', en: 'Expected stocking', vi: 'Dự kiến gom đủ' }, ({ batch, autoReturnAt }) =>
      autoReturnAt === null ? (batch.expectedOn ?? '') : '',
    ),
    ofBatch({ cn: '自动退回时间', en: 'Goes back by itself', vi: 'Tự động trả lại lúc' }, ({ autoReturnAt }) =>
      moment(autoReturnAt),
    ),
    ofBatch({ cn: '供应商可退至', en: 'Store takes back until', vi: 'Cửa hàng nhận trả đến' }, ({ batch }) =>
      moment(batch.sellerReturnUntil),
    ),
    ofBatch({ cn: '照片', en: 'Photos', vi: 'Ảnh' }, ({ batch }) => inLanguage(reviews[batch.review])),
  ];
}

const ofBatch = (heading: Texts, value: (row: Batch) => string | number): SheetColumn<StockSheetRow> => ({
  heading,
  value: (row) => (row.kind === 'batch' ? value(row) : null),
});
