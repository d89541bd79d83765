import type { BodyOf } from '@kouan/contract';
import type * as contract from '@kouan/contract';
import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { addPhotos } from './parcel-photos.ts';
import { getParcel, lockParcel, updateParcel } from './parcel-queries.ts';
import type { Parcel } from './parcel-tables.ts';

type Arrival = BodyOf<typeof contract.arriveParcel> & { waybill: string; actorId: number };

const dayMs = 86_400_000;
/** A device tells its own time: what is later than now, or older than this, is taken as now. */
const oldestScanDays = 30;

/**
 * A parcel that a device scanned without a network: it has arrived at that moment, weighs what was found, with its photos.
 * Throws warehouse.parcel_not_found, parcel_received, parcel_unowned, photos_too_many, file.not_found, and
 * warehouse.measured_otherwise (with what the other found) unless this one replaces it.
 */
export async function arriveParcel(tx: Tx, arrival: Arrival): Promise<Parcel> {
  const parcel = await lockParcel(tx, (await getParcel(tx, arrival.waybill)).id);
  if (parcel.state === 'received') fail('warehouse.parcel_received');
  if (parcel.state === 'unowned') fail('warehouse.parcel_unowned');
  const { grams, cm3, replaces } = arrival;
  const isOther = (before: number | null, now: number | undefined) =>
    before !== null && now !== undefined && before !== now;
  if (!replaces && (isOther(parcel.grams, grams) || isOther(parcel.cm3, cm3)))
    fail('warehouse.measured_otherwise', { grams: parcel.grams, cm3: parcel.cm3 });

  const now = await currentTime(tx);
  const scannedAt = new Date(arrival.scannedAt);
  const isBelievable = scannedAt <= now && now.getTime() - scannedAt.getTime() <= oldestScanDays * dayMs;
  const arrivedAt = isBelievable ? scannedAt : now;
  await updateParcel(tx, parcel.id, {
    state: 'arrived',
    arrivedAt: parcel.arrivedAt && parcel.arrivedAt <= arrivedAt ? parcel.arrivedAt : arrivedAt,
    grams: grams ?? parcel.grams,
    cm3: cm3 ?? parcel.cm3,
  });
  await addPhotos(tx, { parcelId: parcel.id, fileIds: arrival.photoIds, ownerId: arrival.actorId });
  return getParcel(tx, parcel.waybillNumber);
}
