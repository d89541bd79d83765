import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { assert } from '../errors.ts';
import { randomToken } from '../random.ts';
import { assertKey, type Storage, StorageError } from './storage.ts';

/** Keeps contents below a folder. A file appears whole or not at all. */
export function folderStorage(folder: string): Storage {
  const root = resolve(folder);
  const pathOf = (key: string) => {
    assertKey(key);
    const path = join(root, key);
    assert(path.startsWith(root + sep), 'a storage key stays in its folder');
    return path;
  };
  return {
    async check() {
      await mkdir(root, { recursive: true, mode: 0o700 }).catch(() => {
        throw new StorageError(`The folder ${root} cannot be made: choose another with DATA_DIR.`);
      });
    },
    async put(key, data) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const unfinished = `${path}.${randomToken(6)}.part`;
      try {
        await writeDown(unfinished, data);
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async get(key, part) {
      const path = pathOf(key);
      if (!(await stat(path).catch(() => undefined))) return undefined;
      return createReadStream(path, part ? { start: part.first, end: part.last } : {});
    },
    delete: (key) => rm(pathOf(key), { force: true }),
  };
}

async function writeDown(path: string, data: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(data);
    await file.sync();
  } finally {
    await file.close();
  }
}
