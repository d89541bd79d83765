import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the database of an installation listens; undefined when that cannot be read. @param {NodeJS.ProcessEnv} env */
export async function databaseAddress(env) {
  if (env.DATABASE_URL) return env.DATABASE_URL;
  const folder = env.DATA_DIR ?? './data';
  const read = (...path) => readFile(join(folder, ...path), 'utf8').catch(() => '');
  const port = (await read('postgres', 'postmaster.pid')).split('\n')[3];
  const password = (await read('postgres-password')).trim();
  return port && password
    ? `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port.trim()}/kouan`
    : undefined;
}
