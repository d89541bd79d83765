import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  access,
  chmod,
  chown,
  constants,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  unlink,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Place } from './choose-user.ts';
import { codeOf, EmbeddedPostgresError, errorFromOutput } from './errors.ts';
import { runAs } from './run-program.ts';

/** Makes the folder and proves that it can be written. Throws folder_not_writable. */
export async function ensureWritable(folder: string): Promise<void> {
  const probe = join(folder, `.write-test-${process.pid}-${randomBytes(4).toString('hex')}`);
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.R_OK | constants.X_OK);
    await writeFile(probe, '');
    await unlink(probe);
  } catch (cause) {
    const problem = codeOf(cause) === 'ENOSPC' ? 'disk_full' : 'folder_not_writable';
    throw new EmbeddedPostgresError(
      problem,
      `The data folder ${folder} cannot be written (${codeOf(cause)}): set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

export const isInitialized = (dataFolder: string): boolean => existsSync(join(dataFolder, 'PG_VERSION'));

/** Throws version_mismatch when the files are those of another major version. */
export async function checkVersion({ dataFolder, binaries }: Place): Promise<void> {
  const found = (await readFile(join(dataFolder, 'PG_VERSION'), 'utf8')).trim();
  if (Number(found) === binaries.majorVersion) return;
  throw new EmbeddedPostgresError(
    'version_mismatch',
    `${dataFolder} was made by PostgreSQL ${found}, here is ${binaries.majorVersion}: restore a backup into an empty folder or set DATABASE_URL.`,
  );
}

/** Reads the superuser's password, or writes a new random one that only this user may read. */
export async function readOrMakePassword(file: string): Promise<string> {
  const existing = await readPassword(file);
  if (existing !== undefined) return existing;
  const password = randomBytes(24).toString('base64url');
  await writeDurably(file, password);
  return password;
}

export async function readPassword(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return '';
    throw new EmbeddedPostgresError(
      'folder_not_writable',
      `The database password in ${file} cannot be read (${codeOf(error)}).`,
      { cause: error },
    );
  });
  return text.trim() === '' ? undefined : text.trim();
}

async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  await handle.chmod(0o600);
  await handle.writeFile(`${text}\n`);
  await handle.sync();
  await handle.close();
}

/** macOS and Windows do not know the C.UTF-8 of glibc; without a UTF-8 ctype trigrams of Chinese do not exist. */
const ctypes: Partial<Record<NodeJS.Platform, string>> = { darwin: 'en_US.UTF-8', win32: 'en-US.UTF-8' };

function localeArguments(majorVersion: number): string[] {
  const ctype = ctypes[process.platform] ?? 'C.UTF-8';
  const provider = majorVersion >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : [];
  return [...provider, '--lc-collate=C', `--lc-ctype=${ctype}`];
}

type Init = { place: Place; password: string; fast: boolean };

/** Runs initdb beside the final folder and renames it when complete: a start killed half-way leaves no half database. */
export async function initialize({ place, password, fast }: Init): Promise<void> {
  const parent = dirname(place.dataFolder);
  await removeLeftovers(parent, basename(place.dataFolder));
  const draft = `${place.dataFolder}.new-${randomBytes(4).toString('hex')}`;
  await mkdir(draft, { mode: 0o700 });
  if (place.ownerUid !== undefined) await chown(draft, place.ownerUid, place.ownerUid);
  await runInitdb({ place, password, fast }, draft);
  await chmod(draft, 0o700);
  await rename(draft, place.dataFolder);
  await syncFolder(parent);
}

async function runInitdb({ place, password, fast }: Init, draft: string): Promise<void> {
  const passwordFile = `${draft}.password`;
  await writeDurably(passwordFile, password);
  if (place.ownerUid !== undefined) await chown(passwordFile, place.ownerUid, place.ownerUid);
  try {
    const { code, output } = await runAs(place.runAs, [
      place.binaries.initdb,
      ...['-D', draft, '-U', 'postgres', '-E', 'UTF8', ...localeArguments(place.binaries.majorVersion)],
      ...[`--pwfile=${passwordFile}`, '-A', 'scram-sha-256', ...(fast ? ['--no-sync'] : [])],
    ]);
    if (code !== 0) throw errorFromOutput('init_failed', output);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function removeLeftovers(parent: string, name: string): Promise<void> {
  const leftovers = (await readdir(parent)).filter((entry) => entry.startsWith(`${name}.new-`));
  for (const entry of leftovers) await rm(join(parent, entry), { recursive: true, force: true });
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}
