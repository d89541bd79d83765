import type { Reader, Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { moveUnits } from '../orders/index.ts';
import { type BatchShare, chooseBatches } from './choose-batches.ts';
import { type Batch, findBatches, insertMovements, listFrozen, listHeldBatches } from './stock-queries.ts';

export type WantedUnits = { lineId: number; skuId: number | null; quantity: number };
export type Freeze = {
  order: { id: number; buyerId: number };
  shipmentNumber: string;
  lines: readonly WantedUnits[];
  actorId: number;
};

/**
 * Freezes available units for a shipment, the order's oldest batches first. The caller holds the order's lock. Throws
 * shipment.quantity_insufficient.
 */
export async function freezeStock(tx: Tx, { order, shipmentNumber, lines, actorId }: Freeze): Promise<BatchShare[]> {
  const held = await listHeldBatches(tx, order.id);
  const chosen = lines.map(
    (line) => chooseBatches(held, line) ?? fail('shipment.quantity_insufficient', { lineId: line.lineId }),
  );
  for (const { lineId, quantity } of lines) await moveUnits(tx, { lineId, cause: 'shipmentCreated', quantity });
  const skus = new Map(lines.map(({ lineId, skuId }) => [lineId, skuId]));
  await insertMovements(
    tx,
    chosen.flat().map(({ batchId, lineId, quantity }) => ({
      buyerId: order.buyerId,
      skuId: skus.get(lineId) ?? null,
      orderId: order.id,
      orderLineId: lineId,
      batchId,
      fromPlace: 'available' as const,
      toPlace: 'frozen' as const,
      quantity,
      cause: 'shipmentCreated',
      shipmentNumber,
      actorId,
    })),
  );
  return chosen.flat();
}

/** Gives the frozen units of a cancelled shipment back, or lets those of a dispatched one leave. Once: then none are frozen. */
export async function endFreeze(
  tx: Tx,
  {
    shipmentNumber,
    cause,
    actorId,
  }: { shipmentNumber: string; cause: 'shipmentCancelled' | 'dispatched'; actorId: number | null },
): Promise<void> {
  const frozen = await listFrozen(tx, shipmentNumber);
  const perLine = new Map<number, number>();
  for (const { lineId, left } of frozen) perLine.set(lineId, (perLine.get(lineId) ?? 0) + left);
  for (const [lineId, quantity] of perLine) await moveUnits(tx, { lineId, cause, quantity });
  await insertMovements(
    tx,
    frozen.map(({ left, lineId, ...row }) => ({
      ...row,
      orderLineId: lineId,
      quantity: left,
      cause,
      shipmentNumber,
      actorId,
      fromPlace: 'frozen' as const,
      toPlace: cause === 'dispatched' ? ('outside' as const) : ('available' as const),
    })),
  );
}

/** Which batches would give these units now, with their measures; nothing is moved. Throws shipment.quantity_insufficient. */
export async function chooseStock(
  db: Reader,
  { orderId, lines }: { orderId: number; lines: readonly WantedUnits[] },
): Promise<{ batch: Batch; quantity: number }[]> {
  const held = await listHeldBatches(db, orderId);
  const known = new Map((await findBatches(db, orderId)).map((batch) => [batch.id, batch]));
  return lines
    .flatMap((line) => chooseBatches(held, line) ?? fail('shipment.quantity_insufficient', { lineId: line.lineId }))
    .map(({ batchId, quantity }) => {
      const batch = known.get(batchId);
      assert(batch, 'a chosen batch is one of the order');
      return { batch, quantity };
    });
}
