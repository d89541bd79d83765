import type { addScreeningRule as contract, BodyOf, QueryOf, listScreeningRules } from '@kouan/contract';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { hasText } from '../../platform/list-query.ts';
import { findCategories } from '../catalog/index.ts';
import { userBriefs } from '../identity/index.ts';
import { screeningRules } from './screening-tables.ts';

const maxRules = 500;
const defaultPageSize = 10;
type RuleBody = BodyOf<typeof contract>;

/** Adds a rule. Throws screening.nothing_to_find, screening.category_not_found, screening.too_many. */
export async function addRule(tx: Tx, { body, by }: { body: RuleBody; by: number }): Promise<{ id: number }> {
  const [row] = await tx.select({ total: count() }).from(screeningRules);
  if ((row?.total ?? 0) >= maxRules) fail('screening.too_many', { limit: maxRules });
  const [added] = await tx
    .insert(screeningRules)
    .values({ ...(await valuesOf(tx, body)), changedBy: by })
    .returning({ id: screeningRules.id });
  assert(added, 'the rule was added');
  return added;
}

/** Changes a rule. Throws screening.rule_not_found and what adding one throws. */
export async function editRule(tx: Tx, { id, body, by }: { id: number; body: RuleBody; by: number }): Promise<void> {
  const changed = await tx
    .update(screeningRules)
    .set({ ...(await valuesOf(tx, body)), changedBy: by, changedAt: nowSql })
    .where(eq(screeningRules.id, id))
    .returning({ id: screeningRules.id });
  if (changed.length === 0) fail('screening.rule_not_found');
}

/** Removes a rule; orders keep what was shown by it. Throws screening.rule_not_found. */
export async function deleteRule(tx: Tx, id: number): Promise<void> {
  const gone = await tx.delete(screeningRules).where(eq(screeningRules.id, id)).returning({ id: screeningRules.id });
  if (gone.length === 0) fail('screening.rule_not_found');
}

const tidy = (words: readonly string[]): string[] => [...new Set(words.map((word) => word.trim()))].filter(Boolean);

async function valuesOf(tx: Tx, { kind, words, category, note, isActive }: RuleBody) {
  const tidied = { cn: tidy(words.cn), en: tidy(words.en), vi: tidy(words.vi) };
  const isEmpty = tidied.cn.length + tidied.en.length + tidied.vi.length === 0;
  if (!category && isEmpty) fail('screening.nothing_to_find', {}, { words: 'screening.nothing_to_find' });
  const [found] = category ? await findCategories(tx, { slugs: [category] }) : [];
  if (category && !found) fail('screening.category_not_found', {}, { category: 'screening.category_not_found' });
  return {
    kind,
    words: tidied,
    categoryId: found?.id ?? null,
    note: { cn: note.cn.trim(), en: note.en.trim(), vi: note.vi.trim() },
    isActive,
  };
}

/** Rules as the staff see them, the last changed first. */
export async function listRules(db: Reader, query: QueryOf<typeof listScreeningRules>) {
  const { page = 0, size = defaultPageSize, blurry, kind } = query;
  const wanted = and(
    kind === undefined ? undefined : eq(screeningRules.kind, kind),
    hasText(blurry, [sql`${screeningRules.words}::text`, sql`${screeningRules.note}::text`]),
  );
  const rows = await db
    .select()
    .from(screeningRules)
    .where(wanted)
    .orderBy(desc(screeningRules.changedAt), desc(screeningRules.id))
    .limit(size)
    .offset(page * size);
  const [all] = await db.select({ total: count() }).from(screeningRules).where(wanted);
  const people = await userBriefs(
    db,
    rows.map(({ changedBy }) => changedBy),
  );
  const categories = await findCategories(db, { ids: rows.flatMap(({ categoryId }) => categoryId ?? []) });
  const categoryOf = new Map(categories.map(({ id, slug, name }) => [id, { slug, name }]));
  return {
    content: rows.map(({ categoryId, changedBy, ...row }) => ({
      ...row,
      category: categoryId === null ? null : (categoryOf.get(categoryId) ?? null),
      changedBy: people.get(changedBy)?.nickName ?? '',
    })),
    totalElements: all?.total ?? 0,
  };
}
