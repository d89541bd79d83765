import type { FilePurpose } from '@kouan/contract';
import type { Tx } from '../../platform/db.ts';
import type { Kit } from '../../platform/module.ts';
import { insertFile } from './file-queries.ts';
import type { FileRow } from './file-tables.ts';
import { storeUpload } from './store-upload.ts';

type Keeping = {
  purpose: FilePurpose;
  ownerId: number;
  inTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** A bucket of one's own in place of the usual storage. */
  bucketId?: number | undefined;
  /** The shown name for a content of this ending, in place of the sender's. */
  shownAs?: (suffix: string) => string;
  /** What else belongs to the same change; answers the row as it is then. */
  alsoDo?: (tx: Tx, row: FileRow) => Promise<FileRow>;
};

/** Stores an upload and writes its row; when the row cannot be written the content goes again. Throws as storeUpload does. */
export async function keepUpload(
  storage: Kit['storage'],
  upload: { data: Buffer; name: string; type: string },
  { purpose, ownerId, inTransaction, bucketId, shownAs, alsoDo = async (_, row) => row }: Keeping,
): Promise<FileRow> {
  const stored = await storeUpload(storage, upload, purpose, bucketId);
  const name = shownAs?.(stored.suffix) ?? stored.name;
  try {
    return await inTransaction(async (tx) => alsoDo(tx, await insertFile(tx, { ...stored, name, ownerId })));
  } catch (error) {
    await storage.delete(stored.storageKey).catch(() => undefined);
    throw error;
  }
}
