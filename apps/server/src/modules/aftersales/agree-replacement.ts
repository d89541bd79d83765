import type { Replacing } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { recordOrderEvent } from '../orders/index.ts';
import { getShipment } from '../shipping/index.ts';
import { decisionDue, moveCase, tellCase, tellOrder } from './add-case.ts';
import type { CaseRecord } from './case-tables.ts';
import { insertReplacement } from './replacement-queries.ts';
import { lockForStaff, type StaffKey } from './work-on-case.ts';

/**
 * Decides that all units of a claim are replaced, or sent later, free of charge: we owe the pieces. Throws case.not_open,
 * case.remedy_not_asked, case.not_delivered and what locking throws.
 */
export async function agreeReplacement(
  tx: Tx,
  { remedy, opinion, ...key }: StaffKey & { remedy: Replacing; opinion: string },
): Promise<void> {
  const { order, found } = await lockForStaff(tx, key);
  if (found.state !== 'requested' || found.kind !== 'afterSales') fail('case.not_open');
  if (found.remedy !== remedy) fail('case.remedy_not_asked');
  if (!(await isDelivered(tx, found))) fail('case.not_delivered');
  const actor = { kind: 'staff' as const, id: key.actorId };
  await insertReplacement(tx, { caseId: found.id, remedy, agreedBy: key.actorId });
  const decided = await moveCase(tx, found, {
    state: 'replacing',
    opinion,
    proposal: null,
    decidedBy: key.actorId,
    decidedAt: await currentTime(tx),
    askedAt: null,
    dueAt: await decisionDue(tx),
  });
  await tellCase(tx, found, { event: 'replacementAgreed', actor, text: opinion, details: { remedy } });
  await tellOrder(tx, decided);
  await recordOrderEvent(tx, {
    orderId: order.id,
    event: 'replacementAgreed',
    actor,
    reason: opinion,
    details: { case: found.number },
  });
}

async function isDelivered(tx: Tx, { shipmentNumber }: CaseRecord): Promise<boolean> {
  if (shipmentNumber === null) return false;
  return (await getShipment(tx, { number: shipmentNumber, buyerId: 'any' })).state === 'delivered';
}
