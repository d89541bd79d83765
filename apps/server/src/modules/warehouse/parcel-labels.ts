import type { LabelSize, Language } from '@kouan/contract';
import { formatDay } from '@kouan/domain';
import { openPdf, type Pdf, type PdfSize } from '../../platform/pdf.ts';
import { canBeBars } from '../../platform/pdf-codes.ts';

/** What stands on a label: the code to scan, the same in letters, and lines beneath. */
export type Label = { code: string; title: string; lines: readonly string[] };

const sizes = {
  '60x40': {
    page: { widthMm: 60, heightMm: 40 },
    marginMm: 2,
    qrMm: 17,
    barMm: 10,
    codePt: 8,
    titlePt: 8,
    linePt: 6,
    gapMm: 0,
    linesEach: 1,
  },
  '100x150': {
    page: { widthMm: 100, heightMm: 150 },
    marginMm: 5,
    qrMm: 44,
    barMm: 24,
    codePt: 15,
    titlePt: 13,
    linePt: 10,
    gapMm: 1,
    linesEach: 4,
  },
} as const satisfies Record<LabelSize, { page: PdfSize } & Record<string, unknown>>;

/** Labels of one size, a page each: Code 128 over the whole width, QR beside what it is. */
export function drawLabels(labels: readonly Label[], size: LabelSize, title: string): Pdf {
  const { page, marginMm, qrMm, barMm, codePt, titlePt, linePt, gapMm, linesEach } = sizes[size];
  const pdf = openPdf({ size: page, marginMm, title });
  const widthMm = page.widthMm - 2 * marginMm;
  labels.forEach(({ code, title: heading, lines }, index) => {
    if (index > 0) pdf.newPage();
    if (canBeBars(code, widthMm)) pdf.code128(code, { at: { xMm: marginMm, yMm: marginMm }, widthMm, heightMm: barMm });
    const codeMm = marginMm + barMm + 0.6;
    pdf.write(code, {
      at: { xMm: marginMm, yMm: codeMm },
      widthMm,
      withinMm: codePt * 0.5,
      sizePt: codePt,
      isBold: true,
      align: 'center',
    });
    const topMm = codeMm + codePt * 0.53;
    pdf.qr(code, { at: { xMm: marginMm, yMm: topMm }, sideMm: qrMm });
    const textMm = { xMm: marginMm + qrMm + 1, widthMm: widthMm - qrMm - 1 };
    pdf.write(heading, {
      at: { xMm: textMm.xMm, yMm: topMm + 1 },
      widthMm: textMm.widthMm,
      maxLines: 1,
      sizePt: titlePt,
      isBold: true,
    });
    let yMm = topMm + 1 + titlePt * 0.5;
    for (const line of lines) {
      // The last ones stay away where no room is left: what matters most comes first.
      if (yMm + linePt * 0.5 > page.heightMm - marginMm) break;
      const { widthMm: lineMm, xMm } = textMm;
      yMm += gapMm + pdf.write(line, { at: { xMm, yMm }, widthMm: lineMm, maxLines: linesEach, sizePt: linePt });
    }
  });
  return pdf;
}

const words = {
  parcel: { cn: '包裹', en: 'Parcel', vi: 'Kiện hàng' },
  unowned: { cn: '无主包裹', en: 'Without owner', vi: 'Vô chủ' },
  orders: { cn: '订单', en: 'Orders', vi: 'Đơn' },
  pieces: { cn: '数量', en: 'Quantity', vi: 'Số lượng' },
  weight: { cn: '重量', en: 'Weight', vi: 'Khối lượng' },
  stored: { cn: '日期', en: 'Date', vi: 'Ngày' },
} as const;

const kilograms = (grams: number): string => `${Math.trunc(grams / 1000)}.${String(grams % 1000).padStart(3, '0')} kg`;

type Printed = { language: Language; timeZone: string };
type PrintedParcel = {
  waybill: string;
  state: string;
  storeName: string;
  orders: readonly { number: string; buyerCode: string }[];
  grams: number | null;
  at: Date;
};

/** The label of a parcel: its orders and whose they are. */
export function parcelLabelOf(parcel: PrintedParcel, { language, timeZone }: Printed): Label {
  const title = words[parcel.state === 'unowned' ? 'unowned' : 'parcel'][language];
  return {
    code: parcel.waybill,
    title,
    lines: [
      ...parcel.orders.slice(0, 3).map(({ number, buyerCode }) => `${buyerCode} ${number}`),
      ...(parcel.orders.length > 3 ? [`${words.orders[language]}: ${parcel.orders.length}`] : []),
      ...(parcel.storeName === '' ? [] : [parcel.storeName]),
      ...(parcel.grams === null ? [] : [`${words.weight[language]}: ${kilograms(parcel.grams)}`]),
      `${words.stored[language]}: ${formatDay(parcel.at, timeZone)}`,
    ],
  };
}

type PrintedBatch = {
  number: string;
  orderNumber: string;
  buyerCode: string;
  title: string;
  specification: string;
  quantity: number;
  grams: number;
  storedAt: Date;
};

/** The label of a batch: whose it is, what it is, how much. */
export function batchLabelOf(batch: PrintedBatch, { language, timeZone }: Printed): Label {
  const { number, orderNumber, buyerCode, title, specification, quantity, grams, storedAt } = batch;
  return {
    code: number,
    title: buyerCode,
    lines: [
      orderNumber,
      title,
      ...(specification === '' ? [] : [specification]),
      `${words.pieces[language]}: ${quantity}  ${kilograms(grams)}`,
      `${words.stored[language]}: ${formatDay(storedAt, timeZone)}`,
    ],
  };
}
