import { readdir } from 'node:fs/promises';
import type pg from 'pg';
import type { JobQueue } from '../jobs.ts';
import { applyMissing } from '../migrate.ts';
import type { Storage } from '../storage.ts';
import { readArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { checkArchive, kindOf } from './check-archive.ts';
import { copyIn } from './copy.ts';
import { type Manifest } from './manifest.ts';
import { copyInJobs, copyPendingJobs, hasQueue, putJobs, stageJobs } from './pending-jobs.ts';
import { dropRules, giveRules } from './rules.ts';
import { connect, copyRows, listTables, quoted, readMigrations, selectAll, type Table } from './tables.ts';

export type RestoreTarget = {
  url: string;
  storage: Storage;
  migrationsFolder: string;
  /** Opens the job queue of this database. */
  openJobs(): Promise<JobQueue>;
};

/** Fills an empty installation from an archive: all of it, or nothing. Throws BackupError. */
export async function restoreBackup(path: string, target: RestoreTarget): Promise<Manifest> {
  const manifest = await checkArchive(path);
  await refuseNewer(manifest, target.migrationsFolder);
  const client = await connect(target.url);
  try {
    await refuseFull(client);
    const hadQueue = await hasQueue(client);
    const putFiles: string[] = [];
    try {
      await restoreAll(client, { path, manifest, target, putFiles });
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      for (const key of putFiles) await target.storage.delete(key);
      if (!hadQueue) await client.query('drop schema if exists jobs cascade').catch(() => undefined);
      throw explained(error);
    }
    await client.query('analyze');
    return manifest;
  } finally {
    await client.end();
  }
}

type Restore = { path: string; manifest: Manifest; target: RestoreTarget; putFiles: string[] };

async function restoreAll(client: pg.Client, { path, manifest, target, putFiles }: Restore): Promise<void> {
  await client.query('begin');
  await applyMissing(client, target.migrationsFolder, manifest.migrations);
  const tables = await listTables(client);
  refuseOtherColumns(tables, manifest);
  const rules = await dropRules(client, tables);
  await client.query(`truncate ${tables.map(({ name }) => `public.${quoted([name])}`).join(', ')}`);
  await stageJobs(client);
  await loadEntries(client, { path, manifest, target, putFiles });
  await giveRules(client, rules);
  await setSequences(client, manifest);
  await compareRows(client, tables, manifest);
  await restoreJobs(client, target);
  await client.query('commit');
}

async function loadEntries(client: pg.Client, { path, manifest, target, putFiles }: Restore): Promise<void> {
  const columnsOf = new Map(manifest.tables.map(({ name, columns }) => [name, columns]));
  for await (const { name: entryName, data } of readArchive(path)) {
    const kind = kindOf(entryName);
    if (kind.of === 'jobs') await copyInJobs(client, data);
    else if (kind.of === 'table') {
      const columns = quoted(columnsOf.get(kind.name) ?? []);
      await copyIn(client, `copy public.${quoted([kind.name])} (${columns}) from stdin`, data);
    } else if (kind.of === 'file') {
      putFiles.push(kind.name);
      await target.storage.put(kind.name, data);
    }
  }
}

async function restoreJobs(client: pg.Client, target: RestoreTarget): Promise<void> {
  const jobs = await target.openJobs();
  try {
    await putJobs(client, jobs.boss);
  } finally {
    await jobs.stop();
  }
}

async function setSequences(client: pg.Client, { sequences }: Manifest): Promise<void> {
  for (const [name, last] of Object.entries(sequences)) {
    if (last !== null)
      await client.query('select setval($1::regclass, $2::bigint)', [`public.${quoted([name])}`, last]);
  }
}

async function compareRows(client: pg.Client, tables: readonly Table[], manifest: Manifest): Promise<void> {
  const wanted = new Map(manifest.tables.map((table) => [table.name, table]));
  for (const table of tables) {
    const { rows, sha256 } = await copyRows(client, selectAll(table));
    const saved = wanted.get(table.name);
    if (saved?.rows !== rows || saved.sha256 !== sha256)
      throw new BackupError(`The table ${table.name} did not come back as it was.`);
  }
}

async function refuseNewer({ application, migrations }: Manifest, folder: string): Promise<void> {
  const known = new Set(await readdir(folder));
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new BackupError(
    `The backup is of Kouan ${application}, which is newer than this one: update first (${unknown.join(', ')} is not known here).`,
  );
}

async function refuseFull(client: pg.Client): Promise<void> {
  const isUsed = (await listTables(client)).length > 0 || (await readMigrations(client)).length > 0;
  if (!isUsed && (await copyPendingJobs(client)).rows === 0) return;
  throw new BackupError(
    'This installation is not empty. A backup is restored into an empty one only: choose another DATA_DIR or an empty database.',
  );
}

function refuseOtherColumns(tables: readonly Table[], manifest: Manifest): void {
  const textOf = (list: readonly { name: string; columns: string[] }[]) =>
    list.map(({ name, columns }) => `${name}(${columns.join()})`);
  const [here, saved] = [new Set(textOf(tables)), new Set(textOf(manifest.tables))];
  const differing = [...[...saved].filter((one) => !here.has(one)), ...[...here].filter((one) => !saved.has(one))];
  if (differing.length === 0) return;
  const names = new Set(differing.map((one) => one.slice(0, one.indexOf('('))));
  throw new BackupError(`The backup was made with other tables than these migrations make: ${[...names].join(', ')}.`);
}

const notPermitted = '42501';

/** One's own server may not let this user change tables. */
function explained(error: unknown): unknown {
  const isForbidden = error instanceof Error && 'code' in error && error.code === notPermitted;
  return isForbidden
    ? new BackupError(`The user of DATABASE_URL is not permitted to do this: ${error.message}.`)
    : error;
}
