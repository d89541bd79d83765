import type { ParcelAlert, ParcelRow, ParcelView } from '@kouan/contract';
import type { Reader } from '../../platform/db.ts';
import type { Sendable } from '../../platform/http.ts';
import { currentTime } from '../../platform/clock.ts';
import { fileRefs } from '../files/index.ts';
import { userBriefs } from '../identity/index.ts';
import { getOrderLines, orderBriefs } from '../orders/index.ts';
import { toBatchViews } from './batch-view.ts';
import { orderIdsOf, orderIdsOfMany, photoIdsOf } from './parcel-queries.ts';
import type { Parcel } from './parcel-tables.ts';
import { listBatchRows } from './stock-list-queries.ts';
import { weightChecksOf } from './weight-check.ts';

/** A carrier scans a parcel within so many days of the purchase, or something is wrong. */
export const firstScanDays = 2;
const dayMs = 86_400_000;

type Watched = Pick<Parcel, 'state' | 'registeredAt' | 'firstScanAt' | 'signedAt'>;

/** What somebody has to look into; the same rules as the list's filter. */
function alertOf(parcel: Watched, { now, isHeld }: { now: Date; isHeld: boolean }): ParcelAlert | null {
  if (isHeld) return 'weightHeld';
  if (parcel.state !== 'expected' && parcel.state !== 'arrived') return null;
  if (parcel.signedAt) return 'notReceived';
  const isLate = now.getTime() - parcel.registeredAt.getTime() >= firstScanDays * dayMs;
  return parcel.state === 'expected' && !parcel.firstScanAt && isLate ? 'notScanned' : null;
}

export async function toParcelRows(db: Reader, rows: readonly Parcel[]): Promise<Sendable<ParcelRow>[]> {
  const now = await currentTime(db);
  const links = await orderIdsOfMany(
    db,
    rows.map((row) => row.waybillNumber),
  );
  const orders = await orderBriefs(db, [...new Set([...links.values()].flat())]);
  const checks = await weightChecksOf(
    db,
    rows.map(({ id }) => id),
  );
  const held = new Set(checks.flatMap(({ parcelId, state }) => (state === 'held' ? parcelId : [])));
  return rows.map((row) => ({
    ...rowOf(row, { now, isHeld: held.has(row.id) }),
    orderNumbers: (links.get(row.waybillNumber) ?? []).flatMap((id) => orders.get(id)?.number ?? []),
  }));
}

const rowOf = (parcel: Parcel, at: { now: Date; isHeld: boolean }) => ({
  waybill: parcel.waybillNumber,
  state: parcel.state,
  alert: alertOf(parcel, at),
  storeName: parcel.storeName,
  registeredAt: parcel.registeredAt,
  firstScanAt: parcel.firstScanAt,
  signedAt: parcel.signedAt,
  arrivedAt: parcel.arrivedAt,
  receivedAt: parcel.receivedAt,
});

/** Everything of a parcel that somebody at the scales needs. */
export async function toParcelView(db: Reader, secret: Buffer, parcel: Parcel): Promise<Sendable<ParcelView>> {
  const orders = await ordersIn(db, parcel.waybillNumber);
  const [check] = await weightChecksOf(db, [parcel.id]);
  const people = await userBriefs(
    db,
    [parcel.receivedBy, check?.settledBy].flatMap((id) => id ?? []),
  );
  const nameOf = (id: number | null) => people.get(id ?? 0)?.nickName ?? '';
  const { rows } = await listBatchRows(db, { buyerId: 'any', parcelId: parcel.id });
  return {
    ...rowOf(parcel, { now: await currentTime(db), isHeld: check?.state === 'held' }),
    orderNumbers: orders.map((order) => order.number),
    grams: parcel.grams,
    cm3: parcel.cm3,
    note: parcel.note,
    receivedBy: nameOf(parcel.receivedBy),
    photos: await fileRefs(db, secret, await photoIdsOf(db, parcel.id)),
    orders,
    batches: await toBatchViews(db, secret, rows),
    weightCheck: check ? { ...check, settledBy: nameOf(check.settledBy) } : null,
  };
}

async function ordersIn(db: Reader, waybill: string) {
  const ids = await orderIdsOf(db, waybill);
  const briefs = await orderBriefs(db, ids);
  const buyers = await userBriefs(
    db,
    [...briefs.values()].map((order) => order.buyerId),
  );
  const orders = [];
  for (const id of ids) {
    const order = briefs.get(id);
    if (!order) continue;
    const lines = await getOrderLines(db, id);
    orders.push({
      number: order.number,
      storeName: order.storeName,
      buyerCode: buyers.get(order.buyerId)?.buyerCode ?? '',
      buyerName: buyers.get(order.buyerId)?.nickName ?? '',
      lines: lines
        .filter((line) => line.inTransit > 0)
        .map(({ id: lineId, title, specValues, imageUrl, ordered, inTransit }) => ({
          id: lineId,
          title,
          specValues,
          imageUrl,
          ordered,
          inTransit,
        })),
    });
  }
  return orders;
}
