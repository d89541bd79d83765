import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { adminPageQuery, maxIds } from './form-words.ts';
import { id, pageOf } from './words.ts';

/** A live session. `key` ends it; `isOwn` is the caller's own. */
export const OnlineSession = Type.Object({
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
const onlineQuery = Type.Object({ username: userName, filter: userName, ...adminPageQuery });

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
/** Ends these sessions; keys of sessions that have ended already do nothing. */
export const endOnline = endpoint({
  method: 'DELETE',
  path: '/auth/online',
  permission: 'online:del',
  body: Type.Array(Type.String({ pattern: '^[0-9]{1,15}$' }), { maxItems: maxIds }),
  errors: ['user.holds_more'],
});
