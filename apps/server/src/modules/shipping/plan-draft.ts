import { type FeeSchedule, type OrderPots, type ShippedPart, takeShare, toVnd } from '@kouan/domain';
import { fail } from '../../platform/errors.ts';
import type { CheckedRow } from './check-draft-rows.ts';
import type { StockGoods } from './draft-stock.ts';
import { planShipment, type Service, type ShipmentPlan } from './plan-shipment.ts';

/** One shipment that a row becomes: of one order, with what it costs. */
export type DraftPiece = {
  orderId: number;
  lines: { lineId: number; quantity: number }[];
  plan: ShipmentPlan;
  amountVnd: bigint;
};
export type DraftOrder = { id: number; number: string; pots: OrderPots; rateVndPerCnyMicros: bigint };
export type PlanAround = {
  stock: ReadonlyMap<string, StockGoods>;
  orders: ReadonlyMap<number, DraftOrder>;
  schedule: FeeSchedule;
  services: readonly Service[];
  now: Date;
};
type Taken = { batch: StockGoods['batches'][number]; quantity: number };

const hourMs = 3_600_000;

/**
 * What each good row becomes when all of them are submitted in this order: the oldest batches go first, a row whose units
 * lie in several orders becomes a shipment of each, and every shipment takes its share of what its order's pots hold then.
 * Throws server.busy when the stock and the orders are not of the same moment.
 */
export function planDraft(rows: readonly CheckedRow[], around: PlanAround): Map<number, DraftPiece[]> {
  const left = new Map<number, number>();
  const pots = new Map([...around.orders].map(([id, order]) => [id, order.pots]));
  const plans = new Map<number, DraftPiece[]>();
  for (const row of rows) {
    const taken = takeOldest(around.stock.get(row.goodsKey ?? ''), { quantity: row.quantity, left });
    plans.set(
      row.record.id,
      byOrder(taken).map((parts) => planPiece(parts, { ...around, pots, destination: row.record.cells.destination })),
    );
  }
  return plans;
}

/** `left` holds what earlier rows left of the batches they took from. */
function takeOldest(
  goods: StockGoods | undefined,
  { quantity, left }: { quantity: number; left: Map<number, number> },
): Taken[] {
  const taken: Taken[] = [];
  let missing = quantity;
  for (const batch of goods?.batches ?? []) {
    const there = left.get(batch.batchId) ?? batch.available;
    const units = Math.min(there, missing);
    if (units === 0) continue;
    left.set(batch.batchId, there - units);
    taken.push({ batch, quantity: units });
    missing -= units;
    if (missing === 0) break;
  }
  return taken;
}

/** In the order of the orders' ids, which is the order of their locks. */
function byOrder(taken: readonly Taken[]): Taken[][] {
  const ids = [...new Set(taken.map(({ batch }) => batch.orderId))].sort((a, b) => a - b);
  return ids.map((id) => taken.filter(({ batch }) => batch.orderId === id));
}

function planPiece(
  taken: readonly Taken[],
  around: PlanAround & { pots: Map<number, OrderPots>; destination: string },
): DraftPiece {
  const orderId = taken[0]?.batch.orderId ?? 0;
  const order = around.orders.get(orderId);
  const pots = around.pots.get(orderId);
  if (!order || !pots) throw new RangeError('the order of a batch is known');
  const goodsFen = taken.reduce((sum, { batch, quantity }) => sum + batch.unitPriceFen * BigInt(quantity), 0n);
  // Units left or came back between the reading of the stock and that of the orders; the next reading is in order again.
  if (goodsFen > pots.goodsFen) fail('server.busy');
  const { share, left } = takeShare(pots, goodsFen);
  around.pots.set(orderId, left);
  const plan = planShipment({
    schedule: around.schedule,
    destination: around.destination,
    services: around.services,
    parts: taken.map((one) => partOf(one, around.now)),
    share,
  });
  const lines = new Map<number, number>();
  for (const { batch, quantity } of taken) lines.set(batch.lineId, (lines.get(batch.lineId) ?? 0) + quantity);
  return {
    orderId,
    lines: [...lines].map(([lineId, quantity]) => ({ lineId, quantity })),
    plan,
    amountVnd: toVnd(plan.amountFen, order.rateVndPerCnyMicros),
  };
}

const partOf = ({ batch, quantity }: Taken, now: Date): ShippedPart => ({
  batchGrams: batch.batchGrams,
  batchCm3: batch.batchCm3,
  batchUnits: batch.batchUnits,
  batchPackages: batch.batchPackages,
  units: quantity,
  storedHours: Math.max(0, Math.floor((now.getTime() - batch.storedAt.getTime()) / hourMs)),
});
