import { join } from 'node:path';
import { type Config, ConfigError } from '../config.ts';
import { folderStorage } from './folder-storage.ts';
import { s3Storage } from './s3-storage.ts';
import { type Storage, StorageError } from './storage.ts';

/** The storage of this installation, found to be usable. Throws ConfigError. */
export async function openStorage({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<Storage> {
  const storage = s3 ? s3Storage(s3) : folderStorage(join(dataDir, 'files'));
  await storage.check().catch((error: unknown) => {
    throw error instanceof StorageError ? new ConfigError(error.message) : error;
  });
  return storage;
}
