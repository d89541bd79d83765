import { type DraftField, draftFields, type Language, type Texts } from '@kouan/contract';
import { fail } from '../../platform/errors.ts';
import type { WorkbookRow } from '../../platform/read-workbook.ts';
import type { DraftCells } from './draft-tables.ts';

/** The columns of the template, each under its heading of any of the three languages. */
export const draftHeadings: Record<DraftField, Texts> = {
  mode: { cn: '发货方式', en: 'Shipment mode', vi: 'Cách giao hàng' },
  consigneeName: { cn: '收货人', en: 'Consignee', vi: 'Người nhận' },
  contact: { cn: '联系方式', en: 'Contact', vi: 'Liên hệ' },
  address: { cn: '地址', en: 'Address', vi: 'Địa chỉ' },
  destination: { cn: '目的地', en: 'Destination', vi: 'Nơi đến' },
  marketplaceOrderNumber: { cn: '平台单号', en: 'Order number', vi: 'Mã đơn sàn' },
  goods: { cn: '货品', en: 'Goods', vi: 'Hàng' },
  quantity: { cn: '数量', en: 'Quantity', vi: 'Số lượng' },
  remarks: { cn: '备注', en: 'Remarks', vi: 'Ghi chú' },
};
export const draftModes: Record<'address' | 'marketplace', Texts> = {
  address: { cn: '按地址发货', en: 'To an address', vi: 'Đến địa chỉ' },
  marketplace: { cn: '平台订单发货', en: 'Marketplace order', vi: 'Đơn sàn' },
};

export type Zone = { code: string; name: Texts };
const maxCell = 500;
const optional: readonly DraftField[] = ['remarks'];
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[*＊\s]/g, '');

/** The rows below the headings. Throws shipment.template_wrong, shipment.draft_empty. */
export function readDraftRows(
  sheet: readonly WorkbookRow[],
  { zones, language }: { zones: readonly Zone[]; language: Language },
): { rowNumber: number; cells: DraftCells }[] {
  const [head, ...rows] = sheet;
  const columns = new Map(draftFields.map((field) => [field, head ? columnOf(head.cells, field) : -1]));
  const missing = draftFields.find((field) => columns.get(field) === -1 && !optional.includes(field));
  if (missing) fail('shipment.template_wrong', { missing: draftHeadings[missing][language] });
  if (rows.length === 0) fail('shipment.draft_empty');
  return rows.map(({ number, cells }) => {
    const textOf = (field: DraftField) => (cells[columns.get(field) ?? -1] ?? '').slice(0, maxCell);
    return { rowNumber: number, cells: toCells(textOf, zones) };
  });
}

const columnOf = (cells: readonly string[], field: DraftField): number =>
  cells.findIndex((cell) => Object.values(draftHeadings[field]).some((heading) => plain(heading) === plain(cell)));

/** Modes and destinations become codes where they are understood; a phone gets back the 0 that a spreadsheet drops. */
export function toCells(textOf: (field: DraftField) => string, zones: readonly Zone[]): DraftCells {
  const codeIn = (options: readonly Zone[], text: string): string =>
    options.find(({ code, name }) => [code, ...Object.values(name)].some((one) => plain(one) === plain(text)))?.code ??
    text;
  const modes = Object.entries(draftModes).map(([code, name]) => ({ code, name }));
  const contact = textOf('contact').trim();
  return {
    mode: codeIn(modes, textOf('mode').trim()),
    consigneeName: textOf('consigneeName').trim(),
    contact: /^[35789]\d{8}$/.test(contact) ? `0${contact}` : contact,
    address: textOf('address').trim(),
    destination: codeIn(zones, textOf('destination').trim()),
    marketplaceOrderNumber: textOf('marketplaceOrderNumber').trim(),
    goods: textOf('goods').trim(),
    quantity: textOf('quantity').trim(),
    remarks: textOf('remarks').trim(),
  };
}
