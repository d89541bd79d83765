import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { assert } from './errors.ts';
import { randomToken } from './random.ts';

/** Where file contents live. Keys are our own names, never a caller's. */
export type Storage = {
  /** On stable storage when it answers. */
  put(key: string, data: Uint8Array): Promise<void>;
  get(key: string): Promise<Readable | undefined>;
  delete(key: string): Promise<void>;
};

const keyForm = /^[a-z0-9][a-zA-Z0-9_.-]*(\/[a-zA-Z0-9_.-]+)*$/;

/** Keeps contents below a folder. A file appears whole or not at all. */
export function folderStorage(folder: string): Storage {
  const root = resolve(folder);
  const pathOf = (key: string) => {
    const path = join(root, key);
    assert(
      keyForm.test(key) && !key.includes('..') && path.startsWith(root + sep),
      'a storage key stays in its folder',
    );
    return path;
  };
  return {
    async put(key, data) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const unfinished = `${path}.${randomToken(6)}.part`;
      const file = await open(unfinished, 'wx', 0o600);
      try {
        await file.writeFile(data);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path);
    },
    async get(key) {
      const path = pathOf(key);
      return (await stat(path).catch(() => undefined)) ? createReadStream(path) : undefined;
    },
    delete: (key) => rm(pathOf(key), { force: true }),
  };
}
