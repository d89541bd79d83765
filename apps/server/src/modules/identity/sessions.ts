import { eq, inArray, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import { type Db, type Reader, retried, type Tx } from '../../platform/db.ts';
import type { Actor } from '../../platform/http.ts';
import { askPrepared } from '../../platform/prepared.ts';
import { randomToken, sha256 } from '../../platform/random.ts';
import { sessions } from './identity-tables.ts';
import { type FoundUser, type ShownUser, shownUserOf, shownUserSql } from './user-queries.ts';

export type NewSession = {
  userId: number;
  isRemembered: boolean;
  address: string;
  browser: string;
  /** How many of the newest stay. */
  sessionsPerUser: number;
  /** Of a login that was counted before: the account's tries are forgotten, the address has one less. */
  goodTry?: { username: string; address: string };
};

const tokenBytes = 32;
const idleSeconds = 4 * 3600;
const rememberedSeconds = 24 * 3600;
const tokenForm = /^[A-Za-z0-9_-]{43}$/;
const bearer = 'Bearer ';

// The new one is not seen by the part that deletes: one less than the limit stays of the others. The account's tries are
// locked before the address's, as where they are counted, so that two logins never wait for each other crosswise.
const openStatement = {
  name: 'open-session',
  text: `
    with opened as (
      insert into sessions (token_hash, user_id, address, browser, idle_seconds, expires_at)
      values ($1, $2, $3, $4, $5, app_now() + make_interval(secs => $6)) returning id),
    ended as (
      delete from sessions where user_id = $2 and id not in (
        select id from sessions where user_id = $2 order by id desc limit greatest($7 - 1, 0))),
    forgotten as (delete from attempts where kind = 'loginAccount' and subject_hash = $8 returning 1),
    lessened as (
      update attempts set count = greatest(count - 1, 0)
      where kind = 'loginAddress' and subject_hash = $9 and (select count(*) from forgotten) >= 0)
    select (${shownUserSql('$2')}) as found from opened`,
};

/**
 * Opens a session. Answers its token as login returns it: opaque, known only to the caller, and whose it is; the oldest
 * sessions beyond the limit end.
 */
export async function openSession(db: Db, session: NewSession): Promise<{ token: string; shown: ShownUser }> {
  const { userId, isRemembered, address, browser, sessionsPerUser, goodTry } = session;
  const token = randomToken(tokenBytes);
  const lasting = isRemembered ? [null, rememberedSeconds] : [idleSeconds, idleSeconds];
  const tries = goodTry ? [sha256(goodTry.username), sha256(goodTry.address)] : [null, null];
  const values = [sha256(token), userId, address, browser, ...lasting, sessionsPerUser, ...tries];
  const [opened] = await retried(() => askPrepared<{ found: FoundUser }>(db, openStatement, values));
  return { token: bearer + token, shown: shownUserOf(opened?.found) };
}

type Found = [
  sessionId: number,
  userId: number,
  username: string,
  nickName: string,
  needsTouch: boolean,
  permissions: string | null,
];

/** Asked with every request that has a token. The codes as one text: whoever holds the same has the same set. */
const findSession = {
  name: 'find-session',
  text: `
    select json_build_array(s.id, u.id, u.username, u.nick_name,
      s.idle_seconds is not null and s.last_used_at < app_now() - interval '1 minute',
      (select string_agg(p.permission, ' ') from user_roles ur join role_permissions p on p.role_id = ur.role_id where ur.user_id = u.id)) as found
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = $1 and s.expires_at > app_now() and u.is_enabled`,
};

const maxKeptSets = 500;
const keptSets = new Map<string, ReadonlySet<string>>();

/** Many people hold the same codes: whoever has the same text has the same set. The text itself is read at every request. */
function setOf(permissions: string): ReadonlySet<string> {
  const kept = keptSets.get(permissions);
  if (kept) return kept;
  if (keptSets.size >= maxKeptSets) keptSets.clear();
  const made = new Set(permissions.split(' ').filter(Boolean));
  keptSets.set(permissions, made);
  return made;
}

/** The user of a live session with what they may do now; one statement, so a change counts for the next request. */
export async function findActor(db: Db, token: string): Promise<Actor | undefined> {
  if (!tokenForm.test(token)) return undefined;
  const [row] = await askPrepared<{ found: Found }>(db, findSession, [sha256(token)]);
  if (!row) return undefined;
  const [sessionId, id, username, nickName, needsTouch, permissions] = row.found;
  if (needsTouch) await touchSession(db, sessionId);
  return { id, username, nickName, sessionId, permissions: setOf(permissions ?? '') };
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
