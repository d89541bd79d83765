import type { ReorderedLine } from '@kouan/contract';

export type ReorderChange = 'dearer' | 'cheaper' | 'fewer' | 'minimum';
type Line = Pick<ReorderedLine, 'outcome' | 'ordered' | 'quantity' | 'priceBeforeFen' | 'priceNowFen' | 'minQuantity'>;

/** What is different from the order of then, the price first. */
export function changesOf({
  outcome,
  ordered,
  quantity,
  priceBeforeFen,
  priceNowFen,
  minQuantity,
}: Line): ReorderChange[] {
  const changes: ReorderChange[] = [];
  if (priceNowFen !== null && priceNowFen > priceBeforeFen) changes.push('dearer');
  if (priceNowFen !== null && priceNowFen < priceBeforeFen) changes.push('cheaper');
  if (outcome === 'added' && quantity < ordered) changes.push('fewer');
  if (minQuantity !== null) changes.push('minimum');
  return changes;
}
