import type { BodyOf } from '@kouan/contract';
import type * as contract from '@kouan/contract';
import type { CaseReason } from '@kouan/domain';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import {
  type EventActor,
  getOrderLines,
  lockOrder,
  type OrderLineRecord,
  type OrderRecord,
  recordOrderEvent,
  requireAction,
  takeOrderShare,
} from '../orders/index.ts';
import { goodsFenOf, takeAvailable } from '../warehouse/index.ts';
import { addCase } from './add-case.ts';
import type { CaseRecord } from './case-tables.ts';
import { expectStoreClaim } from './work-on-store-claim.ts';

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

  await openDefect(tx, {
    order,
    units,
    reasonCode: defect.reasonCode,
    reason: defect.reason.trim(),
    actor,
    fileIds: defect.photoIds,
  });
}

type DefectiveUnits = {
  order: OrderRecord;
  units: readonly { line: OrderLineRecord; quantity: number }[];
  reasonCode: CaseReason;
  reason: string;
  actor: EventActor;
  fileIds: readonly number[];
  /** Only out of this batch; otherwise the oldest ones. */
  batchId?: number;
};

/** Available units go to after-sales, their share leaves the pots, a case opens. The caller holds the order's lock. */
export async function openDefect(tx: Tx, { order, units, batchId, ...words }: DefectiveUnits): Promise<CaseRecord> {
  const { actor } = words;
  const lines = units.map(({ line, quantity }) => ({ lineId: line.id, skuId: line.skuId, quantity }));
  const share = await takeOrderShare(tx, { orderId: order.id, goodsFen: goodsFenOf(units) });
  const opened = await addCase(tx, { ...words, order, kind: 'defective', lines, share });
  await takeAvailable(tx, {
    order,
    caseNumber: opened.number,
    lines,
    actorId: actor.id,
    cause: 'defectClaimed',
    ...(batchId === undefined ? {} : { batchId }),
  });
  await expectStoreClaim(tx, opened, order);
  await recordOrderEvent(tx, {
    orderId: order.id,
    event: 'defectClaimed',
    actor,
    reason: opened.reason,
    details: { case: opened.number, quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0) },
  });
  return opened;
}
