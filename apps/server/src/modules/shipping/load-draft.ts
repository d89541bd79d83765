import { matchPictures } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Reader } from '../../platform/db.ts';
import { isDestination, ordersByIds, potsOf } from '../orders/index.ts';
import { activeFeeSchedule, servicesProblem } from '../settings/index.ts';
import { checkDraftRows, type CheckedRow } from './check-draft-rows.ts';
import type { Zone } from './draft-columns.ts';
import { listDraftPictures, listDraftRows, shippedOrderNumbers } from './draft-queries.ts';
import { loadStock, type StockGoods } from './draft-stock.ts';
import type { Draft } from './draft-tables.ts';
import { type DraftOrder, type DraftPiece, planDraft } from './plan-draft.ts';

/** A draft checked against the stock, the prices and the shipments of this moment. */
export type LoadedDraft = {
  draft: Draft;
  rows: CheckedRow[];
  /** By row id; of good rows only. */
  plans: Map<number, DraftPiece[]>;
  stock: Map<string, StockGoods>;
  orders: Map<number, DraftOrder>;
  zones: Zone[];
  pictures: { sent: number; needed: number; matched: number; unmatched: string[] };
};

/** `only` narrows the plan, not the check, to one row. */
export async function loadDraft(db: Reader, draft: Draft, only?: { rowNumber: number }): Promise<LoadedDraft> {
  const records = await listDraftRows(db, draft.id);
  const pictures = await listDraftPictures(db, draft.id);
  const stock = await loadStock(db, draft.buyerId);
  const { zones, schedule } = await loadZones(db);
  const orderNumbers = [
    ...new Set(
      records
        .filter(({ cells }) => cells.mode === 'marketplace' && cells.marketplaceOrderNumber !== '')
        .map(({ cells }) => cells.marketplaceOrderNumber),
    ),
  ];
  const { proofs, unmatched } = matchPictures(pictures, orderNumbers);
  const rows = checkDraftRows(records, {
    available: new Map([...stock].map(([key, { available }]) => [key, available])),
    proofs,
    isDestination: (code) => isDestination(schedule, code),
    services: servicesProblem(schedule, draft.services),
    shipped: await shippedOrderNumbers(db, {
      buyerId: draft.buyerId,
      draftId: draft.id,
      orderNumbers: orderNumbers.map((one) => one.toLowerCase()),
    }),
  });
  const orders = await loadOrders(db, stock);
  const wanted = rows.filter(
    ({ state, record }) => state === 'good' && (only === undefined || record.rowNumber === only.rowNumber),
  );
  const plans = planDraft(wanted, { stock, orders, schedule, services: draft.services, now: await currentTime(db) });
  const matched = [...proofs.values()].reduce((sum, found) => sum + Object.keys(found).length, 0);
  return {
    draft,
    rows,
    plans,
    stock,
    orders,
    zones,
    pictures: { sent: pictures.length, needed: orderNumbers.length * 2, matched, unmatched },
  };
}

/** The destinations that can be chosen, and the prices in force. */
export async function loadZones(db: Reader) {
  const { schedule, zoneNames } = await activeFeeSchedule(db);
  const zones = schedule.logistics.zones.map(({ code }) => ({
    code,
    name: zoneNames[code] ?? { cn: code, en: code, vi: code },
  }));
  return { zones, schedule };
}

async function loadOrders(db: Reader, stock: ReadonlyMap<string, StockGoods>): Promise<Map<number, DraftOrder>> {
  const ids = new Set([...stock.values()].flatMap(({ batches }) => batches.map(({ orderId }) => orderId)));
  const found = await ordersByIds(db, [...ids]);
  return new Map(
    found.map((order) => [
      order.id,
      { id: order.id, number: order.number, pots: potsOf(order), rateVndPerCnyMicros: order.rateVndPerCnyMicros },
    ]),
  );
}
