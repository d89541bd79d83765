import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { adminPageQuery, blurry, createTimeRange } from './form-words.ts';
import { count, id, pageOf } from './words.ts';

/** What somebody did. `time` in milliseconds; secrets in `params` are left out. */
export const LogRow = Type.Object({
  id,
  username: Type.String(),
  /** The call, such as `PUT /api/users`. */
  description: Type.String(),
  /** Its name in the contract, such as `editUser`. */
  method: Type.String(),
  params: Type.String(),
  requestIp: Type.String(),
  address: Type.String(),
  browser: Type.String(),
  status: count,
  time: count,
  createTime: Type.String(),
});
export type LogRow = Static<typeof LogRow>;

const logFilter = { blurry, createTime: createTimeRange };
const logQuery = Type.Object({ ...logFilter, ...adminPageQuery });

/** Changes, and refusals for want of a permission. */
export const listLogs = endpoint({
  method: 'GET',
  path: '/api/logs',
  permission: 'logs:list',
  query: logQuery,
  reply: pageOf(LogRow),
});
/** Calls that failed through a fault of the server. */
export const listErrorLogs = endpoint({
  method: 'GET',
  path: '/api/logs/error',
  permission: 'logs:list',
  query: logQuery,
  reply: pageOf(LogRow),
});
export const getErrorLog = endpoint({
  method: 'GET',
  path: '/api/logs/error/:id',
  permission: 'logs:list',
  params: Type.Object({ id }),
  reply: Type.Object({ exception: Type.String() }),
  errors: ['log.not_found'],
});
export const downloadLogs = endpoint({
  method: 'GET',
  path: '/api/logs/download',
  permission: 'logs:list',
  download: true,
  query: logQuery,
});
export const downloadErrorLogs = endpoint({
  method: 'GET',
  path: '/api/logs/error/download',
  permission: 'logs:list',
  download: true,
  query: logQuery,
});
/** What the caller did. */
export const listOwnLogs = endpoint({
  method: 'GET',
  path: '/api/logs/user',
  permission: 'session',
  query: Type.Object(adminPageQuery),
  reply: pageOf(LogRow),
});
export const deleteErrorLogs = endpoint({ method: 'DELETE', path: '/api/logs/del/error', permission: 'logs:del' });
export const deleteInfoLogs = endpoint({ method: 'DELETE', path: '/api/logs/del/info', permission: 'logs:del' });
