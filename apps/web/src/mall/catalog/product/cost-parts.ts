import type { QuoteView } from '@kouan/contract';

const kinds = [
  'goods',
  'freight',
  'service',
  'logistics',
  'storage',
  'handling',
  'inspection',
  'crate',
  'insurance',
] as const;
export type CostKind = (typeof kinds)[number];

/** Everything a quote consists of, in the order in which it is paid; freight only when there is some. */
export function costParts(
  quote: Pick<QuoteView, 'goodsFen' | 'freightFen' | 'serviceFen'> & {
    estimatedFees: readonly { kind: string; feeFen: number }[];
  },
): { kind: CostKind; fen: number }[] {
  const known: Partial<Record<CostKind, number>> = {
    goods: quote.goodsFen,
    service: quote.serviceFen,
    ...(quote.freightFen > 0 ? { freight: quote.freightFen } : {}),
  };
  for (const fee of quote.estimatedFees) {
    const kind = kinds.find((one) => one === fee.kind);
    if (kind !== undefined) known[kind] = (known[kind] ?? 0) + fee.feeFen;
  }
  return kinds.flatMap((kind) => (known[kind] === undefined ? [] : [{ kind, fen: known[kind] }]));
}
