import type { CarrierProblem } from '@kouan/contract';
import { transaction } from '../../platform/db.ts';
import type { JobHandlers } from '../../platform/jobs.ts';
import type { Kit } from '../../platform/module.ts';
import { findPacking, shipmentsByIds } from '../shipping/index.ts';
import type { Carrier } from './carrier.ts';
import { changeWaybill, getCarrier, getWaybill } from './carrier-queries.ts';
import type { CarrierWaybill } from './carrier-tables.ts';
import { httpCarrier } from './http-carrier.ts';
import { fetchProof } from './fetch-proof.ts';
import { carrierSecret } from './keep-carriers.ts';
import { keepEvent } from './take-carrier-event.ts';

type Asked = { waybillId: number };
/** So often is a carrier asked that gives no answer; the job queue waits longer each time. */
const maxTries = 6;

/** Calls to carriers, outside every transaction. Each may run more than once: the waybill's key makes one of it. */
export const carrierJobs = (kit: Kit): JobHandlers => ({
  makeWaybill: ({ waybillId }: Asked) => makeWaybill(kit, waybillId),
  cancelWaybill: ({ waybillId }: Asked) => cancelWaybill(kit, waybillId),
  trackWaybill: ({ waybillId }: Asked) => trackWaybill(kit, waybillId),
  fetchProof: ({ waybillId }: Asked) => fetchProof(kit, waybillId),
});

/** The carrier of a waybill, ready to be asked. */
export async function carrierOf({ db, outside, secret }: Kit, { carrierId }: CarrierWaybill): Promise<Carrier> {
  const row = await getCarrier(db, carrierId);
  return httpCarrier(outside, { baseUrl: row.baseUrl, secret: carrierSecret(secret, row) });
}

async function makeWaybill(kit: Kit, waybillId: number): Promise<void> {
  const waybill = await getWaybill(kit.db, waybillId);
  if (waybill?.state !== 'asked') return;
  const [shipment] = await shipmentsByIds(kit.db, [waybill.shipmentId]);
  const packing = await findPacking(kit.db, waybill.shipmentId);
  if (!shipment || !packing) return;
  const { consigneeName, contact, address } = shipment;
  const carrier = await carrierOf(kit, waybill);
  const { requestKey } = waybill;
  const { packages, grams, cm3 } = packing;
  const order = { requestKey, shipmentNumber: shipment.number, consigneeName, contact, address, packages, grams, cm3 };
  const made = await carrier.createWaybill(order).catch((error: unknown) => error);
  await transaction(kit.db, async (tx) => {
    const asked = { id: waybillId, from: ['asked'] as const };
    if (isMade(made)) {
      const outcome =
        'refused' in made ? { state: 'failed' as const, problem: made.refused } : { state: 'made' as const, ...made };
      await changeWaybill(tx, asked, { problem: '', ...outcome });
      return;
    }
    const tries = waybill.tries + 1;
    const problem: CarrierProblem = 'noAnswer';
    await changeWaybill(tx, asked, { tries, problem, ...(tries >= maxTries ? { state: 'failed' as const } : {}) });
  });
  if (!isMade(made)) kit.log.warn({ waybillId, err: made }, 'a carrier gives no answer');
  // Thrown so that the queue asks again, with the same key.
  if (!isMade(made) && waybill.tries + 1 < maxTries) throw made;
}

const isMade = (answer: unknown): answer is { trackingNumber: string } | { refused: string } =>
  typeof answer === 'object' && answer !== null && ('trackingNumber' in answer || 'refused' in answer);

async function cancelWaybill(kit: Kit, waybillId: number): Promise<void> {
  const waybill = await getWaybill(kit.db, waybillId);
  if (waybill?.state !== 'cancelling') return;
  const isVoid = await (await carrierOf(kit, waybill)).cancel(waybill.trackingNumber, `${waybill.requestKey} cancel`);
  const problem: CarrierProblem = 'notCancelled';
  const changes = isVoid ? { state: 'cancelled' as const } : { state: 'made' as const, problem };
  await transaction(kit.db, (tx) => changeWaybill(tx, { id: waybillId, from: ['cancelling'] }, changes));
}

async function trackWaybill(kit: Kit, waybillId: number): Promise<void> {
  const waybill = await getWaybill(kit.db, waybillId);
  if (waybill?.state !== 'made') return;
  for (const event of await (await carrierOf(kit, waybill)).track(waybill.trackingNumber))
    await transaction(kit.db, (tx) => keepEvent(tx, waybill, event));
}
