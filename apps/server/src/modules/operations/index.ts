import { sql } from 'drizzle-orm';
import type { Module } from '../../platform/module.ts';
import { monitorRoutes } from './monitor-routes.ts';
import { logRoutes } from './log-routes.ts';
import { forgetOldLogs } from './write-logs.ts';
import { packageRoutes } from './package-routes.ts';

export { type Broken, findBroken, type Invariant, readInvariants } from '../../platform/invariants.ts';

/** Health for whoever watches the process: `live` while it runs, `ready` when the database answers. */
export const operationsModule: Module = {
  name: 'operations',
  routes(app, kit) {
    monitorRoutes(app, kit);
    logRoutes(app, kit);
    packageRoutes(app, kit);
    app.get('/health/live', async () => ({ status: 'live', pid: process.pid }));
    app.get('/health/ready', async (_, reply) => {
      const isReady = await kit.db.execute(sql`select 1`).then(
        () => true,
        () => false,
      );
      return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'notReady' });
    });
  },
  timers: [{ name: 'log entries of the past', step: (tx) => forgetOldLogs(tx) }],
};
