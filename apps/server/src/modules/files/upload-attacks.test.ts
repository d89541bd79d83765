import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { crc32 } from 'node:zlib';
import * as contract from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer, anAdmin, type TestUser } from '../../../test/actors.ts';
import { type Caller, type TestServer, testServer } from '../../../test/harness.ts';
import { aPicture, formType, multipart, type Part, sendParts } from '../../../test/uploads.ts';
import { fileRefs } from './index.ts';

let server: TestServer;
let user: TestUser;
let buyer: Caller;
let admin: Caller;
let port: number;
beforeAll(async () => {
  server = await testServer();
  user = await aBuyer(server);
  buyer = await server.as(user);
  admin = await server.as(await anAdmin(server));
  port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port);
});

/** Every address that takes a file. */
const uploads = Object.values(contract).flatMap((one) =>
  typeof one === 'object' && 'upload' in one && one.method === 'POST' ? [one.path] : [],
);
/** One of a record that does not exist is not found first; the others look at the form. */
const refusals = (path: string) => (path.includes(':') ? [400, 404, 413, 415] : [400, 413, 415]);

const traces = async () => {
  const { rows } = await server.db.execute(sql`select count(*) as n from files`);
  const names = await readdir(server.folder, { recursive: true }).catch(() => []);
  return { rows, names: names.filter((name) => !name.startsWith('mail')).length };
};
const send = (path: string, parts: readonly Part[], caller = admin) => sendParts(server, caller, { path, parts });
const read = (url: string, headers = {}) => server.app.inject({ url, headers });

/** Sends bytes as they are; answers what came back until the other side or we hang up. */
function raw(
  text: string,
  { body, hangUpAfterMs = 0 }: { body?: Buffer; hangUpAfterMs?: number } = {},
): Promise<string> {
  return new Promise((resolve) => {
    let reply = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(text);
      if (body) socket.write(body);
      if (hangUpAfterMs > 0) setTimeout(() => socket.destroy(), hangUpAfterMs);
    });
    socket.on('data', (data) => {
      reply += data.toString('latin1');
    });
    socket.on('close', () => resolve(reply));
    socket.on('error', () => resolve(reply));
  });
}
const head = (path: string, length: number, type = formType) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\nauthorization: ${admin.token}\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;

test.each(uploads)('%s answers every broken form with a 4xx and JSON, and keeps nothing', async (path) => {
  const before = await traces();
  const file: Part = { name: 'a.png', type: 'image/png', data: await aPicture() };
  const whole = multipart([file]);
  const post = async (payload: Buffer | string, type: string) =>
    server.app.inject({
      method: 'POST',
      url: path.replace(/:\w+/g, '1'),
      payload,
      headers: { authorization: admin.token ?? '', ...(type ? { 'content-type': type } : {}) },
    });
  const broken = {
    nothing: await post('', formType),
    'no part': await post(multipart([]), formType),
    'a field only': await post(multipart([{ field: 'file', data: 'text' }]), formType),
    'an empty file': await post(multipart([{ ...file, data: '' }]), formType),
    'a file without a name': await post(multipart([{ type: 'image/png', data: file.data }]), formType),
    'two files': await post(multipart([file, file]), formType),
    '800 files': await post(multipart(Array.from({ length: 800 }, () => file)), formType),
    '5000 fields': await post(
      multipart([...Array.from({ length: 5000 }, () => ({ field: 'f', data: 'x' })), file]),
      formType,
    ),
    'no boundary': await post(whole, 'multipart/form-data'),
    'another boundary': await post(whole, 'multipart/form-data; boundary=other'),
    'cut off': await post(whole.subarray(0, whole.length - 60), formType),
    JSON: await post('{"file":"x"}', 'application/json'),
    'plain text': await post('file', 'text/plain'),
    'a web form': await post('file=x', 'application/x-www-form-urlencoded'),
    'no type': await post(whole, ''),
    'NUL in the name': await post(multipart([{ ...file, name: 'a\u0000.png' }]), formType),
  };
  for (const [name, reply] of Object.entries(broken)) {
    expect(refusals(path), name).toContain(reply.statusCode);
    expect(reply.json(), name).toMatchObject({ status: reply.statusCode, message: expect.any(String) });
    expect(reply.body, name).not.toMatch(/node_modules|\.ts:|select |insert |\/work|uploads\//);
  }
  expect(await traces()).toEqual(before);
});

test('uploads that are broken off leave nothing behind, and the server goes on', async () => {
  const before = await traces();
  const body = multipart([{ name: 'a.png', type: 'image/png', data: randomBytes(40_000) }]);
  const breakOff = (at: number, data: Buffer, hangUpAfterMs: number) =>
    raw(head(uploads[at % uploads.length] ?? '', data.length + 1_000_000), { body: data, hangUpAfterMs });
  for (let round = 0; round < 10; round++)
    await Promise.all(Array.from({ length: 30 }, (_, at) => breakOff(at, body, 5 + at)));
  // Many more small ones, some of which break off before anything was read.
  const small = body.subarray(0, 2_000);
  for (let round = 0; round < 10; round++)
    await Promise.all(Array.from({ length: 100 }, (_, at) => breakOff(at, small, 1 + (at % 40))));
  // Nothing is written before a file is whole, so however many break off, there is nothing that could stay.
  const halfWay = Array.from({ length: 40 }, (_, at) => breakOff(at, body, 300));
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(await traces()).toEqual(before);
  await Promise.all(halfWay);
  expect(await traces()).toEqual(before);
  const since = performance.now();
  expect((await read('/health/live')).statusCode).toBe(200);
  expect(performance.now() - since).toBeLessThan(1_000);
});

test('a file name cannot add a header or leave its folder, and is shown as text', async () => {
  const data = await aPicture();
  const names = [
    'a\r\nSet-Cookie: evil=1\r\n\r\n<script>.png',
    '"; filename=other; x=".png',
    '<img src=x onerror=alert(1)>.png',
    '{{7*7}}${7*7}.png',
    `${'é'.normalize('NFD')}${'\u0301'.repeat(20_000)}.png`,
    '👩‍👩‍👧‍👦'.repeat(60) + '.png',
    '..%2f..%2fetc%2fpasswd.png',
    'aux.png',
    '\u202egnp.exe.png',
  ];
  for (const name of names) {
    const body = multipart([{ name, type: 'image/png', data }]);
    const reply = await raw(head(contract.uploadPicture.path, body.length), { body });
    expect(reply, name).toMatch(/^HTTP\/1\.1 (200|400) /);
    expect(reply, name).not.toMatch(/^set-cookie/im);
    expect(reply, name).toMatch(/^content-type: application\/json/im);
  }
  const { rows } = await server.db.execute<{ name: string; storage_key: string }>(
    sql`select name, storage_key from files where owner_id <> ${user.id}`,
  );
  expect(rows.length).toBeGreaterThan(4);
  for (const { name, storage_key: key } of rows) {
    expect(key).toMatch(/^uploads\/[a-z0-9]{2}\/f[\w-]{24}\.png$/);
    expect(name.length).toBeLessThanOrEqual(200);
    expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}"/\\]/u);
  }
});

test('what a picture says about its maker and its place is gone, in every format', async () => {
  const exif = { IFD0: { Artist: 'Secret Owner', Make: 'SecretCam' }, IFD3: { GPSLatitude: '21/1 2/1 3/1' } };
  const plain = sharp({ create: { width: 30, height: 20, channels: 3, background: '#3c3' } });
  const pictures: [string, string, Buffer][] = [
    ['a.jpg', 'image/jpeg', await plain.clone().withExif(exif).jpeg().toBuffer()],
    ['a.webp', 'image/webp', await plain.clone().withExif(exif).webp().toBuffer()],
    ['a.png', 'image/png', await plain.clone().withExif(exif).png().toBuffer()],
  ];
  for (const [name, type, data] of pictures)
    for (const path of [contract.uploadPicture.path, contract.uploadDocument.path, contract.addLibraryFile.path]) {
      expect(data.toString('latin1')).toContain('Secret');
      const { body } = await send(path, [{ name, type, data }]);
      const { rawPayload } = await read(body.url);
      expect(rawPayload.toString('latin1'), name).not.toContain('Secret');
      expect((await sharp(rawPayload).metadata()).exif, name).toBeUndefined();
    }
});

const script = '<script>alert(1)</script><?php system($_GET[1]); ?>*/=1;alert(1)//PK\u0003\u0004';
/** A segment of a JPEG that says anything at all. */
const comment = (text: string): Buffer => {
  const data = Buffer.from(text);
  return Buffer.concat([Buffer.from([0xff, 0xfe, (data.length + 2) >> 8, (data.length + 2) & 0xff]), data]);
};
/** A chunk of a PNG that says anything at all. */
const textChunk = (text: string): Buffer => {
  const body = Buffer.concat([Buffer.from('tEXtComment\0'), Buffer.from(text)]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(body.length - 4);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

test('a picture with a script, a page, an archive or a PDF inside is only a picture afterwards', async () => {
  const [jpeg, png] = [await aPicture('jpeg'), await aPicture('png')];
  const archive = Buffer.from(zipSync({ 'a.html': strToU8(script) }, { level: 0 }));
  const inside: [string, string, Buffer][] = [
    ['a.jpg', 'image/jpeg', Buffer.concat([jpeg.subarray(0, 2), comment(script), jpeg.subarray(2)])],
    ['a.jpg', 'image/jpeg', Buffer.concat([jpeg.subarray(0, 2), comment(`%PDF-1.4\n${script}`), jpeg.subarray(2)])],
    ['a.png', 'image/png', Buffer.concat([png.subarray(0, 33), textChunk(script), png.subarray(33)])],
    ['a.jpg', 'image/jpeg', Buffer.concat([jpeg, archive])],
    ['a.png', 'image/png', Buffer.concat([png, archive])],
  ];
  for (const [name, type, data] of inside) {
    expect(data.toString('latin1')).toContain('<script>');
    const { status, body } = await send(contract.uploadPicture.path, [{ name, type, data }]);
    expect(status, name).toBe(200);
    const reply = await read(body.url);
    expect(reply.rawPayload.toString('latin1'), name).not.toMatch(/script|php|PK\u0003|%PDF/);
    expect(reply.headers, name).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' });
  }
  // Begins like a GIF and is a script to those who read it as one.
  const gif = `GIF89a/*${'\u0001'.repeat(20)}*/=1;alert(1)`;
  const { status } = await send(contract.uploadPicture.path, [{ name: 'a.gif', type: 'image/gif', data: gif }]);
  expect(status).toBe(400);
});

test('a picture that is a script too is only a picture afterwards', async () => {
  for (const [format, name, type] of [
    ['jpeg', 'a.jpg', 'image/jpeg'],
    ['png', 'a.png', 'image/png'],
    ['gif', 'a.gif', 'image/gif'],
    ['webp', 'a.webp', 'image/webp'],
  ] as const) {
    const data = Buffer.concat([await aPicture(format), Buffer.from(script)]);
    const { status, body } = await send(contract.uploadPicture.path, [{ name, type, data }]);
    expect(status, name).toBe(200);
    const reply = await read(body.url);
    expect(reply.rawPayload.toString('latin1'), name).not.toMatch(/script|php|PK\u0003/);
    expect(reply.headers['content-type']).toBe(type);
  }
});

test('damaged pictures are refused or drawn, never a fault of the server', async () => {
  for (const [format, name, type] of [
    ['jpeg', 'a.jpg', 'image/jpeg'],
    ['png', 'a.png', 'image/png'],
    ['gif', 'a.gif', 'image/gif'],
    ['webp', 'a.webp', 'image/webp'],
  ] as const) {
    const whole = await aPicture(format, { width: 64, height: 64 });
    for (let at = 0; at < 12; at++) {
      const cut = whole.subarray(0, Math.max(1, Math.floor((whole.length * at) / 12)));
      const flipped = Buffer.from(whole);
      const place = Math.floor((whole.length * (at + 0.5)) / 12);
      flipped.writeUInt8(flipped.readUInt8(place) ^ 0xff, place);
      for (const data of [cut, flipped]) {
        const { status, body } = await send(contract.uploadPicture.path, [{ name, type, data }]);
        expect([200, 400], `${name} ${at}`).toContain(status);
        if (status === 400) expect(body.code).toMatch(/^file\./);
      }
    }
  }
});

test('pictures that would fill the memory are refused at once; large ones wait for each other while the server answers', async () => {
  const wide = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  const since = performance.now();
  const refused = await send(contract.uploadPicture.path, [{ name: 'a.png', type: 'image/png', data: wide }]);
  expect(refused).toMatchObject({ status: 400, body: { code: 'file.not_a_picture' } });
  expect(performance.now() - since).toBeLessThan(2_000);

  const large = await sharp({ create: { width: 5000, height: 5000, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();
  const all = Promise.all(
    Array.from({ length: 6 }, () =>
      send(contract.uploadPicture.path, [{ name: 'a.jpg', type: 'image/jpeg', data: large }]),
    ),
  );
  const asked = performance.now();
  expect((await read('/health/live')).statusCode).toBe(200);
  expect(performance.now() - asked).toBeLessThan(1_000);
  expect((await all).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
}, 30_000);

test('archives are never unpacked: a bomb costs nothing, an archive in an archive stays one file', async () => {
  const bomb = Buffer.from(
    zipSync({ '[Content_Types].xml': new Uint8Array(80_000_000), 'word/document.xml': strToU8('<x/>') }, { level: 6 }),
  );
  expect(bomb.length).toBeLessThan(1_000_000);
  const before = process.memoryUsage().rss;
  const since = performance.now();
  for (const path of [contract.uploadDocument.path, contract.uploadLicense.path, contract.uploadPicture.path]) {
    const { status } = await send(path, [{ name: 'a.docx', data: bomb }]);
    expect(status).toBe(400);
  }
  expect(performance.now() - since).toBeLessThan(3_000);
  expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);

  const inner = zipSync({ 'a.html': strToU8('<script>alert(1)</script>') });
  const outer = Buffer.from(zipSync({ 'inner.zip': inner }, { level: 0 }));
  const { status, body } = await send(contract.addLibraryFile.path, [{ name: 'a.zip', data: outer }]);
  expect([status, body.bytes]).toEqual([201, outer.length]);
  expect((await send(contract.uploadDocument.path, [{ name: 'a.zip', data: outer }])).status).toBe(400);
});

test("other people's files are out of reach: by id, by name, by another's signature, through a record", async () => {
  const stranger = await server.as(await aBuyer(server));
  const part: Part = { name: 'mine.png', type: 'image/png', data: await aPicture() };
  const [mine, bound] = [
    (await send(contract.uploadPicture.path, [part], buyer)).body,
    (await send(contract.uploadPicture.path, [part], buyer)).body,
  ];
  const interest = { link: '', title: 'A lamp', screenshotIds: [bound.id] };
  expect((await buyer.call(contract.addInterest, { body: interest })).status).toBe(201);

  const stolen = await stranger.call(contract.addInterest, {
    body: { link: '', title: 'A lamp', screenshotIds: [mine.id] },
  });
  expect(stolen).toMatchObject({ status: 404, error: { code: 'file.not_found' } });
  const again = await stranger.call(contract.addInterest, {
    body: { link: '', title: 'A lamp', screenshotIds: [bound.id] },
  });
  expect(again.status).toBe(404);

  const [ref] = await fileRefs(server.db, server.kit.secret, [bound.id]);
  const url = ref?.url ?? '';
  expect((await read(url)).statusCode).toBe(200);
  for (let id = 1; id <= mine.id + 2; id++) {
    if (id === bound.id) continue;
    expect((await read(url.replace(`/files/${bound.id}/`, `/files/${id}/`))).statusCode).toBe(404);
    expect((await read(`/api/files/${id}/content`, { authorization: stranger.token })).statusCode).toBe(404);
  }
  expect((await read(bound.url, { authorization: buyer.token })).statusCode).toBe(404);
  expect((await stranger.call(contract.removeFiles, { body: [mine.id] })).status).toBe(403);
});

test('ten thousand uploads that break off in the middle leave no file and no row, and the rest goes on', async () => {
  const [abortedUploads, atOnce] = [10_000, 100];
  const before = await traces();
  const whole = multipart([{ name: 'a.png', type: 'image/png', data: randomBytes(2_000) }]);
  const start = Buffer.concat([
    Buffer.from(head(contract.uploadPicture.path, whole.length)),
    whole.subarray(0, whole.length / 2),
  ]);
  /** Hangs up as soon as the half is sent, or a little later, when the server has begun to read it. */
  const breakOff = (turn: number) =>
    new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(start, () => setTimeout(() => socket.destroy(), turn % 3));
      });
      socket.on('close', () => resolve());
      socket.on('error', () => resolve());
    });
  let started = 0;
  const breakOffInTurn = async () => {
    while (started < abortedUploads) await breakOff(started++);
  };
  await Promise.all(Array.from({ length: atOnce }, breakOffInTurn));

  expect(started).toBe(abortedUploads);
  expect((await server.app.inject({ url: '/api/site' })).statusCode).toBe(200);
  expect(await traces()).toEqual(before);
}, 600_000);

test('hundreds of ranges, and a list of everything, get one small answer', async () => {
  const { body } = await send(contract.uploadPicture.path, [
    { name: 'a.png', type: 'image/png', data: await aPicture('png', { width: 300, height: 300 }) },
  ]);
  const ranges = `bytes=${Array.from({ length: 500 }, () => '0-').join(',')}`;
  const reply = await read(body.url, { range: ranges });
  expect(reply.statusCode).toBe(200);
  expect(reply.rawPayload.length).toBe(body.bytes);
  for (const url of [
    '/file',
    '/file/',
    `/file/${encodeURIComponent('图片')}`,
    '/avatar',
    '/avatar/',
    '/uploads',
    '/files',
  ])
    expect((await read(url)).statusCode, url).toBe(404);
});

test.each([
  '/.env',
  '/.git/config',
  '/package.json',
  '/data/secret.key',
  '/file/../../package.json',
  '/file/.git/config',
])('%s is not there', async (url) => {
  const reply = await raw(`GET ${url} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  expect(reply).toMatch(/^HTTP\/1\.1 40[04] /);
});
