import {
  type Language,
  type MailChoice,
  type NotificationKind,
  opinionIn,
  pageOfNotification,
  waitingKinds,
} from '@kouan/contract';
import { inThree, type MailText } from '../../platform/mail-text.ts';
import type { Kit } from '../../platform/module.ts';
import { findEmail } from '../identity/index.ts';
import { orderBriefs } from '../orders/index.ts';
import { mailSentences } from './mail-sentences.ts';
import { findUnread } from './notification-queries.ts';
import type { NotificationRow } from './notification-tables.ts';

export const isMailed = (kind: NotificationKind, choice: MailChoice): boolean =>
  mailSentences[kind] !== undefined && (choice === 'all' || (choice === 'waiting' && waitingKinds.includes(kind)));

/** Sends a notification by mail, unless it is read by now. */
export async function sendNotificationMail(
  { db, mailer, config }: Kit,
  { notificationId }: { notificationId: number },
): Promise<void> {
  const row = await findUnread(db, notificationId);
  if (!row) return;
  const email = await findEmail(db, row.userId);
  const text = mailOf(row, { orderNumber: await orderNumberOf({ db, row }), site: config.baseUrl });
  if (email !== undefined && text) await mailer.send({ to: email, ...text });
}

async function orderNumberOf({ db, row: { orderId } }: Pick<Kit, 'db'> & { row: NotificationRow }): Promise<string> {
  return orderId === null ? '' : ((await orderBriefs(db, [orderId])).get(orderId)?.number ?? '');
}

type Place = { orderNumber: string; site: string };

/** In all three languages, Vietnamese first, with what staff wrote and the way to the page. Undefined for what is never mailed. */
export function mailOf(
  { kind, subject, text }: Pick<NotificationRow, 'kind' | 'subject' | 'text'>,
  { orderNumber, site }: Place,
): MailText | undefined {
  const says = mailSentences[kind];
  if (!says) return undefined;
  const mailIn = (language: Language, name: string): MailText => ({
    subject: `${name}${says[language]}`,
    text: text === '' ? '{link}' : `{${language}Text}\n\n{link}`,
  });
  return inThree(
    { cn: mailIn('cn', '口岸代采 '), en: mailIn('en', 'Kouan: '), vi: mailIn('vi', 'Kouan: ') },
    {
      order: orderNumber,
      subject,
      link: site + pageOfNotification({ kind, subject, orderNumber }),
      cnText: opinionIn('cn', text),
      enText: opinionIn('en', text),
      viText: opinionIn('vi', text),
    },
  );
}
