import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import { prepared } from '../../platform/prepared.ts';
import { type FileRow, files, type NewFile, type RecordKind } from './file-tables.ts';

export async function insertFile(tx: Tx, file: NewFile): Promise<FileRow> {
  const [row] = await tx.insert(files).values(file).returning();
  assert(row, 'an inserted file comes back');
  return row;
}

export async function filesByIds(db: Reader, ids: readonly number[]): Promise<FileRow[]> {
  return ids.length === 0 ? [] : findFiles(db, { ids: [...ids] });
}
const findFiles = prepared((db, valueOf) =>
  db
    .select()
    .from(files)
    .where(sql`${files.id} = any(${valueOf('ids')})`),
);

const isPrivate = sql`exists (
  select from cloud_buckets b where b.type = '私有' and starts_with(files.storage_key, 'cloud/' || b.id || '/'))`;

/** An unbound file by its random name; bound ones are found only through their record, those of a private bucket by a signed address. */
export async function findOpenFile(db: Reader, realName: string): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.realName, realName), isNull(files.recordId), sql`not ${isPrivate}`));
  return row;
}

/** A file by its random name that belongs to a record of this kind. */
export async function findBoundFile(
  db: Reader,
  { realName, recordKind }: { realName: string; recordKind: RecordKind },
): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.realName, realName), eq(files.recordKind, recordKind)));
  return row;
}

/** Files of these records are of their own kind; all others are pictures that anybody may have sent. */
const mayBeBound = (kind: RecordKind) => {
  if (kind === 'registration') return eq(files.purpose, 'license');
  if (kind === 'avatar' || kind === 'package') return eq(files.purpose, kind);
  if (kind === 'material') return and(eq(files.purpose, 'library'), inArray(files.type, ['图片', '视频']));
  return and(inArray(files.purpose, ['picture', 'document']), eq(files.type, '图片'));
};

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
        mayBeBound(record.kind),
        or(isNull(files.recordId), and(eq(files.recordKind, record.kind), eq(files.recordId, record.id))),
      ),
    )
    .returning({ id: files.id });
  return rows.length;
}

/** The rows of these ids, in this order of locks, held until the transaction ends. */
export async function lockFiles(tx: Tx, ids: readonly number[]): Promise<FileRow[]> {
  return tx
    .select()
    .from(files)
    .where(inArray(files.id, [...ids]))
    .orderBy(files.id)
    .for('update');
}

export async function setFileName(tx: Tx, id: number, name: string): Promise<void> {
  await tx.update(files).set({ name }).where(eq(files.id, id));
}

export async function deleteFileRows(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.delete(files).where(inArray(files.id, [...ids]));
}

/** Takes one file that was never bound for a day; the library's stay. */
export async function takeForgotten(tx: Tx): Promise<string | undefined> {
  const { rows } = await tx.execute<{ storage_key: string }>(sql`
    delete from files where id = (
      select f.id from files f
      where f.record_id is null and f.purpose <> 'library' and f.created_at < ${nowSql} - interval '24 hours'
      order by f.id limit 1 for update skip locked)
    returning storage_key`);
  return rows[0]?.storage_key;
}
