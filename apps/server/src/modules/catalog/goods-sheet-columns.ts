import type { Texts } from '@kouan/contract';

/** The columns of the template, each under its heading of any of the three languages. */
export const sheetHeadings = {
  ownCode: { cn: '货号', en: 'Product code', vi: 'Mã sản phẩm' },
  titleCn: { cn: '名称（中文）', en: 'Name (Chinese)', vi: 'Tên (tiếng Trung)' },
  titleEn: { cn: '名称（英文）', en: 'Name (English)', vi: 'Tên (tiếng Anh)' },
  titleVi: { cn: '名称（越南文）', en: 'Name (Vietnamese)', vi: 'Tên (tiếng Việt)' },
  category: { cn: '分类', en: 'Category', vi: 'Danh mục' },
  specName1: { cn: '规格1', en: 'Specification 1', vi: 'Phân loại 1' },
  specValue1: { cn: '规格1的值', en: 'Value 1', vi: 'Giá trị 1' },
  specName2: { cn: '规格2', en: 'Specification 2', vi: 'Phân loại 2' },
  specValue2: { cn: '规格2的值', en: 'Value 2', vi: 'Giá trị 2' },
  specName3: { cn: '规格3', en: 'Specification 3', vi: 'Phân loại 3' },
  specValue3: { cn: '规格3的值', en: 'Value 3', vi: 'Giá trị 3' },
  skuCode: { cn: '规格编码', en: 'SKU code', vi: 'Mã phân loại' },
  price: { cn: '单独价（元）', en: 'Own price (CNY)', vi: 'Giá riêng (CNY)' },
  stock: { cn: '库存', en: 'Stock', vi: 'Tồn kho' },
  minQuantity: { cn: '起订量', en: 'Minimum quantity', vi: 'Số lượng tối thiểu' },
  tiers: { cn: '阶梯价（数量:单价）', en: 'Price tiers (quantity:price)', vi: 'Bậc giá (số lượng:đơn giá)' },
  weight: { cn: '重量（克）', en: 'Weight (g)', vi: 'Khối lượng (g)' },
  length: { cn: '长（毫米）', en: 'Length (mm)', vi: 'Dài (mm)' },
  width: { cn: '宽（毫米）', en: 'Width (mm)', vi: 'Rộng (mm)' },
  height: { cn: '高（毫米）', en: 'Height (mm)', vi: 'Cao (mm)' },
  unitsPerCarton: { cn: '每箱件数', en: 'Units per carton', vi: 'Số lượng mỗi thùng' },
  handlingDays: { cn: '备货天数', en: 'Days to prepare', vi: 'Số ngày chuẩn bị' },
} as const satisfies Record<string, Texts>;
export type SheetField = keyof typeof sheetHeadings;
// Safe: the keys of a constant object are exactly the keys of its type.
export const sheetFields = Object.keys(sheetHeadings) as SheetField[];

/** What every row has to say; the rest may be left out. */
export const neededFields: readonly SheetField[] = [
  'ownCode',
  'titleCn',
  'minQuantity',
  'tiers',
  'weight',
  'length',
  'width',
  'height',
];

/** `12.5` yuan in fen; undefined when it is none. */
export function fenOfCell(text: string): number | undefined {
  const [, whole, fraction = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : Number(whole + fraction.padEnd(2, '0'));
}
export const cellOfFen = (fen: number): string => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
