import type { MailChoice } from '@kouan/contract';
import { and, count, desc, eq, inArray, isNull, not, type SQL, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { notificationChoices, type NotificationRow, notifications } from './notification-tables.ts';

export type NewNotification = Pick<NotificationRow, 'userId' | 'kind' | 'orderId' | 'subject' | 'text'>;

/** Adds it, or counts it to the unread one that says the same. Answers its id and how often it happened. */
export async function keepNotification(tx: Tx, row: NewNotification): Promise<Pick<NotificationRow, 'id' | 'times'>> {
  const [kept] = await tx
    .insert(notifications)
    .values(row)
    .onConflictDoUpdate({
      target: [notifications.userId, notifications.kind, notifications.subject],
      targetWhere: isNull(notifications.readAt),
      set: { times: sql`${notifications.times} + 1`, text: row.text, createdAt: nowSql },
    })
    .returning({ id: notifications.id, times: notifications.times });
  return kept as Pick<NotificationRow, 'id' | 'times'>; // an insert that cannot be skipped answers its row
}

type Filter = { userId: number; isUnread?: boolean | undefined };
const isWanted = ({ userId, isUnread }: Filter): SQL | undefined =>
  and(eq(notifications.userId, userId), isUnread ? isNull(notifications.readAt) : undefined);

/** The newest first. */
export const listNotificationRows = (
  db: Reader,
  filter: Filter,
  { limit, offset }: { limit: number; offset: number },
): Promise<NotificationRow[]> =>
  db
    .select()
    .from(notifications)
    .where(isWanted(filter))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
    .offset(offset);

export async function countNotificationRows(db: Reader, filter: Filter): Promise<number> {
  const [found] = await db.select({ total: count() }).from(notifications).where(isWanted(filter));
  return found?.total ?? 0;
}

const mostUnread = 1000;
/** How many a user has not read, as far as anybody counts. */
export async function countUnread(db: Reader, userId: number): Promise<number> {
  const some = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(isWanted({ userId, isUnread: true }))
    .limit(mostUnread)
    .as('some');
  const [found] = await db.select({ total: count() }).from(some);
  return found?.total ?? 0;
}

export type Which = {
  ids?: readonly number[] | undefined;
  orderId?: number | undefined;
  subject?: string | undefined;
  until?: string | undefined;
};

/** Marks a user's own as read; what is read already keeps its moment. */
export async function markRead(tx: Tx, userId: number, { ids, orderId, subject, until }: Which): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt: nowSql })
    .where(
      and(
        isWanted({ userId, isUnread: true }),
        ids ? inArray(notifications.id, [...ids]) : undefined,
        orderId === undefined ? undefined : eq(notifications.orderId, orderId),
        subject === undefined ? undefined : eq(notifications.subject, subject),
        // A moment that travelled has no microseconds.
        until ? sql`date_trunc('milliseconds', ${notifications.createdAt}) <= ${until}::timestamptz` : undefined,
      ),
    );
}

/** Undefined for one that is read or gone. */
export async function findUnread(db: Reader, id: number): Promise<NotificationRow | undefined> {
  const [row] = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.id, id), isNull(notifications.readAt)));
  return row;
}

/** Which mails a user wants; all, when they chose nothing. */
export async function mailChoiceOf(db: Reader, userId: number): Promise<MailChoice> {
  const [row] = await db.select().from(notificationChoices).where(eq(notificationChoices.userId, userId));
  return row?.mails ?? 'all';
}

export async function chooseMails(tx: Tx, { userId, mails }: { userId: number; mails: MailChoice }): Promise<void> {
  await tx
    .insert(notificationChoices)
    .values({ userId, mails })
    .onConflictDoUpdate({ target: notificationChoices.userId, set: { mails, changedAt: nowSql } });
}

const keptDays = 180;
const mostAtOnce = 1000;
/** Forgets those of the past, some at a time. Answers whether there were any. */
export async function forgetNotifications(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    delete from notifications where id in (
      select id from notifications where created_at < app_now() - make_interval(days => ${keptDays}::int)
      order by created_at limit ${mostAtOnce} for update skip locked) returning id`);
  return rows.length > 0;
}

/** Marks all but a user's newest ones as read. */
export async function readAllBut(tx: Tx, { userId, newest }: { userId: number; newest: number }): Promise<void> {
  const kept = await listNotificationRows(tx, { userId }, { limit: newest, offset: 0 });
  const isKept = inArray(
    notifications.id,
    kept.map(({ id }) => id),
  );
  await tx
    .update(notifications)
    .set({ readAt: nowSql })
    .where(and(isWanted({ userId, isUnread: true }), not(isKept)));
}
