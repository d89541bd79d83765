import type { BodyOf } from '@kouan/contract';
import type * as contract from '@kouan/contract';
import { needsPhoto, shareMeasure } from '@kouan/domain';
import { nowSql } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { lockOrder } from '../orders/index.ts';
import { closeShort } from './close-short.ts';
import { addPhotos } from './parcel-photos.ts';
import { getParcel, lockParcel, orderIdsOf, updateParcel } from './parcel-queries.ts';
import { type Parcel, strays } from './parcel-tables.ts';
import { receiveGoods } from './receive-goods.ts';
import { checkSellerWeight } from './weight-check.ts';

type Body = BodyOf<typeof contract.receiveParcel>;
export type ParcelReceipt = Body & { waybill: string; actorId: number };
type Order = Body['orders'][number];

/**
 * Takes a parcel in, once: the goods of each of its orders become batches, what did not come or came damaged or wrong is
 * closed as short, what exceeds the orders is kept. Whoever is second gets warehouse.parcel_received. Throws
 * warehouse.parcel_not_found, warehouse.parcel_unowned and what receiveGoods and closeShort throw; nothing is kept then.
 */
export async function receiveParcel(tx: Tx, receipt: ParcelReceipt): Promise<Parcel> {
  const known = await getParcel(tx, receipt.waybill);
  checkReceipt(receipt);
  // Orders first, always in the same order, then the parcel: so two people never wait for each other.
  const locked = new Set<string>();
  for (const id of await orderIdsOf(tx, known.waybillNumber))
    locked.add((await lockOrder(tx, { id, buyerId: 'any' })).number);
  const parcel = await lockParcel(tx, known.id);
  if (parcel.state === 'received') fail('warehouse.parcel_received');
  if (parcel.state === 'unowned' || locked.size === 0) fail('warehouse.parcel_unowned');
  if (receipt.orders.some(({ number }) => !locked.has(number))) fail('order.not_found');

  const shares = shareMeasures(receipt);
  for (const order of receipt.orders) {
    await receiveOrder(tx, order, { receipt, parcelId: parcel.id, shares });
    await closeShortOf(tx, order, receipt.actorId);
  }
  await addPhotos(tx, { parcelId: parcel.id, fileIds: receipt.photoIds, ownerId: receipt.actorId });
  await checkSellerWeight(tx, parcel.id, receipt);
  if (receipt.surplus) await keepSurplus(tx, parcel.id, { ...receipt.surplus, actorId: receipt.actorId });
  await updateParcel(tx, parcel.id, {
    state: 'received',
    receivedAt: nowSql,
    receivedBy: receipt.actorId,
    ...(parcel.arrivedAt ? {} : { arrivedAt: nowSql }),
    grams: receipt.grams,
    cm3: receipt.cm3,
    note: receipt.note?.trim() ?? '',
  });
  return getParcel(tx, parcel.waybillNumber);
}

function checkReceipt(receipt: ParcelReceipt): void {
  if (!receipt.surplus && receipt.orders.every(({ lines, short }) => lines.length + short.length === 0))
    fail('warehouse.nothing_received');
  if (new Set(receipt.orders.map(({ number }) => number)).size !== receipt.orders.length) fail('warehouse.line_twice');
  if (receipt.surplus && receipt.surplus.photoIds.length === 0)
    fail('warehouse.photo_required', {}, { surplus: 'warehouse.photo_required' });
  for (const { short, shortReason, shortPhotoIds } of receipt.orders) {
    if (short.length > 0 && !shortReason?.trim())
      fail('order.reason_required', {}, { shortReason: 'order.reason_required' });
    if (shortPhotoIds.length === 0 && short.some(({ reason }) => needsPhoto('short', reason)))
      fail('case.photo_required', {}, { shortPhotoIds: 'case.photo_required' });
  }
}

type Shares = { grams: number[]; cm3: number[] };

/** Weight and volume of every line in turn. Throws warehouse.measures_too_small. */
function shareMeasures(receipt: ParcelReceipt): Shares {
  const lines = receipt.orders.flatMap((order) => order.lines);
  if (lines.length === 0) return { grams: [], cm3: [] };
  const grams = shareMeasure(
    receipt.grams,
    lines.map((line) => ({ quantity: line.quantity, own: line.grams })),
  );
  const cm3 = shareMeasure(
    receipt.cm3,
    lines.map((line) => ({ quantity: line.quantity, own: line.cm3 })),
  );
  return grams && cm3 ? { grams, cm3 } : fail('warehouse.measures_too_small');
}

type Receiving = { receipt: ParcelReceipt; parcelId: number; shares: Shares };

async function receiveOrder(tx: Tx, order: Order, { receipt, parcelId, shares }: Receiving): Promise<void> {
  if (order.lines.length === 0) return;
  const lines = order.lines.map(({ lineId, quantity, photoIds }) => {
    const grams = shares.grams.shift();
    const cm3 = shares.cm3.shift();
    assert(grams && cm3, 'every line has its share');
    return { lineId, quantity, grams, cm3, packages: 1, photoIds };
  });
  await receiveGoods(tx, { number: order.number, lines, note: receipt.note, actorId: receipt.actorId, parcelId });
}

async function closeShortOf(tx: Tx, order: Order, actorId: number): Promise<void> {
  if (order.short.length === 0) return;
  await closeShort(tx, {
    number: order.number,
    lines: order.short,
    reason: order.shortReason ?? '',
    photoIds: order.shortPhotoIds,
    actorId,
    isOfParcel: true,
  });
}

type Surplus = { note: string; photoIds: readonly number[]; actorId: number };

async function keepSurplus(tx: Tx, parcelId: number, { note, photoIds, actorId }: Surplus): Promise<void> {
  const [stray] = await tx
    .insert(strays)
    .values({ parcelId, kind: 'surplus', note: note.trim(), foundBy: actorId })
    .returning();
  assert(stray, 'an inserted row comes back');
  await addPhotos(tx, { parcelId, strayId: stray.id, fileIds: photoIds, ownerId: actorId });
}
