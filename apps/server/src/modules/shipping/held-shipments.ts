import type { ShipmentView } from '@kouan/contract';
import { inArray } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import type { Sendable } from '../../platform/http.ts';
import { heldGoodsOf } from '../warehouse/index.ts';
import { packingsOf } from './packing-queries.ts';
import type { Shipment } from './shipment-queries.ts';
import { shipmentParts } from './shipping-tables.ts';

type Check = NonNullable<Sendable<ShipmentView>['check']>;

/** Which shipments wait for a look at a weight, at which link of the chain; the last one that it has reached. */
export async function checksOf(db: Reader, rows: readonly Shipment[]): Promise<Map<number, Check>> {
  const checks = new Map<number, Check>();
  const waiting = rows.filter(({ state }) => state === 'ready').map(({ id }) => id);
  for (const { shipmentId, heldAt } of await shipmentsWithHeldGoods(db, waiting))
    checks.set(shipmentId, { stage: 'border', since: heldAt });
  for (const { shipmentId, state, packedAt } of await packingsOf(db, waiting))
    if (state === 'held') checks.set(shipmentId, { stage: 'packed', since: packedAt });
  for (const { id, state, bagHeldAt, receiptPausedAt } of rows) {
    if (state === 'ready' && bagHeldAt) checks.set(id, { stage: 'bag', since: bagHeldAt });
    if (receiptPausedAt) checks.set(id, { stage: 'vietnam', since: receiptPausedAt });
  }
  return checks;
}

/** Shipments with goods that are held for their weight, or whose parcels are. */
async function shipmentsWithHeldGoods(
  db: Reader,
  shipmentIds: readonly number[],
): Promise<{ shipmentId: number; heldAt: Date }[]> {
  if (shipmentIds.length === 0) return [];
  const parts = await db
    .select()
    .from(shipmentParts)
    .where(inArray(shipmentParts.shipmentId, [...shipmentIds]));
  const held = await heldGoodsOf(
    db,
    parts.map(({ batchId }) => batchId),
  );
  const since = new Map(held.map(({ batchId, heldAt }) => [batchId, heldAt]));
  return parts.flatMap(({ shipmentId, batchId }) => {
    const heldAt = since.get(batchId);
    return heldAt ? [{ shipmentId, heldAt }] : [];
  });
}
