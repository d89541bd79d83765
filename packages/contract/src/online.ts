import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { adminPageQuery, maxIds } from './form-words.ts';
import { count, id, moment, oneOf, orNull, pageOf } from './words.ts';

/** A browser that is logged in, or one whose plug-in was paired with an account. */
export const signInKinds = ['browser', 'plugin'] as const;
const signInKey = Type.String({ pattern: '^d?[0-9]{1,15}$' });

/** A live session or a paired plug-in. `key` ends it; `isOwn` is the session of the caller. */
export const OnlineSession = Type.Object({
  kind: oneOf(signInKinds),
  uid: id,
  userName: Type.String(),
  nickName: Type.String(),
  dept: Type.String(),
  browser: Type.String(),
  ip: Type.String(),
  address: Type.String(),
  key: Type.String(),
  loginTime: Type.String(),
  lastUsedTime: Type.String(),
  isOwn: Type.Boolean(),
});
export type OnlineSession = Static<typeof OnlineSession>;

const userName = Type.Optional(Type.String({ maxLength: 100 }));
/** `username` is looked for in usernames and nicknames; `filter` is the older name of the same. */
const onlineQuery = Type.Object({
  username: userName,
  filter: userName,
  kind: Type.Optional(oneOf(signInKinds)),
  ...adminPageQuery,
});

export const listOnline = endpoint({
  method: 'GET',
  path: '/auth/online',
  permission: 'online:list',
  query: onlineQuery,
  reply: pageOf(OnlineSession),
});
export const downloadOnline = endpoint({
  method: 'GET',
  path: '/auth/online/download',
  permission: 'online:list',
  download: true,
  query: onlineQuery,
});
/** Ends these sessions and pairings; keys of those that have ended already do nothing. */
export const endOnline = endpoint({
  method: 'DELETE',
  path: '/auth/online',
  permission: 'online:del',
  body: Type.Array(signInKey, { maxItems: maxIds }),
  errors: ['user.holds_more'],
});

/** One of the caller's own sessions or paired plug-ins. A plug-in that was never used has no `lastUsedAt`. */
export const OwnSession = Type.Object({
  kind: oneOf(signInKinds),
  key: Type.String(),
  /** A browser as people call it; of a plug-in the name that it was paired under. */
  browser: Type.String(),
  /** The network address of the login, or of the pairing. */
  ip: Type.String(),
  startedAt: moment,
  lastUsedAt: orNull(moment),
  isOwn: Type.Boolean(),
});
export type OwnSession = Static<typeof OwnSession>;

/** Where the caller is logged in: the session that asks first, then what was used last. */
export const listOwnSessions = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  permission: 'session',
  reply: Type.Array(OwnSession),
});
/** Ends one of the caller's sessions or pairings at once. */
export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/auth/sessions/:key',
  permission: 'session',
  status: 204,
  params: Type.Object({ key: signInKey }),
  errors: ['session.not_found'],
});
/** Ends everything of the caller but the session that asks, plug-ins too. */
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/auth/sessions',
  permission: 'session',
  reply: Type.Object({ ended: count }),
});
