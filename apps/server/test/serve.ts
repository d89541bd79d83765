import { join } from 'node:path';
import { allJobs, allTimers, buildApp } from '../src/app.ts';
import { openDb } from '../src/platform/db.ts';
import { openJobs } from '../src/platform/jobs.ts';
import { openLog } from '../src/platform/log.ts';
import { openMailer } from '../src/platform/mail.ts';
import type { Kit } from '../src/platform/module.ts';
import { internet } from '../src/platform/outside.ts';
import { folderStorage } from '../src/platform/storage.ts';
import { runTimers } from '../src/platform/timers.ts';
import { testConfig } from './test-config.ts';

/** Where another process finds what a test server stands on; its jobs have a database of their own. */
export type Ground = { url: string; jobsUrl: string; folder: string; secret: string };

/** Serves a test's database on a free port until the parent ends it. Every message is an order to run the timers. */
export async function serve({ url, jobsUrl, folder, secret }: Ground): Promise<void> {
  const log = openLog('fatal');
  const db = openDb(url, { poolSize: 12, log });
  const config = testConfig(folder);
  const kit: Kit = {
    config,
    db,
    storage: folderStorage(join(folder, 'files')),
    mailer: openMailer({ url: undefined, folder: join(folder, 'mail'), from: config.mailFrom }),
    outside: internet,
    secret: Buffer.from(secret, 'base64'),
    log,
  };
  await openJobs(jobsUrl, { handlers: allJobs(kit), work: false, log });
  const app = await buildApp(kit, log);
  process.on('message', () => void runTimers(db, allTimers, log).then((handled) => process.send?.({ handled })));
  process.on('disconnect', () => process.exit(0));
  process.send?.({ address: await app.listen({ port: 0, host: '127.0.0.1' }) });
}
