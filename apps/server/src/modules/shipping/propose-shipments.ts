import type { ShippingProposalView } from '@kouan/contract';
import { type ExpectedGoods, proposeShipping, type WaitingGoods } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Reader } from '../../platform/db.ts';
import { groupBy } from '../../platform/group-by.ts';
import type { Sendable } from '../../platform/http.ts';
import {
  isDestination,
  type OrderBrief,
  orderBriefs,
  type OrderLineBrief,
  orderLineBriefs,
  provinceOf,
} from '../orders/index.ts';
import { activeFeeSchedule, type FeeScheduleVersion } from '../settings/index.ts';
import { type AvailableBatch, availableBatches, unitsOnTheWay } from '../warehouse/index.ts';

type OnTheWay = Awaited<ReturnType<typeof unitsOnTheWay>>[number];
type Around = {
  order: OrderBrief;
  lines: ReadonlyMap<number, OrderLineBrief>;
  schedule: FeeScheduleVersion['schedule'];
  now: Date;
};
type Proposal = Sendable<ShippingProposalView>;

const hourMs = 3_600_000;
/** A storage month, as the fees count it. */
const monthMs = 30 * 24 * hourMs;
const maxOrders = 20;

/** What to ship now and what to hold, order by order: those whose goods go back soonest stand first. */
export async function proposeShipments(db: Reader, buyerId: number): Promise<Proposal[]> {
  const batches = groupBy(await availableBatches(db, buyerId), ({ orderId }) => orderId);
  const coming = groupBy(await unitsOnTheWay(db, buyerId), ({ orderId }) => orderId);
  const orders = await orderBriefs(db, [...batches.keys()]);
  const lineIds = [...batches.values()].flat().map(({ lineId }) => lineId);
  const lines = await orderLineBriefs(db, [...new Set(lineIds)]);
  const { schedule } = await activeFeeSchedule(db);
  const now = await currentTime(db);
  return [...orders.values()]
    .sort((a, b) => (a.autoReturnAt?.getTime() ?? Infinity) - (b.autoReturnAt?.getTime() ?? Infinity))
    .slice(0, maxOrders)
    .map((order) =>
      proposalOf(batches.get(order.id) ?? [], coming.get(order.id) ?? [], { order, lines, schedule, now }),
    );
}

function proposalOf(batches: readonly AvailableBatch[], coming: readonly OnTheWay[], around: Around): Proposal {
  const { order, lines, schedule, now } = around;
  const priceOf = (lineId: number): bigint => lines.get(lineId)?.unitPriceFen ?? 0n;
  const returnInHours = order.autoReturnAt ? hoursBetween(now, order.autoReturnAt) : undefined;
  const goods: WaitingGoods[] = batches.map((batch) => ({
    ...batch,
    key: batch.batchId,
    units: batch.available,
    storedHours: Math.max(0, hoursBetween(batch.storedAt, now)),
    valueFen: priceOf(batch.lineId) * BigInt(batch.available),
    returnInHours,
  }));
  const provinceCode = isDestination(schedule, order.destination) ? provinceOf(schedule, order.destination) : undefined;
  const {
    now: leaving,
    hold,
    holdHours,
    savingFen,
  } = proposeShipping(schedule, {
    goods,
    expected: expectedOf(batches, coming, { now, priceOf }),
    options: provinceCode === undefined ? {} : { provinceCode },
  });
  const oldest = Math.min(...batches.map(({ storedAt }) => storedAt.getTime()));
  const months = Math.max(1, Math.ceil((now.getTime() - oldest) / monthMs));
  return {
    orderNumber: order.number,
    now: goodsOf(batches, leaving, lines),
    hold: goodsOf(batches, hold, lines),
    holdUntil: hold.length > 0 ? new Date(now.getTime() + holdHours * hourMs) : null,
    savingFen,
    returnAt: order.autoReturnAt,
    nextStorageAt: new Date(oldest + months * monthMs),
  };
}

/** What is on its way, measured like the batches of its line that have come; what nothing is known about is left out. */
function expectedOf(
  batches: readonly AvailableBatch[],
  coming: readonly OnTheWay[],
  { now, priceOf }: { now: Date; priceOf: (lineId: number) => bigint },
): ExpectedGoods[] {
  return coming.flatMap(({ lineId, units, expectedOn }) => {
    const like = batches.find((batch) => batch.lineId === lineId);
    const inHours = hoursBetween(now, new Date(`${expectedOn}T12:00:00Z`));
    if (!like || inHours <= 0) return [];
    return [{ ...like, batchUnits: like.batchUnits, units, valueFen: priceOf(lineId) * BigInt(units), inHours }];
  });
}

const hoursBetween = (from: Date, to: Date): number => Math.floor((to.getTime() - from.getTime()) / hourMs);

function goodsOf(
  batches: readonly AvailableBatch[],
  keys: readonly number[],
  lines: ReadonlyMap<number, OrderLineBrief>,
): Proposal['now'] {
  const byLine = groupBy(
    batches.filter(({ batchId }) => keys.includes(batchId)),
    ({ lineId }) => lineId,
  );
  return [...byLine].map(([lineId, own]) => {
    const line = lines.get(lineId);
    return {
      lineId,
      quantity: own.reduce((sum, { available }) => sum + available, 0),
      title: line?.title ?? { cn: '', en: '', vi: '' },
      specValues: line?.specValues ?? [],
      imageUrl: line?.imageUrl ?? '',
    };
  });
}
