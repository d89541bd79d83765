import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as contract from '@kouan/contract';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer, anAdmin } from '../../../test/actors.ts';
import { type Caller, type TestServer, testServer } from '../../../test/harness.ts';
import { aPicture, sendParts } from '../../../test/uploads.ts';
import { findBroken, readInvariants } from '../../platform/invariants.ts';

const rulesOf = async () =>
  readInvariants(await readFile(join(import.meta.dirname, '../../../invariants.sql'), 'utf8')).filter(({ name }) =>
    name.startsWith('I39'),
  );
let server: TestServer;
let caller: Caller;
beforeAll(async () => {
  server = await testServer();
  caller = await server.as(await aBuyer(server));
});

const path = contract.uploadAvatar.path;
const send = async (field: string, data: Buffer, who = caller) => {
  const reply = await sendParts(server, who, { path, parts: [{ field, name: 'me.png', type: 'image/png', data }] });
  return { status: reply.status, body: reply.body as typeof reply.body & { avatar: string } };
};
const info = async () => (await caller.call(contract.getInfo)).data.user;
const stored = async () =>
  (await readdir(join(server.folder, 'files'), { recursive: true })).filter((name) => name.endsWith('.png'));

test('a new avatar is a square, open to everybody at its name, and part of who one is', async () => {
  expect(await info()).toMatchObject({ avatarName: null, avatarPath: null });
  const { status, body } = await send('avatar', await aPicture('png', { width: 900, height: 600 }));
  expect(status).toBe(200);
  expect(body.avatar).toMatch(/^[\w-]{24}\.png$/);
  expect(body).toMatchObject({
    url: `/avatar/${body.avatar}`,
    name: 'me.png',
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(await info()).toMatchObject({ avatarName: body.avatar, avatarPath: `/avatar/${body.avatar}` });

  const reply = await server.app.inject({ url: `/avatar/${body.avatar}` });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 512, height: 512 });
  const small = await server.app.inject({ url: `/avatar/${body.avatar}?size=small` });
  expect(small.headers['content-type']).toBe('image/webp');
});

test('the field may also be called file; the old picture goes with its content, for good', async () => {
  const { avatarName: before } = await info();
  const { body } = await send('file', await aPicture('png', { background: '#3c3' }));
  expect(await info()).toMatchObject({ avatarName: body.avatar });
  expect((await server.app.inject({ url: `/avatar/${before}` })).statusCode).toBe(404);
  expect(await server.runJobs()).toContain('removeFile');
  expect(await stored()).toEqual([expect.stringContaining(body.avatar)]);
});

test('an avatar stays while nobody forgets it, and cannot be removed while it is worn', async () => {
  const { avatarName } = await info();
  await server.moveClock({ hours: 48 });
  await server.runTimers();
  const admin = await server.as(await anAdmin(server));
  caller = await server.as(await aBuyer(server));
  expect((await server.app.inject({ url: `/avatar/${avatarName}` })).statusCode).toBe(200);
  const { content } = (await admin.call(contract.listFiles, { query: { purpose: 'avatar' } })).data;
  expect(content).toMatchObject([{ realName: avatarName, recordKind: 'avatar', url: null }]);
  expect((await admin.call(contract.removeFiles, { body: content.map(({ id }) => id) })).status).toBe(409);
});

test('two at once leave one picture', async () => {
  const [one, other] = await Promise.all([send('avatar', await aPicture()), send('avatar', await aPicture())]);
  expect([one?.status, other?.status]).toEqual([200, 200]);
  const { avatarName } = await info();
  expect([one?.body.avatar, other?.body.avatar]).toContain(avatarName);
  const open = await Promise.all(
    [one, other].map(async (reply) => (await server.app.inject({ url: `/avatar/${reply?.body.avatar}` })).statusCode),
  );
  expect(open.sort((a, b) => a - b)).toEqual([200, 404]);
});

test('what is no picture, too large, or sent by nobody is refused and changes nothing', async () => {
  const before = await info();
  expect((await send('avatar', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).body.code).toBe(
    'file.not_a_picture',
  );
  const large = await send('avatar', Buffer.concat([await aPicture(), Buffer.alloc(6 * 1_048_576)]));
  expect(large).toMatchObject({ status: 413, body: { message: 'The file is larger than 5 MB' } });
  expect((await send('avatar', await aPicture(), server.visitor)).status).toBe(401);
  expect(await info()).toEqual(before);
});

test('other files are not behind /avatar, and no name leads out of it', async () => {
  const parts = [{ name: 'a.png', type: 'image/png', data: await aPicture() }];
  const { body } = await sendParts(server, caller, { path: contract.uploadPicture.path, parts });
  const names = [
    body.realName,
    '..',
    '%2e%2e',
    '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '%252e%252e%252fetc%252fpasswd',
    '..%5c..%5cx.png',
    '%c0%ae%c0%ae%c0%af',
    '%00',
    '%2fetc%2fpasswd',
    `${'a'.repeat(24)}.png`,
    'x'.repeat(400),
  ];
  for (const name of names) {
    const reply = await server.app.inject({ url: `/avatar/${name}` });
    expect([400, 404, 414], name).toContain(reply.statusCode);
    expect(reply.body).not.toContain('root:');
    expect(reply.json()).toMatchObject({ message: expect.any(String) });
  }
});

test("the rules about avatars hold, and find one that is not the person's own", async () => {
  const client = await server.db.$client.connect();
  const broken = async () => findBroken(client, await rulesOf());
  expect(await broken()).toEqual([]);
  await client.query(`update files set record_kind = null, record_id = null where record_kind = 'avatar'`);
  expect(await broken()).toMatchObject([{ name: expect.stringContaining('I39: an avatar') }]);
  client.release();
});
