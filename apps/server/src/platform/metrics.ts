import { sql } from 'drizzle-orm';
import type { Db } from './db.ts';
import type { App } from './http.ts';
import { liesIn } from './networks.ts';

const bucketsSeconds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/**
 * `GET /metrics` for Prometheus, only for the networks told, and only without a proxy between: for everybody else there is
 * nothing at this address. Figures and names of calls, nothing about people.
 */
export async function serveMetrics(app: App, db: Db, allowed: readonly string[]): Promise<void> {
  if (allowed.length === 0) return;
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by call and status',
    labelNames: ['method', 'route', 'status'],
    buckets: bucketsSeconds,
    registers,
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.is404 ? 'page' : (request.routeOptions.url ?? 'page');
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process to the database',
    labelNames: ['state'],
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = db.$client;
      this.set({ state: 'busy' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'waiting' }, waitingCount);
    },
  });
  new Gauge({
    name: 'jobs',
    help: 'Jobs by name and state, of the whole installation',
    labelNames: ['name', 'state'],
    registers,
    async collect() {
      this.reset();
      for (const { name, state, total } of await countJobs(db)) this.set({ name, state }, total);
    },
  });
  app.get('/metrics', async (request, reply) => {
    const isForwarded = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
    if (isForwarded || !liesIn(request.socket.remoteAddress, allowed)) return reply.callNotFound();
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
}

async function countJobs(db: Db): Promise<{ name: string; state: string; total: number }[]> {
  const { rows } = await db.execute<{ name: string; state: string; total: number }>(
    sql`select name, state::text as state, count(*)::int as total from jobs.job group by name, state`,
  );
  return rows;
}
