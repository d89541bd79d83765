import { formatDateTime } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { queueMail } from '../../platform/mail.ts';
import { findEmail } from '../identity/index.ts';
import { parameters } from '../settings/index.ts';
import { lockReminderDue, reminderDays } from './order-deadlines.ts';
import { getOrderLines, updateOrder } from './order-queries.ts';
import type { OrderRecord } from './order-tables.ts';
import { returnMail } from './order-mails.ts';

const dayMs = 86_400_000;

/** Reminds one buyer that stock is returned to the store soon. Answers whether there was one; each reminder goes out once. */
export async function remindNext(tx: Tx, skip: number): Promise<boolean> {
  const order = await lockReminderDue(tx, skip);
  if (!order) return false;
  await updateOrder(tx, order.id, { returnReminders: await remindersDue(tx, order) });
  const available = (await getOrderLines(tx, order.id)).reduce((sum, line) => sum + line.available, 0);
  const email = await findEmail(tx, order.buyerId);
  if (email !== undefined && order.autoReturnAt) {
    const { businessTimeZone } = await parameters(tx);
    await queueMail(tx, {
      to: email,
      ...returnMail({
        number: order.number,
        quantity: String(available),
        at: formatDateTime(order.autoReturnAt, businessTimeZone),
      }),
    });
  }
  return true;
}

/** How many reminders are due by now: after a standstill of days only the last one is sent. */
async function remindersDue(tx: Tx, { stockedAt }: OrderRecord): Promise<number> {
  const storedDays = stockedAt ? ((await currentTime(tx)).getTime() - stockedAt.getTime()) / dayMs : 0;
  return reminderDays.filter((days) => days <= storedDays).length;
}
