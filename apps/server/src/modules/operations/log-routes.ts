import * as contract from '@kouan/contract';
import { formatDateTime } from '@kouan/domain';
import { and, count, desc, eq, type SQL } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { type App, route } from '../../platform/http.ts';
import type { Kit } from '../../platform/module.ts';
import { hasText, isWithin, orderOf, pageOf } from '../../platform/list-query.ts';
import { maxSheetRows, sendSheet, type SheetColumn } from '../../platform/xlsx.ts';
import { parameters } from '../settings/index.ts';
import { operationLogs } from './log-tables.ts';
import { logOperations } from './write-logs.ts';

type Kind = (typeof operationLogs.$inferSelect)['kind'];
type LogQuery = contract.QueryOf<typeof contract.listLogs>;

/** Operation log and error log. */
export function logRoutes(app: App, kit: Kit): void {
  const { flush } = logOperations(app, kit.db, kit.log);
  const lists = [
    [contract.listLogs, 'info'],
    [contract.listErrorLogs, 'error'],
  ] as const satisfies readonly (readonly [contract.EndpointShape, Kind])[];
  for (const [endpoint, kind] of lists)
    route(app, endpoint, async ({ db, query }) => {
      await flush();
      return listLogs(db, query, eq(operationLogs.kind, kind));
    });
  const downloads = [
    [contract.downloadLogs, 'info'],
    [contract.downloadErrorLogs, 'error'],
  ] as const satisfies readonly (readonly [contract.EndpointShape, Kind])[];
  for (const [endpoint, kind] of downloads)
    route(app, endpoint, async ({ db, query, language, reply }) => {
      await flush();
      const whole = { ...query, page: 0, size: maxSheetRows };
      const { content } = await listLogs(db, whole, eq(operationLogs.kind, kind));
      return sendSheet({ reply, language }, { name: kind === 'info' ? 'logs' : 'errors', columns, rows: content });
    });
  route(app, contract.listOwnLogs, async ({ db, query, actor }) => {
    await flush();
    return listLogs(db, query, and(eq(operationLogs.kind, 'info'), eq(operationLogs.userId, actor.id)));
  });
  route(app, contract.getErrorLog, async ({ db, params }) => {
    const [row] = await db
      .select({ exception: operationLogs.exception })
      .from(operationLogs)
      .where(and(eq(operationLogs.id, params.id), eq(operationLogs.kind, 'error')));
    if (!row) fail('log.not_found');
    return { exception: row.exception ?? '' };
  });
  const deletions = [
    [contract.deleteErrorLogs, 'error'],
    [contract.deleteInfoLogs, 'info'],
  ] as const satisfies readonly (readonly [contract.EndpointShape, Kind])[];
  for (const [endpoint, kind] of deletions)
    route(app, endpoint, async ({ inTransaction }) => {
      await flush();
      await inTransaction((tx) => tx.delete(operationLogs).where(eq(operationLogs.kind, kind)));
      return undefined;
    });
}

const sortable = {
  id: operationLogs.id,
  username: operationLogs.username,
  time: operationLogs.timeMs,
  createTime: operationLogs.createdAt,
};

/** A page of the log, newest first unless asked otherwise. */
async function listLogs(
  db: Reader,
  query: LogQuery,
  kind: SQL | undefined,
): Promise<{ content: contract.LogRow[]; totalElements: number }> {
  const { businessTimeZone: timeZone } = await parameters(db);
  const { username, description, requestIp, method, params } = operationLogs;
  const where = and(
    kind,
    hasText(query.blurry, [username, description, requestIp, method, params]),
    isWithin(operationLogs.createdAt, query.createTime, timeZone),
  );
  const { limit, offset } = pageOf(query);
  const rows = await db
    .select()
    .from(operationLogs)
    .where(where)
    .orderBy(...orderOf(query.sort, sortable, [desc(operationLogs.id)]))
    .limit(limit)
    .offset(offset);
  const [total] = await db.select({ rows: count() }).from(operationLogs).where(where);
  const content = rows.map(({ timeMs, createdAt, ...row }) => ({
    ...row,
    address: '',
    time: timeMs,
    createTime: formatDateTime(createdAt, timeZone),
  }));
  return { content, totalElements: total?.rows ?? 0 };
}

const columns: readonly SheetColumn<contract.LogRow>[] = [
  { heading: { cn: '用户名', en: 'Username', vi: 'Tên đăng nhập' }, value: (row) => row.username },
  { heading: { cn: '操作', en: 'Call', vi: 'Thao tác' }, value: (row) => row.description, width: 30 },
  { heading: { cn: '方法', en: 'Name', vi: 'Tên' }, value: (row) => row.method },
  { heading: { cn: '参数', en: 'Parameters', vi: 'Tham số' }, value: (row) => row.params, width: 60 },
  { heading: { cn: 'IP 地址', en: 'Address', vi: 'Địa chỉ IP' }, value: (row) => row.requestIp },
  { heading: { cn: '浏览器', en: 'Browser', vi: 'Trình duyệt' }, value: (row) => row.browser, width: 30 },
  { heading: { cn: '状态', en: 'Status', vi: 'Trạng thái' }, value: (row) => row.status, width: 10 },
  { heading: { cn: '耗时（毫秒）', en: 'Time (ms)', vi: 'Thời gian (ms)' }, value: (row) => row.time, width: 12 },
  { heading: { cn: '时间', en: 'At', vi: 'Lúc' }, value: (row) => row.createTime, width: 20 },
];
