import type { BodyOf } from '@kouan/contract';
import type * as contract from '@kouan/contract';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import {
  type EventActor,
  getOrderLines,
  lockOrder,
  recordOrderEvent,
  requireAction,
  takeOrderShare,
} from '../orders/index.ts';
import { goodsFenOf, takeAvailable } from '../warehouse/index.ts';
import { addCase } from './add-case.ts';

export type Defect = BodyOf<typeof contract.claimDefect> & { number: string; actorId: number };

/**
 * Staff found available units defective: they are in after-sales, their share leaves the pots, a case decides. Throws
 * order.not_found, order.move_not_allowed, case.quantity_too_large, case.line_twice.
 */
export async function claimDefect(tx: Tx, defect: Defect): Promise<void> {
  const actor: EventActor = { kind: 'staff', id: defect.actorId };
  const order = await lockOrder(tx, { number: defect.number, buyerId: 'any' });
  await requireAction(tx, order, { action: 'claimDefect', viewer: { kind: 'staff', id: defect.actorId } });
  if (new Set(defect.lines.map(({ lineId }) => lineId)).size !== defect.lines.length) fail('case.line_twice');
  const known = new Map((await getOrderLines(tx, order.id)).map((line) => [line.id, line]));
  const units = defect.lines.map(({ lineId, quantity }) => {
    const line = known.get(lineId);
    if (!line || quantity > line.available) fail('case.quantity_too_large', { left: line?.available ?? 0, lineId });
    return { line, quantity };
  });

  const lines = units.map(({ line, quantity }) => ({ lineId: line.id, skuId: line.skuId, quantity }));
  const share = await takeOrderShare(tx, { orderId: order.id, goodsFen: goodsFenOf(units) });
  const opened = await addCase(tx, {
    order,
    kind: 'defective',
    reasonCode: defect.reasonCode,
    reason: defect.reason.trim(),
    lines,
    actor,
    share,
    fileIds: defect.photoIds,
  });
  await takeAvailable(tx, { order, caseNumber: opened.number, lines, actorId: defect.actorId, cause: 'defectClaimed' });
  await recordOrderEvent(tx, {
    orderId: order.id,
    event: 'defectClaimed',
    actor,
    reason: opened.reason,
    details: { case: opened.number, quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0) },
  });
}
