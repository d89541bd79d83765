import { timingSafeEqual } from 'node:crypto';
import { CarrierEvent, carrierSignatureHeader, carrierTimestampHeader } from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { Value } from 'typebox/value';
import { currentTime } from '../../platform/clock.ts';
import { type Db, transaction, type Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { enqueue } from '../../platform/jobs.ts';
import type { Timer } from '../../platform/timers.ts';
import { addCourse, deliverShipment, recordReceipt, shipmentsByIds } from '../shipping/index.ts';
import { findActiveCarrier, findByNumber, getCarrier } from './carrier-queries.ts';
import { carrierEvents, type CarrierRow, carrierSignatures, type CarrierWaybill } from './carrier-tables.ts';
import { signForCarrier } from './http-carrier.ts';
import { carrierSecret } from './keep-carriers.ts';

/** An event is taken so many seconds before and after the moment that it was signed. */
const windowSeconds = 300;
const signatureShape = /^[0-9a-f]{64}$/;
const system = { kind: 'system', id: null } as const;

export type ArrivedEvent = {
  code: string;
  headers: Readonly<Record<string, unknown>>;
  /** The bytes that are signed. */
  text: string;
  installation: Buffer;
};

/**
 * Takes what a carrier tells of a parcel, once; in whatever order events come. Throws carrier.event_unsigned (for an unknown
 * carrier too), carrier.event_too_old, carrier.event_repeated, carrier.event_not_readable, carrier.waybill_missing.
 */
export async function takeEvent(db: Db, arrived: ArrivedEvent): Promise<'taken' | 'known'> {
  const carrier = await findActiveCarrier(db, arrived.code);
  if (!carrier) return fail('carrier.event_unsigned');
  const signature = checkSignature(carrier, arrived);
  const signedAt = Number(arrived.headers[carrierTimestampHeader]) * 1000;
  return transaction(db, async (tx) => {
    if (Math.abs((await currentTime(tx)).getTime() - signedAt) > windowSeconds * 1000) fail('carrier.event_too_old');
    const [isNew] = await tx
      .insert(carrierSignatures)
      .values({ carrierId: carrier.id, signature })
      .onConflictDoNothing()
      .returning({ signature: carrierSignatures.signature });
    if (!isNew) fail('carrier.event_repeated');
    const event = parsed(arrived.text);
    if (!Value.Check(CarrierEvent, event)) return fail('carrier.event_not_readable');
    const waybill = await findByNumber(tx, { carrierId: carrier.id, trackingNumber: event.trackingNumber });
    return keepEvent(tx, waybill ?? fail('carrier.waybill_missing'), event);
  });
}

function checkSignature(carrier: CarrierRow, { headers, text, installation }: ArrivedEvent): string {
  const timestamp = headers[carrierTimestampHeader];
  const signature = headers[carrierSignatureHeader];
  if (typeof timestamp !== 'string' || !/^\d{1,12}$/.test(timestamp)) return fail('carrier.event_unsigned');
  if (typeof signature !== 'string' || !signatureShape.test(signature)) return fail('carrier.event_unsigned');
  const right = signForCarrier(carrierSecret(installation, carrier), { timestamp, text });
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(right))) fail('carrier.event_unsigned');
  return signature;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Keeps an event of a waybill; one that is known changes nothing. A delivery delivers the shipment that is on its way and
 * nothing else: what was delivered stays delivered, whatever is told late.
 */
export async function keepEvent(tx: Tx, waybill: CarrierWaybill, event: CarrierEvent): Promise<'taken' | 'known'> {
  const { eventId, kind, place = '', at } = event;
  const happenedAt = new Date(at);
  const { id: waybillId, carrierId, shipmentId } = waybill;
  const [isNew] = await tx
    .insert(carrierEvents)
    .values({ carrierId, waybillId, eventId, kind, place: place.trim(), happenedAt })
    .onConflictDoNothing()
    .returning({ id: carrierEvents.id });
  if (!isNew) return 'known';
  if (kind !== 'delivered') {
    await addCourse(tx, { shipmentId, step: kind, place, at: happenedAt });
    return 'taken';
  }
  const [shipment] = await shipmentsByIds(tx, [shipmentId]);
  const isOnTheWay = shipment?.state === 'inTransit';
  if (isOnTheWay)
    await deliverShipment(tx, { number: shipment.number, orderId: shipment.orderId, buyerId: 'any', actor: system });
  if (isOnTheWay || shipment?.state === 'delivered') await keepProof(tx, waybill, event);
  return 'taken';
}

/** Who received it, as the carrier says; its photo is fetched after the commit. What somebody recorded before stays. */
async function keepProof(
  tx: Tx,
  { id, carrierId, shipmentId }: CarrierWaybill,
  { proof }: CarrierEvent,
): Promise<void> {
  if (!proof) return;
  const { receiverName, photoUrl = '', proofId = '' } = proof;
  const { name: toldBy } = await getCarrier(tx, carrierId);
  const isNew = await recordReceipt(tx, { shipmentId, receiverName, toldBy, proofNumber: proofId.trim(), photoUrl });
  if (isNew && photoUrl !== '') await enqueue(tx, 'fetchProof', { waybillId: id });
}

/** Signatures are good for minutes; a day later nothing can repeat them. */
export const oldSignaturesTimer: Timer = {
  name: 'signatures of carriers that are long over',
  async step(tx) {
    await tx.execute(sql`delete from carrier_signatures where received_at < app_now() - interval '1 day'`);
    return false;
  },
};
