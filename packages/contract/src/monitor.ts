import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { count, moment } from './words.ts';

/** OpenAPI 3.1: every call of this contract. */
export const getOpenApi = endpoint({
  method: 'GET',
  path: '/openapi.json',
  permission: 'monitor:list',
  reply: Type.Unsafe<{ openapi: string; info: object; paths: Record<string, Record<string, object>> }>({}),
});

/** A statement of the database with its `$1`, `$2` in place of values. Times in milliseconds; rows read or changed, in all. */
export const StatementRow = Type.Object({
  text: Type.String(),
  count,
  errors: count,
  totalMs: Type.Number(),
  meanMs: Type.Number(),
  p95Ms: Type.Number(),
  maxMs: Type.Number(),
  rows: count,
});
export type StatementRow = Static<typeof StatementRow>;
export const SlowStatementRow = Type.Object({ text: Type.String(), at: moment, ms: Type.Number(), rows: count });
export const RunningStatementRow = Type.Object({ text: Type.String(), ms: Type.Number(), state: Type.String() });
/** Of the whole cluster: every process adds its counts every few seconds. Running ones are as of this moment. */
export const SqlMonitor = Type.Object({
  since: moment,
  /** From how long on a statement is slow. */
  slowFromMs: count,
  statements: Type.Array(StatementRow),
  slow: Type.Array(SlowStatementRow),
  running: Type.Array(RunningStatementRow),
});
export type SqlMonitor = Static<typeof SqlMonitor>;
export const getSqlMonitor = endpoint({
  method: 'GET',
  path: '/api/monitor/sql',
  permission: 'monitor:list',
  reply: SqlMonitor,
});

/** How full something is; sizes with their unit, the rate in percent. */
const Fullness = Type.Object({
  total: Type.String(),
  available: Type.String(),
  used: Type.String(),
  usageRate: Type.String(),
});
/** The machine that answers, at this moment. Rates are strings that hold percentages. */
export const ServerMonitor = Type.Object({
  sys: Type.Object({
    os: Type.String(),
    /** How long it has been running, in words. */
    day: Type.String(),
    ip: Type.String(),
  }),
  cpu: Type.Object({
    name: Type.String(),
    package: Type.String(),
    core: Type.String(),
    coreNumber: count,
    logic: Type.String(),
    used: Type.String(),
    idle: Type.String(),
  }),
  memory: Fullness,
  swap: Fullness,
  disk: Fullness,
  /** HH:mm:ss of the business. */
  time: Type.String(),
});
export type ServerMonitor = Static<typeof ServerMonitor>;
export const getServerMonitor = endpoint({
  method: 'GET',
  path: '/api/monitor',
  permission: 'monitor:list',
  reply: ServerMonitor,
});
