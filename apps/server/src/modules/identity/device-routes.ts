import * as contract from '@kouan/contract';
import { isOlderVersion } from '@kouan/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { type App, route } from '../../platform/http.ts';
import type { Kit } from '../../platform/module.ts';
import { parameters } from '../settings/index.ts';
import { passwordMarkSql } from './device-actor.ts';
import { devices } from './device-tables.ts';
import { makeDeviceCode, pairDevice } from './pair-device.ts';

/** Pairing a browser's plug-in with an account, and ending it. */
export function deviceRoutes(app: App, kit: Kit): void {
  route(app, contract.createDeviceCode, ({ actor, inTransaction }) =>
    inTransaction((tx) => makeDeviceCode(tx, actor.id)),
  );

  route(app, contract.pairDevice, async ({ body, address }) => {
    const { minimumPluginVersion: minimum } = await parameters(kit.db);
    if (isOlderVersion(body.pluginVersion, minimum)) fail('capture.plugin_too_old', { minimum });
    return pairDevice(kit.db, { ...body, address });
  });

  route(app, contract.listDevices, ({ actor, db }) => livingDevices(db, actor.id));

  route(app, contract.revokeDevice, async ({ params, actor, inTransaction }) => {
    const ended = await inTransaction((tx) =>
      tx
        .delete(devices)
        .where(and(eq(devices.id, params.id), eq(devices.userId, actor.id)))
        .returning({ id: devices.id }),
    );
    if (ended.length === 0) fail('device.not_found');
    return undefined;
  });

  route(app, contract.getOwnDevice, async ({ actor, db, query }) => {
    const device = (await livingDevices(db, actor.id)).find(({ id }) => id === actor.deviceId);
    if (!device) return fail('device.not_found');
    const { minimumPluginVersion: minimumVersion } = await parameters(db);
    const isTooOld = isOlderVersion(query.pluginVersion ?? device.pluginVersion, minimumVersion);
    return { device, nickName: actor.nickName, minimumVersion, isTooOld };
  });

  route(app, contract.leaveDevice, async ({ actor, inTransaction }) => {
    const { deviceId } = actor;
    if (deviceId !== undefined) await inTransaction((tx) => tx.delete(devices).where(eq(devices.id, deviceId)));
    return undefined;
  });
}

/** The pairings of an account that still hold, oldest first; those of an earlier password are dead and not shown. */
const livingDevices = (db: Reader, userId: number) =>
  db
    .select({
      id: devices.id,
      name: devices.name,
      pluginVersion: devices.pluginVersion,
      pairedAt: devices.pairedAt,
      lastUsedAt: devices.lastUsedAt,
    })
    .from(devices)
    .where(
      and(
        eq(devices.userId, userId),
        eq(devices.passwordMark, sql`(select ${passwordMarkSql} from users u where u.id = ${userId})`),
      ),
    )
    .orderBy(asc(devices.id));
