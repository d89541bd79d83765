import type { BodyOf } from '@kouan/contract';
import type * as contract from '@kouan/contract';
import { needsPhoto, reversed, unitsMissing, unitsShort } from '@kouan/domain';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { publish } from '../../platform/outbox.ts';
import {
  getOrderLines,
  lockOrder,
  moveUnits,
  recordOrderEvent,
  returnOrderShare,
  takeOrderShare,
} from '../orders/index.ts';
import { post } from '../payments/index.ts';
import { endParcelsOf } from './end-parcels.ts';
import { goodsFenOf, makeCaseNumber } from './lost-units.ts';
import { insertMovements, listMissing } from './stock-queries.ts';

export type Shortage = BodyOf<typeof contract.closeShort> & {
  number: string;
  actorId: number;
  /** Found while a parcel is received: only that parcel ends. */
  isOfParcel?: boolean;
};
type Order = Awaited<ReturnType<typeof lockOrder>>;
type Line = Awaited<ReturnType<typeof getOrderLines>>[number];
type ShortLine = { line: Line; quantity: number; reason: Shortage['lines'][number]['reason'] };

/**
 * Closes units on their way as short: missing, or arrived damaged or wrong. They leave the order with their share, the
 * store owes goods and freight back, a case opens. Throws order.not_found, order.move_not_allowed, case.photo_required
 * and the warehouse's own errors.
 */
export async function closeShort(tx: Tx, shortage: Shortage): Promise<void> {
  const order = await lockOrder(tx, { number: shortage.number, buyerId: 'any' });
  if (order.buyerId === shortage.actorId) fail('warehouse.own_order');
  const lines = shortLines(await getOrderLines(tx, order.id), shortage.lines);
  if (shortage.photoIds.length === 0 && lines.some(({ reason }) => needsPhoto('short', reason)))
    fail('case.photo_required', {}, { photoIds: 'case.photo_required' });

  const caseNumber = await makeCaseNumber(tx);
  await moveShort(tx, { order, lines, caseNumber, actorId: shortage.actorId, cause: 'closedShort' });
  const share = await takeOrderShare(tx, { orderId: order.id, goodsFen: goodsFenOf(lines) });
  await post(tx, {
    posting: unitsShort(share),
    event: 'unitsShort',
    orderId: order.id,
    storeId: order.storeId,
    actorId: shortage.actorId,
    note: caseNumber,
  });
  const reason = shortage.reason.trim();
  await publish(tx, 'units.lost', {
    caseNumber,
    orderId: order.id,
    buyerId: order.buyerId,
    kind: 'short',
    lines: lines.map(({ line, quantity, reason: why }) => ({ lineId: line.id, quantity, reason: why })),
    share,
    reason,
    fileIds: shortage.photoIds,
    actorId: shortage.actorId,
  });
  await recordOrderEvent(tx, {
    orderId: order.id,
    event: 'closedShort',
    actor: { kind: 'staff', id: shortage.actorId },
    reason,
    details: { case: caseNumber, quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0) },
  });
  if (!shortage.isOfParcel) await endParcelsOf(tx, { orderId: order.id, actorId: shortage.actorId });
}

function shortLines(lines: readonly Line[], wanted: Shortage['lines']): ShortLine[] {
  const known = new Map(lines.map((line) => [line.id, line]));
  if (new Set(wanted.map(({ lineId }) => lineId)).size !== wanted.length) fail('warehouse.line_twice');
  return wanted.map(({ lineId, quantity, reason }) => {
    const line = known.get(lineId) ?? fail('warehouse.line_not_found');
    if (quantity > line.inTransit) fail('warehouse.quantity_too_large', { left: line.inTransit, lineId });
    return { line, quantity, reason };
  });
}

type Moved = {
  order: Pick<Order, 'id' | 'buyerId'>;
  lines: readonly { line: Pick<Line, 'id' | 'skuId'>; quantity: number }[];
  caseNumber: string;
  actorId: number;
  cause: 'closedShort' | 'shortTurnedUp';
};

async function moveShort(tx: Tx, { order, lines, caseNumber, actorId, cause }: Moved): Promise<void> {
  for (const { line, quantity } of lines) await moveUnits(tx, { lineId: line.id, cause, quantity });
  const [fromPlace, toPlace] =
    cause === 'closedShort' ? (['inTransit', 'outside'] as const) : (['outside', 'inTransit'] as const);
  await insertMovements(
    tx,
    lines.map(({ line, quantity }) => ({
      buyerId: order.buyerId,
      skuId: line.skuId,
      orderId: order.id,
      orderLineId: line.id,
      fromPlace,
      toPlace,
      quantity,
      cause,
      caseNumber,
      actorId,
    })),
  );
}

export type TurnedUp = {
  order: Order;
  caseNumber: string;
  lines: readonly { lineId: number; quantity: number }[];
  share: Parameters<typeof returnOrderShare>[1]['share'];
  actorId: number;
};

/**
 * Units that were short are back: on their way, or in the batches where they were missing. Everything that closing them
 * did is taken back.
 */
export async function turnUpShort(tx: Tx, { order, caseNumber, lines, share, actorId }: TurnedUp): Promise<void> {
  const missing = await listMissing(tx, caseNumber);
  if (missing.length > 0) {
    for (const { orderLineId, quantity } of missing)
      await moveUnits(tx, { lineId: orderLineId, cause: 'missingTurnedUp', quantity });
    await insertMovements(
      tx,
      missing.map((lost) => ({
        ...lost,
        fromPlace: 'outside' as const,
        toPlace: 'available' as const,
        cause: 'missingTurnedUp',
        caseNumber,
        actorId,
      })),
    );
  } else {
    const known = new Map((await getOrderLines(tx, order.id)).map((line) => [line.id, line]));
    const found = lines.map(({ lineId, quantity }) => ({
      line: known.get(lineId) ?? fail('warehouse.line_not_found'),
      quantity,
    }));
    await moveShort(tx, { order, lines: found, caseNumber, actorId, cause: 'shortTurnedUp' });
  }
  await returnOrderShare(tx, { orderId: order.id, share });
  await post(tx, {
    posting: reversed(missing.length > 0 ? unitsMissing(share) : unitsShort(share)),
    event: missing.length > 0 ? 'missingTurnedUp' : 'shortTurnedUp',
    orderId: order.id,
    storeId: order.storeId,
    actorId,
    note: caseNumber,
  });
}
