import type { Language, listUsers as endpoint, QueryOf, UserRow } from '@kouan/contract';
import { buyerCode, formatDateTime } from '@kouan/domain';
import { and, asc, count, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { groupBy } from '../../platform/group-by.ts';
import { hasText, isWithin, orderOf, pageOf } from '../../platform/list-query.ts';
import { avatarNames } from './avatar-queries.ts';
import { depts, positions, roles, userRoles, users } from './identity-tables.ts';
import { roleNameOf } from './role-queries.ts';

export type UserQuery = QueryOf<typeof endpoint> & { timeZone: string; language: Language };

const sortable = {
  id: users.id,
  username: users.username,
  nickName: users.nickName,
  email: users.email,
  enabled: users.isEnabled,
  createTime: users.createdAt,
};

/** A page of users with their roles, newest first unless asked otherwise. */
export async function listUsers(db: Reader, query: UserQuery): Promise<{ content: UserRow[]; totalElements: number }> {
  const where = matching(db, query);
  const { limit, offset } = pageOf(query);
  const rows = await db
    .select({
      user: users,
      dept: { id: depts.id, name: depts.name },
      position: { id: positions.id, name: positions.name },
    })
    .from(users)
    .innerJoin(depts, eq(depts.id, users.deptId))
    .innerJoin(positions, eq(positions.id, users.positionId))
    .where(where)
    .orderBy(...orderOf(query.sort, sortable, [desc(users.id)]))
    .limit(limit)
    .offset(offset);
  const [total] = await db.select({ rows: count() }).from(users).where(where);
  const held = await rolesOf(
    db,
    rows.map(({ user }) => user.id),
  );
  const avatars = await avatarNames(
    db,
    rows.map(({ user }) => user.avatarFileId),
  );
  const content = rows.map(({ user, dept, position }): UserRow => {
    const avatarName = avatars.get(user.avatarFileId ?? 0) ?? null;
    return {
      id: user.id,
      username: user.username,
      nickName: user.nickName,
      email: user.email,
      phone: user.phone,
      gender: user.gender,
      enabled: user.isEnabled,
      avatarName,
      avatarPath: avatarName === null ? null : `/avatar/${avatarName}`,
      buyerCode: user.buyerNumber === null ? null : buyerCode(user.buyerNumber),
      dept,
      jobs: [position],
      roles: (held.get(user.id) ?? []).map(({ role }) => ({
        id: role.id,
        name: roleNameOf(role, query.language),
        level: role.level,
        dataScope: role.dataScope,
      })),
      createTime: formatDateTime(user.createdAt, query.timeZone),
    };
  });
  return { content, totalElements: total?.rows ?? 0 };
}

function matching(db: Reader, { blurry, enabled, deptId, roleId, createTime, timeZone }: UserQuery): SQL | undefined {
  const number = /^b0*(\d{1,12})$/i.exec(blurry?.trim() ?? '')?.[1];
  const text = hasText(blurry, [users.username, users.nickName, users.email]);
  const having = db.select({ id: userRoles.userId }).from(userRoles);
  return and(
    number === undefined ? text : or(text, eq(users.buyerNumber, Number(number))),
    enabled === undefined ? undefined : eq(users.isEnabled, enabled),
    deptId === undefined ? undefined : eq(users.deptId, deptId),
    roleId === undefined ? undefined : inArray(users.id, having.where(eq(userRoles.roleId, roleId))),
    isWithin(users.createdAt, createTime, timeZone),
  );
}

async function rolesOf(db: Reader, userIds: readonly number[]) {
  if (userIds.length === 0) return new Map<number, { userId: number; role: typeof roles.$inferSelect }[]>();
  const rows = await db
    .select({ userId: userRoles.userId, role: roles })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(inArray(userRoles.userId, [...userIds]))
    .orderBy(asc(roles.level), asc(roles.id));
  return groupBy(rows, ({ userId }) => userId);
}
