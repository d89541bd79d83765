import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { enqueueAll } from '../../platform/jobs.ts';
import { deleteFileRows, lockFiles } from './file-queries.ts';
import type { FileRow } from './file-tables.ts';

/** Removes unbound files, all of them or none; the contents go after the commit. Throws file.not_found, file.in_use. */
export async function removeOpenFiles(tx: Tx, ids: readonly number[]): Promise<void> {
  const wanted = [...new Set(ids)];
  const rows = await lockFiles(tx, wanted);
  if (rows.length !== wanted.length) fail('file.not_found');
  if (rows.some(({ recordId }) => recordId !== null)) fail('file.in_use');
  await removeRows(tx, rows);
}

/** Removes the files of a record that lets go of them. Ids that are gone already are passed over. */
export async function removeBoundFiles(tx: Tx, ids: readonly number[]): Promise<void> {
  await removeRows(tx, await lockFiles(tx, ids));
}

async function removeRows(tx: Tx, rows: readonly FileRow[]): Promise<void> {
  if (rows.length === 0) return;
  await deleteFileRows(
    tx,
    rows.map(({ id }) => id),
  );
  await enqueueAll(
    tx,
    'removeFile',
    rows.map(({ storageKey }) => ({ storageKey })),
  );
}
