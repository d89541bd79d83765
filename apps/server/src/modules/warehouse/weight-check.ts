import { isWeightOutlier, type WeightTolerance } from '@kouan/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { skusForSale } from '../catalog/index.ts';
import { orderLineBriefs } from '../orders/index.ts';
import { type Parameters, parameters } from '../settings/index.ts';
import { getParcel } from './parcel-queries.ts';
import { type Parcel, parcels, parcelWeightChecks } from './parcel-tables.ts';
import type { ParcelReceipt } from './receive-parcel.ts';
import { batches } from './warehouse-tables.ts';

/** How far the border's scale may be from the sellers' word. */
export const sellerToleranceOf = ({ sellerTolerancePercent, sellerToleranceGrams }: Parameters): WeightTolerance => ({
  percent: sellerTolerancePercent,
  grams: sellerToleranceGrams,
});

/** Compares what a parcel weighs with what its sellers say that its goods weigh; far off, its goods are held for a check. */
export async function checkSellerWeight(tx: Tx, parcelId: number, receipt: ParcelReceipt): Promise<void> {
  const sellerGrams = await sellerWeight(tx, receipt);
  if (sellerGrams === undefined) return;
  const { grams } = receipt;
  const weighed = { grams, expectedGrams: sellerGrams };
  if (!isWeightOutlier(weighed, sellerToleranceOf(await parameters(tx)))) return;
  await tx.insert(parcelWeightChecks).values({ parcelId, sellerGrams, borderGrams: grams });
}

/** What is in the parcel by the sellers' own pages; undefined where something in it is unknown. */
async function sellerWeight(db: Reader, { orders, surplus }: ParcelReceipt): Promise<number | undefined> {
  const short = orders.flatMap((order) => order.short);
  if (surplus || short.some(({ reason }) => reason === 'wrongGoods')) return undefined;
  // What came damaged is on the scale too; what is missing is not.
  const inside = [...orders.flatMap((order) => order.lines), ...short.filter(({ reason }) => reason === 'damaged')];
  const lines = await orderLineBriefs(
    db,
    inside.map(({ lineId }) => lineId),
  );
  const skus = await skusForSale(
    db,
    [...lines.values()].flatMap(({ skuId }) => skuId ?? []),
  );
  const gramsOf = new Map(
    skus.filter((sku) => !sku.isWeightEstimated).map(({ skuId, unitWeightGrams }) => [skuId, unitWeightGrams]),
  );
  let sum = 0;
  for (const { lineId, quantity } of inside) {
    const unit = gramsOf.get(lines.get(lineId)?.skuId ?? 0);
    if (unit === undefined) return undefined;
    sum += unit * quantity;
  }
  return sum === 0 ? undefined : sum;
}

type Settling = { waybill: string; reason: string; actorId: number };

/** Somebody has looked: the goods of the parcel may leave. Throws warehouse.parcel_not_found, warehouse.no_weight_check. */
export async function settleWeightCheck(tx: Tx, { waybill, reason, actorId }: Settling): Promise<Parcel> {
  const parcel = await getParcel(tx, waybill);
  const [row] = await tx
    .update(parcelWeightChecks)
    .set({ state: 'settled', settledBy: actorId, settledAt: nowSql, reason: reason.trim() })
    .where(and(eq(parcelWeightChecks.parcelId, parcel.id), eq(parcelWeightChecks.state, 'held')))
    .returning({ id: parcelWeightChecks.parcelId });
  return row ? parcel : fail('warehouse.no_weight_check');
}

export const weightChecksOf = (db: Reader, parcelIds: readonly number[]) =>
  parcelIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(parcelWeightChecks)
        .where(inArray(parcelWeightChecks.parcelId, [...parcelIds]));

/** Batches whose parcels are held for their weight, with the parcel and since when. */
export const heldParcelsOf = (db: Reader, batchIds: readonly number[]) =>
  batchIds.length === 0
    ? Promise.resolve([])
    : db
        .select({ batchId: batches.id, waybill: parcels.waybillNumber, heldAt: parcelWeightChecks.heldAt })
        .from(batches)
        .innerJoin(parcels, eq(parcels.id, batches.parcelId))
        .innerJoin(parcelWeightChecks, eq(parcelWeightChecks.parcelId, parcels.id))
        .where(and(inArray(batches.id, [...batchIds]), eq(parcelWeightChecks.state, 'held')));
