import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import type { StockSide, stockMovements } from './warehouse-tables.ts';

export type Movement = typeof stockMovements.$inferInsert;
type Place = Exclude<StockSide, 'outside'>;
type Change = Record<Place, number>;

const placesOf = ['inTransit', 'available', 'frozen', 'afterSales'] as const;

/** What movements change at each place, by whatever they are grouped by; movements without a group are left out. */
function changesBy<K>(movements: readonly Movement[], keyOf: (movement: Movement) => K | null): Map<K, Change> {
  const changes = new Map<K, Change>();
  for (const movement of movements) {
    const key = keyOf(movement);
    if (key === null) continue;
    const change = changes.get(key) ?? { inTransit: 0, available: 0, frozen: 0, afterSales: 0 };
    for (const place of placesOf) {
      if (movement.toPlace === place) change[place] += movement.quantity;
      if (movement.fromPlace === place) change[place] -= movement.quantity;
    }
    changes.set(key, change);
  }
  return changes;
}

/** Adds movements to what their batches and lines have; a level below zero is refused by the database. */
export async function keepLevels(tx: Tx, movements: readonly Movement[]): Promise<void> {
  const ofBatches = [...changesBy(movements, ({ batchId }) => batchId ?? null)];
  if (ofBatches.length > 0) {
    await tx.execute(sql`
      update batches set available = batches.available + d.available, frozen = batches.frozen + d.frozen
      from unnest(${bigints(ofBatches.map(([id]) => id))}, ${bigints(ofBatches.map(([, change]) => change.available))},
        ${bigints(ofBatches.map(([, change]) => change.frozen))}) as d (id, available, frozen)
      where batches.id = d.id`);
  }
  const lines = new Map(movements.map((movement) => [movement.orderLineId, movement]));
  for (const [lineId, change] of changesBy(movements, ({ orderLineId }) => orderLineId)) {
    const line = lines.get(lineId);
    if (!line) continue;
    await tx.execute(sql`
      insert into stock_levels as l (order_line_id, order_id, buyer_id, sku_id) values (${lineId}, ${line.orderId}, ${line.buyerId}, ${line.skuId ?? null})
      on conflict do nothing`);
    await tx.execute(sql`
      update stock_levels set in_transit = in_transit + ${change.inTransit}, available = available + ${change.available},
        frozen = frozen + ${change.frozen}, after_sales = after_sales + ${change.afterSales}
      where order_line_id = ${lineId}`);
  }
}

const bigints = (values: readonly number[]) => sql`${sql.param([...values])}::bigint[]`;
