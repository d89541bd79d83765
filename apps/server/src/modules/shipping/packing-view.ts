import type { PackingView } from '@kouan/contract';
import { isWeightOutlier } from '@kouan/domain';
import type { Reader } from '../../platform/db.ts';
import type { Sendable } from '../../platform/http.ts';
import { skusForSale } from '../catalog/index.ts';
import { fileRefs } from '../files/index.ts';
import { userBriefs } from '../identity/index.ts';
import { type OrderLineBrief, orderLineBriefs } from '../orders/index.ts';
import { parameters } from '../settings/index.ts';
import { sellerToleranceOf } from '../warehouse/index.ts';
import { findPacking, photosOf, type PickedBatch, pickListOf, receiptsOf, weighingsOf } from './packing-queries.ts';
import { linesOf, type Shipment } from './shipment-queries.ts';

type Links = Sendable<PackingView>['weights'];

/** What the warehouse sees of a shipment that is being packed: picking list, photos, weights. */
export async function toPackingView(db: Reader, secret: Buffer, shipment: Shipment): Promise<Sendable<PackingView>> {
  const { id, number } = shipment;
  const picks = await pickListOf(db, id);
  const lines = await orderLineBriefs(
    db,
    picks.map(({ lineId }) => lineId),
  );
  const packing = await findPacking(db, id);
  const photos = await photosOf(db, [id]);
  const [receipt] = await receiptsOf(db, [id]);
  const people = await userBriefs(
    db,
    [packing?.packedBy, packing?.releasedBy, receipt?.recordedBy].flatMap((userId) => userId ?? []),
  );
  const nameOf = (userId: number | null) => people.get(userId ?? 0)?.nickName ?? '';
  const files = await fileRefs(
    db,
    secret,
    photos.map(({ fileId }) => fileId),
  );
  return {
    number,
    expectedGrams: picks.reduce((sum, { grams }) => sum + grams, 0),
    pickList: picks.map(({ lineId, batchNumber, shelf, storedAt, quantity }) => {
      const line = lines.get(lineId);
      return {
        batchNumber,
        shelf,
        storedAt,
        quantity,
        title: line?.title ?? { cn: '', en: '', vi: '' },
        specValues: line?.specValues ?? [],
        imageUrl: line?.imageUrl ?? '',
      };
    }),
    packing: packing
      ? {
          ...packing,
          packedBy: nameOf(packing.packedBy),
          releasedBy: nameOf(packing.releasedBy),
        }
      : null,
    photos: photos.flatMap(({ fileId, kind }) =>
      files.filter((file) => file.id === fileId).map((file) => ({ kind, file })),
    ),
    weights: await weightsOf(db, shipment, { picks, lines }),
    needsPhotos: (await parameters(db)).dispatchNeedsPhotos > 0,
    delivery: receipt
      ? {
          receiverName: receipt.receiverName,
          note: receipt.note,
          at: receipt.recordedAt,
          by: receipt.toldBy || nameOf(receipt.recordedBy),
          proofNumber: receipt.proofNumber,
        }
      : null,
  };
}

type Goods = { picks: readonly PickedBatch[]; lines: ReadonlyMap<number, OrderLineBrief> };

/** The weight chain as far as this module knows it: what the seller says, what the border weighed, what was packed. */
async function weightsOf(db: Reader, { id }: Shipment, { picks, lines }: Goods): Promise<Links> {
  const sellerGrams = await sellerWeight(db, id, lines);
  const borderGrams = picks.reduce((sum, { grams }) => sum + grams, 0);
  const tolerance = sellerToleranceOf(await parameters(db));
  const seller: Links =
    sellerGrams === undefined
      ? []
      : [{ stage: 'seller', grams: sellerGrams, expectedGrams: null, isOutlier: false, at: null, by: '' }];
  const border: Links = [
    {
      stage: 'border',
      grams: borderGrams,
      expectedGrams: sellerGrams ?? null,
      isOutlier: isWeightOutlier({ grams: borderGrams, expectedGrams: sellerGrams ?? null }, tolerance),
      at: picks.at(-1)?.storedAt ?? null,
      by: '',
    },
  ];
  const weighings = await weighingsOf(db, id);
  const people = await userBriefs(
    db,
    weighings.map(({ weighedBy }) => weighedBy),
  );
  const weighed: Links = weighings.map(({ stage, grams, expectedGrams, isOutlier, weighedAt, weighedBy }) => ({
    stage,
    grams,
    expectedGrams,
    isOutlier,
    at: weighedAt,
    by: people.get(weighedBy)?.nickName ?? '',
  }));
  return [...seller, ...border, ...weighed];
}

/** What the sellers' pages say that these units weigh; undefined where one of the goods is unknown. */
async function sellerWeight(db: Reader, shipmentId: number, lines: Goods['lines']): Promise<number | undefined> {
  const skuIds = [...lines.values()].flatMap(({ skuId }) => skuId ?? []);
  const told = (await skusForSale(db, skuIds)).filter((sku) => !sku.isWeightEstimated);
  const skus = new Map(told.map((sku) => [sku.skuId, sku.unitWeightGrams]));
  let sum = 0;
  for (const { orderLineId, quantity } of await linesOf(db, [shipmentId])) {
    const grams = skus.get(lines.get(orderLineId)?.skuId ?? 0);
    if (grams === undefined) return undefined;
    sum += grams * quantity;
  }
  return sum;
}
