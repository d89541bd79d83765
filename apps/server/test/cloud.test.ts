import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as contract from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBucket } from '../src/platform/storage.ts';
import { aBuyer, anAdmin, aStaff } from './actors.ts';
import { type Caller, type TestServer, testServer } from './harness.ts';
import { freePort, type S3Server, startS3Server } from './s3-server.ts';
import { aPicture, sendParts } from './uploads.ts';

let s3: S3Server;
let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  s3 = await startS3Server(join(inject('workFolder'), `s3-${randomBytes(4).toString('hex')}`));
  server = await testServer();
  admin = await server.as(await anAdmin(server));
}, 30_000);
afterAll(() => s3.stop());

const mask = '********';
const complete = () => ({
  accessKey: s3.place.accessKeyId,
  secretKey: s3.place.secretAccessKey,
  bucket: s3.place.bucket,
  host: s3.place.endpoint,
  zone: s3.place.region,
  type: '公开' as const,
});
type Settings = Omit<ReturnType<typeof complete>, 'type'> & { type: '公开' | '私有' };
const change = (changes: Partial<Settings> = {}) =>
  admin.call(contract.setCloudSettings, { body: { ...complete(), ...changes } });
const read = (url: string) => server.app.inject({ url });
const send = async (name = 'cloud.txt') => {
  const { status, text } = await sendParts(server, admin, {
    path: contract.uploadCloudFile.path,
    parts: [{ name, data: 'kept in a bucket' }],
  });
  expect(status).toBe(200);
  return JSON.parse(text) as { id: number; url: string; errno: number; data: string[]; realName: string };
};
const listed = async () =>
  (await admin.call(contract.listCloudFiles, { query: { size: 100, sort: ['id,asc'] } })).data.content;

test('the settings keep their secret: sealed in the database, masked on the wire, absent from the logs', async () => {
  const secretKey = 'planted-secret-9Xq';
  expect((await admin.call(contract.getCloudSettings)).data).toMatchObject({
    accessKey: '',
    secretKey: '',
    bucket: '',
  });
  expect((await change({ secretKey })).status).toBe(200);
  expect((await admin.call(contract.getCloudSettings)).data).toEqual({
    ...complete(),
    id: expect.any(Number),
    secretKey: mask,
  });
  const stored = async () =>
    (await server.db.execute<{ sealed_secret: string }>(sql`select * from cloud_buckets`)).rows[0]?.sealed_secret;
  const sealed = await stored();
  expect(sealed).toMatch(/^v1\./);
  await change({ secretKey: mask });
  expect(await stored()).toBe(sealed);
  const { rows } = await server.db.execute(sql`select params from operation_logs`);
  expect(JSON.stringify([rows, sealed])).not.toContain(secretKey);
});

test('settings of another form are refused and name their field', async () => {
  const fieldsOf = async (changes: Partial<Settings>) => Object.keys((await change(changes)).error?.fields ?? {});
  for (const host of [
    'cdn.example.com',
    'ftp://x.example',
    'https://u:p@x.example',
    'https://x.example/path',
    'https://',
  ])
    expect(await fieldsOf({ host }), host).toEqual(['host']);
  for (const bucket of ['UPPER', 'a', 'a/b', '../x']) expect(await fieldsOf({ bucket }), bucket).toEqual(['bucket']);
  for (const zone of ['no zone', '火星']) expect(await fieldsOf({ zone }), zone).toEqual(['zone']);
  expect((await change({ type: 'open' as '公开' })).status).toBe(400);
});

test('until they are complete files go to the usual storage, and nothing is synchronized', async () => {
  expect((await change({ bucket: '' })).status).toBe(200);
  const before = s3.asked.length;
  const { url } = await send('usual.txt');
  expect(s3.asked.length).toBe(before);
  expect((await read(url)).body).toBe('kept in a bucket');
  expect((await listed()).at(-1)).toMatchObject({ key: 'usual.txt', bucket: 'local' });
  for (const call of [contract.synchronizeCloud, contract.checkCloud])
    expect(await admin.call(call)).toMatchObject({ status: 409, error: { code: 'file.cloud_not_set' } });
});

test('complete settings send files to their bucket, from where they are read and removed', async () => {
  await change();
  expect(await admin.call(contract.checkCloud)).toMatchObject({ status: 201, data: true });
  const { id, url, errno, data } = await send();
  expect({ errno, data }).toEqual({ errno: 0, data: [url] });
  expect(s3.asked.at(-1)).toMatch(/^PUT \/kouan-files\/uploads\/[a-z0-9]{2}\/f[\w-]{24}\.txt$/);
  expect((await read(url)).body).toBe('kept in a bucket');
  expect((await listed()).at(-1)).toMatchObject({ id, key: 'cloud.txt', bucket: 'kouan-files', url });
  expect(await readdir(join(server.folder, 'files', 'cloud')).catch(() => [])).toEqual([]);

  expect((await admin.call(contract.removeCloudFile, { params: { id } })).status).toBe(200);
  await server.runJobs();
  expect(s3.asked.some((one) => one.startsWith('DELETE /kouan-files/uploads/'))).toBe(true);
  expect((await read(url)).statusCode).toBe(404);
});

test('synchronizing adds what the bucket holds and the library lacks, once', async () => {
  const bucket = openBucket(s3.place);
  await bucket.put('商品/红 包+1%&<2>.png', await aPicture());
  await bucket.put('page.html', Buffer.from('<script>alert(1)</script>'));
  await bucket.put('folder/', Buffer.alloc(0));
  await bucket.put('small/uploads/x.png.webp', Buffer.from('ours'));
  for (let n = 0; n < 4; n++) await bucket.put(`many/${n}.txt`, Buffer.from(`text ${n}`));
  const own = await send('own.txt');

  const before = (await listed()).length;
  expect(await admin.call(contract.synchronizeCloud)).toMatchObject({ status: 201, data: { added: 6 } });
  expect((await admin.call(contract.synchronizeCloud)).data).toEqual({ added: 0 });
  const rows = await listed();
  expect(rows).toHaveLength(before + 6);
  expect(rows.filter(({ id }) => id === own.id)).toHaveLength(1);

  const picture = rows.find(({ key }) => key.startsWith('红'));
  expect(picture).toMatchObject({ key: '红 包+1%&<2>.png', type: '图片', suffix: 'png', bucket: 'kouan-files' });
  expect((await read(picture?.url ?? '')).headers['content-type']).toBe('image/png');
  const page = await read(rows.find(({ key }) => key === 'page.html')?.url ?? '');
  expect(page.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': expect.stringMatching(/^attachment/),
    'x-content-type-options': 'nosniff',
  });
});

test('files of a private bucket open by signed addresses only', async () => {
  await change({ type: '私有' });
  const { id, url, realName } = await send('closed.txt');
  expect(url).toMatch(/^\/api\/files\/\d+\/content\?expires=\d+&signature=/);
  expect((await read(url)).body).toBe('kept in a bucket');
  expect((await read(`/file/${encodeURIComponent('文档')}/${realName}`)).statusCode).toBe(404);
  expect((await read(url.replace(/signature=./, 'signature=_'))).statusCode).toBe(404);
  const { data } = await admin.call(contract.cloudFileAddress, { params: { id } });
  expect((await read(data.url)).headers['content-disposition']).toMatch(/^attachment/);
  const all = (await admin.call(contract.listFiles, { query: { blurry: 'closed.txt' } })).data.content;
  expect(all).toMatchObject([{ id, url: null }]);
  await change();
});

test('another bucket takes what comes now; what lies in the one before stays readable', async () => {
  const { url } = await send('before.txt');
  const host = `http://127.0.0.1:${await freePort()}`;
  expect((await change({ host, bucket: 'another-bucket' })).status).toBe(200);
  expect((await read(url)).body).toBe('kept in a bucket');
  expect((await admin.call(contract.checkCloud)).data).toBe(false);
  expect(await admin.call(contract.synchronizeCloud)).toMatchObject({
    status: 503,
    error: { code: 'file.storage_unreachable' },
  });
  await change();
  const { rows } = await server.db.execute(sql`select 1 from cloud_buckets where bucket = 'kouan-files'`);
  expect(rows).toHaveLength(1);
  expect((await send()).url).toContain('/file/');
});

test('the bucket where all files lie already is refused', async () => {
  const other = await testServer({ s3: s3.place });
  const own = await other.as(await anAdmin(other));
  expect(await own.call(contract.setCloudSettings, { body: complete() })).toMatchObject({
    status: 400,
    error: { code: 'file.cloud_is_usual' },
  });
});

test('only who may edit files sees and changes the settings, or synchronizes; the list is fetched as a workbook', async () => {
  const editor = await server.as(await aStaff(server, 'contentEditor'));
  for (const caller of [editor, await server.as(await aBuyer(server))]) {
    expect((await caller.call(contract.getCloudSettings)).status).toBe(403);
    expect((await caller.call(contract.setCloudSettings, { body: complete() })).status).toBe(403);
    expect((await caller.call(contract.synchronizeCloud)).status).toBe(403);
    expect((await caller.call(contract.checkCloud)).status).toBe(403);
  }
  expect((await server.visitor.call(contract.getCloudSettings)).status).toBe(401);
  for (const { path } of [contract.downloadCloudFiles, contract.downloadS3Files]) {
    const reply = await server.app.inject({ url: path, headers: { authorization: editor.token ?? '' } });
    expect(reply.rawPayload.subarray(0, 2).toString()).toBe('PK');
  }
});
