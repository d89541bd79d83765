import type { CarrierWaybillView, ReplyOf } from '@kouan/contract';
import type * as contract from '@kouan/contract';
import type { Reader, Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import type { Sendable } from '../../platform/http.ts';
import { enqueue } from '../../platform/jobs.ts';
import { randomToken } from '../../platform/random.ts';
import { findPacking, getShipment, lockReady } from '../shipping/index.ts';
import { changeWaybill, findWaybill, getCarrier } from './carrier-queries.ts';
import { type CarrierWaybill, carrierWaybills } from './carrier-tables.ts';
import { manualCarrier } from './carrier.ts';

type Ask = { number: string; carrierId: number; trackingNumber?: string | undefined; actorId: number };
const keyBytes = 18;
const openStates: readonly CarrierWaybill['state'][] = ['asked', 'made', 'cancelling'];

/**
 * A packed shipment is to go with this carrier: one with an interface is asked after the commit, for a manual one somebody
 * has written the number down. Throws shipment.not_found, shipment.not_ready, shipment.not_packed, carrier.not_found,
 * carrier.waybill_there, shipment.tracking_empty.
 */
export async function askWaybill(tx: Tx, { number, carrierId, trackingNumber = '', actorId }: Ask): Promise<void> {
  const shipment = await lockReady(tx, number);
  if (!(await findPacking(tx, shipment.id))) fail('shipment.not_packed');
  const carrier = await getCarrier(tx, carrierId);
  if (!carrier.isActive) fail('carrier.not_found');
  const known = await findWaybill(tx, shipment.id);
  if (known && openStates.includes(known.state)) fail('carrier.waybill_there');
  const [row] = await tx
    .insert(carrierWaybills)
    .values({ carrierId, shipmentId: shipment.id, requestKey: randomToken(keyBytes), askedBy: actorId })
    .returning();
  assert(row, 'an inserted waybill comes back');
  if (carrier.kind === 'http') {
    await enqueue(tx, 'makeWaybill', { waybillId: row.id });
    return;
  }
  if (trackingNumber.trim() === '') fail('shipment.tracking_empty', {}, { trackingNumber: 'shipment.tracking_empty' });
  const made = await manualCarrier(trackingNumber.trim()).createWaybill({
    ...shipment,
    requestKey: row.requestKey,
    shipmentNumber: number,
    packages: 1,
    grams: 1,
    cm3: 1,
  });
  assert('trackingNumber' in made, 'a manual carrier refuses nothing');
  await changeWaybill(tx, { id: row.id, from: ['asked'] }, { state: 'made', ...made });
}

/** Before the dispatch a waybill can be given back. Throws shipment.not_found, shipment.not_ready, carrier.waybill_missing. */
export async function cancelWaybill(tx: Tx, number: string): Promise<void> {
  const shipment = await lockReady(tx, number);
  const waybill = await findWaybill(tx, shipment.id);
  if (waybill?.state !== 'made') return fail('carrier.waybill_missing');
  const { kind } = await getCarrier(tx, waybill.carrierId);
  const state = kind === 'http' ? 'cancelling' : 'cancelled';
  // Given back by hand, its number may be used again.
  await changeWaybill(tx, { id: waybill.id, from: ['made'] }, { state });
  if (kind === 'http') await enqueue(tx, 'cancelWaybill', { waybillId: waybill.id });
}

/** Throws shipment.not_found, carrier.waybill_missing. */
export async function askCourse(tx: Tx, number: string): Promise<void> {
  const { id } = await getShipment(tx, { number, buyerId: 'any' });
  const waybill = await findWaybill(tx, id);
  if (waybill?.state !== 'made') return fail('carrier.waybill_missing');
  const { kind } = await getCarrier(tx, waybill.carrierId);
  if (kind === 'http') await enqueue(tx, 'trackWaybill', { waybillId: waybill.id });
}

/** Throws shipment.not_found. */
export async function waybillView(
  db: Reader,
  number: string,
): Promise<Sendable<ReplyOf<typeof contract.getCarrierWaybill>>> {
  const { id } = await getShipment(db, { number, buyerId: 'any' });
  const waybill = await findWaybill(db, id);
  if (!waybill) return { waybill: null };
  const { name, kind } = await getCarrier(db, waybill.carrierId);
  const { state, trackingNumber, problem, createdAt } = waybill;
  const view: Sendable<CarrierWaybillView> = {
    carrier: name,
    hasInterface: kind === 'http',
    state,
    trackingNumber,
    problem,
    askedAt: createdAt,
  };
  return { waybill: view };
}
