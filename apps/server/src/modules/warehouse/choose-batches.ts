/** A batch with what is left of it, as the warehouse holds it. */
export type HeldBatch = { batchId: number; lineId: number; left: number };
export type BatchShare = { batchId: number; lineId: number; quantity: number };

/**
 * Which batches give the units of a line: the oldest first (`batches` come in that order). Undefined when they hold fewer.
 */
export function chooseBatches(
  batches: readonly HeldBatch[],
  { lineId, quantity }: { lineId: number; quantity: number },
): BatchShare[] | undefined {
  const shares: BatchShare[] = [];
  let missing = quantity;
  for (const batch of batches) {
    if (batch.lineId !== lineId || batch.left === 0 || missing === 0) continue;
    const taken = Math.min(batch.left, missing);
    shares.push({ batchId: batch.batchId, lineId, quantity: taken });
    missing -= taken;
  }
  return missing === 0 ? shares : undefined;
}
