import type { Language, Substitute, Texts } from '@kouan/contract';
import { toVnd } from '@kouan/domain';
import { type SheetColumn, yuanCell } from '../../platform/xlsx.ts';
import type { JudgedLine, LineProblem } from './judge-lines.ts';

const problems: Record<LineProblem, Texts> = {
  offShelf: { cn: '已下架', en: 'No longer on sale', vi: 'Đã ngừng bán' },
  forbidden: { cn: '禁购商品', en: 'Forbidden goods', vi: 'Hàng cấm' },
  outOfStock: { cn: '库存不足', en: 'Not enough in stock', vi: 'Không đủ hàng' },
  belowMinimum: { cn: '不足起订量', en: 'Below the minimum', vi: 'Dưới mức tối thiểu' },
};
const substitutes: Record<Substitute, Texts> = {
  ask: { cn: '先问我', en: 'Ask me first', vi: 'Hỏi tôi trước' },
  similar: { cn: '换成类似的', en: 'Take something similar', vi: 'Lấy loại tương tự' },
  none: { cn: '不要了', en: 'Leave it out', vi: 'Bỏ dòng này' },
};

/** The columns of a cart's workbook. Đồng at today's rate, as the page shows them. */
export const cartColumns = (language: Language, rateVndPerCnyMicros: bigint): SheetColumn<JudgedLine>[] => [
  { heading: { cn: '店铺', en: 'Store', vi: 'Cửa hàng' }, value: ({ sku }) => sku.storeName, width: 24 },
  { heading: { cn: '商品', en: 'Product', vi: 'Sản phẩm' }, value: ({ sku }) => sku.title[language], width: 40 },
  {
    heading: { cn: '规格', en: 'Specification', vi: 'Phân loại' },
    value: ({ sku }) => sku.specValues.map((value) => value[language]).join(' / '),
    width: 24,
  },
  { heading: { cn: '数量', en: 'Quantity', vi: 'Số lượng' }, value: ({ line }) => line.quantity },
  {
    heading: { cn: '单价（元）', en: 'Unit price (CNY)', vi: 'Đơn giá (CNY)' },
    value: ({ unitPriceFen }) => yuanCell(unitPriceFen),
  },
  {
    heading: { cn: '金额（元）', en: 'Amount (CNY)', vi: 'Thành tiền (CNY)' },
    value: (row) => yuanCell(amountOf(row)),
  },
  {
    heading: { cn: '约合（越南盾）', en: 'About (VND)', vi: 'Khoảng (VND)' },
    value: (row) => Number(toVnd(amountOf(row), rateVndPerCnyMicros)),
  },
  { heading: { cn: '起订量', en: 'Minimum', vi: 'Tối thiểu' }, value: ({ sku }) => sku.minQuantity },
  { heading: { cn: '库存', en: 'In stock', vi: 'Còn hàng' }, value: ({ sku }) => sku.stock },
  {
    heading: { cn: '重量（克）', en: 'Weight (g)', vi: 'Khối lượng (g)' },
    value: ({ sku, line }) => sku.unitWeightGrams * line.quantity,
  },
  {
    heading: { cn: '状态', en: 'State', vi: 'Tình trạng' },
    value: ({ problem }) => (problem === null ? '' : problems[problem][language]),
  },
  { heading: { cn: '给客服的备注', en: 'Note for us', vi: 'Ghi chú cho chúng tôi' }, value: ({ line }) => line.note },
  {
    heading: { cn: '自己的备注', en: 'Note for yourself', vi: 'Ghi chú cho riêng bạn' },
    value: ({ line }) => line.privateNote,
  },
  {
    heading: { cn: '买不到时', en: 'If it cannot be had', vi: 'Nếu không mua được' },
    value: ({ line }) => substitutes[line.substitute][language],
  },
];

const amountOf = ({ unitPriceFen, line }: JudgedLine): bigint => unitPriceFen * BigInt(line.quantity);
