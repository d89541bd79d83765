import type { DictRow, Language, QueryOf, listDicts as endpoint } from '@kouan/contract';
import { formatDateTime } from '@kouan/domain';
import { and, asc, count, eq } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { hasText, isWithin, orderOf, pageOf } from '../../platform/list-query.ts';
import { builtInDicts } from './built-in-dictionaries.ts';
import { dictEntries, dicts } from './settings-tables.ts';

const builtIn = new Map(builtInDicts.map(({ name, entries }) => [name, new Set(entries.map(({ value }) => value))]));
export const isBuiltInDict = (name: string): boolean => builtIn.has(name);
/** Whether the logic knows this value. */
export const isBuiltInValue = (dictName: string, value: string): boolean => builtIn.get(dictName)?.has(value) ?? false;

type DictQuery = QueryOf<typeof endpoint> & { timeZone: string };
const sortable = { id: dicts.id, name: dicts.name, createTime: dicts.createdAt };

/** A page of dictionaries, by name unless asked otherwise. */
export async function listDicts(
  db: Reader,
  { timeZone, ...query }: DictQuery,
): Promise<{ content: DictRow[]; totalElements: number }> {
  const where = and(
    hasText(query.blurry, [dicts.name, dicts.description]),
    isWithin(dicts.createdAt, query.createTime, timeZone),
  );
  const { limit, offset } = pageOf(query);
  const rows = await db
    .select()
    .from(dicts)
    .where(where)
    .orderBy(...orderOf(query.sort, sortable, [asc(dicts.name)]))
    .limit(limit)
    .offset(offset);
  const [total] = await db.select({ rows: count() }).from(dicts).where(where);
  return { content: rows.map((row) => toDictRow(row, timeZone)), totalElements: total?.rows ?? 0 };
}

const toDictRow = (row: typeof dicts.$inferSelect, timeZone: string): DictRow => ({
  id: row.id,
  name: row.name,
  description: row.description,
  builtIn: isBuiltInDict(row.name),
  createTime: formatDateTime(row.createdAt, timeZone),
});

/** An entry as it is kept in memory: every text, so that one copy serves every language. */
export type EntryRecord = typeof dictEntries.$inferSelect;

/** The name of all dictionaries together; no dictionary can have it. */
export const everyDict = '';

/** All entries of a dictionary, or of every one, by `dictSort`. */
export async function entriesOf(db: Reader, dictName: string): Promise<EntryRecord[]> {
  const rows = await db
    .select({ entry: dictEntries })
    .from(dictEntries)
    .innerJoin(dicts, eq(dicts.id, dictEntries.dictId))
    .where(dictName === everyDict ? undefined : eq(dicts.name, dictName))
    .orderBy(asc(dictEntries.dictSort), asc(dictEntries.id));
  return rows.map(({ entry }) => entry);
}

export const labelOf = (entry: EntryRecord, language: Language): string =>
  (language === 'en' ? entry.labelEn : language === 'vi' ? entry.labelVi : null) || entry.label;
