import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createGunzip, createGzip, type Gzip } from 'node:zlib';
import { BackupError } from './backup-error.ts';
import { readTar, type TarEntry, tarEnd, tarEntry } from './tar.ts';

export type Archive = {
  add(entry: TarEntry): Promise<void>;
  /** Puts the file in its place, whole and on stable storage. */
  finish(): Promise<void>;
  /** Removes what was written so far. */
  abandon(): Promise<void>;
};

/** A new archive, readable by its owner only. It has another name until it is complete. Throws BackupError. */
export async function createArchive(path: string): Promise<Archive> {
  if (existsSync(path)) throw new BackupError(`${path} exists already: choose another name.`);
  const unfinished = `${path}.part`;
  const file = await open(unfinished, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(
      error.code === 'EEXIST'
        ? `${unfinished} is there: another backup is running, or was interrupted and left it. Delete it then.`
        : `${unfinished} cannot be written (${error.code}).`,
    );
  });
  const gzip = createGzip();
  const written = writeDown(gzip, file);
  written.catch(() => undefined);

  const write = async (data: Buffer) => {
    if (!gzip.write(data)) await Promise.race([once(gzip, 'drain'), written]);
  };
  return {
    async add(entry) {
      for (const part of tarEntry(entry)) await write(part);
    },
    async finish() {
      gzip.end(tarEnd);
      await written;
      await file.sync();
      await file.close();
      if (existsSync(path)) throw new BackupError(`${path} exists already: choose another name.`);
      await rename(unfinished, path);
      await syncFolder(dirname(path));
    },
    async abandon() {
      gzip.destroy();
      await written.catch(() => undefined);
      await file.close().catch(() => undefined);
      await rm(unfinished, { force: true });
    },
  };
}

async function writeDown(gzip: Gzip, file: FileHandle): Promise<void> {
  for await (const chunk of gzip) await file.appendFile(chunk);
}

/** A renamed file is there after a power cut only when its folder is written too; Windows cannot and need not. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => undefined);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

/** The entries of an archive. Throws BackupError when it is missing, damaged or none of ours. */
export async function* readArchive(path: string): AsyncGenerator<TarEntry> {
  if (!existsSync(path)) throw new BackupError(`${path} does not exist.`);
  const source = createReadStream(path);
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  try {
    yield* readTar(source.pipe(gunzip));
  } catch (error) {
    throw new BackupError(`${path} cannot be restored: ${reasonOf(error)}.`);
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof BackupError) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('Z_') ? 'it is damaged' : `it cannot be read (${code || String(error)})`;
}
