import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { count, id, moment, orNull, requiredText } from './words.ts';

/** A version such as `1.0` or `1.2.3`. */
export const pluginVersion = Type.String({ pattern: '^\\d{1,4}(\\.\\d{1,4}){1,2}$' });

/** A browser whose plug-in was paired with this account. */
export const DeviceView = Type.Object({
  id,
  name: Type.String(),
  pluginVersion: Type.String(),
  pairedAt: moment,
  lastUsedAt: orNull(moment),
});
export type DeviceView = Static<typeof DeviceView>;

/** A code that pairs one browser, once, within some minutes; an earlier code of the same account ends. */
export const createDeviceCode = endpoint({
  method: 'POST',
  path: '/api/devices/codes',
  permission: 'capture:own',
  status: 201,
  reply: Type.Object({ code: Type.String(), expiresAt: moment }),
});

/** Exchanges a code for the token that the plug-in keeps. The token is told this one time. */
export const pairDevice = endpoint({
  method: 'POST',
  path: '/api/devices/pair',
  permission: 'open',
  status: 201,
  body: Type.Object({
    code: Type.String({ maxLength: 40, errorCode: 'device.code_wrong' }),
    name: requiredText(80),
    pluginVersion,
  }),
  reply: Type.Object({ token: Type.String(), id }),
  errors: ['device.code_wrong', 'request.too_many', 'device.too_many', 'capture.plugin_too_old'],
});

export const listDevices = endpoint({
  method: 'GET',
  path: '/api/devices',
  permission: 'capture:own',
  reply: Type.Array(DeviceView),
});

/** Ends the token of one of one's own browsers at once. */
export const revokeDevice = endpoint({
  method: 'DELETE',
  path: '/api/devices/:id',
  permission: 'capture:own',
  status: 204,
  params: Type.Object({ id }),
  errors: ['device.not_found'],
});

/** What the plug-in shows of its own pairing. Only a device token may ask. */
export const getOwnDevice = endpoint({
  method: 'GET',
  path: '/api/devices/own',
  permission: 'session',
  device: true,
  query: Type.Object({ pluginVersion: Type.Optional(pluginVersion) }),
  reply: Type.Object({
    device: DeviceView,
    nickName: Type.String(),
    minimumVersion: Type.String(),
    isTooOld: Type.Boolean(),
  }),
  errors: ['device.not_found'],
});

/** The plug-in ends its own pairing. */
export const leaveDevice = endpoint({
  method: 'DELETE',
  path: '/api/devices/own',
  permission: 'session',
  device: true,
  status: 204,
});

/** The plug-in that this mall offers for download; `version` null when it was not built. */
export const getPlugin = endpoint({
  method: 'GET',
  path: '/api/plugin',
  permission: 'open',
  cacheSeconds: 30,
  reply: Type.Object({
    version: orNull(Type.String()),
    minimumVersion: Type.String(),
    url: Type.String(),
    bytes: count,
  }),
});
