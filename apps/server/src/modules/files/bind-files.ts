import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { bindRows } from './file-queries.ts';
import type { RecordKind } from './file-tables.ts';

/**
 * Makes one's own new files part of a private record; from then on they are seen only through it and never change.
 * Throws file.not_found for an absent file, another person's or another record's.
 */
export async function bindFiles(
  tx: Tx,
  input: { fileIds: readonly number[]; ownerId: number; record: { kind: RecordKind; id: number } },
): Promise<void> {
  const fileIds = [...new Set(input.fileIds)];
  if ((await bindRows(tx, { ...input, fileIds })) !== fileIds.length) fail('file.not_found');
}
