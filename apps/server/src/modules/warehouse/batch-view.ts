import type { BatchView, FileRef } from '@kouan/contract';
import type { Reader } from '../../platform/db.ts';
import type { Sendable } from '../../platform/http.ts';
import { together } from '../../platform/together.ts';
import { fileRefs } from '../files/index.ts';
import { orderBriefs, orderLineBriefs } from '../orders/index.ts';
import type { BatchRow } from './stock-list-queries.ts';
import { heldGoodsOf } from './weight-check.ts';

/** Batches as both sides see them; photos by addresses that are good for a short time. */
export async function toBatchViews(
  db: Reader,
  secret: Buffer,
  rows: readonly BatchRow[],
): Promise<Sendable<BatchView>[]> {
  const idsOf = (of: (row: BatchRow) => number | readonly number[]) => rows.flatMap(of);
  const [orders, lines, pictures, heldGoods] = await together(db, (reader) => [
    orderBriefs(
      reader,
      idsOf(({ orderId }) => orderId),
    ),
    orderLineBriefs(
      reader,
      idsOf(({ lineId }) => lineId),
    ),
    fileRefs(
      reader,
      secret,
      idsOf(({ photoIds }) => photoIds),
    ),
    heldGoodsOf(
      reader,
      idsOf(({ id }) => id),
    ),
  ]);
  const photos = new Map<number, FileRef>(pictures.map((photo) => [photo.id, photo]));
  const held = new Map(heldGoods.map((one) => [one.batchId, one]));
  return rows.map(({ lineId, orderId, photoIds, shots, ...row }) => {
    const line = lines.get(lineId);
    return {
      number: row.number,
      orderNumber: orders.get(orderId)?.number ?? '',
      lineId,
      title: line?.title ?? { cn: '', en: '', vi: '' },
      specValues: line?.specValues ?? [],
      imageUrl: line?.imageUrl ?? '',
      quantity: row.quantity,
      left: row.left,
      grams: row.grams,
      cm3: row.cm3,
      packages: row.packages,
      storedAt: row.storedAt,
      expectedOn: row.expectedOn,
      autoReturnAt: orders.get(orderId)?.autoReturnAt ?? null,
      sellerReturnUntil: row.sellerReturnUntil,
      review: row.review,
      reviewUntil: row.reviewUntil,
      isWeightChecked: held.has(row.id),
      heldSellerGrams: held.get(row.id)?.sellerGrams ?? null,
      photos: photoIds.flatMap((id, at) => {
        const photo = photos.get(id);
        return photo ? { ...photo, shot: shots[at] ?? '' } : [];
      }),
    };
  });
}
