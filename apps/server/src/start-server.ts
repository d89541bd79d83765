import { join } from 'node:path';
import type { Logger } from 'pino';
import { allJobs, allTimers, buildApp, install } from './app.ts';
import { isWebBuilt } from './pages.ts';
import { withBuckets } from './modules/files/index.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database.ts';
import { openDb } from './platform/db.ts';
import { openJobs } from './platform/jobs.ts';
import { openLog } from './platform/log.ts';
import { internet } from './platform/outside.ts';
import { openMailer } from './platform/mail.ts';
import { migrate } from './platform/migrate.ts';
import type { Kit } from './platform/module.ts';
import { migrationsFolder } from './platform/project-folder.ts';
import { openReplicas } from './platform/replicas.ts';
import type { Step } from './platform/step.ts';
import type { Storage } from './platform/storage.ts';
import { startTimers } from './platform/timers.ts';

export type Running = { kit: Kit; address: string; stop(): Promise<void> };

const timersEveryMs = 5_000;
const poolSize = 20;

/** What is there before anything that knows the business is loaded. */
export type Ground = { config: Config; secret: Buffer; storage: Storage; database: Database };

/** Everything from the running database up to the open port. `fill` puts in the data of this installation. */
export async function startServer(
  { config, secret, storage, database }: Ground,
  { step, fill }: { step: Step; fill: (kit: Kit) => Promise<void> },
): Promise<Running> {
  const log = openLog(config.logLevel);
  if (database.warning) log.warn(database.warning);
  await step('Migrations', async () => {
    const applied = await migrate(database.url, migrationsFolder);
    return applied.length > 0 ? `${applied.length} applied` : 'none missing';
  });

  const db = openDb(database.url, { poolSize, log });
  const replicas = config.replicaUrls.length > 0 ? openReplicas(config.replicaUrls, db, { poolSize, log }) : undefined;
  const mailer = openMailer({ url: config.mailUrl, folder: join(config.dataDir, 'mail'), from: config.mailFrom });
  const kit: Kit = {
    config,
    db,
    storage: withBuckets(storage, { db, secret }),
    mailer,
    outside: internet,
    secret,
    log,
    ...(replicas ? { replicas } : {}),
  };
  const hasWorker = config.role !== 'web';
  const jobs = await step('Jobs', () => openJobs(database.url, { handlers: allJobs(kit), work: hasWorker, log }));
  await install(kit);
  await fill(kit);

  const app = await step('Pages', () => openPort(kit, log));
  const timers = hasWorker ? startTimers(db, allTimers, { everyMs: timersEveryMs, log }) : undefined;
  return {
    kit,
    address: config.baseUrl,
    async stop() {
      await app.close();
      await timers?.stop();
      await jobs.stop();
      mailer.close();
      await replicas?.stop();
      await db.$client.end();
      await database.stop();
    },
  };
}

async function openPort(kit: Kit, log: Logger) {
  const app = await buildApp(kit, log, { withPages: kit.config.role !== 'worker' && isWebBuilt() });
  await app.listen({ host: kit.config.host, port: kit.config.port });
  return app;
}
