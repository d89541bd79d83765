import type { Permission } from '@kouan/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { rolePermissions, userRoles, users } from './identity-tables.ts';

const maxHolders = 50;

/** Where mails go to whoever holds this permission by a role, at most fifty people; administrators hold it unnamed and are left alone. */
export async function emailsOfHolders(db: Reader, permission: Permission): Promise<string[]> {
  const rows = await db
    .selectDistinctOn([users.id], { id: users.id, email: users.email })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .innerJoin(rolePermissions, eq(rolePermissions.roleId, userRoles.roleId))
    .where(and(eq(rolePermissions.permission, permission), eq(users.isEnabled, true)))
    .orderBy(asc(users.id))
    .limit(maxHolders);
  return rows.map(({ email }) => email);
}

/** What somebody may do now, by their roles; nothing when they may not sign in. */
export async function permissionsOf(db: Reader, userId: number): Promise<Set<string>> {
  const rows = await db
    .select({ permission: rolePermissions.permission })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .innerJoin(rolePermissions, eq(rolePermissions.roleId, userRoles.roleId))
    .where(and(eq(userRoles.userId, userId), eq(users.isEnabled, true)));
  return new Set(rows.map(({ permission }) => permission));
}

/** Whoever holds this permission by a role and may sign in, at most fifty people, by name. */
export async function holdersByPermission(
  db: Reader,
  permission: Permission,
): Promise<{ id: number; nickName: string; username: string }[]> {
  return db
    .selectDistinctOn([users.nickName, users.id], { id: users.id, nickName: users.nickName, username: users.username })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .innerJoin(rolePermissions, eq(rolePermissions.roleId, userRoles.roleId))
    .where(and(eq(rolePermissions.permission, permission), eq(users.isEnabled, true)))
    .orderBy(asc(users.nickName), asc(users.id))
    .limit(maxHolders);
}
