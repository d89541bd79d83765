import type { Tx } from '../../platform/db.ts';
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

type Receipt = { shipmentId: number; receiverName: string; note: string; photoIds: readonly number[]; actorId: number };

/** Who received a shipment, with photos; once. Answers whether it was new. Throws file.not_found. */
export async function recordReceipt(tx: Tx, { shipmentId, receiverName, note, photoIds, actorId }: Receipt) {
  const [row] = await tx
    .insert(shipmentReceipts)
    .values({ shipmentId, receiverName: receiverName.trim(), note: note.trim(), recordedBy: actorId })
    .onConflictDoNothing()
    .returning({ id: shipmentReceipts.shipmentId });
  if (row) await addPhotos(tx, { shipmentId, kind: 'delivery', fileIds: photoIds, ownerId: actorId });
  return row !== undefined;
}
