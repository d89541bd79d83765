import { randomBytes } from 'node:crypto';
import { base32Of } from '@kouan/domain';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import { type Db, transaction, type Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { randomToken, sha256 } from '../../platform/random.ts';
import { parameters } from '../settings/index.ts';
import { deviceTokenPrefix, passwordMarkSql } from './device-actor.ts';
import { deviceCodes, devices } from './device-tables.ts';
import { countTry, type Limit, takeBackTry } from './limits.ts';

const codeLetters = 8;
const triesWindowMinutes = 15;

/** A code of this account for one browser, good for some minutes; an earlier one ends. Shown as `XXXX-XXXX`. */
export async function makeDeviceCode(tx: Tx, userId: number): Promise<{ code: string; expiresAt: Date }> {
  const { deviceCodeMinutes } = await parameters(tx);
  const code = base32Of(randomBytes(codeLetters));
  const row = { codeHash: sha256(code), expiresAt: sql<Date>`${nowSql} + make_interval(mins => ${deviceCodeMinutes})` };
  const [made] = await tx
    .insert(deviceCodes)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: deviceCodes.userId, set: row })
    .returning({ expiresAt: deviceCodes.expiresAt });
  assert(made, 'the code was kept');
  return { code: `${code.slice(0, codeLetters / 2)}-${code.slice(codeLetters / 2)}`, expiresAt: made.expiresAt };
}

/** The letters of a code as they were meant: small ones, spaces and look-alikes are forgiven. */
const meantCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

export type Pairing = { code: string; name: string; pluginVersion: string; address: string };

/**
 * Spends a code and opens a plug-in's access; the token is told only now. Wrong codes count per network address. Throws
 * device.code_wrong, device.too_many, request.too_many.
 */
export async function pairDevice(db: Db, pairing: Pairing): Promise<{ token: string; id: number }> {
  const { deviceCodeTriesPerAddress: max } = await parameters(db);
  const limit: Limit = { kind: 'deviceCode', subject: pairing.address, max, windowMinutes: triesWindowMinutes };
  if (await countTry(db, limit)) fail('request.too_many');
  const paired = await transaction(db, (tx) => openDevice(tx, pairing));
  await takeBackTry(db, limit);
  return paired;
}

async function openDevice(
  tx: Tx,
  { code, name, pluginVersion, address }: Pairing,
): Promise<{ token: string; id: number }> {
  const [spent] = await tx
    .delete(deviceCodes)
    .where(and(eq(deviceCodes.codeHash, sha256(meantCode(code))), gt(deviceCodes.expiresAt, nowSql)))
    .returning({ userId: deviceCodes.userId });
  if (!spent) return fail('device.code_wrong', {}, { code: 'device.code_wrong' });
  const { rows } = await tx.execute<{ mark: string }>(
    sql`select ${passwordMarkSql} as mark from users u where u.id = ${spent.userId} and u.is_enabled for update`,
  );
  const passwordMark = rows[0]?.mark ?? fail('device.code_wrong', {}, { code: 'device.code_wrong' });
  const { devicesPerUser } = await parameters(tx);
  const [known] = await tx.select({ total: count() }).from(devices).where(eq(devices.userId, spent.userId));
  if ((known?.total ?? 0) >= devicesPerUser) fail('device.too_many');

  const token = deviceTokenPrefix + randomToken();
  const [device] = await tx
    .insert(devices)
    .values({ userId: spent.userId, tokenHash: sha256(token), passwordMark, name: name.trim(), pluginVersion, address })
    .returning({ id: devices.id });
  assert(device, 'the device was added');
  return { token, id: device.id };
}
