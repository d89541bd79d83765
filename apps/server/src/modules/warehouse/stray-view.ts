import type { MyParcel, MyStrayClaim, StrayRow, StrayView } from '@kouan/contract';
import type { Reader } from '../../platform/db.ts';
import type { Sendable } from '../../platform/http.ts';
import { fileRefs } from '../files/index.ts';
import { userBriefs } from '../identity/index.ts';
import { orderBriefs } from '../orders/index.ts';
import { findParcel, orderIdsOf, photoIdsOf } from './parcel-queries.ts';
import type { StrayClaimRow } from './parcel-tables.ts';
import { findMatches } from './stray-matches.ts';
import { claimFileIds, claimsOf, openClaimCounts, type StrayOfParcel } from './stray-queries.ts';

/** Photos of goods without owner: of their parcel, or of the surplus alone. */
export const strayPhotos = async (db: Reader, secret: Buffer, { stray }: StrayOfParcel) =>
  fileRefs(db, secret, await photoIdsOf(db, stray.parcelId, stray.kind === 'surplus' ? stray.id : null));

export async function toStrayRows(
  db: Reader,
  secret: Buffer,
  rows: readonly StrayOfParcel[],
): Promise<Sendable<StrayRow>[]> {
  const ids = rows.map(({ stray }) => stray.id);
  const claims = await openClaimCounts(db, ids);
  const finders = await userBriefs(
    db,
    rows.map(({ stray }) => stray.foundBy),
  );
  const orders = await orderBriefs(
    db,
    rows.flatMap(({ stray }) => stray.orderId ?? []),
  );
  const views = [];
  for (const row of rows) {
    const { stray, waybill, storeName } = row;
    views.push({
      id: stray.id,
      waybill,
      kind: stray.kind,
      state: stray.state,
      storeName,
      note: stray.note,
      foundAt: stray.foundAt,
      foundBy: finders.get(stray.foundBy)?.nickName ?? '',
      orderNumber: stray.orderId === null ? null : (orders.get(stray.orderId)?.number ?? null),
      openClaims: claims.get(stray.id) ?? 0,
      photos: await strayPhotos(db, secret, row),
    });
  }
  return views;
}

export async function toStrayView(db: Reader, secret: Buffer, goods: StrayOfParcel): Promise<Sendable<StrayView>> {
  const [row] = await toStrayRows(db, secret, [goods]);
  if (!row) throw new Error('one row gives one view');
  const matches = goods.stray.state === 'kept' ? await findMatches(db, goods) : [];
  return { ...row, matches, claims: await claimViews(db, secret, await claimsOf(db, goods.stray.id)) };
}

async function claimViews(db: Reader, secret: Buffer, claims: readonly StrayClaimRow[]) {
  const buyers = await userBriefs(
    db,
    claims.map((claim) => claim.buyerId),
  );
  const orders = await orderBriefs(
    db,
    claims.map((claim) => claim.orderId),
  );
  const files = await claimFileIds(
    db,
    claims.map((claim) => claim.id),
  );
  const views = [];
  for (const claim of claims)
    views.push({
      id: claim.id,
      buyerCode: buyers.get(claim.buyerId)?.buyerCode ?? '',
      buyerName: buyers.get(claim.buyerId)?.nickName ?? '',
      orderNumber: orders.get(claim.orderId)?.number ?? '',
      waybill: claim.waybillNumber,
      proof: claim.proof,
      state: claim.state,
      opinion: claim.opinion,
      createdAt: claim.createdAt,
      photos: await fileRefs(db, secret, files.get(claim.id) ?? []),
    });
  return views;
}

/** A parcel of this buyer: only their own orders are named, and a parcel without any of them is nobody's. */
export async function findMine(
  db: Reader,
  { waybill, buyerId }: { waybill: string; buyerId: number },
): Promise<Sendable<MyParcel> | null> {
  const parcel = await findParcel(db, waybill);
  if (!parcel) return null;
  const orders = await orderBriefs(db, await orderIdsOf(db, waybill));
  const own = [...orders.values()].filter((order) => order.buyerId === buyerId);
  if (own.length === 0) return null;
  return {
    waybill,
    state: parcel.state,
    orderNumbers: own.map((order) => order.number),
    registeredAt: parcel.registeredAt,
    arrivedAt: parcel.arrivedAt,
    receivedAt: parcel.receivedAt,
  };
}

export async function toMyClaims(db: Reader, claims: readonly StrayClaimRow[]): Promise<Sendable<MyStrayClaim>[]> {
  const orders = await orderBriefs(
    db,
    claims.map((claim) => claim.orderId),
  );
  return claims.map(({ id, orderId, waybillNumber, proof, state, opinion, createdAt }) => ({
    id,
    orderNumber: orders.get(orderId)?.number ?? '',
    waybill: waybillNumber,
    proof,
    state,
    opinion,
    createdAt,
  }));
}
