import type { DictRow, Language, QueryOf, listDicts as endpoint } from '@kouan/contract';
import { formatDateTime } from '@kouan/domain';
import { and, asc, count, eq, inArray, or } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { hasText, isWithin, orderOf, pageOf } from '../../platform/list-query.ts';
import { builtInDicts } from './built-in-dictionaries.ts';
import { dictEntries, dicts } from './settings-tables.ts';

const builtIn = new Map(builtInDicts.map(({ name, entries }) => [name, new Set(entries.map(({ value }) => value))]));
export const isBuiltInDict = (name: string): boolean => builtIn.has(name);
/** Whether the logic knows this value. */
export const isBuiltInValue = (dictName: string, value: string): boolean => builtIn.get(dictName)?.has(value) ?? false;

const builtInDescriptions = new Map(builtInDicts.map(({ name, description }) => [name, description]));
/** What is kept of a description: that of a built-in dictionary is kept in Chinese, in whatever language it was shown. */
export function keptDescription(name: string, text: string): string {
  const known = builtInDescriptions.get(name);
  return known && Object.values(known).includes(text) ? known.cn : text;
}
/** The description of a built-in dictionary speaks the reader's language until somebody writes another one. */
function shownDescription({ name, description }: { name: string; description: string }, language: Language): string {
  const known = builtInDescriptions.get(name);
  return known?.cn === description ? known[language] : description;
}
/** Built-in dictionaries with this text in their description, in any language. */
const describedBy = (blurry: string): string[] =>
  [...builtInDescriptions].flatMap(([name, texts]) =>
    Object.values(texts).some((text) => text.toLowerCase().includes(blurry.toLowerCase())) ? [name] : [],
  );

type DictQuery = QueryOf<typeof endpoint> & { timeZone: string; language: Language };
const sortable = { id: dicts.id, name: dicts.name, createTime: dicts.createdAt };

/** A page of dictionaries, by name unless asked otherwise. */
export async function listDicts(
  db: Reader,
  { timeZone, language, ...query }: DictQuery,
): Promise<{ content: DictRow[]; totalElements: number }> {
  const where = and(
    or(
      hasText(query.blurry, [dicts.name, dicts.description]),
      query.blurry ? inArray(dicts.name, describedBy(query.blurry)) : undefined,
    ),
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
  return { content: rows.map((row) => toDictRow(row, { timeZone, language })), totalElements: total?.rows ?? 0 };
}

type Viewer = Pick<DictQuery, 'timeZone' | 'language'>;
const toDictRow = (row: typeof dicts.$inferSelect, { timeZone, language }: Viewer): DictRow => ({
  id: row.id,
  name: row.name,
  description: shownDescription(row, language),
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
