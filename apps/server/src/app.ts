import type { Logger } from 'pino';
import { answerUnknown, type App, type FindActor, oldKeysTimer, openApp } from './platform/http.ts';
import type { JobHandlers } from './platform/jobs.ts';
import { servePages } from './pages.ts';
import { servePlugin } from './plugin-download.ts';
import { mailJobs } from './platform/mail.ts';
import { serveMetrics } from './platform/metrics.ts';
import type { Kit, Module } from './platform/module.ts';
import type { Timer } from './platform/timers.ts';
import { aftersalesModule } from './modules/aftersales/index.ts';
import { cartModule } from './modules/cart/index.ts';
import { catalogModule } from './modules/catalog/index.ts';
import { contentModule } from './modules/content/index.ts';
import { filesModule } from './modules/files/index.ts';
import { findActor, findDeviceActor, identityModule, isMenuPath } from './modules/identity/index.ts';
import { notificationsModule } from './modules/notifications/index.ts';
import { operationsModule } from './modules/operations/index.ts';
import { ordersModule } from './modules/orders/index.ts';
import { paymentsModule } from './modules/payments/index.ts';
import { reportsModule } from './modules/reports/index.ts';
import { settingsModule } from './modules/settings/index.ts';
import { shippingModule } from './modules/shipping/index.ts';
import { sourcingModule } from './modules/sourcing/index.ts';
import { transportModule } from './modules/transport/index.ts';
import { warehouseModule } from './modules/warehouse/index.ts';

/** Every business area, in the order in which they may call each other: a module calls only those above it. */
export const modules: readonly Module[] = [
  settingsModule,
  filesModule,
  identityModule,
  catalogModule,
  sourcingModule,
  cartModule,
  paymentsModule,
  ordersModule,
  warehouseModule,
  shippingModule,
  transportModule,
  aftersalesModule,
  notificationsModule,
  contentModule,
  reportsModule,
  operationsModule,
];

for (const module of modules) module.listen?.();

/** The whole server: every route of every module, and the pages where the web was built. */
export async function buildApp(kit: Kit, log: Logger, { withPages = false } = {}): Promise<App> {
  const find: FindActor = async (token) => (await findDeviceActor(kit.db, token)) ?? findActor(kit.db, token);
  const app = await openApp({
    services: { db: kit.db, replicas: kit.replicas, findActor: find, secret: kit.secret },
    log,
    trustProxy: kit.config.trustProxy,
    isSecure: kit.config.baseUrl.startsWith('https:'),
  });
  await serveMetrics(app, kit.db, kit.config.metricsAllow);
  for (const module of modules) module.routes?.(app, kit);
  servePlugin(app, kit);
  if (withPages) await servePages(app, (path) => isMenuPath(kit.db, path));
  else answerUnknown(app);
  return app;
}

/** Rows that every installation has: roles, menus, dictionaries, settings. */
export async function install(kit: Kit): Promise<void> {
  for (const module of modules) await module.install?.(kit);
}

export const allJobs = (kit: Kit): JobHandlers =>
  Object.assign(mailJobs(kit.mailer), ...modules.map((module) => module.jobs?.(kit) ?? {}));
export const allTimers: readonly Timer[] = [oldKeysTimer, ...modules.flatMap((module) => module.timers ?? [])];
