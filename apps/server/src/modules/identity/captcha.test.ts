import { getCaptcha, login } from '@kouan/contract';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aBuyer } from '../../../test/actors.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { testCaptcha } from '../../../test/test-config.ts';
import { transaction } from '../../platform/db.ts';
import { setParameter } from '../settings/index.ts';

const uuidOf = async (server: TestServer) => (await server.visitor.call(getCaptcha)).data.uuid;

async function tryLogIn(server: TestServer, captcha: { code: string; uuid: string }) {
  const { username, password } = await aBuyer(server);
  const { status, error } = await server.visitor.call(login, { body: { username, password, ...captcha } });
  return { status, code: error?.code };
}
const right = { status: 200, code: undefined };
const wrong = { status: 400, code: 'identity.captcha_wrong' };

test('a captcha is a picture of dots that says nothing about its answer; only a hash of it is kept', async () => {
  const server = await testServer({ captchaFixed: undefined });
  const { data, headers } = await server.visitor.call(getCaptcha);
  expect(headers['cache-control']).toBe('no-store');
  expect(Object.keys(data).sort()).toEqual(['img', 'uuid']);
  const picture = Buffer.from(data.img.replace('data:image/png;base64,', ''), 'base64');
  const { format, width, height, exif, comments } = await sharp(picture).metadata();
  expect({ format, width, height, exif, comments }).toEqual({
    format: 'png',
    width: 240,
    height: 80,
    exif: undefined,
    comments: undefined,
  });
  const { rows } = await server.db.execute(sql`select * from captchas`);
  expect(rows).toMatchObject([{ id: data.uuid, answer_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
});

test('the answer counts without regard to case and is used up by the first try, right or wrong', async () => {
  const server = await testServer();
  const uuid = await uuidOf(server);
  expect(await tryLogIn(server, { code: ` ${testCaptcha.toUpperCase()} `, uuid })).toEqual(right);
  expect(await tryLogIn(server, { code: testCaptcha, uuid })).toEqual(wrong);

  const other = await uuidOf(server);
  expect(await tryLogIn(server, { code: 'nope', uuid: other })).toEqual(wrong);
  expect(await tryLogIn(server, { code: testCaptcha, uuid: other })).toEqual(wrong);
});

test('ten uses at once: one counts', async () => {
  const server = await testServer();
  const buyer = await aBuyer(server);
  const uuid = await uuidOf(server);
  const replies = await Promise.all(
    Array.from({ length: 10 }, () =>
      server.visitor.call(login, {
        body: { username: buyer.username, password: buyer.password, code: testCaptcha, uuid },
      }),
    ),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ error }) => error?.code === 'identity.captcha_wrong')).toHaveLength(9);
});

test('the answer of one captcha does not fit another, an unknown or an old one', async () => {
  const server = await testServer({ captchaFixed: undefined });
  const [a, b] = [await uuidOf(server), await uuidOf(server)];
  await server.db.execute(
    sql`update captchas set answer_hash = encode(sha256(convert_to(salt || ' aaaa', 'UTF8')), 'hex') where id = ${a}`,
  );
  expect(await tryLogIn(server, { code: 'aaaa', uuid: b })).toEqual(wrong);
  expect(await tryLogIn(server, { code: 'aaaa', uuid: 'unknown' })).toEqual(wrong);
  expect(await tryLogIn(server, { code: 'aaaa', uuid: a })).toEqual(right);

  const own = await testServer();
  const old = await uuidOf(own);
  await own.moveClock({ hours: 1 });
  expect(await tryLogIn(own, { code: testCaptcha, uuid: old })).toEqual(wrong);
});

test('captchas are limited per address, and old ones go', async () => {
  const server = await testServer();
  await transaction(server.db, (tx) =>
    setParameter(tx, { key: 'captchasPerAddressPerMinute', value: 5, changedBy: null }),
  );
  const statuses = await Promise.all(
    Array.from({ length: 8 }, async () => (await server.visitor.call(getCaptcha)).status),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  await server.moveClock({ hours: 1 });
  await uuidOf(server);
  const { rows } = await server.db.execute(sql`select count(*)::int as count from captchas`);
  expect(rows).toEqual([{ count: 1 }]);
});
