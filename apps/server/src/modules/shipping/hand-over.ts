import { and, eq, ne } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { lockOrder } from '../orders/index.ts';
import { shipmentReceipts } from './packing-tables.ts';
import { getShipment, lockShipment, type Shipment, updateShipment } from './shipment-queries.ts';
import { addPhotos } from './shipment-photos.ts';

type Handing = { number: string; carrier: string; trackingNumber: string };

/** A shipment on its way goes on with another carrier. Throws shipment.not_found, order.move_not_allowed. */
export async function handOver(tx: Tx, { number, carrier, trackingNumber }: Handing): Promise<Shipment> {
  const { orderId } = await getShipment(tx, { number, buyerId: 'any' });
  await lockOrder(tx, { id: orderId, buyerId: 'any' });
  const shipment = await lockShipment(tx, { number, buyerId: 'any' });
  if (shipment.state !== 'inTransit') fail('order.move_not_allowed', { number });
  await updateShipment(tx, shipment.id, { carrier: carrier.trim(), trackingNumber: trackingNumber.trim() });
  return shipment;
}

type Receipt = { shipmentId: number; receiverName: string } & (
  | { note: string; photoIds: readonly number[]; actorId: number }
  | { toldBy: string; proofNumber: string; photoUrl: string }
);

/**
 * Who received a shipment, once: a person with photos, or a carrier with its number of the proof and the address of its
 * photo. Answers whether it was new. Throws file.not_found.
 */
export async function recordReceipt(tx: Tx, { shipmentId, ...receipt }: Receipt): Promise<boolean> {
  const receiverName = receipt.receiverName.trim();
  const told =
    'actorId' in receipt
      ? { receiverName, note: receipt.note.trim(), recordedBy: receipt.actorId }
      : { ...receipt, receiverName };
  const [row] = await tx
    .insert(shipmentReceipts)
    .values({ shipmentId, ...told })
    .onConflictDoNothing()
    .returning({ id: shipmentReceipts.shipmentId });
  if (row && 'actorId' in receipt)
    await addPhotos(tx, { shipmentId, kind: 'delivery', fileIds: receipt.photoIds, ownerId: receipt.actorId });
  return row !== undefined;
}

/** Where the carrier's photo of a delivery lies; undefined once it is here or given up. */
export async function findUnfetchedPhoto(db: Reader, shipmentId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ photoUrl: shipmentReceipts.photoUrl })
    .from(shipmentReceipts)
    .where(and(eq(shipmentReceipts.shipmentId, shipmentId), ne(shipmentReceipts.photoUrl, '')));
  return row?.photoUrl;
}

/** The carrier's photo is here, or cannot be had (`file` is null then). Changes nothing the second time. */
export async function keepFetchedPhoto(
  tx: Tx,
  { shipmentId, file }: { shipmentId: number; file: { id: number; ownerId: number } | null },
): Promise<void> {
  const [row] = await tx
    .update(shipmentReceipts)
    .set({ photoUrl: '' })
    .where(and(eq(shipmentReceipts.shipmentId, shipmentId), ne(shipmentReceipts.photoUrl, '')))
    .returning({ id: shipmentReceipts.shipmentId });
  if (row && file) await addPhotos(tx, { shipmentId, kind: 'delivery', fileIds: [file.id], ownerId: file.ownerId });
}
