import { isWeightOutlier, type WeightTolerance } from '@kouan/domain';
import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { skusForSale } from '../catalog/index.ts';
import { orderLineBriefs } from '../orders/index.ts';
import { type Parameters, parameters } from '../settings/index.ts';
import { getParcel } from './parcel-queries.ts';
import { batchWeightChecks, type Parcel, parcels, parcelWeightChecks } from './parcel-tables.ts';
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
  const gramsOf = await toldWeights(
    db,
    [...lines.values()].flatMap(({ skuId }) => skuId ?? []),
  );
  let sum = 0;
  for (const { lineId, quantity } of inside) {
    const unit = gramsOf.get(lines.get(lineId)?.skuId ?? 0);
    if (unit === undefined) return undefined;
    sum += unit * quantity;
  }
  return sum === 0 ? undefined : sum;
}

/** What one unit weighs by its seller's own page; SKUs of which nobody says it are left out. */
async function toldWeights(db: Reader, skuIds: readonly number[]): Promise<Map<number, number>> {
  const skus = await skusForSale(db, skuIds);
  return new Map(
    skus.filter((sku) => !sku.isWeightEstimated).map(({ skuId, unitWeightGrams }) => [skuId, unitWeightGrams]),
  );
}

type WeighedBatch = { id: number; skuId: number | null; quantity: number; grams: number };

/** Compares goods received by their order, batch by batch, as each was weighed on its own; what is far off is held for a check. */
export async function checkBatchWeights(tx: Tx, weighed: readonly WeighedBatch[]): Promise<void> {
  const gramsOf = await toldWeights(
    tx,
    weighed.flatMap(({ skuId }) => skuId ?? []),
  );
  const tolerance = sellerToleranceOf(await parameters(tx));
  const held = weighed.flatMap(({ id, skuId, quantity, grams }) => {
    const expectedGrams = (gramsOf.get(skuId ?? 0) ?? 0) * quantity;
    const isFarOff = expectedGrams > 0 && isWeightOutlier({ grams, expectedGrams }, tolerance);
    return isFarOff ? [{ batchId: id, sellerGrams: expectedGrams, borderGrams: grams }] : [];
  });
  if (held.length > 0) await tx.insert(batchWeightChecks).values(held);
}

type Looked = { reason: string; actorId: number };
const settled = ({ reason, actorId }: Looked) => ({
  state: 'settled' as const,
  settledBy: actorId,
  settledAt: nowSql,
  reason: reason.trim(),
});

/** Somebody has looked: the goods of the parcel may leave. Throws warehouse.parcel_not_found, warehouse.no_weight_check. */
export async function settleWeightCheck(tx: Tx, { waybill, ...looked }: Looked & { waybill: string }): Promise<Parcel> {
  const parcel = await getParcel(tx, waybill);
  const [row] = await tx
    .update(parcelWeightChecks)
    .set(settled(looked))
    .where(and(eq(parcelWeightChecks.parcelId, parcel.id), eq(parcelWeightChecks.state, 'held')))
    .returning({ id: parcelWeightChecks.parcelId });
  return row ? parcel : fail('warehouse.no_weight_check');
}

/** The same of a batch that was received by its order. Answers its id. Throws warehouse.batch_not_found, warehouse.no_weight_check. */
export async function settleBatchWeight(tx: Tx, { number, ...looked }: Looked & { number: string }): Promise<number> {
  const [batch] = await tx.select({ id: batches.id }).from(batches).where(eq(batches.number, number));
  if (!batch) fail('warehouse.batch_not_found');
  const [row] = await tx
    .update(batchWeightChecks)
    .set(settled(looked))
    .where(and(eq(batchWeightChecks.batchId, batch.id), eq(batchWeightChecks.state, 'held')))
    .returning({ id: batchWeightChecks.batchId });
  return row ? batch.id : fail('warehouse.no_weight_check');
}

export const weightChecksOf = (db: Reader, parcelIds: readonly number[]) =>
  parcelIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(parcelWeightChecks)
        .where(inArray(parcelWeightChecks.parcelId, [...parcelIds]));

/**
 * Batches that are held for their weight, or whose parcels are: since when, and the waybill of the parcel. Without one it is
 * the batch itself, and `sellerGrams` is what its seller says of it.
 */
export const heldGoodsOf = (db: Reader, batchIds: readonly number[]) =>
  batchIds.length === 0
    ? Promise.resolve([])
    : db
        .select({
          batchId: batches.id,
          number: batches.number,
          waybill: parcels.waybillNumber,
          sellerGrams: batchWeightChecks.sellerGrams,
          heldAt: sql<string>`coalesce(${parcelWeightChecks.heldAt}, ${batchWeightChecks.heldAt})`.mapWith(
            parcelWeightChecks.heldAt,
          ),
        })
        .from(batches)
        .leftJoin(
          parcelWeightChecks,
          and(eq(parcelWeightChecks.parcelId, batches.parcelId), eq(parcelWeightChecks.state, 'held')),
        )
        .leftJoin(parcels, eq(parcels.id, parcelWeightChecks.parcelId))
        .leftJoin(
          batchWeightChecks,
          and(eq(batchWeightChecks.batchId, batches.id), eq(batchWeightChecks.state, 'held')),
        )
        .where(
          and(
            sql`${batches.id} = any(${sql.param([...batchIds])}::bigint[])`,
            or(isNotNull(parcelWeightChecks.parcelId), isNotNull(batchWeightChecks.batchId)),
          ),
        );
