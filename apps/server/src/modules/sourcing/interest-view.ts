import type { InterestView } from '@kouan/contract';
import type { Reader } from '../../platform/db.ts';
import type { Sendable } from '../../platform/http.ts';
import { publicIdsOf } from '../catalog/index.ts';
import { fileRefs } from '../files/index.ts';
import type { interests } from './sourcing-tables.ts';

type InterestRow = typeof interests.$inferSelect;

/** Interests as they are shown, their screenshots under addresses that hold for a short time. */
export async function toInterestViews(
  db: Reader,
  secret: Buffer,
  rows: readonly InterestRow[],
): Promise<Sendable<InterestView>[]> {
  const refs = await fileRefs(
    db,
    secret,
    rows.flatMap(({ screenshotIds }) => screenshotIds),
  );
  const files = new Map(refs.map((ref) => [ref.id, ref]));
  const productIds = await publicIdsOf(
    db,
    rows.flatMap(({ productId }) => productId ?? []),
  );
  return rows.map(
    ({ id, link, title, specification, quantity, note, screenshotIds, state, reason, productId, createdAt }) => ({
      id,
      link,
      title,
      specification,
      quantity,
      note,
      state,
      reason,
      createdAt,
      screenshots: screenshotIds.flatMap((fileId) => files.get(fileId) ?? []),
      productId: productId === null ? null : (productIds.get(productId) ?? null),
    }),
  );
}
