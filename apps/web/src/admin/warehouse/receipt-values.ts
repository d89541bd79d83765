import type { BodyOf, OrderLineView, receiveGoods } from '@kouan/contract';
import type { UploadedPicture } from '../../shared/upload-picture.ts';
import { cm3Of, countOf, gramsOf, type WeightUnit } from '../measures.ts';

/** One line of the receipt as it is typed. */
export type ReceiptLine = {
  quantity: string;
  weight: string;
  unit: WeightUnit;
  volume: string;
  packages: string;
  photos: readonly Pick<UploadedPicture, 'id' | 'url'>[];
};
export type ReceiptProblem = 'quantity' | 'tooMany' | 'weight' | 'volume' | 'packages';
export const emptyLine: ReceiptLine = { quantity: '', weight: '', unit: 'kg', volume: '', packages: '1', photos: [] };
export const maxPhotos = 9;

/** What is wrong with a line; a line without a quantity is not received now and cannot be wrong. */
export function problemsOf(line: ReceiptLine, inTransit: number): ReceiptProblem[] {
  if (line.quantity.trim() === '') return [];
  const quantity = countOf(line.quantity);
  const packages = countOf(line.packages);
  const problems: ReceiptProblem[] = [];
  if (quantity === undefined || quantity < 1) problems.push('quantity');
  else if (quantity > inTransit) problems.push('tooMany');
  if (gramsOf(line.weight, line.unit) === undefined) problems.push('weight');
  if (packages === undefined || packages < 1) problems.push('packages');
  if (cm3Of(line.volume, packages ?? 1) === undefined) problems.push('volume');
  return problems;
}

type Body = BodyOf<typeof receiveGoods>;

/** The lines that have a quantity, as the call wants them. Check with `problemsOf` before. */
export function receiptOf(
  lines: readonly { line: Pick<OrderLineView, 'id'>; typed: ReceiptLine }[],
  note: string,
): Body {
  const received = lines.flatMap(({ line, typed }) => {
    const quantity = countOf(typed.quantity);
    const packages = countOf(typed.packages);
    const grams = gramsOf(typed.weight, typed.unit);
    const cm3 = cm3Of(typed.volume, packages ?? 1);
    if (!quantity || !packages || !grams || !cm3) return [];
    return [{ lineId: line.id, quantity, grams, cm3, packages, photoIds: typed.photos.map(({ id }) => id) }];
  });
  return note.trim() === '' ? { lines: received } : { lines: received, note: note.trim() };
}
