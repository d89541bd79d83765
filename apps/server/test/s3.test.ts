import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as contract from '@kouan/contract';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { allJobs } from '../src/app.ts';
import { restoreBackup, writeBackup } from '../src/platform/backup/index.ts';
import { openJobs } from '../src/platform/jobs.ts';
import { migrationsFolder } from '../src/platform/project-folder.ts';
import { sha256 } from '../src/platform/random.ts';
import { folderStorage, type Storage } from '../src/platform/storage.ts';
import { aBuyer, anAdmin } from './actors.ts';
import { databaseUrl } from './global-setup.ts';
import { type Caller, type TestServer, testServer } from './harness.ts';
import { type S3Server, startS3Server } from './s3-server.ts';
import { aPicture, sendParts } from './uploads.ts';

const fileKeys = 'select storage_key as key from files order by id';
let s3: S3Server;
let server: TestServer;
let buyer: Caller;
beforeAll(async () => {
  s3 = await startS3Server(join(inject('workFolder'), `s3-${randomBytes(4).toString('hex')}`));
  server = await testServer({ s3: s3.place });
  buyer = await server.as(await aBuyer(server));
}, 30_000);
afterAll(() => s3.stop());

const send = async () => {
  const parts = [{ name: 'a.png', type: 'image/png', data: await aPicture('png', { width: 600, height: 400 }) }];
  return sendParts(server, buyer, { path: contract.uploadPicture.path, parts });
};
const read = (url: string) => server.app.inject({ url });
const count = async () =>
  Number((await server.db.execute<{ n: string }>(sql`select count(*) as n from files`)).rows[0]?.n);
const wholeOf = async (storage: Storage, key: string) => {
  const chunks: Buffer[] = [];
  for await (const chunk of (await storage.get(key)) ?? []) chunks.push(chunk);
  return Buffer.concat(chunks);
};

test('an upload lies in the bucket, is read from it, and goes from it; no folder holds anything', async () => {
  const { status, body } = await send();
  expect(status).toBe(200);
  expect(s3.asked.at(-1)).toMatch(/^PUT \/kouan-files\/uploads\/[a-z0-9]{2}\/f[\w-]{24}\.png$/);
  const reply = await read(body.url);
  expect(reply.statusCode).toBe(200);
  expect(sha256(reply.rawPayload)).toBe(body.sha256);
  expect((await read(contract.smallPictureUrl(body.url))).headers['content-type']).toBe('image/webp');
  expect(await readdir(join(server.folder, 'files')).catch(() => [])).toEqual([]);

  const admin = await server.as(await anAdmin(server));
  expect((await admin.call(contract.removeFiles, { body: [body.id] })).status).toBe(200);
  await server.runJobs();
  expect(s3.asked.filter((one) => one.startsWith('DELETE '))).toHaveLength(2);
  expect((await read(body.url)).statusCode).toBe(404);
});

test('when the row cannot be written the content goes again', async () => {
  const before = await count();
  await server.db.execute(sql.raw(`alter table files add constraint no_more check (id < 0) not valid`));
  onTestFinished(async () => void (await server.db.execute(sql.raw('alter table files drop constraint no_more'))));
  expect((await send()).status).toBe(500);
  expect(s3.asked.at(-1)).toMatch(/^DELETE \/kouan-files\/uploads\//);
  expect(await count()).toBe(before);
});

/** A database that nothing was ever put in. */
async function anEmptyDatabase(): Promise<string> {
  const name = `empty_${randomBytes(6).toString('hex')}`;
  const query = async (text: string) => {
    const client = new pg.Client({ connectionString: inject('serverUrl') });
    await client.connect();
    await client.query(text);
    await client.end();
  };
  await query(`create database ${name}`);
  onTestFinished(() => query(`drop database ${name} with (force)`));
  return databaseUrl(inject('serverUrl'), name);
}

async function restoreInto(storage: Storage, archive: string): Promise<void> {
  const url = await anEmptyDatabase();
  const open = () => openJobs(url, { handlers: allJobs(server.kit), work: false, log: server.kit.log });
  await restoreBackup(archive, { url, storage, migrationsFolder, openJobs: open });
}

test('a backup takes the files out of the bucket, and a restore puts them into a folder or into a bucket', async () => {
  const { body } = await send();
  const archive = join(inject('workFolder'), `${randomBytes(6).toString('hex')}.tar.gz`);
  const { storage } = server.kit;
  const manifest = await writeBackup(archive, { url: server.url, storage, fileKeys, application: '0.1.0' });
  const keys = Object.keys(manifest.files);
  expect(manifest.missingFiles).toEqual([]);
  expect(Object.values(manifest.files).map((file) => file.sha256)).toContain(body.sha256);

  const folder = folderStorage(join(inject('workFolder'), randomBytes(6).toString('hex')));
  await restoreInto(folder, archive);
  for (const key of keys) expect(sha256(await wholeOf(folder, key))).toBe(manifest.files[key]?.sha256);

  for (const key of keys) await storage.delete(key);
  await restoreInto(storage, archive);
  for (const key of keys) expect(sha256(await wholeOf(storage, key))).toBe(manifest.files[key]?.sha256);
}, 60_000);

test('without the service uploads and files say so, nothing is written, and the rest goes on', async () => {
  const { body } = await send();
  const before = await count();
  await s3.kill();
  const refusal = { status: 503, code: 'file.storage_unreachable' };
  const { status, body: refused } = await send();
  expect({ status, code: refused.code }).toEqual(refusal);
  expect(refused.message).toBe('The file storage cannot be reached now: try again later');
  expect((await read(body.url)).json()).toMatchObject(refusal);
  expect(JSON.stringify([refused, (await read(body.url)).body])).not.toMatch(/S3RVER|127\.0\.0\.1|uploads\//);
  expect(await count()).toBe(before);
  expect((await buyer.call(contract.getInfo)).status).toBe(200);
}, 30_000);
