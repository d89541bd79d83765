import type { BuiltInRole } from '@kouan/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { roles, userRoles, users } from './identity-tables.ts';

const maxMembers = 500;

/** The people who hold a built-in role and may log in, by their names. */
export async function membersOfRole(db: Reader, role: BuiltInRole): Promise<{ id: number; name: string }[]> {
  const rows = await db
    .selectDistinctOn([users.id], { id: users.id, name: users.nickName })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(and(eq(roles.code, role), eq(users.isEnabled, true)))
    .orderBy(asc(users.id))
    .limit(maxMembers);
  return rows.toSorted((a, b) => a.name.localeCompare(b.name));
}
