import * as contract from '@kouan/contract';
import { formatDateTime } from '@kouan/domain';
import { and, asc } from 'drizzle-orm';
import type { Column } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { type App, route } from '../../platform/http.ts';
import { hasText, isWithin } from '../../platform/list-query.ts';
import { parameters } from '../settings/index.ts';
import { depts, positions } from './identity-tables.ts';

type Filter = { name?: string | undefined; enabled?: boolean | undefined; createTime?: string[] | undefined };

/** The default department and position: flat, enabled, read only. */
export function departmentRoutes(app: App): void {
  route(app, contract.listDepts, async ({ db, query }) =>
    // Without a parent the roots, which are all there are.
    query.pid ? { content: [], totalElements: 0 } : pageOf(await deptRows(db, query)),
  );
  route(app, contract.superiorDepts, async ({ db }) => pageOf(await deptRows(db, {})));
  route(app, contract.listJobs, async ({ db, query }) => {
    const { businessTimeZone: timeZone } = await parameters(db);
    const where = matching(query, timeZone, positions);
    const rows =
      query.enabled === false ? [] : await db.select().from(positions).where(where).orderBy(asc(positions.id));
    return pageOf(
      rows.map(({ id, name, createdAt }, index) => ({
        id,
        name,
        jobSort: index + 1,
        enabled: true,
        createTime: formatDateTime(createdAt, timeZone),
      })),
    );
  });
}

const pageOf = <R>(content: R[]) => ({ content, totalElements: content.length });
const matching = (filter: Filter, timeZone: string, table: { name: Column; createdAt: Column }) =>
  and(hasText(filter.name, [table.name]), isWithin(table.createdAt, filter.createTime, timeZone));

async function deptRows(db: Reader, filter: Filter): Promise<contract.DeptRow[]> {
  if (filter.enabled === false) return [];
  const { businessTimeZone: timeZone } = await parameters(db);
  const rows = await db
    .select()
    .from(depts)
    .where(matching(filter, timeZone, depts))
    .orderBy(asc(depts.id));
  return rows.map(({ id, name, createdAt }, index) => ({
    id,
    pid: null,
    name,
    label: name,
    enabled: true,
    deptSort: index + 1,
    subCount: 0,
    hasChildren: false,
    leaf: true,
    createTime: formatDateTime(createdAt, timeZone),
  }));
}
