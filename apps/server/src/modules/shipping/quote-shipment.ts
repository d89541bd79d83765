import type { BodyOf, quoteShipment as quoteEndpoint } from '@kouan/contract';
import type { ShippedPart, UnitsShare } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Reader } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { getOrderLines } from '../orders/index.ts';
import { activeFeeSchedule, checkServices } from '../settings/index.ts';
import { chooseStock } from '../warehouse/index.ts';
import { planShipment, type Service, type ShipmentPlan } from './plan-shipment.ts';

export type ShipWish = Omit<BodyOf<typeof quoteEndpoint>, 'orderNumber' | 'services'> & {
  services: readonly Service[];
};
export type WantedLine = { lineId: number; skuId: number | null; quantity: number; unitPriceFen: bigint };
export type PlannedShipment = {
  plan: ShipmentPlan;
  lines: WantedLine[];
  goodsFen: bigint;
  quantity: number;
  feeScheduleId: number;
};

const hourMs = 3_600_000;

/**
 * Plans a shipment out of an order's stock: its lines, its parts of batches (oldest first), its fees. `shareOf` answers
 * what its units take from the order's pots. Throws shipment.quantity_insufficient, shipment.service_missing and the like.
 */
export async function planFromStock(
  db: Reader,
  orderId: number,
  wish: ShipWish,
  shareOf: (goodsFen: bigint) => Promise<UnitsShare>,
): Promise<PlannedShipment> {
  const lines = await wantedLines(db, orderId, wish.lines);
  const { id: feeScheduleId, schedule } = await activeFeeSchedule(db);
  checkServices(schedule, wish.services);
  const now = await currentTime(db);
  const chosen = await chooseStock(db, { orderId, lines });
  const parts: ShippedPart[] = chosen.map(({ batch, quantity }) => ({
    batchGrams: batch.grams,
    batchCm3: batch.cm3,
    batchUnits: batch.quantity,
    batchPackages: batch.packages,
    units: quantity,
    storedHours: Math.max(0, Math.floor((now.getTime() - batch.storedAt.getTime()) / hourMs)),
  }));
  const goodsFen = lines.reduce((sum, line) => sum + line.unitPriceFen * BigInt(line.quantity), 0n);
  const share = await shareOf(goodsFen);
  const plan = planShipment({ schedule, destination: wish.destination, services: wish.services, parts, share });
  return { plan, lines, goodsFen, quantity: lines.reduce((sum, line) => sum + line.quantity, 0), feeScheduleId };
}

async function wantedLines(db: Reader, orderId: number, wishes: ShipWish['lines']): Promise<WantedLine[]> {
  if (new Set(wishes.map(({ lineId }) => lineId)).size !== wishes.length) fail('shipment.line_twice');
  const lines = new Map((await getOrderLines(db, orderId)).map((line) => [line.id, line]));
  return wishes.map(({ lineId, quantity }) => {
    const line = lines.get(lineId);
    if (!line || quantity > line.available)
      fail('shipment.quantity_insufficient', { lineId }, { [`lines.${lineId}`]: 'shipment.quantity_insufficient' });
    return { lineId, skuId: line.skuId, quantity, unitPriceFen: line.unitPriceFen };
  });
}
