import type { Language } from '@kouan/contract';
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { dictEntries, dicts } from './settings-tables.ts';

export type DictEntryQuery = {
  dictName?: string | undefined;
  label?: string | undefined;
  page?: number | undefined;
  size?: number | undefined;
  sort?: string | undefined;
  language: Language;
};

const defaultSize = 10;
const shownLabel = (language: Language): SQL<string> => {
  if (language === 'en') return sql<string>`coalesce(${dictEntries.labelEn}, ${dictEntries.label})`;
  if (language === 'vi') return sql<string>`coalesce(${dictEntries.labelVi}, ${dictEntries.label})`;
  return sql<string>`${dictEntries.label}`;
};

/** A page of entries with their labels in the caller's language, by `dictSort` unless asked otherwise. */
export async function listDictEntries(
  db: Reader,
  { dictName, label, page = 0, size = defaultSize, sort, language }: DictEntryQuery,
) {
  const text = shownLabel(language);
  const isWanted = and(
    dictName ? eq(dicts.name, dictName) : undefined,
    label ? sql`strpos(lower(${text}), lower(${label})) > 0` : undefined,
  );
  const content = await db
    .select({
      id: dictEntries.id,
      dictId: dictEntries.dictId,
      label: text,
      value: dictEntries.value,
      dictSort: dictEntries.dictSort,
      createdAt: dictEntries.createdAt,
    })
    .from(dictEntries)
    .innerJoin(dicts, eq(dicts.id, dictEntries.dictId))
    .where(isWanted)
    .orderBy(...orderOf(sort), asc(dictEntries.id))
    .limit(size)
    .offset(page * size);
  const [total] = await db
    .select({ count: count() })
    .from(dictEntries)
    .innerJoin(dicts, eq(dicts.id, dictEntries.dictId))
    .where(isWanted);
  return { content, totalElements: total?.count ?? 0 };
}

const sortable = {
  dictSort: dictEntries.dictSort,
  id: dictEntries.id,
  label: dictEntries.label,
  value: dictEntries.value,
} as const;

function orderOf(sort: string | undefined): SQL[] {
  const [field = '', direction = 'asc'] = (sort ?? '').split(',');
  const column = Object.hasOwn(sortable, field) ? sortable[field as keyof typeof sortable] : dictEntries.dictSort;
  return [direction === 'desc' ? desc(column) : asc(column)];
}
