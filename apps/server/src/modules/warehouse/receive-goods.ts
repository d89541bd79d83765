import { randomBytes } from 'node:crypto';
import type { BodyOf } from '@kouan/contract';
import type * as contract from '@kouan/contract';
import { businessDate, makeNumber, numberPrefixes, numberRandomBytes } from '@kouan/domain';
import { eq } from 'drizzle-orm';
import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { bindFiles } from '../files/index.ts';
import { getOrderLines, lockOrder, moveUnits, recordOrderEvent } from '../orders/index.ts';
import { parameters } from '../settings/index.ts';
import { endParcelsOf } from './end-parcels.ts';
import { openReview } from './batch-review.ts';
import { type NeededPhotos, neededPhotos } from './quality-rules.ts';
import { type Batch, insertBatch, insertMovements } from './stock-queries.ts';
import { batchPhotos, purchases } from './warehouse-tables.ts';
import { checkBatchWeights } from './weight-check.ts';

export type Receipt = BodyOf<typeof contract.receiveGoods> & {
  number: string;
  actorId: number;
  /** The parcel that the goods came in. */
  parcelId?: number;
};
type Line = Receipt['lines'][number];
type Target = {
  order: { id: number; buyerId: number };
  skuId: number | null;
  expectedOn: string | null;
  today: string;
  photos: NeededPhotos;
};

/**
 * Takes goods in at the border: each line becomes a batch with its measures and photos, its units are available; without a
 * parcel, whose own weight is compared, a batch far from its seller's weight is held.
 * The first photos of a
 * line show what its category's rule names, in that order. Throws order.not_found, warehouse.quantity_too_large,
 * warehouse.photos_missing and the like; nothing is kept then.
 */
export async function receiveGoods(tx: Tx, receipt: Receipt): Promise<{ orderId: number }> {
  const order = await lockOrder(tx, { number: receipt.number, buyerId: 'any' });
  if (order.buyerId === receipt.actorId) fail('warehouse.own_order');
  const lines = await getOrderLines(tx, order.id);
  const targets = new Map(lines.map((line) => [line.id, line]));
  if (new Set(receipt.lines.map(({ lineId }) => lineId)).size !== receipt.lines.length) fail('warehouse.line_twice');
  for (const { lineId, quantity } of receipt.lines) {
    const target = targets.get(lineId) ?? fail('warehouse.line_not_found');
    if (quantity > target.inTransit) fail('warehouse.quantity_too_large', { left: target.inTransit, lineId });
  }
  const [purchase] = await tx
    .select({ expectedOn: purchases.expectedOn })
    .from(purchases)
    .where(eq(purchases.orderId, order.id));

  const photosOf = await checkPhotos(tx, receipt.lines, targets);
  const today = businessDate(await currentTime(tx), (await parameters(tx)).businessTimeZone);
  const received: Batch[] = [];
  for (const line of receipt.lines) {
    const batch = await receiveLine(tx, receipt, line, {
      order,
      skuId: targets.get(line.lineId)?.skuId ?? null,
      expectedOn: purchase?.expectedOn ?? null,
      today,
      photos: photosOf(line.lineId),
    });
    received.push(batch);
  }
  if (receipt.parcelId === undefined) await checkBatchWeights(tx, received);
  const quantity = receipt.lines.reduce((sum, line) => sum + line.quantity, 0);
  await recordOrderEvent(tx, {
    orderId: order.id,
    event: 'received',
    actor: { kind: 'staff', id: receipt.actorId },
    details: { quantity },
  });
  if (receipt.parcelId === undefined) await endParcelsOf(tx, { orderId: order.id, actorId: receipt.actorId });
  return { orderId: order.id };
}

/** What photos each line needs, once they are all there. Throws warehouse.photos_missing. */
async function checkPhotos(tx: Tx, lines: readonly Line[], targets: ReadonlyMap<number, { skuId: number | null }>) {
  const skuOf = (lineId: number): number | null => targets.get(lineId)?.skuId ?? null;
  const neededOf = await neededPhotos(
    tx,
    lines.flatMap(({ lineId }) => skuOf(lineId) ?? []),
  );
  for (const { lineId, photoIds } of lines) {
    const { minimum } = neededOf(skuOf(lineId));
    if (new Set(photoIds).size < minimum)
      fail('warehouse.photos_missing', { min: minimum, lineId }, { [`photos.${lineId}`]: 'warehouse.photos_missing' });
  }
  return (lineId: number): NeededPhotos => neededOf(skuOf(lineId));
}

async function receiveLine(
  tx: Tx,
  { actorId, note, parcelId }: Receipt,
  line: Line,
  { order, skuId, expectedOn, today, photos }: Target,
): Promise<Batch> {
  const batch = await insertBatch(tx, {
    number: makeNumber(numberPrefixes.batch, today, randomBytes(numberRandomBytes)),
    orderId: order.id,
    orderLineId: line.lineId,
    buyerId: order.buyerId,
    skuId,
    quantity: line.quantity,
    grams: line.grams,
    cm3: line.cm3,
    packages: line.packages,
    expectedOn,
    note: note ?? '',
    receivedBy: actorId,
    ...(parcelId === undefined ? {} : { parcelId }),
  });
  const photoIds = [...new Set(line.photoIds)];
  if (photoIds.length > 0) {
    await bindFiles(tx, { fileIds: photoIds, ownerId: actorId, record: { kind: 'batch', id: batch.id } });
    await tx
      .insert(batchPhotos)
      .values(photoIds.map((fileId, at) => ({ batchId: batch.id, fileId, shot: photos.shots[at] ?? '' })));
    await openReview(tx, { batchId: batch.id, buyerId: order.buyerId });
  }
  await moveUnits(tx, { lineId: line.lineId, cause: 'received', quantity: line.quantity });
  await insertMovements(tx, [
    {
      buyerId: order.buyerId,
      skuId,
      orderId: order.id,
      orderLineId: line.lineId,
      batchId: batch.id,
      fromPlace: 'inTransit',
      toPlace: 'available',
      quantity: line.quantity,
      cause: 'received',
      actorId,
    },
  ]);
  return batch;
}
