import type { OnlineSession } from '@kouan/contract';
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { passwordMarkSql } from './device-actor.ts';
import { devices } from './device-tables.ts';
import { sessions } from './identity-tables.ts';

/** Sessions and paired plug-ins that still open something, with whose they are. */
const livingSql = sql`
  (select 'browser' as kind, s.id, s.user_id, s.browser, s.address, s.created_at as started_at, s.last_used_at
    from sessions s where s.expires_at > ${nowSql}
  union all
  select 'plugin', d.id, d.user_id, d.name || ' · ' || d.plugin_version, d.address, d.paired_at, d.last_used_at
    from devices d join users u on u.id = d.user_id where d.password_mark = ${passwordMarkSql})`;

export const signInColumns = {
  kind: sql`l.kind`,
  loginTime: sql`l.started_at`,
  lastUsedTime: sql`coalesce(l.last_used_at, l.started_at)`,
  ip: sql`l.address`,
  userName: sql`o.username`,
  nickName: sql`o.nick_name`,
};

export type SignIn = {
  kind: OnlineSession['kind'];
  id: number;
  user: { id: number; username: string; nickName: string; dept: string };
  browser: string;
  address: string;
  startedAt: Date;
  lastUsedAt: Date | null;
};
type Row = Record<
  'id' | 'user_id' | 'browser' | 'address' | 'username' | 'nick_name' | 'dept' | 'started_at',
  string
> & {
  kind: SignIn['kind'];
  last_used_at: string | null;
};
/** Whose they may be; `where` and `order` speak of `signInColumns`. */
type SignInFilter = {
  userId: number | 'any';
  where?: SQL | undefined;
  order: readonly SQL[];
  limit: number;
  offset: number;
};

const fromSql = ({ userId, where }: Pick<SignInFilter, 'userId' | 'where'>) => sql`
  from ${livingSql} l join users o on o.id = l.user_id join depts on depts.id = o.dept_id
  where o.is_enabled and ${userId === 'any' ? sql`true` : sql`l.user_id = ${userId}`} and ${where ?? sql`true`}`;

/** A part of the living sessions and pairings. */
export async function listSignIns(db: Reader, filter: SignInFilter): Promise<SignIn[]> {
  const { rows } = await db.execute<Row>(sql`
    select l.*, o.username, o.nick_name, depts.name as dept ${fromSql(filter)}
    order by ${sql.join([...filter.order], sql`, `)} limit ${filter.limit} offset ${filter.offset}`);
  return rows.map((row) => ({
    kind: row.kind,
    id: Number(row.id),
    user: { id: Number(row.user_id), username: row.username, nickName: row.nick_name, dept: row.dept },
    browser: row.browser,
    address: row.address,
    startedAt: new Date(row.started_at),
    lastUsedAt: row.last_used_at === null ? null : new Date(row.last_used_at),
  }));
}

export async function countSignIns(db: Reader, filter: Pick<SignInFilter, 'userId' | 'where'>): Promise<number> {
  const { rows } = await db.execute<{ total: string }>(sql`select count(*) as total ${fromSql(filter)}`);
  return Number(rows[0]?.total ?? 0);
}

/** How one is named on the wire: a session by its number, a pairing by `d` and its number. */
export const keyOf = ({ kind, id }: Pick<SignIn, 'kind' | 'id'>): string => (kind === 'plugin' ? `d${id}` : String(id));

const idsOf = (keys: readonly string[]) => ({
  sessions: keys.filter((key) => !key.startsWith('d')).map(Number),
  devices: keys.filter((key) => key.startsWith('d')).map((key) => Number(key.slice(1))),
});

/** The accounts behind some keys. */
export async function ownersOf(tx: Tx, keys: readonly string[]): Promise<number[]> {
  const ids = idsOf(keys);
  const found = [
    ...(await tx.select({ id: sessions.userId }).from(sessions).where(inArray(sessions.id, ids.sessions))),
    ...(await tx.select({ id: devices.userId }).from(devices).where(inArray(devices.id, ids.devices))),
  ];
  return [...new Set(found.map(({ id }) => id))];
}

/** Ends what these keys name. Answers how many there were. */
export async function endSignIns(tx: Tx, keys: readonly string[], userId: number | 'any'): Promise<number> {
  const ids = idsOf(keys);
  const isTheirs = (column: typeof sessions.userId | typeof devices.userId) =>
    userId === 'any' ? undefined : eq(column, userId);
  const ended = [
    await tx.delete(sessions).where(and(inArray(sessions.id, ids.sessions), isTheirs(sessions.userId))),
    await tx.delete(devices).where(and(inArray(devices.id, ids.devices), isTheirs(devices.userId))),
  ];
  return ended.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
}

/** Ends every session of a user but one, and every pairing. Answers how many there were. */
export async function endOthers(tx: Tx, { userId, sessionId }: { userId: number; sessionId: number }): Promise<number> {
  const ended = [
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId))),
    await tx.delete(devices).where(eq(devices.userId, userId)),
  ];
  return ended.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
}
