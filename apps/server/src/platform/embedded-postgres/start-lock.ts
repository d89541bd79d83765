import { randomUUID } from 'node:crypto';
import { link, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, EmbeddedPostgresError } from './errors.ts';
import { isAlive } from './postmaster.ts';

const heartbeatMs = 1_000;
const silentAfterMs = 15_000;
const waitLimitMs = 180_000;
const pollMs = 50;

/**
 * Lets one process at a time prepare and start a data folder. The holder touches the file every second; a lock of a dead
 * or silent holder is taken over. Throws folder_in_use when another start takes longer than three minutes.
 */
export async function withStartLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const token = JSON.stringify({ pid: process.pid, host: hostname(), id: randomUUID() });
  await acquire(file, token);
  const heartbeat = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => undefined), heartbeatMs);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    if ((await contentOf(file)) === token) await rm(file, { force: true });
  }
}

async function acquire(file: string, token: string): Promise<void> {
  const deadline = Date.now() + waitLimitMs;
  while (Date.now() < deadline) {
    if (await create(file, token)) return;
    await removeIfStale(file);
    await sleep(pollMs);
  }
  throw new EmbeddedPostgresError('folder_in_use', `Another process is still starting the database: ${file}`);
}

/** Atomic: the content is there as soon as the name is. */
async function create(file: string, token: string): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  const handle = await open(draft, 'wx', 0o600);
  await handle.writeFile(token);
  await handle.close();
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    return await createWithoutLinks(file, token, error);
  } finally {
    await rm(draft, { force: true });
  }
}

/** For file systems without hard links. */
async function createWithoutLinks(file: string, token: string, cause: unknown): Promise<boolean> {
  if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(codeOf(cause))) throw cause;
  const handle = await open(file, 'wx', 0o600).catch((error: unknown) => {
    if (codeOf(error) === 'EEXIST') return undefined;
    throw error;
  });
  await handle?.writeFile(token);
  await handle?.close();
  return handle !== undefined;
}

async function removeIfStale(file: string): Promise<void> {
  const content = await contentOf(file);
  if (content === undefined || !(await isStale(file, content))) return;

  // Renaming decides which of several waiting processes removes it; a lock that was renewed meanwhile is put back.
  const aside = `${file}.${randomUUID()}`;
  const moved = await rename(file, aside).then(
    () => true,
    () => false,
  );
  if (moved && (await contentOf(aside)) !== content) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}

async function isStale(file: string, content: string): Promise<boolean> {
  const silentMs = await stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );
  if (silentMs > silentAfterMs) return true;
  const holder = parseHolder(content);
  return holder !== undefined && holder.host === hostname() && !isAlive(holder.pid);
}

function parseHolder(content: string): { pid: number; host: string } | undefined {
  try {
    const value: unknown = JSON.parse(content);
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('host' in value)) return undefined;
    return typeof value.pid === 'number' && typeof value.host === 'string'
      ? { pid: value.pid, host: value.host }
      : undefined;
  } catch {
    return undefined;
  }
}

const contentOf = (file: string): Promise<string | undefined> => readFile(file, 'utf8').catch(() => undefined);
