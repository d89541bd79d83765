import { findUserIds } from '../../modules/identity/index.ts';
import { shipmentLinesOf, shipmentsByIds } from '../../modules/shipping/index.ts';
import {
  acceptBag,
  addToBag,
  arriveBag,
  assignBag,
  dispatchBag,
  handOverShipment,
  makeBag,
  proveDelivery,
  saveCustoms,
  sealBag,
  weighShipment,
} from '../../modules/transport/index.ts';
import { transaction, type Tx } from '../../platform/db.ts';
import type { Kit } from '../../platform/module.ts';
import type { DemoPeople } from './demo-people.ts';
import { packDemo, photoOf } from './demo-packing.ts';
import { bagWeights, countBags, readyShipments } from './demo-queries.ts';

/** Bags of the demo, one for each state that somebody has to act on, and with how many shipments. */
const wanted = [
  { state: 'arrived', size: 3 },
  { state: 'crossing', size: 2 },
  { state: 'held', size: 1 },
  { state: 'assigned', size: 1 },
  { state: 'open', size: 1 },
] as const;
type Wanted = (typeof wanted)[number];
/** So many paid shipments stay unpacked, to be packed by hand. */
const leftUnpacked = 1;
const sampleHsCode = '61091000';
/** Far from what it weighed when it was packed, so that one is held in Vietnam. */
const missingPart = 3;

/** Bags in different states, for the pages of the warehouse and of the demo cooperative; nothing once there is one. */
export async function fillDemoBags(kit: Kit, people: DemoPeople): Promise<void> {
  const [cooperativeId] = await findUserIds(kit.db, 'cooperative1');
  if (cooperativeId === undefined || (await countBags(kit.db)) > 0) return;
  const ready = await readyShipments(kit.db);
  const free = ready.slice(0, Math.max(0, ready.length - leftUnpacked));
  for (const { state, size } of wanted) {
    const numbers = free.splice(0, size);
    if (numbers.length > 0)
      await transaction(kit.db, (tx) => makeDemoBag({ kit, tx, people, cooperativeId }, state, numbers));
  }
}

type Making = { kit: Kit; tx: Tx; people: DemoPeople; cooperativeId: number };

async function makeDemoBag(making: Making, state: Wanted['state'], shipments: readonly string[]): Promise<void> {
  const { kit, tx, people, cooperativeId } = making;
  const actorId = people.warehouse;
  const { id, number } = await makeBag(tx, actorId);
  for (const [at, shipmentNumber] of shipments.entries()) {
    await packDemo({ kit, tx, people, at: id + at }, shipmentNumber);
    await addToBag(tx, { number, shipmentNumber, actorId });
  }
  if (state === 'open') return;
  const { grams } = await bagWeights(tx, number);
  const weighed = state === 'held' ? grams * 2 : grams;
  await sealBag(tx, { number, grams: weighed, sealNumber: `DEMO-${String(id).padStart(4, '0')}`, actorId });
  if (state === 'held') return;
  await assignBag(tx, { number, cooperativeId, actorId });
  if (state === 'assigned') return;
  await acceptBag(tx, { number, cooperativeId });
  await dispatchBag(tx, { number, actorId });
  await declare(making, number);
  if (state === 'crossing') return;
  await arriveBag(tx, { number, cooperativeId, grams });
  await deliverSome(making, number);
}

/** A declaration that is plainly a sample. */
async function declare({ tx, cooperativeId }: Making, number: string): Promise<void> {
  const { shipmentIds } = await bagWeights(tx, number);
  const numbers = new Map((await shipmentsByIds(tx, shipmentIds)).map((one) => [one.id, one.number]));
  const lines = (await shipmentLinesOf(tx, shipmentIds)).map(({ shipmentId, orderLineId, quantity }) => ({
    ...{ shipmentNumber: numbers.get(shipmentId) ?? '', lineId: orderLineId, quantity },
    ...{ hsCode: sampleHsCode, description: 'Hàng mẫu (demo)', unit: 'PCE', valueVnd: 90_000 * quantity, origin: 'CN' },
  }));
  await saveCustoms(tx, { number, cooperativeId, declarationNumber: `TK-DEMO-${number.slice(-5)}`, lines });
}

/** The first is delivered with its proof, the second weighs too little and is held, the others wait to be weighed. */
async function deliverSome({ kit, tx, cooperativeId }: Making, number: string): Promise<void> {
  const { packed } = await bagWeights(tx, number);
  const [first, second] = packed;
  if (first) {
    const own = { number, shipmentNumber: first.shipment, cooperativeId };
    await weighShipment(tx, { ...own, grams: first.grams });
    await handOverShipment(tx, { ...own, carrier: 'Xe tải demo', trackingNumber: 'XT-DEMO-00001' });
    const photoIds = [await photoOf({ kit, tx, ownerId: cooperativeId }, 'delivery.png', first.grams)];
    await proveDelivery(tx, { ...own, receiverName: 'Người nhận demo', photoIds });
  }
  if (second)
    await weighShipment(tx, {
      ...{ number, shipmentNumber: second.shipment, cooperativeId },
      grams: Math.max(1, Math.floor(second.grams / missingPart)),
    });
}
