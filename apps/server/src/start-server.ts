import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { allJobs, allTimers, buildApp, install } from './app.ts';
import { isWebBuilt } from './pages.ts';
import { type Config, ConfigError, readSecret } from './platform/config.ts';
import { openDatabase } from './platform/database.ts';
import { openDb } from './platform/db.ts';
import { openJobs } from './platform/jobs.ts';
import { openLog } from './platform/log.ts';
import { openMailer } from './platform/mail.ts';
import { migrate } from './platform/migrate.ts';
import type { Kit } from './platform/module.ts';
import { migrationsFolder } from './platform/project-folder.ts';
import { folderStorage } from './platform/storage.ts';
import { startTimers } from './platform/timers.ts';

/** Shows one step of the start and what it answered. */
export type Step = <T>(label: string, work: (say: (text: string) => void) => Promise<T>) => Promise<T>;
export type Running = { kit: Kit; address: string; stop(): Promise<void> };

const timersEveryMs = 5_000;
const poolSize = 20;

/** Everything up to the open port. `fill` puts in the data of this installation. Throws ConfigError, DatabaseError. */
export async function startServer(
  config: Config,
  { step, fill }: { step: Step; fill: (kit: Kit) => Promise<void> },
): Promise<Running> {
  await ensurePortFree(config);
  const secret = readSecret(config.dataDir);
  const log = openLog(config.logLevel);
  const database = await step('Database', (say) => openDatabase(config, say));
  if (database.warning) log.warn(database.warning);
  await step('Migrations', async () => {
    const applied = await migrate(database.url, migrationsFolder);
    return applied.length > 0 ? `${applied.length} applied` : 'none missing';
  });

  const db = openDb(database.url, { poolSize, log });
  const mailer = openMailer({ url: config.mailUrl, folder: join(config.dataDir, 'mail'), from: config.mailFrom });
  const kit: Kit = { config, db, storage: folderStorage(join(config.dataDir, 'files')), mailer, secret, log };
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

/** Found out first, before anything is started. Throws ConfigError. */
function ensurePortFree({ host, port }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? 'is taken: another Kouan may be running. Choose another with PORT.'
          : `cannot be opened (${error.code}).`;
      reject(new ConfigError(`Port ${port} of ${host} ${reason}`));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
