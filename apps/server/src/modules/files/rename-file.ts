import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { lockFiles, setFileName } from './file-queries.ts';
import { shownName } from './store-upload.ts';

/** Gives an unbound file another shown name; its ending stays true. Throws file.not_found, file.in_use, file.name_empty. */
export async function renameFile(tx: Tx, { id, name }: { id: number; name: string }): Promise<void> {
  const [row] = await lockFiles(tx, [id]);
  if (!row) fail('file.not_found');
  if (row.recordId !== null) fail('file.in_use');
  await setFileName(tx, id, withEnding(name, row.suffix));
}

/** What a person typed, cleaned, and with the ending of the content when it has none or another. */
export function withEnding(name: string, suffix: string): string {
  const shown = name.trim() === '' ? fail('file.name_empty') : shownName(name);
  return shown.toLowerCase().endsWith(`.${suffix}`) ? shown : shownName(`${shown.slice(0, 190)}.${suffix}`);
}
