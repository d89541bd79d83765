import { eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import { insertsInto } from '../../platform/prepared.ts';
import type { PricedOrder } from './price-order.ts';
import { orderEstimates } from './work-tables.ts';

/** Keeps what was estimated when the order was placed. */
export async function keepEstimate(tx: Tx, orderId: number, { totals, estimatedFees }: PricedOrder): Promise<void> {
  const logistics = estimatedFees.find((fee) => fee.kind === 'logistics');
  assert(logistics?.kind === 'logistics', 'logistics are always part of the fees');
  await insertEstimates(tx, [
    {
      orderId,
      goodsFen: totals.goodsFen,
      freightFen: totals.freightFen,
      serviceFen: totals.serviceFen,
      realGrams: logistics.realGrams,
      chargeableGrams: logistics.chargeableGrams,
      fees: estimatedFees.map(({ kind, feeFen }) => ({ kind, feeFen: Number(feeFen) })),
    },
  ]);
}
const insertEstimates = insertsInto(orderEstimates, (insert) => insert);

/** What was estimated for an order; null for one that was placed before estimates were kept. */
export async function estimateOf(db: Reader, orderId: number) {
  const [row] = await db.select().from(orderEstimates).where(eq(orderEstimates.orderId, orderId));
  if (!row) return null;
  const { orderId: _, ...estimate } = row;
  return estimate;
}
