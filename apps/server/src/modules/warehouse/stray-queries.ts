import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { hasText, pageOf } from '../../platform/list-query.ts';
import { parcels, type Stray, strayClaimFiles, type StrayClaimRow, strayClaims, strays } from './parcel-tables.ts';

export type StrayOfParcel = { stray: Stray; waybill: string; storeName: string };
const columns = { stray: strays, waybill: parcels.waybillNumber, storeName: parcels.storeName };

export type StrayFilter = {
  waybill?: string | undefined;
  state?: 'kept' | 'assigned' | undefined;
  isClaimed?: boolean | undefined;
  page?: number | undefined;
  size?: number | undefined;
};

const hasOpenClaim = sql`exists (select 1 from ${strayClaims} c where c.stray_id = ${strays.id} and c.state = 'requested')`;

export async function listStrayRows(
  db: Reader,
  filter: StrayFilter,
): Promise<{ rows: StrayOfParcel[]; total: number }> {
  const wanted: SQL | undefined = and(
    hasText(filter.waybill, [parcels.waybillNumber]),
    filter.state === undefined ? undefined : eq(strays.state, filter.state),
    filter.isClaimed === undefined ? undefined : filter.isClaimed ? hasOpenClaim : sql`not ${hasOpenClaim}`,
  );
  const { limit, offset } = pageOf(filter);
  const rows = await db
    .select(columns)
    .from(strays)
    .innerJoin(parcels, eq(parcels.id, strays.parcelId))
    .where(wanted)
    .orderBy(asc(strays.foundAt), asc(strays.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(strays)
    .innerJoin(parcels, eq(parcels.id, strays.parcelId))
    .where(wanted);
  return { rows, total: counted?.total ?? 0 };
}

/** Throws warehouse.stray_not_found. */
export async function getStrayOf(db: Reader, id: number): Promise<StrayOfParcel> {
  const [row] = await db
    .select(columns)
    .from(strays)
    .innerJoin(parcels, eq(parcels.id, strays.parcelId))
    .where(eq(strays.id, id));
  return row ?? fail('warehouse.stray_not_found');
}

const maxKept = 5000;

/** Kept goods whose waybill is about as long; the caller compares. The newest first. */
export async function listKeptOfLength(db: Reader, length: number): Promise<StrayOfParcel[]> {
  return db
    .select(columns)
    .from(strays)
    .innerJoin(parcels, eq(parcels.id, strays.parcelId))
    .where(and(eq(strays.state, 'kept'), sql`length(${parcels.waybillNumber}) between ${length - 2} and ${length + 2}`))
    .orderBy(desc(strays.foundAt))
    .limit(maxKept);
}

export async function openClaimCounts(db: Reader, strayIds: readonly number[]): Promise<Map<number, number>> {
  if (strayIds.length === 0) return new Map();
  const rows = await db
    .select({ strayId: strayClaims.strayId, count: sql<number>`count(*)::int` })
    .from(strayClaims)
    .where(and(inArray(strayClaims.strayId, [...strayIds]), eq(strayClaims.state, 'requested')))
    .groupBy(strayClaims.strayId);
  return new Map(rows.map((row) => [row.strayId, row.count]));
}

export async function claimsOf(db: Reader, strayId: number): Promise<StrayClaimRow[]> {
  return db.select().from(strayClaims).where(eq(strayClaims.strayId, strayId)).orderBy(asc(strayClaims.id));
}

export async function claimFileIds(db: Reader, claimIds: readonly number[]): Promise<Map<number, number[]>> {
  const found = new Map<number, number[]>();
  if (claimIds.length === 0) return found;
  const rows = await db
    .select()
    .from(strayClaimFiles)
    .where(inArray(strayClaimFiles.claimId, [...claimIds]))
    .orderBy(asc(strayClaimFiles.fileId));
  for (const { claimId, fileId } of rows) found.set(claimId, [...(found.get(claimId) ?? []), fileId]);
  return found;
}

/** The claim and its goods, unlocked. Throws warehouse.claim_not_found. */
export async function getClaim(db: Reader, id: number): Promise<StrayClaimRow> {
  const [claim] = await db.select().from(strayClaims).where(eq(strayClaims.id, id));
  return claim ?? fail('warehouse.claim_not_found');
}

/** Holds the goods until the transaction ends. Lock orders and the parcel before. */
export async function lockStray(tx: Tx, id: number): Promise<Stray> {
  const [stray] = await tx.select().from(strays).where(eq(strays.id, id)).for('update');
  return stray ?? fail('warehouse.stray_not_found');
}

export async function listClaimsOfBuyer(
  db: Reader,
  buyerId: number,
  paging: { page?: number | undefined; size?: number | undefined },
): Promise<{ rows: StrayClaimRow[]; total: number }> {
  const isTheirs = eq(strayClaims.buyerId, buyerId);
  const { limit, offset } = pageOf(paging);
  const rows = await db
    .select()
    .from(strayClaims)
    .where(isTheirs)
    .orderBy(desc(strayClaims.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(strayClaims)
    .where(isTheirs);
  return { rows, total: counted?.total ?? 0 };
}

/** Recent purchases that may be the one a stray belongs to: those without a parcel yet, and those of the same store. */
export async function recentPurchases(
  db: Reader,
  { before, storeName, limit }: { before: Date; storeName: string; limit: number },
): Promise<{ orderId: number; boughtAt: Date }[]> {
  const { rows } = await db.execute<{ order_id: string; created_at: string }>(sql`
    select p.order_id, p.created_at from purchases p
    where p.created_at between ${before.toISOString()}::timestamptz - interval '45 days' and ${before.toISOString()}::timestamptz
      and (not exists (select 1 from purchase_waybills w where w.purchase_id = p.id)
        or exists (select 1 from purchase_waybills w join parcels c on c.waybill_number = w.waybill_number
          where w.purchase_id = p.id and c.state = 'expected' and c.store_name = ${storeName}))
    order by p.created_at desc limit ${limit}`);
  return rows.map((row) => ({ orderId: Number(row.order_id), boughtAt: new Date(row.created_at) }));
}
