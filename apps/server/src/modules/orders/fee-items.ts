import type { ShipmentFee } from '@kouan/domain';

/** A fee and what it was computed from: weights in grams, prices in fen. */
export type FeeItem = { kind: ShipmentFee['kind']; feeFen: bigint; detail: Record<string, string | number> };

/** A fee with everything it was computed from, as both sides see it. */
export function toFeeItem({ kind, feeFen, ...parts }: ShipmentFee): FeeItem {
  const detail: FeeItem['detail'] = {};
  for (const [name, value] of Object.entries(parts)) {
    if (typeof value === 'bigint') detail[name] = Number(value);
    else if (typeof value === 'string' || typeof value === 'number') detail[name] = value;
  }
  return { kind, feeFen, detail };
}
