import {
  adminPermission,
  type Language,
  type listRoles as endpoint,
  type QueryOf,
  type RoleRow,
} from '@kouan/contract';
import { formatDateTime } from '@kouan/domain';
import { and, asc, count, eq, inArray, type SQL } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { groupBy } from '../../platform/group-by.ts';
import { hasText, isWithin, orderOf, pageOf } from '../../platform/list-query.ts';
import { roleMenus, rolePermissions, roles, userRoles } from './identity-tables.ts';

export type RoleRecord = typeof roles.$inferSelect;
export type Shown = { language: Language; timeZone: string };

export const roleNameOf = (role: RoleRecord, language: Language): string =>
  (language === 'en' ? role.nameEn : language === 'vi' ? role.nameVi : null) || role.name;

const sortable = { id: roles.id, level: roles.level, name: roles.name, createTime: roles.createdAt };

/** A page of roles, the highest level first unless asked otherwise. */
export async function listRoles(
  db: Reader,
  query: QueryOf<typeof endpoint>,
  shown: Shown,
): Promise<{ content: RoleRow[]; totalElements: number }> {
  const where: SQL | undefined = and(
    hasText(query.blurry, [roles.name, roles.nameEn, roles.nameVi, roles.description]),
    isWithin(roles.createdAt, query.createTime, shown.timeZone),
  );
  const { limit, offset } = pageOf(query);
  const rows = await db
    .select()
    .from(roles)
    .where(where)
    .orderBy(...orderOf(query.sort, sortable, [asc(roles.level), asc(roles.id)]))
    .limit(limit)
    .offset(offset);
  const [total] = await db.select({ rows: count() }).from(roles).where(where);
  return { content: await toRoleRows(db, rows, shown), totalElements: total?.rows ?? 0 };
}

/** Throws role.not_found. */
export async function getRole(db: Reader, id: number, shown: Shown): Promise<RoleRow> {
  const [row] = await toRoleRows(db, await db.select().from(roles).where(eq(roles.id, id)), shown);
  return row ?? fail('role.not_found');
}

async function toRoleRows(db: Reader, rows: readonly RoleRecord[], { language, timeZone }: Shown): Promise<RoleRow[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const codes = groupBy(
    await db
      .select()
      .from(rolePermissions)
      .where(inArray(rolePermissions.roleId, ids))
      .orderBy(asc(rolePermissions.permission)),
    ({ roleId }) => roleId,
  );
  const links = groupBy(
    await db.select().from(roleMenus).where(inArray(roleMenus.roleId, ids)).orderBy(asc(roleMenus.menuId)),
    ({ roleId }) => roleId,
  );
  const holders = await db
    .select({ roleId: userRoles.roleId, users: count() })
    .from(userRoles)
    .where(inArray(userRoles.roleId, ids))
    .groupBy(userRoles.roleId);
  const userCounts = new Map(holders.map(({ roleId, users }) => [roleId, users]));
  return rows.map((role) => {
    const held = (codes.get(role.id) ?? []).map(({ permission }) => permission);
    return {
      id: role.id,
      code: role.code,
      name: roleNameOf(role, language),
      names: { cn: role.name, en: role.nameEn, vi: role.nameVi },
      level: role.level,
      dataScope: role.dataScope,
      description: role.description,
      permissions: held.includes(adminPermission) ? [adminPermission] : held,
      menus: (links.get(role.id) ?? []).map(({ menuId }) => ({ id: menuId })),
      depts: [],
      userCount: userCounts.get(role.id) ?? 0,
      createTime: formatDateTime(role.createdAt, timeZone),
    };
  });
}
