import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Db, Reader, Tx } from '../../platform/db.ts';
import type { Actor } from '../../platform/http.ts';
import { randomToken, sha256 } from '../../platform/random.ts';
import { parameters } from '../settings/index.ts';
import { sessions } from './identity-tables.ts';

export type NewSession = { userId: number; isRemembered: boolean; address: string; browser: string };

const tokenBytes = 32;
const idleSeconds = 4 * 3600;
const rememberedSeconds = 24 * 3600;
const tokenForm = /^[A-Za-z0-9_-]{43}$/;
const bearer = 'Bearer ';

/** Opens a session. Answers its token as login returns it: opaque, known only to the caller; the oldest sessions beyond the limit end. */
export async function openSession(
  tx: Tx,
  { userId, isRemembered, address, browser }: NewSession,
): Promise<{ token: string; sessionId: number }> {
  const token = randomToken(tokenBytes);
  const [row] = await tx
    .insert(sessions)
    .values({
      tokenHash: sha256(token),
      userId,
      address,
      browser,
      idleSeconds: isRemembered ? null : idleSeconds,
      expiresAt: sql`${nowSql} + ${`${isRemembered ? rememberedSeconds : idleSeconds} seconds`}::interval`,
    })
    .returning({ id: sessions.id });
  const { sessionsPerUser } = await parameters(tx);
  const kept = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.id))
    .limit(sessionsPerUser);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), sql`${sessions.id} not in (${kept})`));
  return { token: bearer + token, sessionId: row?.id ?? 0 };
}

type Found = {
  session_id: string;
  user_id: string;
  username: string;
  nick_name: string;
  permissions: string[];
  needs_touch: boolean;
};

/** Asked with every request that has a token, so the database keeps its plan. */
const findSession = {
  name: 'find-session',
  text: `
    select s.id as session_id, u.id as user_id, u.username, u.nick_name,
      s.idle_seconds is not null and s.last_used_at < app_now() - interval '1 minute' as needs_touch,
      array(select distinct p.permission from user_roles ur join role_permissions p on p.role_id = ur.role_id where ur.user_id = u.id) as permissions
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = $1 and s.expires_at > app_now() and u.is_enabled`,
};

/** The user of a live session with what they may do now; one statement, so a change counts for the next request. */
export async function findActor(db: Db, token: string): Promise<Actor | undefined> {
  if (!tokenForm.test(token)) return undefined;
  const { rows } = await db.$client.query<Found>({ ...findSession, values: [sha256(token)] });
  const [found] = rows;
  if (!found) return undefined;
  if (found.needs_touch) await touchSession(db, Number(found.session_id));
  return {
    id: Number(found.user_id),
    username: found.username,
    nickName: found.nick_name,
    sessionId: Number(found.session_id),
    permissions: new Set(found.permissions),
  };
}

const touchSession = (db: Reader, id: number) =>
  db
    .update(sessions)
    .set({ lastUsedAt: nowSql, expiresAt: sql`${nowSql} + make_interval(secs => ${sessions.idleSeconds})` })
    .where(eq(sessions.id, id));

/** Ends the session of a token, if there is one. */
export async function endSession(tx: Tx, token: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.tokenHash, sha256(token.replace(/^Bearer +/i, ''))));
}

/** Ends every session of these users: after a change of password or roles, or when they are disabled. */
export async function endSessionsOf(tx: Tx, userIds: readonly number[]): Promise<void> {
  if (userIds.length > 0) await tx.delete(sessions).where(inArray(sessions.userId, [...userIds]));
}
