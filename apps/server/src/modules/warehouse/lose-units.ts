import { type UnitsShare, unitsMissing } from '@kouan/domain';
import type { Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { publish } from '../../platform/outbox.ts';
import { getOrderLines, moveUnits, type OrderRecord, recordOrderEvent, takeOrderShare } from '../orders/index.ts';
import { post } from '../payments/index.ts';
import { goodsFenOf, makeCaseNumber } from './lost-units.ts';
import { insertMovements } from './stock-queries.ts';
import type { Batch } from './stock-queries.ts';

type Loss = {
  order: OrderRecord;
  batch: Batch;
  quantity: number;
  reason: string;
  actorId: number;
};

/**
 * Available units of a batch are not in the warehouse: they leave the order with their share at our own cost, a case
 * opens. The caller holds the order's lock. Answers the case's number. Throws warehouse.units_frozen.
 */
export async function loseUnits(tx: Tx, { order, batch, quantity, reason, actorId }: Loss): Promise<string> {
  if (quantity > batch.available) fail('warehouse.units_frozen', { left: batch.available });
  const line = (await getOrderLines(tx, order.id)).find(({ id }) => id === batch.orderLineId);
  assert(line, 'a batch belongs to a line of its order');

  const caseNumber = await makeCaseNumber(tx);
  await moveUnits(tx, { lineId: line.id, cause: 'foundMissing', quantity });
  await insertMovements(tx, [
    {
      buyerId: order.buyerId,
      skuId: line.skuId,
      orderId: order.id,
      orderLineId: line.id,
      batchId: batch.id,
      fromPlace: 'available',
      toPlace: 'outside',
      quantity,
      cause: 'foundMissing',
      caseNumber,
      actorId,
    },
  ]);
  const share = await takeOrderShare(tx, { orderId: order.id, goodsFen: goodsFenOf([{ line, quantity }]) });
  await postLoss(tx, { order, share, caseNumber, actorId });
  await publish(tx, 'units.lost', {
    caseNumber,
    orderId: order.id,
    buyerId: order.buyerId,
    kind: 'short',
    lines: [{ lineId: line.id, quantity, reason: 'missing' }],
    share,
    reason,
    fileIds: [],
    actorId,
  });
  await recordOrderEvent(tx, {
    orderId: order.id,
    event: 'foundMissing',
    actor: { kind: 'staff', id: actorId },
    reason,
    details: { case: caseNumber, quantity },
  });
  return caseNumber;
}

type Posted = { order: OrderRecord; share: UnitsShare; caseNumber: string; actorId: number };

const postLoss = (tx: Tx, { order, share, caseNumber, actorId }: Posted) =>
  post(tx, {
    posting: unitsMissing(share),
    event: 'unitsMissing',
    orderId: order.id,
    storeId: order.storeId,
    actorId,
    note: caseNumber,
  });
