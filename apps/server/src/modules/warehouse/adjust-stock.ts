import { eq } from 'drizzle-orm';
import { currentTime, nowSql } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { publish } from '../../platform/outbox.ts';
import { bindFiles } from '../files/index.ts';
import { lockOrder, type OrderRecord, openCasesOf } from '../orders/index.ts';
import {
  countersOf,
  findOpenAdjustment,
  getAdjustment,
  insertAdjustment,
  listLossesOf,
  lockAdjustment,
  updateAdjustment,
} from './adjustment-queries.ts';
import { loseUnits } from './lose-units.ts';
import { parcels, strays } from './parcel-tables.ts';
import { batchesByIds, getBatch } from './shelf-queries.ts';
import { type Adjustment, type AdjustmentKind, stockAdjustmentPhotos } from './shelf-tables.ts';
import { onHand } from './shelf-units.ts';
import type { Batch } from './stock-queries.ts';

type Proposal = {
  batch: string;
  kind: AdjustmentKind;
  quantity: number;
  reason: string;
  photoIds: readonly number[];
  actorId: number;
};

/**
 * Somebody says that units of a batch are missing or too many, with a photo; nothing moves until somebody else confirms
 * it. Throws warehouse.batch_not_found, warehouse.photo_required, warehouse.adjustment_open, warehouse.own_order,
 * warehouse.not_so_many_there.
 */
export async function proposeAdjustment(tx: Tx, wish: Proposal): Promise<Adjustment> {
  if (wish.photoIds.length === 0) fail('warehouse.photo_required', {}, { photoIds: 'warehouse.photo_required' });
  const known = await getBatch(tx, wish.batch);
  const order = await lockOrder(tx, { id: known.orderId, buyerId: 'any' });
  if (order.buyerId === wish.actorId) fail('warehouse.own_order');
  const { units } = await onHand(tx, known.id);
  if (wish.kind === 'missing' && wish.quantity > units)
    fail('warehouse.not_so_many_there', { left: units }, { quantity: 'warehouse.not_so_many_there' });
  const adjustment = await propose(tx, known, { ...wish, stocktakeId: null });
  const photoIds = [...new Set(wish.photoIds)];
  await bindFiles(tx, { fileIds: photoIds, ownerId: wish.actorId, record: { kind: 'batch', id: known.id } });
  await tx.insert(stockAdjustmentPhotos).values(photoIds.map((fileId) => ({ adjustmentId: adjustment.id, fileId })));
  return adjustment;
}

type Proposed = Pick<Proposal, 'kind' | 'quantity' | 'reason' | 'actorId'> & { stocktakeId: number | null };

/** One proposal a batch at a time. The caller holds the order's lock. Throws warehouse.adjustment_open. */
export async function propose(tx: Tx, batch: Batch, wish: Proposed): Promise<Adjustment> {
  if (await findOpenAdjustment(tx, batch.id)) fail('warehouse.adjustment_open', { batch: batch.number });
  return insertAdjustment(tx, {
    kind: wish.kind,
    orderId: batch.orderId,
    batchId: batch.id,
    quantity: wish.quantity,
    reason: wish.reason.trim(),
    stocktakeId: wish.stocktakeId,
    proposedBy: wish.actorId,
  });
}

type Decision = { id: number; isConfirmed: boolean; opinion?: string | undefined; actorId: number };

/**
 * A second person decides, once. Missing units leave as our loss, a surplus ends the case of units that were missing
 * before, the rest of it is kept without owner. Throws warehouse.adjustment_not_found, warehouse.adjustment_decided,
 * warehouse.second_person_required, warehouse.own_order, warehouse.units_frozen, order.reason_required.
 */
export async function decideAdjustment(tx: Tx, { id, isConfirmed, opinion, actorId }: Decision): Promise<Adjustment> {
  const known = await getAdjustment(tx, id);
  const order = await lockOrder(tx, { id: known.orderId, buyerId: 'any' });
  const adjustment = await lockAdjustment(tx, id);
  if (adjustment.state !== 'proposed') fail('warehouse.adjustment_decided');
  if (order.buyerId === actorId) fail('warehouse.own_order');
  if (adjustment.proposedBy === actorId || (await countersOf(tx, adjustment)).includes(actorId))
    fail('warehouse.second_person_required');
  const words = opinion?.trim() ?? '';
  if (!isConfirmed && words === '') fail('order.reason_required', {}, { opinion: 'order.reason_required' });

  const [batch] = await batchesByIds(tx, [adjustment.batchId]);
  assert(batch, 'an adjustment has its batch');
  const outcome = isConfirmed ? await carryOut(tx, { order, batch, adjustment, actorId }) : {};
  await updateAdjustment(tx, id, {
    ...outcome,
    state: isConfirmed ? 'confirmed' : 'declined',
    opinion: words,
    decidedBy: actorId,
    decidedAt: await currentTime(tx),
  });
  return getAdjustment(tx, id);
}

type Confirmed = { order: OrderRecord; batch: Batch; adjustment: Adjustment; actorId: number };

async function carryOut(tx: Tx, { order, batch, adjustment, actorId }: Confirmed): Promise<Partial<Adjustment>> {
  const { quantity, reason } = adjustment;
  if (adjustment.kind === 'missing')
    return { caseNumber: await loseUnits(tx, { order, batch, quantity, reason, actorId }) };
  const left = await giveBack(tx, { order, batch, adjustment, actorId });
  return left === 0 ? {} : { strayId: await keepStray(tx, { batch, adjustment, quantity: left, actorId }) };
}

/** Units of the batch that were missing turned up, the oldest loss first: as long as its case is undecided. Answers what is left. */
async function giveBack(tx: Tx, { order, batch, adjustment, actorId }: Confirmed): Promise<number> {
  const open = new Set(await openCasesOf(tx, order.id));
  let left = adjustment.quantity;
  for (const loss of await listLossesOf(tx, batch.id)) {
    if (loss.caseNumber === null || !open.has(loss.caseNumber) || loss.quantity > left) continue;
    await publish(tx, 'units.found', { caseNumber: loss.caseNumber, actorId, reason: adjustment.reason });
    await updateAdjustment(tx, loss.id, { foundById: adjustment.id });
    left -= loss.quantity;
  }
  return left;
}

type Kept = { batch: Batch; adjustment: Adjustment; quantity: number; actorId: number };

/** Nobody missed them: goods without owner, in the parcel that the batch came in, or in one made for them. */
async function keepStray(tx: Tx, { batch, adjustment, quantity, actorId }: Kept): Promise<number> {
  const parcelId = batch.parcelId ?? (await makeParcel(tx, adjustment.id));
  const [stray] = await tx
    .insert(strays)
    .values({
      parcelId,
      kind: batch.parcelId === null ? 'parcel' : 'surplus',
      note: `${batch.number} +${quantity}: ${adjustment.reason}`,
      foundBy: actorId,
    })
    .returning({ id: strays.id });
  assert(stray, 'an inserted row comes back');
  return stray.id;
}

async function makeParcel(tx: Tx, adjustmentId: number): Promise<number> {
  const waybillNumber = `FOUND-${adjustmentId}`;
  const [made] = await tx
    .insert(parcels)
    .values({ waybillNumber, state: 'unowned', arrivedAt: nowSql })
    .onConflictDoNothing()
    .returning({ id: parcels.id });
  if (made) return made.id;
  const [taken] = await tx.select({ id: parcels.id }).from(parcels).where(eq(parcels.waybillNumber, waybillNumber));
  assert(taken, 'a waybill that is taken has its parcel');
  return taken.id;
}
