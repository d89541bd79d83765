import { randomBytes } from 'node:crypto';
import type { BuiltInRole } from '@kouan/contract';
import { createUser, hashPassword } from '../src/modules/identity/index.ts';
import { transaction } from '../src/platform/db.ts';
import type { TestServer } from './harness.ts';

export type TestUser = { id: number; username: string; password: string };
export const testPassword = 'Kouan2468';
let passwordHash: Promise<string> | undefined;

async function aUser(
  server: TestServer,
  role: BuiltInRole,
  changes: { username?: string; nickName?: string },
): Promise<TestUser> {
  passwordHash ??= hashPassword(testPassword);
  const hash = await passwordHash;
  const username = changes.username ?? `u${randomBytes(6).toString('hex')}`;
  const { id } = await transaction(server.db, (tx) =>
    createUser(tx, {
      username,
      nickName: changes.nickName ?? username,
      email: `${username}@example.test`,
      phone: '+84912345678',
      password: { hash },
      roles: [role],
    }),
  );
  return { id, username, password: testPassword };
}

/** A purchaser with a buyer code, active. */
export const aBuyer = (server: TestServer, changes: { username?: string; nickName?: string } = {}): Promise<TestUser> =>
  aUser(server, 'purchaser', changes);
/** Somebody of the staff with one built-in role. */
export const aStaff = (server: TestServer, role: BuiltInRole): Promise<TestUser> => aUser(server, role, {});
export const anAdmin = (server: TestServer): Promise<TestUser> => aUser(server, 'administrator', {});
