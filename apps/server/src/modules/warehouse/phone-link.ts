import { maxParcelPhotos } from '@kouan/contract';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { randomToken, sha256 } from '../../platform/random.ts';
import { countPhotos } from './parcel-photos.ts';
import { getParcelById } from './parcel-queries.ts';
import { parcelPhoneLinks } from './parcel-tables.ts';

const goodForMinutes = 15;
const shownSigns = 4;

/** A link for a phone: whoever has it may add photos to this parcel for some minutes, and nothing else. */
export async function makePhoneLink(
  tx: Tx,
  { parcelId, userId }: { parcelId: number; userId: number },
): Promise<{ token: string; expiresAt: Date }> {
  await tx.delete(parcelPhoneLinks).where(lt(parcelPhoneLinks.expiresAt, nowSql));
  const token = randomToken(24);
  const [link] = await tx
    .insert(parcelPhoneLinks)
    .values({
      tokenHash: sha256(token),
      parcelId,
      userId,
      expiresAt: sql`${nowSql} + ${goodForMinutes} * interval '1 minute'`,
    })
    .returning();
  return { token, expiresAt: (link ?? fail('warehouse.phone_link_ended')).expiresAt };
}

/** Throws warehouse.phone_link_ended. */
export async function getPhoneLink(db: Reader, token: string) {
  const [link] = await db
    .select()
    .from(parcelPhoneLinks)
    .where(and(eq(parcelPhoneLinks.tokenHash, sha256(token)), gt(parcelPhoneLinks.expiresAt, nowSql)));
  return link ?? fail('warehouse.phone_link_ended');
}

/** What the phone shows: enough to see that it is the right parcel, and no more. */
export async function phonePage(db: Reader, { parcelId, expiresAt }: { parcelId: number; expiresAt: Date }) {
  const { waybillNumber } = await getParcelById(db, parcelId);
  return { waybillEnd: waybillNumber.slice(-shownSigns), photoCount: await countPhotos(db, parcelId), expiresAt };
}

/** Refuses before a picture is even read. */
export async function checkRoom(db: Reader, parcelId: number): Promise<void> {
  if ((await countPhotos(db, parcelId)) >= maxParcelPhotos) fail('warehouse.photos_too_many', { max: maxParcelPhotos });
}
