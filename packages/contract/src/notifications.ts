import { type OrderEvent, orderStatuses } from '@kouan/domain';
import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { count, id, moment, oneOf, optionalText, orderNumber, orNull, pageOf, pageQuery } from './words.ts';

/** What others do with an order of which its buyer is told. Steps in between that change nothing for them are left out. */
export const toldEvents = [
  'accepted',
  'refused',
  'acceptanceExpired',
  'adjustmentOffered',
  'adjustmentExpired',
  'depositApproved',
  'depositPartlyApproved',
  'depositRejected',
  'depositReReviewed',
  'depositExpired',
  'purchased',
  'received',
  'closedShort',
  'shortTurnedUp',
  'foundMissing',
  'finalApproved',
  'finalPartlyApproved',
  'finalRejected',
  'finalReReviewed',
  'shipmentExpired',
  'shipmentCancelled',
  'dispatched',
  'delivered',
  'autoReturned',
  'caseApproved',
  'caseRejected',
  'caseReReviewed',
  'rejectionFinal',
  'payoutDone',
  'payoutFailed',
  'payoutToWallet',
  'replacementAgreed',
  'replacementSent',
  'replacementEnded',
] as const satisfies readonly OrderEvent[];
/** What a buyer is told of beside the events of their orders. */
export const noticeKinds = [
  'caseAsked',
  'caseOffered',
  'photosAnswered',
  'claimAccepted',
  'claimDeclined',
  'withdrawalDone',
  'withdrawalFailed',
  'interestAsked',
  'interestPriced',
  'interestDeclined',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];
export type NotificationKind = (typeof toldEvents)[number] | NoticeKind;

/** What the buyer has to answer, to pay or to decide. */
export const waitingKinds: readonly NotificationKind[] = [
  'accepted',
  'adjustmentOffered',
  'depositPartlyApproved',
  'depositRejected',
  'received',
  'finalPartlyApproved',
  'finalRejected',
  'caseAsked',
  'caseOffered',
  'photosAnswered',
  'interestAsked',
  'interestPriced',
];

/** Whose mails a buyer wants: of everything, only of what waits for them, or none. Reminders of time limits always come. */
export const mailChoices = ['all', 'waiting', 'none'] as const;
export type MailChoice = (typeof mailChoices)[number];

const pagesOfNotices: Partial<Record<NotificationKind, string>> = {
  photosAnswered: '/myStock',
  withdrawalDone: '/myWallet',
  withdrawalFailed: '/myWallet',
  interestAsked: '/myInterest',
  interestPriced: '/myInterest',
  interestDeclined: '/myInterest',
};
type About = { kind: NotificationKind; subject: string; orderNumber: string };
/** The page of the mall that it leads to: of its case, of the thing itself, or of its order. */
export function pageOfNotification({ kind, subject, orderNumber }: About): string {
  const page = pagesOfNotices[kind];
  if (page !== undefined) return page;
  return subject.startsWith('R') ? `/myRefundDetail/${subject}` : `/myOrderDetail/${orderNumber}`;
}

export const NotificationView = Type.Object({
  id,
  kind: oneOf([...toldEvents, ...noticeKinds]),
  /** The order that it is about, with its status now. */
  order: orNull(Type.Object({ number: orderNumber, status: oneOf(orderStatuses) })),
  /** The number of what it is about: a shipment's, a case's, an order's. */
  subject: Type.String(),
  /** What whoever did it wrote, such as a reason; may be empty. */
  text: Type.String(),
  /** How often it happened before it was read. */
  times: count,
  isRead: Type.Boolean(),
  at: moment,
});
export type NotificationView = Static<typeof NotificationView>;
const Unread = Type.Object({ unread: count });

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  permission: 'order:own',
  query: Type.Object({ ...pageQuery, isUnread: Type.Optional(Type.Boolean()) }),
  reply: pageOf(NotificationView),
});
/** How many are unread, at most 1,000. */
export const countNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications/count',
  permission: 'order:own',
  reply: Unread,
});
/** Marks as read: these ones, those of an order or of one of its cases or shipments, or all that were there until a moment. */
export const readNotifications = endpoint({
  method: 'POST',
  path: '/api/notifications/read',
  permission: 'order:own',
  body: Type.Object({
    ids: Type.Optional(Type.Array(id, { maxItems: 100 })),
    orderNumber: Type.Optional(orderNumber),
    subject: optionalText(200),
    until: Type.Optional(moment),
  }),
  reply: Unread,
});

const Choice = Type.Object({ mails: oneOf(mailChoices) });
export const getNotificationChoice = endpoint({
  method: 'GET',
  path: '/api/notifications/choice',
  permission: 'order:own',
  reply: Choice,
});
export const changeNotificationChoice = endpoint({
  method: 'PUT',
  path: '/api/notifications/choice',
  permission: 'order:own',
  body: Choice,
  reply: Choice,
});
