import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { allJobs } from './app.ts';
import { findBroken, readInvariants } from './platform/invariants.ts';
import { BackupError, type Manifest, restoreBackup, writeBackup } from './platform/backup/index.ts';
import { type Config, ConfigError, readConfig, readSecret } from './platform/config.ts';
import { DatabaseError, openDatabase } from './platform/database.ts';
import { openDb } from './platform/db.ts';
import { openJobs } from './platform/jobs.ts';
import { openLog } from './platform/log.ts';
import { internet } from './platform/outside.ts';
import { openMailer } from './platform/mail.ts';
import { migrationsFolder, projectFolder } from './platform/project-folder.ts';
import { openStorage } from './platform/storage.ts';

// `npm run backup -- FILE` and `npm run restore -- FILE`. Pictures that the shop draws itself are not in a backup:
// they are drawn again when asked for.

// What lies in a bucket of one's own (`cloud/…`) stays there.
const fileKeys = "select storage_key as key from files where storage_key not like 'cloud/%' order by id";

async function backup(path: string, config: Config): Promise<void> {
  const storage = await openStorage(config);
  const database = await openDatabase(config, say);
  try {
    const manifest = await writeBackup(path, { url: database.url, storage, fileKeys, application: await version() });
    for (const key of manifest.missingFiles)
      console.error(`The file ${key} is named in the database but is not in the storage.`);
    console.log(`${summary(manifest)} are in ${path}. It holds passwords and addresses: keep it safe.`);
  } finally {
    await database.stop();
  }
}

async function restore(path: string, config: Config): Promise<void> {
  const storage = await openStorage(config);
  const database = await openDatabase(config, say);
  const log = openLog('warn');
  const mailer = openMailer({ url: undefined, folder: join(config.dataDir, 'mail'), from: config.mailFrom });
  const db = openDb(database.url, { poolSize: 1, log });
  const handlers = allJobs({ config, db, storage, mailer, outside: internet, secret: readSecret(config), log });
  try {
    const manifest = await restoreBackup(path, {
      url: database.url,
      storage,
      migrationsFolder,
      openJobs: () => openJobs(database.url, { handlers, work: false, log }),
    });
    console.log(`${summary(manifest)} are restored as they were at ${manifest.madeAt}.`);
    await tellBroken(database.url);
  } finally {
    mailer.close();
    await db.$client.end();
    await database.stop();
  }
}

/** A backup brings back what there was, so a rule that is broken now was broken before. */
async function tellBroken(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const broken = await findBroken(
      client,
      readInvariants(await readFile(join(projectFolder, 'apps/server/invariants.sql'), 'utf8')),
    );
    for (const { name, rows } of broken)
      console.error(`Does not hold: ${name} (${rows.length} rows or more; npm run verify shows them)`);
    if (broken.length > 0) process.exitCode = 1;
  } finally {
    await client.end();
  }
}

function summary({ tables, files, jobs }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${tables.length} tables with ${rows} rows, ${Object.keys(files).length} files and ${jobs.rows} jobs`;
}

const say = (text: string) => console.log(`    Database: ${text}`);

async function version(): Promise<string> {
  const project: unknown = JSON.parse(await readFile(join(projectFolder, 'package.json'), 'utf8'));
  return typeof project === 'object' && project !== null && 'version' in project ? String(project.version) : 'unknown';
}

const commands = new Map([
  ['backup', backup],
  ['restore', restore],
]);

try {
  const [name = '', file] = process.argv.slice(2);
  const command = commands.get(name);
  if (!command || file === undefined)
    throw new BackupError(`Say the file: npm run ${command ? name : 'backup'} -- FILE`);
  await command(resolve(file), readConfig(process.env));
} catch (error) {
  const isTold = error instanceof ConfigError || error instanceof DatabaseError || error instanceof BackupError;
  console.error(isTold ? error.message : error);
  process.exitCode = 1;
}
