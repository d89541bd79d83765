import type { OrderWork } from '@kouan/contract';
import type { Reader } from '../../platform/db.ts';
import { type Actor, holds, type Sendable } from '../../platform/http.ts';
import { userBriefs } from '../identity/index.ts';
import { vouchersOfOrder } from '../payments/index.ts';
import { assigneesOf, assignmentsOf } from './assign-order.ts';
import { notesOf } from './order-notes.ts';
import { getOrder } from './order-queries.ts';
import { checkPrices } from './price-check.ts';

/** What only the staff see of an order. Throws order.not_found. */
export async function orderWork(
  db: Reader,
  { number, actor, secret }: { number: string; actor: Actor; secret: Buffer },
): Promise<Sendable<OrderWork>> {
  const order = await getOrder(db, { number, buyerId: 'any' });
  const assignee = (await assigneesOf(db, [order.id])).get(order.id);
  const past = await assignmentsOf(db, order.id);
  const ids = [assignee?.personId, ...past.flatMap(({ personId, actorId: by }) => [personId, by])];
  const people = await userBriefs(db, [...new Set(ids.flatMap((id) => id ?? []))]);
  const nameOf = (id: number | null) => (id === null ? '' : (people.get(id)?.nickName ?? ''));
  return {
    assignee: assignee
      ? { name: nameOf(assignee.personId), isMine: assignee.personId === actor.id, until: assignee.assignedUntil }
      : null,
    assignments: past.map(({ event, personId, actorId: by, createdAt }) => ({
      event,
      person: nameOf(personId),
      by: nameOf(by),
      at: createdAt,
    })),
    notes: await notesOf(db, { orderId: order.id, isForBuyer: false }),
    // Screenshots of buyers' banks are for those who may look at payments.
    vouchers: holds(actor, 'payment:list') ? await vouchersOfOrder(db, secret, order.id) : [],
    priceCheck: order.acceptedAt === null && order.closedAt === null ? await checkPrices(db, order.id) : null,
  };
}
