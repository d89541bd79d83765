import { type EventPayload, toldEvents } from '@kouan/contract';
import type { Tx } from '../../platform/db.ts';
import { enqueue } from '../../platform/jobs.ts';
import { onEvent } from '../../platform/outbox.ts';
import { isMailed } from './notification-mails.ts';
import { keepNotification, mailChoiceOf, type NewNotification } from './notification-queries.ts';

/** Tells buyers what others did; what they did themselves they know. */
export function listenForBuyers(): void {
  onEvent('order.moved', async (tx, moved) => {
    const { event, actorId, buyerId, orderId, reason } = moved;
    const kind = toldEvents.find((one) => one === event);
    if (actorId === buyerId || kind === undefined) return;
    await notify(tx, { userId: buyerId, kind, orderId, subject: subjectOf(moved), text: reason });
  });
  onEvent('buyer.noticed', (tx, { buyerId, kind, orderId, subject, text }) =>
    notify(tx, { userId: buyerId, kind, orderId, subject, text }),
  );
}

/** A case's number, a shipment's, or the order's own. */
const subjectOf = ({ details, orderNumber }: EventPayload<'order.moved'>): string =>
  String(details['case'] ?? details['shipment'] ?? orderNumber);

/** Keeps it for the user; the first of its kind may come by mail as well. */
async function notify(tx: Tx, notification: NewNotification): Promise<void> {
  const { id, times } = await keepNotification(tx, notification);
  if (times > 1 || !isMailed(notification.kind, await mailChoiceOf(tx, notification.userId))) return;
  await enqueue(tx, 'notificationMail', { notificationId: id });
}
