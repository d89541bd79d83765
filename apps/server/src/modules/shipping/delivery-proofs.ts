import type { ShipmentView } from '@kouan/contract';
import type { Reader } from '../../platform/db.ts';
import type { Sendable } from '../../platform/http.ts';
import { fileRefs } from '../files/index.ts';
import { userBriefs } from '../identity/index.ts';
import { photosOf, receiptsOf } from './packing-queries.ts';

type Delivery = NonNullable<Sendable<ShipmentView>['delivery']>;

/** Who received shipments, as staff, a cooperative or the carrier told; photos by addresses that are good for a short time. */
export async function deliveriesOf(
  db: Reader,
  secret: Buffer,
  shipmentIds: readonly number[],
): Promise<Map<number, Delivery>> {
  const receipts = await receiptsOf(db, shipmentIds);
  if (receipts.length === 0) return new Map();
  const photos = (await photosOf(db, shipmentIds)).filter(({ kind }) => kind === 'delivery');
  const fileIds = photos.map(({ fileId }) => fileId);
  const files = new Map((await fileRefs(db, secret, fileIds)).map((file) => [file.id, file]));
  const people = await userBriefs(
    db,
    receipts.flatMap(({ recordedBy }) => recordedBy ?? []),
  );
  return new Map(
    receipts.map(({ shipmentId, receiverName, recordedAt, recordedBy, toldBy, proofNumber }) => [
      shipmentId,
      {
        receiverName,
        at: recordedAt,
        toldBy: toldBy || (people.get(recordedBy ?? 0)?.nickName ?? ''),
        proofNumber,
        photos: photos.flatMap((photo) => (photo.shipmentId === shipmentId ? (files.get(photo.fileId) ?? []) : [])),
      },
    ]),
  );
}
