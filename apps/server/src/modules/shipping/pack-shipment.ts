import { maxShipmentPhotos } from '@kouan/contract';
import { isWeightOutlier } from '@kouan/domain';
import type { Reader, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { lockOrder } from '../orders/index.ts';
import { type Parameters, parameters } from '../settings/index.ts';
import { heldGoodsOf } from '../warehouse/index.ts';
import { batchIdsOf, countPhotos, findPacking, keepPacking, keepRelease, pickListOf } from './packing-queries.ts';
import { getShipment, lockShipment, type Shipment } from './shipment-queries.ts';
import { addPhotos } from './shipment-photos.ts';

export type PackedShipment = {
  number: string;
  packages: number;
  grams: number;
  cm3: number;
  parcelPhotoIds: readonly number[];
  scalePhotoIds: readonly number[];
  actorId: number;
};

export const toleranceOf = ({ weightTolerancePercent, weightToleranceGrams }: Parameters) => ({
  percent: weightTolerancePercent,
  grams: weightToleranceGrams,
});

/** Locks the order and the shipment, which waits for its dispatch. Throws shipment.not_found, shipment.not_ready. */
export async function lockReady(tx: Tx, number: string): Promise<Shipment> {
  const { orderId } = await getShipment(tx, { number, buyerId: 'any' });
  await lockOrder(tx, { id: orderId, buyerId: 'any' });
  const shipment = await lockShipment(tx, { number, buyerId: 'any' });
  return shipment.state === 'ready' ? shipment : fail('shipment.not_ready');
}

/**
 * Puts down what was packed: packages, weight, size and photos. A weight far from what its batches weigh holds the shipment.
 * Throws shipment.not_found, shipment.not_ready, shipment.photos_too_many, file.not_found.
 */
export async function packShipment(tx: Tx, input: PackedShipment): Promise<void> {
  const { number, packages, grams, cm3, parcelPhotoIds, scalePhotoIds, actorId } = input;
  const shipment = await lockReady(tx, number);
  const expectedGrams = (await pickListOf(tx, shipment.id)).reduce((sum, part) => sum + part.grams, 0);
  const isOutlier = isWeightOutlier({ grams, expectedGrams }, toleranceOf(await parameters(tx)));
  await keepPacking(tx, {
    shipmentId: shipment.id,
    state: isOutlier ? 'held' : 'packed',
    packages,
    grams,
    cm3,
    expectedGrams,
    packedBy: actorId,
  });
  await addPhotos(tx, { shipmentId: shipment.id, kind: 'parcel', fileIds: parcelPhotoIds, ownerId: actorId });
  await addPhotos(tx, { shipmentId: shipment.id, kind: 'scale', fileIds: scalePhotoIds, ownerId: actorId });
  if ((await countPhotos(tx, shipment.id)) > maxShipmentPhotos)
    fail('shipment.photos_too_many', { max: maxShipmentPhotos });
}

/** Another look at a held shipment says why it may go. Throws shipment.not_found, shipment.not_held. */
export async function releaseShipment(
  tx: Tx,
  { number, actorId, reason }: { number: string; actorId: number; reason: string },
): Promise<void> {
  const { id } = await lockReady(tx, number);
  if (!(await keepRelease(tx, { shipmentId: id, actorId, reason: reason.trim() }))) fail('shipment.not_held');
}

/**
 * Whether a shipment may leave: never while it is held, and where the setting asks for it only packed and with a photo of
 * the parcel and of the scale. Throws shipment.held_for_check, shipment.goods_held, shipment.batch_held, shipment.not_packed,
 * shipment.photos_missing.
 */
export async function checkMayLeave(db: Reader, shipmentId: number): Promise<void> {
  const packing = await findPacking(db, shipmentId);
  if (packing?.state === 'held') fail('shipment.held_for_check');
  const [held] = await heldGoodsOf(db, await batchIdsOf(db, shipmentId));
  if (held?.waybill) fail('shipment.goods_held', { waybill: held.waybill });
  if (held) fail('shipment.batch_held', { batch: held.number });
  const { dispatchNeedsPhotos } = await parameters(db);
  if (dispatchNeedsPhotos === 0) return;
  if (!packing) fail('shipment.not_packed');
  const hasBoth = (await countPhotos(db, shipmentId, 'parcel')) > 0 && (await countPhotos(db, shipmentId, 'scale')) > 0;
  if (!hasBoth) fail('shipment.photos_missing');
}
