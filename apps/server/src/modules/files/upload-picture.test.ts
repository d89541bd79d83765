import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { StoredFile } from '@kouan/contract';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer, type TestUser } from '../../../test/actors.ts';
import { type Caller, type TestServer, testServer } from '../../../test/harness.ts';
import { aPicture, formType, multipart, type Part, sendParts } from '../../../test/uploads.ts';
import { transaction } from '../../platform/db.ts';
import { sha256 } from '../../platform/random.ts';
import { bindFiles, fileRefs } from './index.ts';

const path = '/api/localStorage/pictures';

let server: TestServer;
let owner: TestUser;
let caller: Caller;
beforeAll(async () => {
  server = await testServer();
  owner = await aBuyer(server);
  caller = await server.as(owner);
});

const upload = (parts: readonly Part[], headers: Record<string, string> = {}) =>
  sendParts(server, caller, { path, parts, headers });
const picture = aPicture;
/** A small picture whose header claims so many dots on each side. */
async function claiming(side: number): Promise<Buffer> {
  const data = await picture('png');
  data.writeUInt32BE(side, 16);
  data.writeUInt32BE(side, 20);
  data.writeUInt32BE(crc32(data.subarray(12, 29)), 29);
  return data;
}
/** A picture of one dot that moves for so many frames, some 20 bytes each. */
function movingDot(frames: number): Buffer {
  const head = Buffer.from('GIF89a\u0001\0\u0001\0\u0080\0\0\0\0\0ÿÿÿ', 'latin1');
  const frame = Buffer.from('!ù\u0004\0\n\0\0\0,\0\0\0\0\u0001\0\u0001\0\0\u0002\u0002D\u0001\0', 'latin1');
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from(';')]);
}
const stored = async (): Promise<number> =>
  Number((await server.db.execute<{ n: string }>(sql`select count(*) as n from files`)).rows[0]?.n);
const contentOf = async (url: string, headers = {}) => server.app.inject({ url, headers });

test.each([
  ['png', 'png', 'image/png'],
  ['jpeg', 'jpg', 'image/jpeg'],
  ['webp', 'webp', 'image/webp'],
  ['gif', 'gif', 'image/gif'],
] as const)('a %s stays one, under a random name, open until it is bound', async (format, suffix, type) => {
  const { status, body } = await upload([
    { name: `My picture.${suffix.toUpperCase()}`, type, data: await picture(format) },
  ]);
  expect(status).toBe(200);
  expect(body).toMatchObject({ name: `My picture.${suffix.toUpperCase()}`, suffix, type: '图片', size: '1KB' });
  expect(body.realName).toMatch(new RegExp(`^[\\w-]{24}\\.${suffix}$`));

  const reply = await contentOf(`/file/${encodeURIComponent(body.type)}/${body.realName}`);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(sha256(reply.rawPayload)).toBe(body.sha256);
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format, width: 30, height: 20 });
});

test('place, camera and whatever follows the picture are gone; it is turned as it was meant', async () => {
  const plain = sharp({ create: { width: 30, height: 20, channels: 3, background: '#3c3' } })
    .withExif({ IFD0: { Artist: 'Secret Owner' }, IFD3: { GPSLatitude: '21/1 2/1 3/1' } })
    .withMetadata({ orientation: 6 });
  const data = Buffer.concat([
    await plain.jpeg().toBuffer(),
    Buffer.from('<script>alert(1)</script><?php system($_GET[1]); ?>'),
  ]);
  expect(data.toString('latin1')).toContain('Secret Owner');
  const { body } = await upload([{ name: 'a.jpg', type: 'image/jpeg', data }]);
  const { rawPayload } = await contentOf(body.url);
  expect(rawPayload.toString('latin1')).not.toMatch(/Secret|script|php|Exif/);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 20, height: 30 });
  expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
});

test('a moving picture keeps its frames', async () => {
  const frames = await Promise.all(
    ['#f00', '#0f0', '#00f'].map((background) =>
      sharp({ create: { width: 10, height: 10, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const { body } = await upload([
    {
      name: 'a.gif',
      type: 'image/gif',
      data: await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    },
  ]);
  expect(await sharp((await contentOf(body.url)).rawPayload).metadata()).toMatchObject({ pages: 3, width: 10 });
  const { rows } = await server.db.execute(sql`select width, height from files where id = ${body.id}`);
  expect(rows).toEqual([{ width: 10, height: 10 }]);
});

test('what is no picture is refused whatever it calls itself, and leaves nothing', async () => {
  const before = [await stored(), (await readdir(server.folder, { recursive: true })).length];
  const png = await picture('png');
  const refused: Part[] = [
    {
      name: 'a.svg',
      type: 'image/svg+xml',
      data: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    },
    { name: 'a.png', type: 'image/png', data: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>' },
    { name: 'a.html', type: 'text/html', data: '<!doctype html><script>alert(1)</script>' },
    {
      name: 'a.xhtml',
      type: 'application/xhtml+xml',
      data: '<html xmlns="http://www.w3.org/1999/xhtml"><script/></html>',
    },
    { name: 'a.png', type: 'image/png', data: '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>' },
    { name: 'a.js', type: 'text/javascript', data: 'alert(1)' },
    { name: 'a.png', type: 'image/png', data: 'alert(1)' },
    { name: 'a.jsp', type: 'image/png', data: '<% Runtime.getRuntime().exec("id"); %>' },
    { name: 'a.svg', type: 'image/png', data: png },
    { name: 'a.js.', type: 'image/png', data: png },
    { name: 'a.php', type: 'image/png', data: '<?php phpinfo();' },
    { name: '.htaccess', type: 'text/plain', data: 'AddType application/x-httpd-php .png' },
    { name: 'a.exe', type: 'application/octet-stream', data: Buffer.concat([Buffer.from('MZ'), randomBytes(500)]) },
    { name: 'a.jpg', type: 'image/jpeg', data: '%PDF-1.7\n' },
    { name: 'a.png', type: 'image/png', data: randomBytes(900) },
    { name: 'a.php', type: 'image/png', data: png },
    { name: 'a.jpg', type: 'image/jpeg', data: png },
    { name: 'a.png.html', type: 'image/png', data: png },
    { name: 'a', type: 'image/png', data: png },
    { name: 'a.png', type: 'text/html', data: png },
    { name: 'a.png', type: 'image/svg+xml', data: png },
    { name: 'a.png', type: 'image/png', data: png.subarray(0, 60) },
  ];
  for (const part of refused) {
    const { status, body } = await upload([part]);
    expect([status, body.code], `${part.name} ${part.type}`).toEqual([
      400,
      expect.stringMatching(/^file\.(not_a_picture|name_not_allowed)$/),
    ]);
  }
  expect([await stored(), (await readdir(server.folder, { recursive: true })).length]).toEqual(before);
});

test('the name of the sender is shown only, and cleaned', async () => {
  const data = await picture('png');
  for (const name of [
    '../../../etc/passwd.png',
    'C:\\\\windows\\\\x.png',
    '/etc/x.png',
    `${'x'.repeat(400)}.png`,
    'con.png',
    '$(rm -rf).png',
    '__proto__.png',
    'a\u202egnp.png',
    "a'b;c.png",
  ]) {
    const { status, body } = await upload([{ name, type: 'image/png', data }]);
    expect(status, name).toBe(200);
    expect(body.realName).toMatch(/^[\w-]{24}\.png$/);
    expect(body.name).not.toMatch(/[\\/\p{Cc}\p{Cf}]/u);
    expect(body.name.length).toBeLessThanOrEqual(200);
  }
});

test('no file, an empty one, several, no name, no form, a form that is cut off', async () => {
  const data = await picture('png');
  const good: Part = { name: 'a.png', type: 'image/png', data };
  expect(await upload([])).toMatchObject({ status: 400, body: { code: 'file.missing', message: 'Choose a file' } });
  expect((await upload([{ field: 'text', data: 'x' }])).status).toBe(400);
  expect((await upload([{ ...good, data: '' }])).status).toBe(400);
  expect((await upload([{ type: 'image/png', data }])).status).toBe(400);
  expect([400, 413]).toContain((await upload([good, good])).status);
  expect([400, 413]).toContain((await upload(Array.from({ length: 800 }, () => good))).status);
  expect([400, 413]).toContain((await upload(Array.from({ length: 5000 }, () => ({ field: 'f', data: 'x' })))).status);
  const send = (payload: Buffer | string, type: string) =>
    server.app.inject({
      method: 'POST',
      url: path,
      headers: { authorization: caller.token ?? '', 'content-type': type },
      payload,
    });
  expect([400, 415]).toContain((await send('{"file":"x"}', 'application/json')).statusCode);
  expect([400, 415]).toContain((await send(multipart([good]), 'multipart/form-data')).statusCode);
  expect((await send(multipart([good]).subarray(0, 120), formType)).statusCode).toBe(400);
  expect((await upload([good], { authorization: '' })).status).toBe(401);
});

test('what is too large is refused quickly: bytes, dots and frames', async () => {
  const since = performance.now();
  const big = await upload([
    { name: 'a.png', type: 'image/png', data: Buffer.concat([await picture('png'), Buffer.alloc(11 * 1_048_576)]) },
  ]);
  expect(big).toMatchObject({
    status: 413,
    body: { code: 'file.too_large', message: 'The file is larger than 10 MB' },
  });

  const huge = await upload([{ name: 'a.png', type: 'image/png', data: Buffer.alloc(30 * 1_048_576, 7) }]);
  expect(huge.status).toBe(413);

  const frames = Array.from({ length: 300 }, (_, index) =>
    sharp({ create: { width: 2, height: 2, channels: 3, background: index % 2 === 0 ? '#fff' : '#000' } })
      .png()
      .toBuffer(),
  );
  const manyFrames = await sharp(await Promise.all(frames), { join: { animated: true } })
    .gif({ delay: 20 })
    .toBuffer();
  for (const [name, type, data] of [
    ['a.png', 'image/png', await claiming(7100)],
    ['a.png', 'image/png', await claiming(60_000)],
    ['a.gif', 'image/gif', manyFrames],
    ['a.gif', 'image/gif', movingDot(100_000)],
  ] as const) {
    expect((await upload([{ name, type, data }])).body.code, name).toBe('file.not_a_picture');
  }
  expect(performance.now() - since).toBeLessThan(10_000);
});

test('a bound file opens only by the signed address of its record', async () => {
  const { body } = await upload([{ name: 'proof.png', type: 'image/png', data: await picture('png') }]);
  await transaction(server.db, (tx) =>
    bindFiles(tx, { fileIds: [body.id], ownerId: owner.id, record: { kind: 'payment', id: 7 } }),
  );
  expect((await contentOf(body.url)).statusCode).toBe(404);
  expect((await contentOf(body.url, { authorization: caller.token })).statusCode).toBe(404);

  const [ref] = await fileRefs(server.db, server.kit.secret, [body.id]);
  const url = ref?.url ?? '';
  expect(ref).toMatchObject({
    id: body.id,
    name: 'proof.png',
    url: expect.stringMatching(/^\/api\/files\/\d+\/content\?expires=\d+&signature=[\w-]{43}$/),
  });
  const reply = await contentOf(url);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringContaining('no-store'),
    'content-disposition': `inline; filename="${body.realName}"`,
  });

  const past = Math.floor(Date.now() / 1000) - 10;
  const forged = [
    url.replace(/signature=./, (old) => (old.endsWith('_') ? 'signature=-' : 'signature=_')),
    url.replace(/&signature=.*/, ''),
    url.replace(/signature=[^&]*/, 'signature='),
    url.replace(/expires=\d+/, 'expires=9999999999'),
    url.replace(/expires=\d+/, `expires=${past}`),
    url.replace(/expires=\d+/, 'expires=x'),
    url.replace(`/files/${body.id}/`, `/files/${body.id - 1}/`),
    url.replace(`/files/${body.id}/`, '/files/1e0/'),
    `${url}&signature=a`,
    `/api/files/${body.id}/content`,
  ];
  for (const address of forged) expect((await contentOf(address)).statusCode, address).toBe(404);
});

test('only the own, present file that no other record has can be bound, all or none', async () => {
  const newFile = async () =>
    (await upload([{ name: 'a.png', type: 'image/png', data: await picture('png') }])).body.id;
  const bind = (fileIds: number[], ownerId = owner.id, recordId = 1) =>
    transaction(server.db, (tx) => bindFiles(tx, { fileIds, ownerId, record: { kind: 'shipment', id: recordId } }));
  const [one, other] = [await newFile(), await newFile()];
  const stranger = await aBuyer(server);
  await expect(bind([one], stranger.id)).rejects.toMatchObject({ code: 'file.not_found' });
  await expect(bind([one, 999_999])).rejects.toMatchObject({ code: 'file.not_found' });
  await bind([one, one]);
  // A claim that is sent again brings the pictures of its own record; no other record gets them.
  await bind([one]);
  await expect(bind([other, one], owner.id, 2)).rejects.toMatchObject({ code: 'file.not_found' });
  const atOnce = await Promise.allSettled(Array.from({ length: 8 }, (_, at) => bind([other], owner.id, 10 + at)));
  expect(atOnce.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('addresses of files that are none answer 404, never more', async () => {
  for (const name of [
    '..%2f..%2f..%2fetc%2fpasswd',
    '%2e%2e',
    '%00',
    'x',
    `${'a'.repeat(24)}.png`,
    '%c0%ae%c0%ae',
    '..%5c..%5cx.png',
  ]) {
    const { statusCode, body } = await contentOf(`/file/${encodeURIComponent('图片')}/${name}`);
    expect([400, 404], name).toContain(statusCode);
    expect(body).not.toContain('root:');
  }
  const { body } = await upload([{ name: 'a.png', type: 'image/png', data: await picture('png') }]);
  expect((await contentOf(`/file/${encodeURIComponent('文档')}/${body.realName}`)).statusCode).toBe(404);
});

test('what nobody bound within a day goes with its content; what is bound stays', async () => {
  const own = await testServer();
  const user = await aBuyer(own);
  const { token = '' } = await own.as(user);
  const send = async () => {
    const reply = await own.app.inject({
      method: 'POST',
      url: path,
      payload: multipart([{ name: 'a.png', type: 'image/png', data: await picture('png') }]),
      headers: { authorization: token, 'content-type': formType },
    });
    return reply.json<StoredFile>();
  };
  const [lost, kept] = [await send(), await send()];
  await transaction(own.db, (tx) =>
    bindFiles(tx, { fileIds: [kept.id], ownerId: user.id, record: { kind: 'batch', id: 1 } }),
  );
  const contents = async () =>
    (await readdir(join(own.folder, 'files'), { recursive: true })).filter((name) => name.endsWith('.png'));
  await own.moveClock({ hours: 23 });
  await own.runTimers();
  expect((await own.app.inject({ url: lost.url })).statusCode).toBe(200);
  await own.moveClock({ hours: 2 });
  await own.runTimers();
  expect(await own.runJobs()).toContain('removeFile');
  expect((await own.app.inject({ url: lost.url })).statusCode).toBe(404);
  expect(await contents()).toEqual([expect.stringContaining(kept.realName)]);
});
