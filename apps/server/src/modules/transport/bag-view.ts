import type { BagRow, BagView } from '@kouan/contract';
import type { Reader } from '../../platform/db.ts';
import { groupBy } from '../../platform/group-by.ts';
import type { Sendable } from '../../platform/http.ts';
import { fileRefs } from '../files/index.ts';
import { userBriefs } from '../identity/index.ts';
import { arrivalsOf, packingsOf, type Shipment, shipmentLinesOf, shipmentsByIds } from '../shipping/index.ts';
import { contentsOf, customsOf, eventsOf, weighingsOf } from './bag-queries.ts';
import type { Bag } from './bag-tables.ts';

/** Bags with what lies in them, counted. */
export async function toBagRows(
  db: Reader,
  rows: readonly Bag[],
): Promise<(Sendable<BagRow> & Pick<Bag, 'assignedAt'>)[]> {
  const contents = await contentsOf(
    db,
    rows.map(({ id }) => id),
  );
  const ids = contents.map(({ shipmentId }) => shipmentId);
  const shipments = new Map((await shipmentsByIds(db, ids)).map((shipment) => [shipment.id, shipment]));
  const packings = new Map((await packingsOf(db, ids)).map((packing) => [packing.shipmentId, packing]));
  const held = new Set((await arrivalsOf(db, ids)).flatMap((one) => (one.state === 'held' ? one.shipmentId : [])));
  const byBag = groupBy(contents, ({ bagId }) => bagId);
  const people = await userBriefs(
    db,
    rows.flatMap(({ cooperativeId }) => cooperativeId ?? []),
  );
  return rows.map((bag) => {
    const inside = byBag.get(bag.id) ?? [];
    return {
      ...bag,
      isAccepted: bag.acceptedAt !== null,
      heldCount: inside.filter(({ shipmentId }) => held.has(shipmentId)).length,
      shipmentCount: inside.length,
      deliveredCount: inside.filter(({ shipmentId }) => shipments.get(shipmentId)?.state === 'delivered').length,
      expectedGrams: inside.reduce((sum, { shipmentId }) => sum + (packings.get(shipmentId)?.grams ?? 0), 0),
      cooperative: people.get(bag.cooperativeId ?? 0)?.nickName ?? '',
    };
  });
}

/** What happened to a bag, the newest first. */
export async function toEventViews(
  db: Reader,
  { secret, bag, shipments }: { secret: Buffer; bag: Bag; shipments: readonly Shipment[] },
) {
  const events = await eventsOf(db, bag.id);
  const people = await userBriefs(
    db,
    events.map(({ actorId }) => actorId),
  );
  const files = new Map(
    (
      await fileRefs(
        db,
        secret,
        events.flatMap(({ fileIds }) => fileIds),
      )
    ).map((file) => [file.id, file]),
  );
  return events.map(({ event, actorId, text, shipmentId, fileIds, createdAt }) => ({
    event,
    by: people.get(actorId)?.nickName ?? '',
    text,
    shipmentNumber: shipments.find(({ id }) => id === shipmentId)?.number ?? '',
    photos: fileIds.flatMap((id) => files.get(id) ?? []),
    at: createdAt,
  }));
}

/** What was declared, by the numbers of its shipments. */
export async function toCustomsViews(db: Reader, bag: Bag, shipments: readonly Shipment[]) {
  const numbers = new Map(shipments.map(({ id, number }) => [id, number]));
  return (await customsOf(db, bag.id)).map(({ shipmentId, orderLineId, ...line }) => ({
    ...line,
    shipmentNumber: numbers.get(shipmentId) ?? '',
    lineId: orderLineId,
  }));
}

/** The shipments of a bag, in the order in which they were put in. */
export async function shipmentsIn(db: Reader, bag: Bag): Promise<Shipment[]> {
  const contents = await contentsOf(db, [bag.id]);
  const found = new Map(
    (
      await shipmentsByIds(
        db,
        contents.map(({ shipmentId }) => shipmentId),
      )
    ).map((shipment) => [shipment.id, shipment]),
  );
  return contents.flatMap(({ shipmentId }) => found.get(shipmentId) ?? []);
}

/** The chain of a bag's weights, with who weighed. */
export async function bagWeights(db: Reader, bag: Bag) {
  const weighings = await weighingsOf(db, bag.id);
  const people = await userBriefs(
    db,
    weighings.map(({ weighedBy }) => weighedBy),
  );
  return weighings.map(({ weighedBy, weighedAt, ...row }) => ({
    ...row,
    at: weighedAt,
    by: people.get(weighedBy)?.nickName ?? '',
  }));
}

/** What shipments weigh in Vietnam. */
export const arrivalsByShipment = async (db: Reader, ids: readonly number[]) =>
  new Map(
    (await arrivalsOf(db, ids)).map(({ shipmentId, weighedAt, ...one }) => [shipmentId, { ...one, at: weighedAt }]),
  );

/** Everything of a bag, for the staff. */
export async function toBagView(db: Reader, secret: Buffer, bag: Bag): Promise<Sendable<BagView>> {
  const [row] = await toBagRows(db, [bag]);
  const shipments = await shipmentsIn(db, bag);
  const ids = shipments.map(({ id }) => id);
  const packings = new Map((await packingsOf(db, ids)).map((packing) => [packing.shipmentId, packing]));
  const arrivals = await arrivalsByShipment(db, ids);
  const lines = await shipmentLinesOf(db, ids);
  return {
    // Safe: one bag in, one row out.
    ...(row as NonNullable<typeof row>),
    weights: await bagWeights(db, bag),
    shipments: shipments.map(({ id, number, state, consigneeName, carrier, trackingNumber }) => ({
      number,
      state,
      isHeld: packings.get(id)?.state === 'held',
      consigneeName,
      packages: packings.get(id)?.packages ?? 0,
      grams: packings.get(id)?.grams ?? 0,
      arrival: arrivals.get(id) ?? null,
      quantity: lines.reduce((sum, line) => sum + (line.shipmentId === id ? line.quantity : 0), 0),
      carrier,
      trackingNumber,
    })),
    customs: await toCustomsViews(db, bag, shipments),
    events: await toEventViews(db, { secret, bag, shipments }),
  };
}
