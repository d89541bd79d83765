import { adminPermission } from '@kouan/contract';
import { and, count, eq, inArray, min } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http.ts';
import { rolePermissions, roles, userRoles, users } from './identity-tables.ts';

/** Below every role: somebody without any. */
export const lowestLevel = 999;

/** The smallest level among a user's roles; 1 is the highest. */
export async function levelOf(db: Reader, userId: number): Promise<number> {
  const [row] = await db
    .select({ level: min(roles.level) })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(eq(userRoles.userId, userId));
  return row?.level ?? lowestLevel;
}

const isAdmin = (actor: Actor): boolean => actor.permissions.has(adminPermission);

/** Nobody grants what they do not hold. Throws role.permission_not_held. */
export function checkHeld(actor: Actor, codes: Iterable<string>): void {
  if (isAdmin(actor)) return;
  for (const permission of codes)
    if (!actor.permissions.has(permission)) fail('role.permission_not_held', { permission });
}

/** Nobody acts on a level above their own. Throws role.level_too_high. */
export async function checkLevel(db: Reader, actor: Actor, levels: readonly number[]): Promise<void> {
  const level = await levelOf(db, actor.id);
  if (levels.some((wanted) => wanted < level)) fail('role.level_too_high', { level });
}

/** The codes of these roles. */
export async function codesOfRoles(db: Reader, roleIds: readonly number[]): Promise<string[]> {
  if (roleIds.length === 0) return [];
  const rows = await db
    .selectDistinctOn([rolePermissions.permission], { permission: rolePermissions.permission })
    .from(rolePermissions)
    .where(inArray(rolePermissions.roleId, [...roleIds]))
    .orderBy(rolePermissions.permission);
  return rows.map(({ permission }) => permission);
}

/** Whether these roles may be given: they exist, and neither their level nor their codes are above the giver's. */
export async function checkRoles(tx: Tx, actor: Actor, roleIds: readonly number[]): Promise<void> {
  // Locked against a change of their codes meanwhile.
  const rows =
    roleIds.length === 0
      ? []
      : await tx
          .select({ id: roles.id, level: roles.level })
          .from(roles)
          .where(inArray(roles.id, [...roleIds]))
          .orderBy(roles.id)
          .for('share');
  if (rows.length !== roleIds.length) fail('role.not_found', {}, { roles: 'role.not_found' });
  await checkLevel(
    tx,
    actor,
    rows.map(({ level }) => level),
  );
  checkHeld(actor, await codesOfRoles(tx, roleIds));
}

/** Whoever holds more is out of reach. Throws user.holds_more. */
export async function checkReach(db: Reader, actor: Actor, userIds: readonly number[]): Promise<void> {
  if (isAdmin(actor) || userIds.length === 0) return;
  const rows = await db
    .selectDistinctOn([rolePermissions.permission], { permission: rolePermissions.permission })
    .from(userRoles)
    .innerJoin(rolePermissions, eq(rolePermissions.roleId, userRoles.roleId))
    .where(inArray(userRoles.userId, [...userIds]));
  if (rows.some(({ permission }) => !actor.permissions.has(permission))) fail('user.holds_more');
}

/** Changes that may cost an administrator come one after the other. */
export async function lockAdministrators(tx: Tx): Promise<void> {
  await tx.select({ id: roles.id }).from(roles).where(eq(roles.code, 'administrator')).for('update');
}

/** Called after such a change: an enabled administrator must remain. Throws user.last_administrator. */
export async function checkAdministratorRemains(tx: Tx): Promise<void> {
  const [row] = await tx
    .select({ rows: count() })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .innerJoin(rolePermissions, eq(rolePermissions.roleId, userRoles.roleId))
    .where(and(eq(users.isEnabled, true), eq(rolePermissions.permission, adminPermission)));
  if ((row?.rows ?? 0) === 0) fail('user.last_administrator');
}
