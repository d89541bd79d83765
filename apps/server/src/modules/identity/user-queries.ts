import { buyerCode } from '@kouan/domain';
import { asc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import type { BuiltInRole } from '@kouan/contract';
import type { Db, Reader, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { askPrepared, prepared } from '../../platform/prepared.ts';
import { rolePermissions, roles, userRoles, users } from './identity-tables.ts';

export type UserRecord = typeof users.$inferSelect;
export type UserBrief = { id: number; username: string; nickName: string; buyerCode: string | null };

const codeOf = (buyerNumber: number | null): string | null => (buyerNumber === null ? null : buyerCode(buyerNumber));

/** People as other modules show them. */
const findBriefs = prepared((db, valueOf) =>
  db
    .select({ id: users.id, username: users.username, nickName: users.nickName, buyerNumber: users.buyerNumber })
    .from(users)
    .where(sql`${users.id} = any(${valueOf('ids')})`),
);
export async function userBriefs(db: Reader, ids: readonly number[]): Promise<Map<number, UserBrief>> {
  if (ids.length === 0) return new Map();
  const rows = await findBriefs(db, { ids: [...new Set(ids)] });
  return new Map(rows.map(({ buyerNumber, ...row }) => [row.id, { ...row, buyerCode: codeOf(buyerNumber) }]));
}

const maxFound = 500;

/** The users whose name, nickname or buyer code has this text. */
export async function findUserIds(db: Reader, text: string): Promise<number[]> {
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const number = /^b0*(\d{1,12})$/i.exec(text.trim())?.[1];
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      or(
        ilike(users.username, like),
        ilike(users.nickName, like),
        number === undefined ? undefined : eq(users.buyerNumber, Number(number)),
      ),
    )
    .orderBy(asc(users.id))
    .limit(maxFound);
  return rows.map(({ id }) => id);
}

/** The buyer of a code such as B000123; undefined when there is none. */
export async function findBuyerByCode(db: Reader, code: string): Promise<number | undefined> {
  const number = /^b0*(\d{1,12})$/i.exec(code.trim())?.[1];
  if (number === undefined) return undefined;
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.buyerNumber, Number(number)));
  return row?.id;
}

export async function findUserByName(db: Reader, username: string): Promise<UserRecord | undefined> {
  const [row] = await db.select().from(users).where(eq(users.username, username));
  return row;
}

export async function findUserByEmail(db: Reader, email: string): Promise<UserRecord | undefined> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row;
}

export async function isTaken(
  db: Reader,
  taken: { username: string; email: string },
): Promise<'username' | 'email' | undefined> {
  const rows = await db
    .select({ username: users.username })
    .from(users)
    .where(or(eq(users.username, taken.username), eq(users.email, taken.email)));
  if (rows.some(({ username }) => username === taken.username)) return 'username';
  return rows.length > 0 ? 'email' : undefined;
}

type ShownRole = {
  id: number;
  name: string;
  nameEn: string | null;
  nameVi: string | null;
  level: number;
  dataScope: string;
};
export type FoundUser = {
  id: number;
  username: string;
  nick_name: string;
  email: string;
  phone: string;
  gender: string | null;
  is_enabled: boolean;
  buyer_number: number | null;
  /** ISO 8601. */
  created_at: string;
  dept: { id: number; name: string };
  position: { id: number; name: string };
  avatar_name: string | null;
  roles: ShownRole[];
  permissions: string[];
};

export type ShownUser = FoundUser & { buyerCode: string | null };

/** A user with department, position, roles and permission codes as JSON. One column: each one costs the driver more than its value. */
export const shownUserSql = (id: string): string => `
    select to_json(x) from (select u.id, u.username, u.nick_name, u.email, u.phone, u.gender, u.is_enabled, u.buyer_number, u.created_at,
      json_build_object('id', d.id, 'name', d.name) as dept, json_build_object('id', p.id, 'name', p.name) as position,
      (select f.real_name from files f where f.id = u.avatar_file_id) as avatar_name,
      (select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name, 'nameEn', r.name_en, 'nameVi', r.name_vi,
        'level', r.level, 'dataScope', r.data_scope) order by r.level, r.id), '[]')
        from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id) as roles,
      array(select distinct rp.permission from user_roles ur join role_permissions rp on rp.role_id = ur.role_id
        where ur.user_id = u.id order by rp.permission) as permissions
    from users u join depts d on d.id = u.dept_id join positions p on p.id = u.position_id where u.id = ${id}) x`;

/** What `shownUserSql` found. Throws session.required for one who is gone. */
export function shownUserOf(found: FoundUser | null | undefined): ShownUser {
  const user = found ?? fail('session.required');
  return { ...user, buyerCode: codeOf(user.buyer_number) };
}

/** Asked at each start of a client, so the database keeps its plan. */
const shownUser = { name: 'shown-user', text: `select (${shownUserSql('$1')}) as found` };

/** A user as auth/info shows them. Throws session.required for one who is gone. */
export async function getShownUser(db: Db, id: number): Promise<ShownUser> {
  const [row] = await askPrepared<{ found: FoundUser | null }>(db, shownUser, [id]);
  return shownUserOf(row?.found);
}

/** The permission codes of a user, each once. */
export async function permissionsOf(db: Reader, userId: number): Promise<string[]> {
  const codes = await db
    .selectDistinctOn([rolePermissions.permission], { permission: rolePermissions.permission })
    .from(userRoles)
    .innerJoin(rolePermissions, eq(rolePermissions.roleId, userRoles.roleId))
    .where(eq(userRoles.userId, userId))
    .orderBy(asc(rolePermissions.permission));
  return codes.map(({ permission }) => permission);
}

export async function roleIds(db: Reader, codes: readonly BuiltInRole[]): Promise<number[]> {
  const rows = await db
    .select({ id: roles.id })
    .from(roles)
    .where(inArray(roles.code, [...codes]));
  return rows.map(({ id }) => id);
}

export async function addRoles(tx: Tx, userId: number, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.insert(userRoles).values(ids.map((roleId) => ({ userId, roleId })));
}
