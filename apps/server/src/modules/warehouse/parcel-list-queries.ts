import type { ParcelAlert, ParcelState } from '@kouan/contract';
import { and, asc, eq, gte, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Reader } from '../../platform/db.ts';
import { orderOf, pageOf } from '../../platform/list-query.ts';
import { type Parcel, parcels } from './parcel-tables.ts';
import { firstScanDays } from './parcel-view.ts';

export type ParcelFilter = {
  waybill?: string | undefined;
  store?: string | undefined;
  state?: ParcelState | undefined;
  alert?: ParcelAlert | undefined;
  minDays?: number | undefined;
  page?: number | undefined;
  size?: number | undefined;
  sort?: string | undefined;
};

/** A longer list is counted so far: nobody turns so many pages, and counting a million rows takes long. */
const maxCounted = 10_000;

/** Parcels, the oldest first unless told. They are counted up to `maxCounted`. */
export async function listParcelRows(db: Reader, filter: ParcelFilter): Promise<{ rows: Parcel[]; total: number }> {
  const wanted = and(
    ofWaybill(filter.waybill),
    filter.store?.trim() ? eq(parcels.storeName, filter.store.trim()) : undefined,
    filter.state === undefined ? undefined : eq(parcels.state, filter.state),
    ofAlert(filter.alert),
    filter.minDays === undefined ? undefined : lte(parcels.registeredAt, daysAgo(filter.minDays)),
  );
  const { limit, offset } = pageOf(filter);
  const sortable = {
    waybill: parcels.waybillNumber,
    registeredAt: parcels.registeredAt,
    signedAt: parcels.signedAt,
    arrivedAt: parcels.arrivedAt,
  };
  const rows = await db
    .select()
    .from(parcels)
    .where(wanted)
    .orderBy(...orderOf(filter.sort, sortable, [asc(parcels.registeredAt), asc(parcels.id)]))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(
    db
      .select({ one: sql`1` })
      .from(parcels)
      .where(wanted)
      .limit(maxCounted)
      .as('found'),
  );
  return { rows, total: counted?.total ?? 0 };
}

const daysAgo = (days: number): SQL => sql`${nowSql} - ${days} * interval '1 day'`;

/** The beginning or the end of a number: both have an index. */
function ofWaybill(text: string | undefined): SQL | undefined {
  const part = text?.normalize('NFKC').replace(/\s/g, '').toUpperCase();
  if (!part) return undefined;
  if (!/^[A-Z0-9-]+$/.test(part)) return sql`false`;
  const end = Array.from(part).reverse().join('');
  return or(sql`${parcels.waybillNumber} like ${`${part}%`}`, sql`reverse(${parcels.waybillNumber}) like ${`${end}%`}`);
}

function ofAlert(alert: ParcelAlert | undefined): SQL | undefined {
  if (alert === 'notReceived') return and(inArray(parcels.state, ['expected', 'arrived']), isNotNull(parcels.signedAt));
  if (alert === undefined) return undefined;
  if (alert === 'weightHeld')
    return sql`exists (select 1 from parcel_weight_checks where parcel_id = ${parcels.id} and state = 'held')`;
  return and(
    eq(parcels.state, 'expected'),
    isNull(parcels.firstScanAt),
    isNull(parcels.signedAt),
    lte(parcels.registeredAt, daysAgo(firstScanDays)),
  );
}

const maxCandidates = 300;
const nearSigns = 6;

/** Expected parcels whose number begins or ends like this one. */
export async function listSimilar(db: Reader, waybill: string): Promise<Parcel[]> {
  const begin = waybill.slice(0, nearSigns);
  const end = Array.from(waybill.slice(-nearSigns)).reverse().join('');
  return db
    .select()
    .from(parcels)
    .where(
      and(
        eq(parcels.state, 'expected'),
        gte(sql`length(${parcels.waybillNumber})`, waybill.length - 2),
        lte(sql`length(${parcels.waybillNumber})`, waybill.length + 2),
        or(sql`${parcels.waybillNumber} like ${`${begin}%`}`, sql`reverse(${parcels.waybillNumber}) like ${`${end}%`}`),
      ),
    )
    .orderBy(sql`${parcels.registeredAt} desc`)
    .limit(maxCandidates);
}
