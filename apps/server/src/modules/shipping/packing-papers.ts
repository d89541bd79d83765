import type { Language } from '@kouan/contract';
import { formatDateTime, formatDay } from '@kouan/domain';
import { openPdf, type Pdf } from '../../platform/pdf.ts';
import { canBeBars } from '../../platform/pdf-codes.ts';

/** What stands on the papers of a shipment. No money: they travel with the parcel. */
export type Papers = {
  number: string;
  orderNumber: string;
  buyerCode: string;
  consigneeName: string;
  contact: string;
  address: string;
  isMarketplace: boolean;
  marketplaceOrderNumber: string;
  carrier: string;
  trackingNumber: string;
  place: string;
  packages: number | null;
  grams: number | null;
  cm3: number | null;
  packedBy: string;
  printedAt: Date;
  remarks: string;
  goods: readonly { title: string; batchNumber: string; shelf: string; storedAt: Date; quantity: number }[];
};
type Printed = { language: Language; timeZone: string };

const words = {
  list: { cn: '装箱单', en: 'Packing list', vi: 'Phiếu đóng gói' },
  shipment: { cn: '发货单号', en: 'Shipment', vi: 'Phiếu giao hàng' },
  order: { cn: '订单号', en: 'Order', vi: 'Đơn hàng' },
  buyer: { cn: '买家编号', en: 'Buyer', vi: 'Mã người mua' },
  to: { cn: '收货人', en: 'Consignee', vi: 'Người nhận' },
  contact: { cn: '联系方式', en: 'Contact', vi: 'Liên hệ' },
  address: { cn: '地址', en: 'Address', vi: 'Địa chỉ' },
  marketplace: { cn: '平台单号', en: 'Marketplace order', vi: 'Mã đơn sàn' },
  byMarketplace: { cn: '按平台面单配送', en: 'By the waybill of the marketplace', vi: 'Giao theo vận đơn của sàn' },
  carrier: { cn: '物流公司', en: 'Logistics company', vi: 'Công ty vận chuyển' },
  tracking: { cn: '物流单号', en: 'Tracking number', vi: 'Mã vận đơn' },
  goods: { cn: '商品', en: 'Goods', vi: 'Hàng hóa' },
  batch: { cn: '批次', en: 'Batch', vi: 'Lô' },
  shelf: { cn: '货位', en: 'Shelf', vi: 'Kệ' },
  stored: { cn: '入库日期', en: 'Stored on', vi: 'Nhập kho' },
  pieces: { cn: '数量', en: 'Quantity', vi: 'Số lượng' },
  total: { cn: '合计', en: 'Total', vi: 'Tổng cộng' },
  packages: { cn: '件数', en: 'Packages', vi: 'Số kiện' },
  weight: { cn: '重量', en: 'Weight', vi: 'Khối lượng' },
  volume: { cn: '体积', en: 'Volume', vi: 'Thể tích' },
  packedBy: { cn: '打包', en: 'Packed by', vi: 'Người đóng gói' },
  checkedBy: { cn: '复核', en: 'Checked by', vi: 'Người kiểm tra' },
  remarks: { cn: '备注', en: 'Remarks', vi: 'Ghi chú' },
  from: { cn: '发件', en: 'From', vi: 'Nơi gửi' },
  warehouse: { cn: '口岸仓', en: 'Border warehouse', vi: 'Kho cửa khẩu' },
  signature: { cn: '签收', en: 'Received by', vi: 'Người nhận ký' },
} as const satisfies Record<string, Record<Language, string>>;

const kilograms = (grams: number): string => `${Math.trunc(grams / 1000)}.${String(grams % 1000).padStart(3, '0')} kg`;
const dash = '—';

/** The packing list on A4: what lies in the parcel, batch by batch, with the fields to sign. */
export async function drawPackingList(papers: Papers, { language, timeZone }: Printed): Promise<Pdf> {
  const word = (key: keyof typeof words) => words[key][language];
  const pdf = openPdf({ size: 'A4', marginMm: 15, title: `${word('list')} ${papers.number}` });
  pdf.code128(papers.number, { at: { xMm: 120, yMm: 13 }, widthMm: 75, heightMm: 13 });
  pdf.write(papers.number, { at: { xMm: 120, yMm: 27 }, widthMm: 75, sizePt: 9, isBold: true, align: 'center' });
  pdf.heading(word('list'));
  const facts: [string, string][] = [
    [word('shipment'), papers.number],
    [word('order'), papers.orderNumber],
    [word('buyer'), papers.buyerCode],
    [word('to'), `${papers.consigneeName}  ${papers.contact}`],
    papers.isMarketplace && papers.address.trim() === ''
      ? [word('address'), word('byMarketplace')]
      : [word('address'), papers.address],
    ...(papers.isMarketplace ? [[word('marketplace'), papers.marketplaceOrderNumber] satisfies [string, string]] : []),
    ...(papers.carrier === ''
      ? []
      : [[word('carrier'), `${papers.carrier}  ${papers.trackingNumber}`] satisfies [string, string]]),
    ...(papers.remarks === '' ? [] : [[word('remarks'), papers.remarks] satisfies [string, string]]),
  ];
  for (const [label, value] of facts) pdf.write(`${label}: ${value || dash}`);
  pdf.gap(4);
  const pieces = papers.goods.reduce((sum, { quantity }) => sum + quantity, 0);
  await pdf.table({
    columns: [
      { heading: '#', part: 0.6, align: 'right' },
      { heading: word('goods'), part: 8 },
      { heading: word('batch'), part: 3.4 },
      { heading: word('shelf'), part: 2 },
      { heading: word('stored'), part: 2.2 },
      { heading: word('pieces'), part: 1.9, align: 'right' },
    ],
    rows: [
      ...papers.goods.map(({ title, batchNumber, shelf, storedAt, quantity }, at) => ({
        cells: [String(at + 1), title, batchNumber, shelf || dash, formatDay(storedAt, timeZone), String(quantity)],
      })),
      { cells: ['', word('total'), '', '', '', String(pieces)], isStrong: true },
    ],
  });
  pdf.gap(5);
  const measures = [
    `${word('packages')}: ${papers.packages ?? dash}`,
    `${word('weight')}: ${papers.grams === null ? dash : kilograms(papers.grams)}`,
    `${word('volume')}: ${papers.cm3 === null ? dash : `${papers.cm3} cm³`}`,
  ];
  pdf.write(measures.join('     '), { isBold: true });
  pdf.gap(12);
  pdf.write(
    `${word('packedBy')}: ${papers.packedBy || '________________'}          ${word('checkedBy')}: ________________`,
  );
  pdf.footer(`Kouan · ${papers.number} · ${formatDateTime(papers.printedAt, timeZone)}`);
  return pdf;
}

const labelMm = { widthMm: 100, heightMm: 150 };
const edgeMm = 5;
const innerMm = labelMm.widthMm - 2 * edgeMm;

/** Our own waybill, a label of 100 × 150 mm: who gets it, where it goes, and the codes to scan; one page a package. */
export function drawWaybill(papers: Papers, { language, timeZone }: Printed): Pdf {
  const pdf = openPdf({ size: labelMm, marginMm: edgeMm, title: papers.number });
  const count = Math.max(1, papers.packages ?? 1);
  for (let at = 1; at <= count; at += 1) {
    if (at > 1) pdf.newPage();
    drawLabel(pdf, papers, { language, timeZone, part: `${at} / ${count}` });
  }
  return pdf;
}

/** Where each thing stands on the label, and how high it may be: the longest text gets smaller letters, it is never cut. */
function drawLabel(pdf: Pdf, papers: Papers, { language, timeZone, part }: Printed & { part: string }): void {
  const word = (key: keyof typeof words) => words[key][language];
  const put = (text: string, yMm: number, look: Parameters<Pdf['write']>[1] = {}) =>
    pdf.write(text, { at: { xMm: edgeMm, yMm }, widthMm: innerMm, sizePt: 9, ...look });
  put(papers.carrier || word('warehouse'), 4.5, { sizePt: 13, isBold: true, widthMm: innerMm - 20, withinMm: 8 });
  put(part, 4.5, { sizePt: 13, isBold: true, align: 'right' });
  // Not every carrier's number can be bars; ours always can.
  const { trackingNumber, number } = papers;
  const bars = canBeBars(trackingNumber, innerMm) ? trackingNumber : number;
  pdf.code128(bars, { at: { xMm: edgeMm, yMm: 13 }, widthMm: innerMm, heightMm: 19 });
  put(trackingNumber || number, 33, { sizePt: 12, isBold: true, align: 'center', withinMm: 6.5 });
  put(word('to'), 40, { colour: '#5a5f66', sizePt: 8 });
  put(papers.consigneeName, 43.5, { sizePt: 15, isBold: true, withinMm: 9 });
  put(papers.contact, 53, { sizePt: 12, isBold: true, withinMm: 6.5 });
  const address = papers.isMarketplace && papers.address.trim() === '' ? word('byMarketplace') : papers.address;
  put(address, 60, { sizePt: 11, withinMm: 26 });
  put(`${word('from')}: Kouan ${word('warehouse')}  →  ${papers.place}`, 87, { withinMm: 6 });
  pdf.qr(number, { at: { xMm: edgeMm, yMm: 94 }, sideMm: 36 });
  drawFacts(pdf, papers, { language, timeZone });
  put(`${word('signature')}: ______________________`, 138);
}

/** Beside the QR code. */
function drawFacts(pdf: Pdf, papers: Papers, { language, timeZone }: Printed): void {
  const word = (key: keyof typeof words) => words[key][language];
  const lines = [
    papers.number,
    `${word('buyer')}: ${papers.buyerCode}`,
    ...(papers.marketplaceOrderNumber === '' ? [] : [`${word('marketplace')}: ${papers.marketplaceOrderNumber}`]),
    `${word('pieces')}: ${papers.goods.reduce((sum, { quantity }) => sum + quantity, 0)}`,
    ...(papers.grams === null ? [] : [`${word('weight')}: ${kilograms(papers.grams)}`]),
    formatDay(papers.printedAt, timeZone),
  ];
  let yMm = 96;
  for (const [index, line] of lines.entries())
    yMm +=
      0.8 +
      pdf.write(line, {
        at: { xMm: edgeMm + 39, yMm },
        widthMm: innerMm - 39,
        sizePt: 9,
        withinMm: 9,
        isBold: index === 0,
      });
}
