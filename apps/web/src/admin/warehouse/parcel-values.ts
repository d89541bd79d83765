import type { BodyOf, ParcelView, receiveParcel } from '@kouan/contract';
import { normalizeWaybill } from '@kouan/domain';
import { cm3Of, countOf, gramsOf } from '../measures.ts';

type Photo = { id: number; url: string };
export const shortReasons = ['missing', 'damaged', 'wrongGoods'] as const;
export type ShortReason = (typeof shortReasons)[number];

/** One line of the parcel as it is typed. Its own weight and size are typed only where the line was measured alone. */
export type TypedLine = {
  quantity: string;
  isMeasured: boolean;
  weight: string;
  volume: string;
  isShort: boolean;
  short: string;
  reason: ShortReason;
  photos: readonly Photo[];
};
export const emptyLine: TypedLine = {
  quantity: '',
  isMeasured: false,
  weight: '',
  volume: '',
  isShort: false,
  short: '',
  reason: 'missing',
  photos: [],
};

export type TypedParcel = {
  weight: string;
  volume: string;
  note: string;
  photos: readonly Photo[];
  lines: Readonly<Record<number, TypedLine>>;
  shortReason: string;
  shortPhotos: readonly Photo[];
  isSurplus: boolean;
  surplusNote: string;
  surplusPhotos: readonly Photo[];
};
export const emptyParcel: TypedParcel = {
  weight: '',
  volume: '',
  note: '',
  photos: [],
  lines: {},
  shortReason: '',
  shortPhotos: [],
  isSurplus: false,
  surplusNote: '',
  surplusPhotos: [],
};

/** What was measured at the scan stands there already. Where nothing is expected any more, all that is in it is surplus. */
export const firstTyped = (parcel: ParcelView): TypedParcel => ({
  ...emptyParcel,
  weight: parcel.grams === null ? '' : kilogramsText(parcel.grams),
  volume: parcel.cm3 === null ? '' : String(parcel.cm3),
  isSurplus: linesOf(parcel).length === 0,
});

const gramsOfKilogram = 1000;
/** 1250 is '1.25', as it is typed. */
const kilogramsText = (grams: number): string => String(grams / gramsOfKilogram);

export const typedLine = (typed: TypedParcel, lineId: number): TypedLine => typed.lines[lineId] ?? emptyLine;
const linesOf = (parcel: ParcelView) => parcel.orders.flatMap((order) => order.lines);
/** A number that is typed for a line; nothing typed counts as none. */
const piecesOf = (text: string): number | undefined => (text.trim() === '' ? 0 : countOf(text));

/** Everything that is on its way was in the parcel. */
export const allReceived = (parcel: ParcelView, typed: TypedParcel): TypedParcel => ({
  ...typed,
  lines: Object.fromEntries(
    linesOf(parcel).map((line) => [
      line.id,
      { ...typedLine(typed, line.id), quantity: String(line.inTransit), isShort: false, short: '' },
    ]),
  ),
});

export const isAnythingCounted = (parcel: ParcelView, typed: TypedParcel): boolean =>
  linesOf(parcel).some(({ id }) => {
    const line = typedLine(typed, id);
    return (piecesOf(line.quantity) ?? 0) > 0 || (line.isShort && (piecesOf(line.short) ?? 0) > 0);
  });

export type LineProblem = 'quantity' | 'tooMany' | 'weight' | 'volume' | 'short';
export function lineProblems(line: TypedLine, inTransit: number): LineProblem[] {
  const quantity = piecesOf(line.quantity);
  const short = line.isShort ? countOf(line.short) : 0;
  const problems: LineProblem[] = [];
  if (quantity === undefined) problems.push('quantity');
  else if (quantity + (short ?? 0) > inTransit) problems.push('tooMany');
  if (short === undefined || (line.isShort && short < 1)) problems.push('short');
  if (line.isMeasured && gramsOf(line.weight, 'kg') === undefined) problems.push('weight');
  if (line.isMeasured && cm3Of(line.volume, 1) === undefined) problems.push('volume');
  return problems;
}

export type ParcelProblem = 'weight' | 'volume' | 'nothing' | 'shortReason' | 'shortPhotos' | 'surplus';
export function parcelProblems(parcel: ParcelView, typed: TypedParcel): ParcelProblem[] {
  const short = linesOf(parcel)
    .map(({ id }) => typedLine(typed, id))
    .filter((line) => line.isShort);
  const problems: ParcelProblem[] = [];
  if (gramsOf(typed.weight, 'kg') === undefined) problems.push('weight');
  if (cm3Of(typed.volume, 1) === undefined) problems.push('volume');
  if (!typed.isSurplus && !isAnythingCounted(parcel, typed)) problems.push('nothing');
  if (short.length > 0 && typed.shortReason.trim() === '') problems.push('shortReason');
  if (short.some(({ reason }) => reason !== 'missing') && typed.shortPhotos.length === 0) problems.push('shortPhotos');
  if (typed.isSurplus && (typed.surplusNote.trim() === '' || typed.surplusPhotos.length === 0))
    problems.push('surplus');
  return problems;
}

const idsOf = (photos: readonly Photo[]): number[] => photos.map(({ id }) => id);

/** The receipt as the call wants it; undefined while something is wrong. */
export function receiptOf(parcel: ParcelView, typed: TypedParcel): BodyOf<typeof receiveParcel> | undefined {
  const grams = gramsOf(typed.weight, 'kg');
  const cm3 = cm3Of(typed.volume, 1);
  const isWrong = linesOf(parcel).some((line) => lineProblems(typedLine(typed, line.id), line.inTransit).length > 0);
  if (!grams || !cm3 || isWrong || parcelProblems(parcel, typed).length > 0) return undefined;
  const orders = parcel.orders.map((order) => {
    const lines = order.lines.map(({ id }) => ({ id, ...typedLine(typed, id) }));
    const short = lines
      .filter((line) => line.isShort)
      .map((line) => ({ lineId: line.id, quantity: countOf(line.short) ?? 0, reason: line.reason }));
    return {
      number: order.number,
      lines: lines
        .filter((line) => (piecesOf(line.quantity) ?? 0) > 0)
        .map((line) => ({
          lineId: line.id,
          quantity: piecesOf(line.quantity) ?? 0,
          photoIds: idsOf(line.photos),
          ...(line.isMeasured ? { grams: gramsOf(line.weight, 'kg'), cm3: cm3Of(line.volume, 1) } : {}),
        })),
      short,
      ...(short.length > 0 ? { shortReason: typed.shortReason.trim() } : {}),
      shortPhotoIds: short.length > 0 ? idsOf(typed.shortPhotos) : [],
    };
  });
  return {
    grams,
    cm3,
    photoIds: idsOf(typed.photos),
    orders: orders.filter(({ lines, short }) => lines.length + short.length > 0),
    ...(typed.note.trim() === '' ? {} : { note: typed.note.trim() }),
    ...(typed.isSurplus ? { surplus: { note: typed.surplusNote.trim(), photoIds: idsOf(typed.surplusPhotos) } } : {}),
  };
}

const shortestWithLetters = 6;
const shortestDigits = 10;

/** Whether what was typed into a field for a weight or a size is another waybill: a scanner types wherever the cursor is. */
export function scannedIn(text: string): string | undefined {
  const waybill = normalizeWaybill(text);
  if (waybill === undefined) return undefined;
  const hasLetters = /^(?=.*[A-WYZ])(?=.*\d)[A-Z0-9-]+$/.test(waybill) && waybill.length >= shortestWithLetters;
  return hasLetters || new RegExp(`^\\d{${shortestDigits},}$`).test(waybill) ? waybill : undefined;
}
