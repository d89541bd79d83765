import { type CaseView, type Language, opinionIn, type Texts } from '@kouan/contract';
import { formatDateTime, yuan } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Reader } from '../../platform/db.ts';
import { type Sendable, toWire } from '../../platform/http.ts';
import type { Kit } from '../../platform/module.ts';
import { openPdf, type Pdf } from '../../platform/pdf.ts';
import { filesByIds, printedPicture } from '../files/index.ts';
import { parameters } from '../settings/index.ts';
import {
  eventWords,
  itemWords,
  kindWords,
  payoutWords,
  reasonWords,
  remedyWords,
  replacedWord,
  stateWords,
  targetWords,
} from './case-words.ts';

type Paper = { view: CaseView; language: Language; timeZone: string };
type Photo = { name: string; bytes: Buffer };

const words = {
  title: { cn: '售后凭证', en: 'Evidence of a case', vi: 'Hồ sơ hậu mãi' },
  case: { cn: '售后单号', en: 'Case', vi: 'Mã hồ sơ' },
  order: { cn: '订单号', en: 'Order', vi: 'Đơn hàng' },
  shipment: { cn: '发货单号', en: 'Shipment', vi: 'Phiếu giao hàng' },
  buyer: { cn: '采购商', en: 'Buyer', vi: 'Người mua' },
  kind: { cn: '类型', en: 'Kind', vi: 'Loại' },
  state: { cn: '状态', en: 'State', vi: 'Trạng thái' },
  reason: { cn: '原因', en: 'Reason', vi: 'Lý do' },
  wanted: { cn: '申请金额', en: 'Asked for', vi: 'Số tiền yêu cầu' },
  remedy: { cn: '处理方式', en: 'Remedy', vi: 'Cách xử lý' },
  refundTo: { cn: '退款去向', en: 'Refund to', vi: 'Hoàn về' },
  openedAt: { cn: '提交时间', en: 'Opened at', vi: 'Gửi lúc' },
  decidedAt: { cn: '处理时间', en: 'Decided at', vi: 'Xử lý lúc' },
  opinion: { cn: '处理意见', en: 'Opinion', vi: 'Ý kiến xử lý' },
  goods: { cn: '商品', en: 'Goods', vi: 'Hàng hóa' },
  pieces: { cn: '数量', en: 'Quantity', vi: 'Số lượng' },
  price: { cn: '单价', en: 'Unit price', vi: 'Đơn giá' },
  value: { cn: '金额', en: 'Value', vi: 'Thành tiền' },
  money: { cn: '金额明细', en: 'Amounts', vi: 'Chi tiết số tiền' },
  refund: { cn: '退款合计', en: 'Refund', vi: 'Tổng hoàn tiền' },
  payouts: { cn: '退款记录', en: 'Payouts', vi: 'Các khoản chi trả' },
  timeline: { cn: '过程记录', en: 'What happened', vi: 'Diễn biến' },
  at: { cn: '时间', en: 'When', vi: 'Thời gian' },
  step: { cn: '步骤', en: 'Step', vi: 'Bước' },
  who: { cn: '操作人', en: 'By', vi: 'Người thực hiện' },
  text: { cn: '内容', en: 'Words', vi: 'Nội dung' },
  files: { cn: '附件', en: 'Files', vi: 'Tệp' },
  photos: { cn: '照片', en: 'Photos', vi: 'Ảnh' },
  system: { cn: '系统', en: 'System', vi: 'Hệ thống' },
  staff: { cn: '客服', en: 'Staff', vi: 'Nhân viên' },
  left: { cn: '另有照片未打印', en: 'More photos were not printed', vi: 'Còn ảnh chưa in' },
} as const satisfies Record<string, Texts>;
type Word = (key: keyof typeof words) => string;

/** A paper of so many photos takes a few seconds. */
const maxPhotos = 24;
const edgeMm = 15;
const photoMm = { widthMm: 86, heightMm: 76 };
const stepMm = { x: 94, y: 86 };
const photosPerPage = 6;
const topMm = 26;

/** Everything that was claimed, shown, said and decided in a case, as A4 pages in a language, with the photos at the end. */
export async function printEvidence(
  db: Reader,
  found: Sendable<CaseView>,
  { storage, language }: { storage: Kit['storage']; language: Language },
): Promise<Pdf> {
  const view = toWire(found) as CaseView; // the same as the call that shows the case answers
  const { businessTimeZone: timeZone } = await parameters(db);
  const printedAt = await currentTime(db);
  const { photos, left } = await photosOf(db, view, storage);
  const paper: Paper = { view, language, timeZone };
  const word: Word = (key) => words[key][language];
  const pdf = openPdf({ size: 'A4', marginMm: edgeMm, title: `${word('title')} ${view.number}` });
  pdf.heading(word('title'));
  for (const [label, value] of factsOf(paper, word)) pdf.write(`${label}: ${value}`);
  pdf.gap(4);
  await drawGoods(pdf, paper, word);
  await drawMoney(pdf, paper, word);
  await drawEvents(pdf, paper, word);
  drawPhotos(pdf, photos, word('photos'));
  if (left > 0) pdf.write(`${word('left')}: ${left}`);
  pdf.footer(`Kouan · ${view.number} · ${formatDateTime(printedAt, timeZone)}`);
  return pdf;
}

/** The photos of the claim and of every step, each once, in their order. */
async function photosOf(
  db: Reader,
  view: CaseView,
  storage: Kit['storage'],
): Promise<{ photos: Photo[]; left: number }> {
  const shown = [...view.files, ...view.events.flatMap(({ files }) => files)].filter(({ isPicture }) => isPicture);
  const ids = [...new Set(shown.map(({ id }) => id))];
  const rows = new Map((await filesByIds(db, ids.slice(0, maxPhotos))).map((row) => [row.id, row]));
  const photos: Photo[] = [];
  for (const id of ids) {
    const row = rows.get(id);
    const bytes = row && (await printedPicture(storage, row));
    if (row && bytes) photos.push({ name: row.name, bytes });
  }
  return { photos, left: Math.max(0, ids.length - maxPhotos) };
}

const stateWordOf = ({ state, remedy }: CaseView): Texts =>
  state === 'paid' && remedy !== 'refund' ? replacedWord : stateWords[state];

function factsOf({ view, language, timeZone }: Paper, word: Word): [string, string][] {
  const moment = (at: string | null) => (at === null ? '' : formatDateTime(at, timeZone));
  const facts: [string, string][] = [
    [word('case'), view.number],
    [word('order'), view.orderNumber],
    [word('shipment'), view.shipmentNumber ?? ''],
    [word('buyer'), `${view.buyer.nickName} (${view.buyer.code})`],
    [word('kind'), kindWords[view.kind][language]],
    [word('state'), stateWordOf(view)[language]],
    [word('reason'), `${reasonWords[view.reasonCode][language]}${view.reason === '' ? '' : ` — ${view.reason}`}`],
    [word('remedy'), remedyWords[view.remedy][language]],
    [word('wanted'), view.wantFen > 0 ? yuan(BigInt(view.wantFen)) : ''],
    [word('refundTo'), targetWords[view.refundTo][language]],
    [word('openedAt'), moment(view.openedAt)],
    [word('decidedAt'), moment(view.decidedAt)],
    [word('opinion'), opinionIn(language, view.opinion)],
  ];
  return facts.filter(([, value]) => value !== '');
}

const inLanguage = (texts: Texts, language: Language): string => texts[language] || texts.cn;

async function drawGoods(pdf: Pdf, { view, language }: Paper, word: Word): Promise<void> {
  await pdf.table({
    columns: [
      { heading: word('goods'), part: 8 },
      { heading: word('reason'), part: 3 },
      { heading: word('price'), part: 2, align: 'right' },
      { heading: word('pieces'), part: 1.6, align: 'right' },
      { heading: word('value'), part: 2.4, align: 'right' },
    ],
    rows: view.lines.map((line) => {
      const specs = line.specValues.map((value) => inLanguage(value, language)).join(' / ');
      const title = inLanguage(line.title, language);
      const priceFen = BigInt(line.unitPriceFen);
      return {
        cells: [
          specs === '' ? title : `${title} (${specs})`,
          reasonWords[line.reason][language],
          yuan(priceFen),
          String(line.quantity),
          yuan(priceFen * BigInt(line.quantity)),
        ],
      };
    }),
  });
  pdf.gap(5);
}

const dong = (vnd: number): string => `${String(vnd).replace(/\B(?=(\d{3})+(?!\d))/g, '.')} ₫`;
/** Fen as yuan, what is taken off with its minus in front. */
const signed = (fen: number): string => (fen < 0 ? `-${yuan(-BigInt(fen))}` : yuan(BigInt(fen)));

async function drawMoney(pdf: Pdf, { view, language, timeZone }: Paper, word: Word): Promise<void> {
  const rows = [
    ...view.items.map(({ kind, amountFen }) => ({ cells: [itemWords[kind][language], signed(amountFen), ''] })),
    { cells: [word('refund'), signed(view.refundFen), dong(view.refundVnd)], isStrong: true },
    ...view.payouts.map(({ paymentNumber, amountFen, state, reference, doneAt }) => ({
      cells: [
        `${word('payouts')} ${paymentNumber}  ${payoutWords[state][language]}  ${reference}`,
        signed(amountFen),
        doneAt === null ? '' : formatDateTime(doneAt, timeZone),
      ],
    })),
  ];
  await pdf.table({
    columns: [
      { heading: word('money'), part: 8 },
      { heading: 'CNY', part: 3, align: 'right' },
      { heading: '', part: 4, align: 'right' },
    ],
    rows,
  });
  pdf.gap(5);
}

async function drawEvents(pdf: Pdf, { view, language, timeZone }: Paper, word: Word): Promise<void> {
  const who = { buyer: view.buyer.nickName, staff: word('staff'), system: word('system') };
  pdf.write(word('timeline'), { isBold: true, sizePt: 11 });
  pdf.gap(1);
  await pdf.table({
    columns: [
      { heading: word('at'), part: 3.2 },
      { heading: word('step'), part: 3.4 },
      { heading: word('who'), part: 2.4 },
      { heading: word('text'), part: 7 },
      { heading: word('files'), part: 3 },
    ],
    rows: view.events.map((event) => ({
      cells: [
        formatDateTime(event.at, timeZone),
        eventWords[event.event][language],
        event.actorKind === 'staff' ? event.actorName || who.staff : who[event.actorKind],
        opinionIn(language, event.text),
        event.files.map(({ name }) => name).join(', '),
      ],
    })),
  });
}

/** Six on a page, each with its name below. */
function drawPhotos(pdf: Pdf, photos: readonly Photo[], heading: string): void {
  for (const [index, { name, bytes }] of photos.entries()) {
    const at = index % photosPerPage;
    if (at === 0) {
      pdf.newPage();
      pdf.heading(heading);
    }
    const place = { xMm: edgeMm + (at % 2) * stepMm.x, yMm: topMm + Math.floor(at / 2) * stepMm.y };
    pdf.picture(bytes, { at: place, ...photoMm });
    pdf.write(`${index + 1}. ${name}`, {
      at: { xMm: place.xMm, yMm: place.yMm + photoMm.heightMm + 1 },
      widthMm: photoMm.widthMm,
      maxLines: 1,
      sizePt: 8,
    });
  }
}
