import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Storage } from '../storage.ts';
import { type Archive, createArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { type Manifest, manifestName } from './manifest.ts';
import { copyPendingJobs } from './pending-jobs.ts';
import { connect, copyRows, listTables, readMigrations, readSequences, selectAll } from './tables.ts';

export type BackupSource = {
  url: string;
  storage: Storage;
  /** A query that answers the storage keys of all files as `key`. */
  fileKeys: string;
  application: string;
};

const keysAtOnce = 500;

/** Writes everything into one archive, as it is at one moment. Changes go on meanwhile. Throws BackupError. */
export async function writeBackup(path: string, source: BackupSource): Promise<Manifest> {
  const client = await connect(source.url);
  const archive = await createArchive(path).catch(async (error) => {
    await client.end();
    throw error;
  });
  try {
    const manifest = await writeAll(client, archive, source);
    await archive.finish();
    return manifest;
  } catch (error) {
    await archive.abandon();
    throw error;
  } finally {
    await client.end();
  }
}

async function writeAll(client: pg.Client, archive: Archive, source: BackupSource): Promise<Manifest> {
  await client.query('begin isolation level repeatable read read only');
  const migrations = await readMigrations(client);
  if (migrations.length === 0) throw new BackupError('There is nothing to back up: this database holds no Kouan.');
  const tables: Manifest['tables'] = [];
  for (const table of await listTables(client)) {
    const { name, columns } = table;
    const rows = await copyRows(client, selectAll(table), numberedEntries(archive, `tables/${name}`));
    tables.push({ name, columns, ...rows });
  }
  const jobs = await copyPendingJobs(client, numberedEntries(archive, 'jobs/pending'));
  const { files, missingFiles } = await writeFiles(client, archive, source);
  // Read after the snapshot, so that no number in it is given again.
  const sequences = await readSequences(client);
  await client.query('rollback');
  const { application } = source;
  const madeAt = new Date().toISOString();
  const manifest = {
    format: 1 as const,
    application,
    madeAt,
    migrations,
    tables,
    sequences,
    jobs,
    files,
    missingFiles,
  };
  await archive.add({ name: manifestName, data: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) });
  return manifest;
}

/** Each piece of a table is an entry of its own, so that none has to be large. */
function numberedEntries(archive: Archive, name: string): (lines: Buffer) => Promise<void> {
  let number = 0;
  return (data) => archive.add({ name: `${name}/${String(++number).padStart(6, '0')}.copy`, data });
}

async function writeFiles(
  client: pg.Client,
  archive: Archive,
  { storage, fileKeys }: BackupSource,
): Promise<Pick<Manifest, 'files' | 'missingFiles'>> {
  const files: Manifest['files'] = {};
  const missingFiles: string[] = [];
  await client.query(`declare file_keys no scroll cursor for ${fileKeys}`);
  for (;;) {
    const { rows } = await client.query<{ key: string }>(`fetch ${keysAtOnce} from file_keys`);
    for (const { key } of rows) {
      const data = await readWhole(storage, key);
      if (data === undefined) {
        missingFiles.push(key);
        continue;
      }
      files[key] = { bytes: data.length, sha256: createHash('sha256').update(data).digest('hex') };
      await archive.add({ name: `files/${key}`, data });
    }
    if (rows.length < keysAtOnce) return { files, missingFiles };
  }
}

/** Stored files were taken in whole, so one fits into memory. */
async function readWhole(storage: Storage, key: string): Promise<Buffer | undefined> {
  const content = await storage.get(key);
  if (content === undefined) return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}
