import { maxShipmentPhotos, type PackingPhotoKind, type ShipmentPhotoKind } from '@kouan/contract';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { randomToken, sha256 } from '../../platform/random.ts';
import { bindFiles } from '../files/index.ts';
import { countPhotos } from './packing-queries.ts';
import { shipmentPhoneLinks, shipmentPhotos } from './packing-tables.ts';
import { shipments } from './shipping-tables.ts';

type NewPhotos = { shipmentId: number; kind: ShipmentPhotoKind; fileIds: readonly number[]; ownerId: number };

/** Adds photos to a shipment. Throws file.not_found. */
export async function addPhotos(tx: Tx, { shipmentId, kind, fileIds, ownerId }: NewPhotos): Promise<void> {
  const ids = [...new Set(fileIds)];
  if (ids.length === 0) return;
  await bindFiles(tx, { fileIds: ids, ownerId, record: { kind: 'shipment', id: shipmentId } });
  await tx
    .insert(shipmentPhotos)
    .values(ids.map((fileId) => ({ shipmentId, kind, fileId })))
    .onConflictDoNothing();
}

const goodForMinutes = 15;
const shownSigns = 4;
type PhoneLink = typeof shipmentPhoneLinks.$inferSelect;

/** A link for a phone: whoever has it may add photos of one kind to this shipment for some minutes, and nothing else. */
export async function makePhoneLink(
  tx: Tx,
  link: { shipmentId: number; kind: PackingPhotoKind; userId: number },
): Promise<{ token: string; expiresAt: Date }> {
  await tx.delete(shipmentPhoneLinks).where(lt(shipmentPhoneLinks.expiresAt, nowSql));
  const token = randomToken(24);
  const expiresAt = sql`${nowSql} + ${goodForMinutes} * interval '1 minute'`;
  const [made] = await tx
    .insert(shipmentPhoneLinks)
    .values({ ...link, tokenHash: sha256(token), expiresAt })
    .returning();
  return { token, expiresAt: (made ?? fail('warehouse.phone_link_ended')).expiresAt };
}

/** Throws warehouse.phone_link_ended, also once the shipment has left. */
export async function getPhoneLink(db: Reader, token: string): Promise<{ link: PhoneLink; number: string }> {
  const [found] = await db
    .select({ link: shipmentPhoneLinks, number: shipments.number })
    .from(shipmentPhoneLinks)
    .innerJoin(shipments, eq(shipments.id, shipmentPhoneLinks.shipmentId))
    .where(
      and(
        eq(shipmentPhoneLinks.tokenHash, sha256(token)),
        gt(shipmentPhoneLinks.expiresAt, nowSql),
        eq(shipments.state, 'ready'),
      ),
    );
  return found ?? fail('warehouse.phone_link_ended');
}

/** What the phone shows: enough to see that it is the right shipment, and no more. */
export async function phonePage(db: Reader, { link, number }: { link: PhoneLink; number: string }) {
  const { shipmentId, kind, expiresAt } = link;
  return {
    numberEnd: number.slice(-shownSigns),
    kind,
    photoCount: await countPhotos(db, shipmentId, kind),
    expiresAt,
  };
}

/** Throws shipment.photos_too_many. */
export async function checkRoom(db: Reader, shipmentId: number): Promise<void> {
  if ((await countPhotos(db, shipmentId)) >= maxShipmentPhotos)
    fail('shipment.photos_too_many', { max: maxShipmentPhotos });
}
