import * as contract from '@kouan/contract';
import type { Reader } from '../../platform/db.ts';
import { type App, route } from '../../platform/http.ts';
import { pageOf } from '../../platform/list-query.ts';
import { getOrderBrief, type OrderBrief, orderBriefs } from '../orders/index.ts';
import {
  chooseMails,
  countNotificationRows,
  countUnread,
  listNotificationRows,
  mailChoiceOf,
  markRead,
} from './notification-queries.ts';
import type { NotificationRow } from './notification-tables.ts';

/** Each buyer's own notifications, and which of them come by mail. */
export function notificationRoutes(app: App): void {
  route(app, contract.listNotifications, async ({ query, actor, db }) => {
    const filter = { userId: actor.id, isUnread: query.isUnread };
    const rows = await listNotificationRows(db, filter, pageOf(query));
    return { content: await toViews(db, rows), totalElements: await countNotificationRows(db, filter) };
  });
  route(app, contract.countNotifications, async ({ actor, db }) => ({ unread: await countUnread(db, actor.id) }));
  route(app, contract.readNotifications, ({ body: { orderNumber, ...which }, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      const order =
        orderNumber === undefined ? undefined : await getOrderBrief(tx, { number: orderNumber, buyerId: actor.id });
      await markRead(tx, actor.id, { ...which, orderId: order?.id });
      return { unread: await countUnread(tx, actor.id) };
    }),
  );
  route(app, contract.getNotificationChoice, async ({ actor, db }) => ({ mails: await mailChoiceOf(db, actor.id) }));
  route(app, contract.changeNotificationChoice, ({ body: { mails }, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      await chooseMails(tx, { userId: actor.id, mails });
      return { mails };
    }),
  );
}

async function toViews(db: Reader, rows: readonly NotificationRow[]): Promise<contract.NotificationView[]> {
  const orders = await orderBriefs(
    db,
    rows.flatMap(({ orderId }) => orderId ?? []),
  );
  return rows.map((row) => toView(row, row.orderId === null ? undefined : orders.get(row.orderId)));
}

const toView = (
  { id, kind, subject, text, times, createdAt, readAt }: NotificationRow,
  order: OrderBrief | undefined,
): contract.NotificationView => ({
  id,
  kind,
  order: order ? { number: order.number, status: order.status } : null,
  subject,
  text,
  times,
  isRead: readAt !== null,
  at: createdAt.toISOString(),
});
