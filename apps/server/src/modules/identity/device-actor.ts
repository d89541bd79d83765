import { adminPermission } from '@kouan/contract';
import { eq, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { Actor } from '../../platform/http.ts';
import { sha256 } from '../../platform/random.ts';
import { devices } from './device-tables.ts';

/** Tells a plug-in's token from a session's before anything is looked up. */
export const deviceTokenPrefix = 'kd_';
const tokenForm = /^kd_[A-Za-z0-9_-]{43}$/;
/** What a plug-in may do at most, whatever its owner may. */
const devicePermissions = new Set(['capture:own', 'cart:own', 'interest:own']);

/** A hash of the account's password hash, in SQL: what ties a pairing to the password. */
export const passwordMarkSql = sql`encode(sha256(convert_to(u.password_hash, 'UTF8')), 'hex')`;

const narrowed = (permissions: readonly string[]) => permissions.filter((code) => devicePermissions.has(code));

type Found = {
  device_id: string;
  user_id: string;
  username: string;
  nick_name: string;
  permissions: string[];
  needs_touch: boolean;
};

/** The owner of a paired plug-in, with the plug-in's narrow permissions. Nobody after a changed password or for a disabled account. */
export async function findDeviceActor(db: Db, token: string): Promise<Actor | undefined> {
  if (!tokenForm.test(token)) return undefined;
  const { rows } = await db.execute<Found>(sql`
    select d.id as device_id, u.id as user_id, u.username, u.nick_name,
      d.last_used_at is null or d.last_used_at < ${nowSql} - interval '1 minute' as needs_touch,
      array(select distinct p.permission from user_roles ur join role_permissions p on p.role_id = ur.role_id where ur.user_id = u.id) as permissions
    from devices d join users u on u.id = d.user_id
    where d.token_hash = ${sha256(token)} and u.is_enabled and d.password_mark = ${passwordMarkSql}`);
  const [found] = rows;
  if (!found) return undefined;
  const deviceId = Number(found.device_id);
  if (found.needs_touch) await db.update(devices).set({ lastUsedAt: nowSql }).where(eq(devices.id, deviceId));
  return {
    id: Number(found.user_id),
    username: found.username,
    nickName: found.nick_name,
    sessionId: 0,
    deviceId,
    permissions: new Set(found.permissions.includes(adminPermission) ? devicePermissions : narrowed(found.permissions)),
  };
}
