import type { Config } from './config.ts';
import type { Db } from './db.ts';
import type { App } from './http.ts';
import type { JobHandlers } from './jobs.ts';
import type { Log } from './log.ts';
import type { Outside } from './outside.ts';
import type { Mailer } from './mail.ts';
import type { Replicas } from './replicas.ts';
import type { Storage } from './storage.ts';
import type { Timer } from './timers.ts';

/** What a module is given when the server is put together. */
export type Kit = {
  config: Config;
  db: Db;
  /** Only where there are any. */
  replicas?: Replicas;
  storage: Storage;
  mailer: Mailer;
  /** The way to other sites. */
  outside: Outside;
  /** Signs short-lived addresses. */
  secret: Buffer;
  log: Log;
};

/** One business area as `app.ts` lists it. */
export type Module = {
  name: string;
  /** Registers what it does about other modules' events. */
  listen?(): void;
  /** Rows that every installation has; run at each start, changes nothing the second time. */
  install?(kit: Kit): Promise<void>;
  routes?(app: App, kit: Kit): void;
  jobs?(kit: Kit): JobHandlers;
  timers?: readonly Timer[];
};
