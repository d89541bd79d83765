import { randomBytes } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { allJobs } from '../src/app.ts';
import { fillDemo } from '../src/demo/fill-demo.ts';
import { demoStages } from '../src/demo/orders/demo-plan.ts';
import { fillDemoOrders } from '../src/demo/orders/fill-demo-orders.ts';
import { findBroken, readInvariants } from '../src/modules/operations/index.ts';
import { BackupError, type Manifest, restoreBackup, writeBackup } from '../src/platform/backup/index.ts';
import { transaction } from '../src/platform/db.ts';
import { enqueue, openJobs } from '../src/platform/jobs.ts';
import { migrationsFolder } from '../src/platform/project-folder.ts';
import { folderStorage } from '../src/platform/storage.ts';
import { databaseUrl } from './global-setup.ts';
import { type TestServer, testServer } from './harness.ts';

const fileKeys = 'select storage_key as key from files order by id';
let server: TestServer;
let archive: string;
let manifest: Manifest;

beforeAll(async () => {
  server = await testServer({ demoPassword: 'Demo2468' });
  await fillDemo(server.kit);
  await fillDemoOrders(server.kit, () => false, demoStages.length);
  await transaction(server.db, (tx) => enqueue(tx, 'removeFile', { storageKey: 'a/key\\with\ttabs' }));
  archive = join(server.folder, 'all.tar.gz');
  manifest = await writeBackup(archive, sourceOf(server.url));
}, 120_000);

const sourceOf = (url: string) => ({ url, storage: server.kit.storage, fileKeys, application: '0.1.0' });

async function query<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

/** A database that nothing was ever put in, and a folder for files. */
async function anEmptyPlace() {
  const name = `empty_${randomBytes(6).toString('hex')}`;
  await query(inject('serverUrl'), `create database ${name}`);
  onTestFinished(async () => void (await query(inject('serverUrl'), `drop database ${name} with (force)`)));
  const url = databaseUrl(inject('serverUrl'), name);
  const folder = join(server.folder, name);
  const open = () => openJobs(url, { handlers: allJobs(server.kit), work: false, log: server.kit.log });
  return { url, folder, storage: folderStorage(folder), migrationsFolder, openJobs: open };
}

async function whatIsThere({ url, folder }: { url: string; folder: string }) {
  const schemas = await query(url, `select nspname from pg_namespace where nspname = 'jobs'`);
  const tables = await query(url, `select relname from pg_class where relnamespace = 'public'::regnamespace`);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return { schemas, tables, files: entries.filter((entry) => entry.isFile()) };
}

const nothing = { schemas: [], tables: [], files: [] };

test('what was backed up comes back into an empty installation: rows, numbers, files, jobs and rules', async () => {
  const place = await anEmptyPlace();
  await restoreBackup(archive, place);

  const again = await writeBackup(join(server.folder, 'again.tar.gz'), {
    ...sourceOf(place.url),
    storage: place.storage,
  });
  const { madeAt: _first, ...before } = manifest;
  const { madeAt: _second, ...after } = again;
  expect(after).toEqual(before);
  expect(before.tables.length).toBeGreaterThan(50);
  expect(before.tables.find(({ name }) => name === 'orders')?.rows).toBe(demoStages.length);
  expect(Object.keys(before.files).length).toBeGreaterThan(0);
  expect(before.jobs.rows).toBeGreaterThan(0);

  const rules = (url: string) =>
    query(
      url,
      `select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as rule, convalidated from pg_constraint
    where connamespace = 'public'::regnamespace union all select tgrelid::regclass::text, tgname, tgenabled::text, true from pg_trigger where not tgisinternal order by 1, 2, 3`,
    );
  expect(await rules(place.url)).toEqual(await rules(server.url));
  const jobs = (url: string) =>
    query(
      url,
      `select id, name, data, retry_limit, retry_backoff from jobs.job where name not like '\\_\\_pgboss%' order by id`,
    );
  expect(await jobs(place.url)).toEqual(await jobs(server.url));
  await expect(query(place.url, 'delete from ledger_entries')).rejects.toThrow('only ever added');
  const client = new pg.Client({ connectionString: place.url });
  await client.connect();
  const invariants = readInvariants(await readFile(join(import.meta.dirname, '../invariants.sql'), 'utf8'));
  expect(await findBroken(client, invariants)).toEqual([]);
  await client.end();
}, 60_000);

test('new rows go on with the numbers behind the old ones', async () => {
  const place = await anEmptyPlace();
  await restoreBackup(archive, place);

  const ids = (url: string) =>
    query<{ id: string }>(
      url,
      `insert into stores (site, external_id, name) values ('1688', 'behind', 'behind') returning id`,
    );
  const [{ id } = { id: '' }] = await ids(server.url);
  await query(server.url, `delete from stores where external_id = 'behind'`);
  expect(await ids(place.url)).toEqual([{ id }]);
}, 60_000);

test('the archive is for its owner only, stands alone, and never replaces a file', async () => {
  if (process.platform !== 'win32') expect((await stat(archive)).mode & 0o777).toBe(0o600);
  expect((await readdir(server.folder)).filter((name) => name.endsWith('.part'))).toEqual([]);

  await expect(writeBackup(archive, sourceOf(server.url))).rejects.toThrow(/exists already/);
  const unfinished = join(server.folder, 'other.tar.gz');
  await writeFile(`${unfinished}.part`, 'of another run');
  await expect(writeBackup(unfinished, sourceOf(server.url))).rejects.toThrow(/another backup is running/);
  expect(await readFile(`${unfinished}.part`, 'utf8')).toBe('of another run');
});

test('an installation that is in use is left as it is', async () => {
  const other = await testServer();
  const before = await query(other.url, 'select count(*) from users');
  const place = { ...(await anEmptyPlace()), url: other.url };

  await expect(restoreBackup(archive, place)).rejects.toThrow(/not empty/);
  expect(await query(other.url, 'select count(*) from users')).toEqual(before);
});

test('a backup of an empty database is refused and leaves no file', async () => {
  const place = await anEmptyPlace();
  const path = join(server.folder, 'of-nothing.tar.gz');
  await expect(writeBackup(path, sourceOf(place.url))).rejects.toThrow(/nothing to back up/);
  expect((await readdir(server.folder)).filter((name) => name.startsWith('of-nothing'))).toEqual([]);
});

/** Changes the unpacked archive; the packing itself stays sound. */
const repacked = (change: (tar: Buffer) => Buffer) => async (whole: Buffer) => gzipSync(change(gunzipSync(whole)));
const flip = (tar: Buffer, at: number) => {
  tar.writeUInt8(tar.readUInt8(at) ^ 1, at);
  return tar;
};
const damages: [string, (whole: Buffer) => Promise<Buffer>][] = [
  ['cut off', async (whole) => whole.subarray(0, Math.floor(whole.length * 0.7))],
  ['one bit of the packed data changed', async (whole) => flip(Buffer.from(whole), Math.floor(whole.length / 2))],
  ['one bit of a row changed', repacked((tar) => flip(tar, tar.indexOf('tables/orders/') + 600))],
  ['one bit of a file changed', repacked((tar) => flip(tar, tar.indexOf('files/') + 600))],
  [
    'without its manifest',
    repacked((tar) => Buffer.concat([tar.subarray(0, tar.indexOf('manifest.json')), Buffer.alloc(1024)])),
  ],
  [
    'with a name that leads out of the folder',
    repacked((tar) => Buffer.from(tar.toString('latin1').replace('files/', 'f/../.'), 'latin1')),
  ],
  ['no archive at all', async () => randomBytes(5_000)],
];

test.each(damages)('an archive is refused and nothing is left behind: %s', async (_name, damage) => {
  const place = await anEmptyPlace();
  const damaged = join(server.folder, `${randomBytes(6).toString('hex')}.tar.gz`);
  await writeFile(damaged, await damage(await readFile(archive)));

  await expect(restoreBackup(damaged, place)).rejects.toThrow(BackupError);
  expect(await whatIsThere(place)).toEqual(nothing);
});

test('a restore that fails on the way takes everything back', async () => {
  const place = await anEmptyPlace();
  const opened: string[] = [];
  const failing = {
    ...place,
    async openJobs() {
      const jobs = await place.openJobs();
      opened.push(...(await whatIsThere(place)).files.map((entry) => entry.name));
      await jobs.stop();
      throw new Error('the machine is tired');
    },
  };

  await expect(restoreBackup(archive, failing)).rejects.toThrow('the machine is tired');
  expect(opened.length).toBe(Object.keys(manifest.files).length);
  expect(await whatIsThere(place)).toEqual(nothing);
}, 60_000);

test('the owner of the tables can restore without being a superuser; one who may not create them is told', async () => {
  const place = await anEmptyPlace();
  const name = new URL(place.url).pathname.slice(1);
  const [owner, guest] = [`owner_${name}`, `guest_${name}`];
  for (const role of [owner, guest]) await query(place.url, `create role ${role} login password 'only-a-test'`);
  onTestFinished(async () => {
    for (const role of [owner, guest])
      await query(place.url, `reassign owned by ${role} to current_user; drop owned by ${role}; drop role ${role}`);
  });
  const as = (role: string) => {
    const url = new URL(place.url);
    url.username = role;
    url.password = 'only-a-test';
    return url.href;
  };

  await expect(restoreBackup(archive, { ...place, url: as(guest) })).rejects.toThrow(/not permitted/);
  await query(place.url, `alter database ${name} owner to ${owner}`);
  const openAsOwner = () => openJobs(as(owner), { handlers: allJobs(server.kit), work: false, log: server.kit.log });
  await restoreBackup(archive, { ...place, url: as(owner), openJobs: openAsOwner });
  expect(await query(place.url, 'select count(*)::int as orders from orders')).toEqual([{ orders: demoStages.length }]);
}, 60_000);
