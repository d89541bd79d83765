import type { Kit, Module } from '../../platform/module.ts';
import { sendNotificationMail } from './notification-mails.ts';
import { forgetNotifications } from './notification-queries.ts';
import { notificationRoutes } from './notification-routes.ts';
import { listenForBuyers } from './notify-buyer.ts';

export { chooseMails, readAllBut } from './notification-queries.ts';

export const notificationsModule: Module = {
  name: 'notifications',
  listen: listenForBuyers,
  routes: notificationRoutes,
  jobs: (kit: Kit) => ({
    notificationMail: (data: { notificationId: number }) => sendNotificationMail(kit, data),
  }),
  timers: [{ name: 'notifications of the past', step: forgetNotifications }],
};
