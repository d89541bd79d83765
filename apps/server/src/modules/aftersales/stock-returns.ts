import type { StockReturn } from '@kouan/contract';
import {
  depositRefund,
  feesTotalFen,
  type ReturnRule,
  shipmentFees,
  type ShippedPart,
  smaller,
  takeShare,
} from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { groupBy } from '../../platform/group-by.ts';
import type { Sendable } from '../../platform/http.ts';
import {
  isDestination,
  type OrderLineBrief,
  orderLineBriefs,
  ordersByIds,
  potsOf,
  provinceOf,
} from '../orders/index.ts';
import { activeFeeSchedule, type FeeScheduleVersion } from '../settings/index.ts';
import { type AvailableBatch, availableBatches } from '../warehouse/index.ts';
import { rulesInForce } from './compensation-rules.ts';
import { openCase } from './open-case.ts';

const hourMs = 3_600_000;
const maxOrders = 20;
type Order = Awaited<ReturnType<typeof ordersByIds>>[number];
type Due = Order & { autoReturnAt: Date };
type Around = {
  lines: ReadonlyMap<number, OrderLineBrief>;
  schedule: FeeScheduleVersion['schedule'];
  now: Date;
  rule: ReturnRule;
};

/** A buyer's orders whose goods go back by themselves, the soonest first, with what shipping, keeping and returning means. */
export async function listStockReturns(db: Reader, buyerId: number): Promise<Sendable<StockReturn>[]> {
  const batches = groupBy(await availableBatches(db, buyerId), ({ orderId }) => orderId);
  const due = (await ordersByIds(db, [...batches.keys()]))
    .flatMap((order) => (order.autoReturnAt === null ? [] : { ...order, autoReturnAt: order.autoReturnAt }))
    .toSorted((a, b) => a.autoReturnAt.getTime() - b.autoReturnAt.getTime())
    .slice(0, maxOrders);
  const lineIds = due.flatMap(({ id }) => (batches.get(id) ?? []).map(({ lineId }) => lineId));
  const lines = await orderLineBriefs(db, [...new Set(lineIds)]);
  const { schedule } = await activeFeeSchedule(db);
  const now = await currentTime(db);
  const rule = (await rulesInForce(db)).rules.returns;
  return due.map((order) => returnOf(order, batches.get(order.id) ?? [], { lines, schedule, now, rule }));
}

function returnOf(order: Due, batches: readonly AvailableBatch[], around: Around): Sendable<StockReturn> {
  const { lines } = around;
  const goodsFen = batches.reduce(
    (sum, { lineId, available }) => sum + (lines.get(lineId)?.unitPriceFen ?? 0n) * BigInt(available),
    0n,
  );
  // No more than the order still holds: one whose books are wrong, which `verify` tells, never takes the page from the others.
  const pots = potsOf(order);
  const { share } = takeShare(pots, smaller(goodsFen, pots.goodsFen));
  const today = feesAt(order, batches, { ...around, valueFen: share.valueFen });
  const lastDay = feesAt(order, batches, { ...around, now: order.autoReturnAt, valueFen: share.valueFen });
  const byLine = [...groupBy(batches, ({ lineId }) => lineId)];
  const first = lines.get(byLine[0]?.[0] ?? 0);
  return {
    orderNumber: order.number,
    returnAt: order.autoReturnAt,
    units: batches.reduce((sum, { available }) => sum + available, 0),
    goodsFen,
    title: first?.title ?? { cn: '', en: '', vi: '' },
    imageUrl: first?.imageUrl ?? '',
    lineCount: byLine.length,
    shipFen: today === undefined ? null : share.balanceShareFen + today.totalFen,
    laterFen: lastDay === undefined ? null : share.balanceShareFen + lastDay.totalFen,
    storageFen: today?.storageFen ?? 0n,
    laterStorageFen: lastDay?.storageFen ?? 0n,
    depositFen: share.depositShareFen,
    refundFen: depositRefund('return', share, { returnFreightFen: 0n, rule: around.rule }).refundFen,
    take: byLine.map(([lineId, own]) => ({
      lineId,
      quantity: own.reduce((sum, { available }) => sum + available, 0),
    })),
  };
}

/** The fees of shipping it all at a moment; undefined where its destination has none. */
function feesAt(
  order: Order,
  batches: readonly AvailableBatch[],
  { schedule, now, valueFen }: Around & { valueFen: bigint },
) {
  if (!isDestination(schedule, order.destination)) return undefined;
  const parts: ShippedPart[] = batches.map((batch) => ({
    ...batch,
    units: batch.available,
    storedHours: Math.max(0, Math.floor((now.getTime() - batch.storedAt.getTime()) / hourMs)),
  }));
  const provinceCode = provinceOf(schedule, order.destination);
  const fees = shipmentFees(schedule, { parts, valueFen }, provinceCode === undefined ? {} : { provinceCode });
  const storage = fees.find(({ kind }) => kind === 'storage');
  return { totalFen: feesTotalFen(fees), storageFen: storage?.feeFen ?? 0n };
}

type ReturnWish = {
  orderNumbers: readonly string[];
  reason: string;
  refundTo: 'wallet' | 'source';
  buyerId: number;
};

/** Gives the stock of several orders back, in the order of their numbers; all of them or none. Throws what `openCase` throws. */
export async function returnStock(tx: Tx, { orderNumbers, ...wish }: ReturnWish): Promise<string[]> {
  const caseNumbers: string[] = [];
  for (const orderNumber of [...new Set(orderNumbers)].toSorted()) {
    const { number } = await openCase(tx, {
      ...wish,
      orderNumber,
      kind: 'return',
      reasonCode: 'notNeeded',
      fileIds: [],
    });
    caseNumbers.push(number);
  }
  return caseNumbers;
}
