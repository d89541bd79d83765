import { getCaptcha, getInfo, login } from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { aBuyer, type TestUser } from '../../../test/actors.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { testCaptcha } from '../../../test/test-config.ts';
import { transaction } from '../../platform/db.ts';
import { setParameter } from '../settings/index.ts';
import { endSessionsOf } from './index.ts';

async function tokenOf(server: TestServer, { username, password }: TestUser, rememberMe: boolean): Promise<string> {
  const { data } = await server.visitor.call(getCaptcha);
  return (
    await server.visitor.call(login, { body: { username, password, code: testCaptcha, uuid: data.uuid, rememberMe } })
  ).data.token;
}
const isAlive = async (server: TestServer, authorization: string) =>
  (await server.visitor.call(getInfo, undefined, { authorization })).status === 200;

test('a session ends 4 hours after its last use', async () => {
  const server = await testServer();
  const token = await tokenOf(server, await aBuyer(server), false);
  for (let turn = 0; turn < 3; turn++) {
    await server.moveClock({ hours: 3 });
    expect(await isAlive(server, token)).toBe(true);
  }
  await server.moveClock({ hours: 4.1 });
  expect(await isAlive(server, token)).toBe(false);
});

test('with remember-me a session ends 1 day after the login, used or not', async () => {
  const server = await testServer();
  const token = await tokenOf(server, await aBuyer(server), true);
  await server.moveClock({ hours: 23 });
  expect(await isAlive(server, token)).toBe(true);
  await server.moveClock({ hours: 1.1 });
  expect(await isAlive(server, token)).toBe(false);
  expect(await server.runTimers()).toBeGreaterThanOrEqual(0);
  expect((await server.db.execute(sql`select 1 from sessions`)).rows).toEqual([]);
});

test("the server's own clock neither ends nor revives a session", async () => {
  const server = await testServer();
  const [ended, living] = [
    await tokenOf(server, await aBuyer(server), true),
    await tokenOf(server, await aBuyer(server), false),
  ];
  await server.db.execute(sql`update sessions set expires_at = app_now() where idle_seconds is null`);
  const hour = 3_600_000;
  try {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const jump of [-hour, -24 * hour, 24 * hour]) {
      vi.setSystemTime(Date.now() + jump);
      expect([await isAlive(server, ended), await isAlive(server, living)]).toEqual([false, true]);
    }
  } finally {
    vi.useRealTimers();
  }
});

test('a disabled user, ended sessions and taken permissions count for the next request', async () => {
  const server = await testServer();
  const [disabled, ended, weaker] = [await aBuyer(server), await aBuyer(server), await aBuyer(server)];
  const tokens = await Promise.all([disabled, ended, weaker].map((user) => tokenOf(server, user, false)));
  await server.db.execute(sql`update users set is_enabled = false where id = ${disabled.id}`);
  await transaction(server.db, (tx) => endSessionsOf(tx, [ended.id]));
  await server.db.execute(sql`delete from user_roles where user_id = ${weaker.id}`);
  expect(await Promise.all(tokens.map((token) => isAlive(server, token)))).toEqual([false, false, true]);
  expect((await server.visitor.call(getInfo, undefined, { authorization: tokens[2] ?? '' })).data.roles).toEqual([]);
});

test('beyond the limit the oldest sessions of a user end; the database knows hashes only', async () => {
  const server = await testServer();
  await transaction(server.db, (tx) => setParameter(tx, { key: 'sessionsPerUser', value: 3, changedBy: null }));
  const [buyer, other] = [await aBuyer(server), await aBuyer(server)];
  const othersToken = await tokenOf(server, other, false);
  const tokens: string[] = [];
  for (let turn = 0; turn < 5; turn++) tokens.push(await tokenOf(server, buyer, false));
  expect(await Promise.all(tokens.map((token) => isAlive(server, token)))).toEqual([false, false, true, true, true]);
  expect(await isAlive(server, othersToken)).toBe(true);
  const stored = JSON.stringify((await server.db.execute(sql`select * from sessions`)).rows);
  for (const token of tokens) expect(stored).not.toContain(token.replace('Bearer ', ''));
});
