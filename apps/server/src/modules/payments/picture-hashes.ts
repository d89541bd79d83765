import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';

/** The content hash of each of these stored files, in their order. Throws file.not_found. */
export async function pictureHashes(db: Reader, fileIds: readonly number[]): Promise<{ fileId: number; sha256: string }[]> {
  if (fileIds.length === 0) return [];
  const { rows } = await db.execute<{ id: string; sha256: string }>(sql`select id, sha256 from files where id = any(${sql.param([...fileIds])}::bigint[])`);
  const hashes = new Map(rows.map((row) => [Number(row.id), row.sha256]));
  return fileIds.map((fileId) => ({ fileId, sha256: hashes.get(fileId) ?? fail('file.not_found') }));
}
