import type { FilePurpose, FileType } from '@kouan/contract';
import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { hasText, isWithin, orderOf, pageOf } from '../../platform/list-query.ts';
import { type FileRow, files } from './file-tables.ts';

export type FileFilter = {
  blurry?: string | undefined;
  createTime?: readonly string[] | undefined;
  type?: FileType | undefined;
  purpose?: FilePurpose | undefined;
  /** Only those that are open by their name. */
  isOpen?: boolean;
  page?: number | undefined;
  size?: number | undefined;
  sort?: string | readonly string[] | undefined;
  timeZone: string;
};
export type ListedFile = FileRow & { createBy: string };

const createBy = sql<string>`coalesce((select u.username from users u where u.id = ${files.ownerId}), '')`;
const sortable = { id: files.id, name: files.name, size: files.bytes, createTime: files.createdAt, type: files.type };

/** The newest first unless sorted otherwise. */
export async function listFileRows(db: Reader, filter: FileFilter): Promise<{ rows: ListedFile[]; total: number }> {
  const where = conditionOf(filter);
  const { limit, offset } = pageOf(filter);
  const found = await db
    .select({ file: files, createBy })
    .from(files)
    .where(where)
    .orderBy(...orderOf(filter.sort, sortable, [desc(files.id)]))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(files).where(where);
  return { rows: found.map(({ file, ...more }) => ({ ...file, ...more })), total: counted?.total ?? 0 };
}

const conditionOf = ({ blurry, createTime, type, purpose, isOpen, timeZone }: FileFilter): SQL | undefined =>
  and(
    hasText(blurry, [files.name, files.suffix, files.type, createBy]),
    isWithin(files.createdAt, createTime, timeZone),
    type && eq(files.type, type),
    purpose && eq(files.purpose, purpose),
    isOpen ? isNull(files.recordId) : undefined,
  );
