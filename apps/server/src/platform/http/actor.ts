import { adminPermission, type Language, type Permission } from '@kouan/contract';

/** Who is calling: a live session's user. */
export type Actor = {
  id: number;
  username: string;
  nickName: string;
  sessionId: number;
  /** Set when a paired plug-in calls with its own token: only endpoints marked `device` are open to it. */
  deviceId?: number;
  permissions: ReadonlySet<string>;
};

/** The permission check of every endpoint: a code held, or `admin`. No permission at all is refused. */
export const holds = (actor: Actor, permission: Permission): boolean =>
  actor.permissions.has(permission) || actor.permissions.has(adminPermission);

/** Finds the live session of a token. Filled in by the identity module when the server is put together. */
export type FindActor = (token: string) => Promise<Actor | undefined>;

export const defaultLanguage: Language = 'cn';

/** The language of a caller: cookie, else `Accept-Language` among en, cn, vi, else cn. */
export function languageOf(cookie: string | undefined, acceptLanguage: string | undefined): Language {
  if (cookie === 'en' || cookie === 'cn' || cookie === 'vi') return cookie;
  for (const part of (acceptLanguage ?? '').slice(0, 200).toLowerCase().split(',')) {
    const tag = part.trim().slice(0, 2);
    if (tag === 'en' || tag === 'vi') return tag;
    if (tag === 'cn' || tag === 'zh') return 'cn';
  }
  return defaultLanguage;
}
