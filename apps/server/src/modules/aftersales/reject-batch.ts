import type { BodyOf, rejectBatch as rejectEndpoint } from '@kouan/contract';
import { reasonsOf } from '@kouan/domain';
import type { Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { getOrderLines, lockOrder } from '../orders/index.ts';
import { getOwnBatch, rejectReview } from '../warehouse/index.ts';
import type { CaseRecord } from './case-tables.ts';
import { openDefect } from './claim-defect.ts';

type RejectedBatch = BodyOf<typeof rejectEndpoint> & { number: string; buyerId: number };

/**
 * The buyer does not accept goods as their photos show them: those units go to after-sales, a case decides. Throws
 * warehouse.batch_not_found, warehouse.review_closed, case.reason_not_known, case.quantity_too_large.
 */
export async function rejectBatch(tx: Tx, { number, buyerId, ...wish }: RejectedBatch): Promise<CaseRecord> {
  if (!reasonsOf.defective.includes(wish.reasonCode))
    fail('case.reason_not_known', {}, { reasonCode: 'case.reason_not_known' });
  const { orderId } = await getOwnBatch(tx, { number, buyerId });
  const order = await lockOrder(tx, { id: orderId, buyerId });
  const batch = await getOwnBatch(tx, { number, buyerId });
  if (wish.quantity > batch.available)
    fail('case.quantity_too_large', { left: batch.available }, { quantity: 'case.quantity_too_large' });
  const line = (await getOrderLines(tx, order.id)).find(({ id }) => id === batch.orderLineId);
  assert(line, 'a batch belongs to a line of its order');
  const reason = wish.reason.trim();
  const opened = await openDefect(tx, {
    order,
    units: [{ line, quantity: wish.quantity }],
    reasonCode: wish.reasonCode,
    reason: `${batch.number}: ${reason}`,
    actor: { kind: 'buyer', id: buyerId },
    fileIds: wish.fileIds,
    batchId: batch.id,
  });
  await rejectReview(tx, { number, buyerId, caseNumber: opened.number, text: reason });
  return opened;
}
