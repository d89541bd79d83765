import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import { type FileRow, files, type RecordKind } from './file-tables.ts';

export async function insertFile(tx: Tx, file: typeof files.$inferInsert): Promise<FileRow> {
  const [row] = await tx.insert(files).values(file).returning();
  assert(row, 'an inserted file comes back');
  return row;
}

export async function filesByIds(db: Reader, ids: readonly number[]): Promise<FileRow[]> {
  return ids.length === 0
    ? []
    : db
        .select()
        .from(files)
        .where(inArray(files.id, [...ids]));
}

/** An unbound file by its random name; bound ones are found only through their record. */
export async function findOpenFile(db: Reader, realName: string): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.realName, realName), isNull(files.recordId)));
  return row;
}

/** Binds the owner's files that are unbound, or belong to this record already; answers how many there were. */
export async function bindRows(
  tx: Tx,
  {
    fileIds,
    ownerId,
    record,
  }: { fileIds: readonly number[]; ownerId: number; record: { kind: RecordKind; id: number } },
): Promise<number> {
  const rows = await tx
    .update(files)
    .set({ recordKind: record.kind, recordId: record.id })
    .where(
      and(
        inArray(files.id, [...fileIds]),
        eq(files.ownerId, ownerId),
        or(isNull(files.recordId), and(eq(files.recordKind, record.kind), eq(files.recordId, record.id))),
      ),
    )
    .returning({ id: files.id });
  return rows.length;
}

/** Takes one file that was never bound for a day and whose picture nobody waits for. */
export async function takeForgotten(tx: Tx): Promise<string | undefined> {
  const { rows } = await tx.execute<{ storage_key: string }>(sql`
    delete from files where id = (
      select f.id from files f where f.record_id is null and f.created_at < ${nowSql} - interval '24 hours'
        and not exists (select 1 from users u where u.avatar_file_id = f.id)
      order by f.id limit 1 for update skip locked)
    returning storage_key`);
  return rows[0]?.storage_key;
}
