import { and, asc, eq, exists, gt, lte, type SQL, sql } from 'drizzle-orm';
import { currentTime, nowSql } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { onEvent } from '../../platform/outbox.ts';
import { prepared } from '../../platform/prepared.ts';
import type { Timer } from '../../platform/timers.ts';
import { holdersByPermission } from '../identity/index.ts';
import { parameters } from '../settings/index.ts';
import { getOrder, lockOrder } from './order-queries.ts';
import { orders } from './order-tables.ts';
import { type AssignmentEvent, orderAssignees, orderAssignments } from './work-tables.ts';

const hourMs = 3_600_000;

type Assigning = { number: string; personId: number; actorId: number };

/**
 * Gives an order to somebody for a time that is a setting; to oneself, it is claimed. Whoever had it before has it no more.
 * Throws order.not_found, order.own_order, order.move_not_allowed for a closed one, user.not_found.
 */
export async function assignOrder(tx: Tx, { number, personId, actorId }: Assigning): Promise<void> {
  const order = await lockOrder(tx, { number, buyerId: 'any' });
  if (order.buyerId === personId) fail('order.own_order');
  if (order.closedAt !== null) fail('order.move_not_allowed', { number });
  const isKnown = personId === actorId || (await assignablePeople(tx)).some(({ id }) => id === personId);
  if (!isKnown) fail('user.not_found');
  const { assignmentHours } = await parameters(tx);
  const now = await currentTime(tx);
  const assignee = { personId, assignedAt: now, assignedUntil: new Date(now.getTime() + assignmentHours * hourMs) };
  await tx
    .insert(orderAssignees)
    .values({ orderId: order.id, ...assignee })
    .onConflictDoUpdate({ target: orderAssignees.orderId, set: assignee });
  await note(tx, { orderId: order.id, event: personId === actorId ? 'claimed' : 'assigned', personId, actorId });
}

/** Gives an order back to all. Throws order.not_found. */
export async function returnOrder(tx: Tx, { number, actorId }: { number: string; actorId: number }): Promise<void> {
  const order = await lockOrder(tx, { number, buyerId: 'any' });
  await release(tx, { orderId: order.id, event: 'returned', actorId });
}

/** Throws order.assigned_to_other while somebody else works on the order. */
export async function requireAssignee(
  db: Reader,
  { number, actorId }: { number: string; actorId: number },
): Promise<void> {
  const order = await getOrder(db, { number, buyerId: 'any' });
  const assignee = (await assigneesOf(db, [order.id])).get(order.id);
  if (assignee && assignee.personId !== actorId) fail('order.assigned_to_other');
}

/** Who may be given an order. */
export const assignablePeople = (db: Reader) => holdersByPermission(db, 'order:accept');

const findAssignees = prepared((db, valueOf) =>
  db
    .select()
    .from(orderAssignees)
    .where(and(sql`${orderAssignees.orderId} = any(${valueOf('orderIds')})`, gt(orderAssignees.assignedUntil, nowSql))),
);

/** Who works on these orders now, by order. */
export async function assigneesOf(db: Reader, orderIds: readonly number[]) {
  if (orderIds.length === 0) return new Map<number, typeof orderAssignees.$inferSelect>();
  const rows = await findAssignees(db, { orderIds });
  return new Map(rows.map((row) => [row.orderId, row]));
}

export const assignmentsOf = (db: Reader, orderId: number) =>
  db.select().from(orderAssignments).where(eq(orderAssignments.orderId, orderId)).orderBy(asc(orderAssignments.id));

/** Orders that this person works on, or that nobody does. */
export function isAssigned(db: Reader, to: number | 'nobody'): SQL {
  const assigned = exists(
    db
      .select({ one: sql`1` })
      .from(orderAssignees)
      .where(
        and(
          eq(orderAssignees.orderId, orders.id),
          gt(orderAssignees.assignedUntil, nowSql),
          to === 'nobody' ? undefined : eq(orderAssignees.personId, to),
        ),
      ),
  );
  return to === 'nobody' ? sql`not ${assigned}` : assigned;
}

type Release = { orderId: number; event: AssignmentEvent; actorId: number | null };

async function release(tx: Tx, { orderId, event, actorId }: Release): Promise<void> {
  const [gone] = await tx.delete(orderAssignees).where(eq(orderAssignees.orderId, orderId)).returning();
  if (gone) await note(tx, { orderId, event, personId: gone.personId, actorId });
}

const note = (tx: Tx, row: typeof orderAssignments.$inferInsert) => tx.insert(orderAssignments).values(row);

/** Takes the next order back whose time is over. */
export const recallTimer: Timer = {
  name: 'orders that stayed too long with one person',
  async step(tx, skip) {
    const [due] = await tx
      .select({ orderId: orderAssignees.orderId })
      .from(orderAssignees)
      .where(lte(orderAssignees.assignedUntil, nowSql))
      .orderBy(asc(orderAssignees.assignedUntil), asc(orderAssignees.orderId))
      .limit(1)
      .offset(skip)
      .for('update', { skipLocked: true });
    if (due) await release(tx, { orderId: due.orderId, event: 'recalled', actorId: null });
    return due !== undefined;
  },
};

/** A closed order is nobody's work any more. */
export const releaseClosedOrders = (): void =>
  onEvent('order.closed', (tx, { orderId }) => release(tx, { orderId, event: 'closed', actorId: null }));
