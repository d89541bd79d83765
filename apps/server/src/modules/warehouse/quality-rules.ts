import type { PhotoShot, QualityRule } from '@kouan/contract';
import { eq, isNull } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Sendable } from '../../platform/http.ts';
import { findCategories, skusForSale } from '../catalog/index.ts';
import { qualityRules } from './quality-tables.ts';

export type NeededPhotos = { minimum: number; shots: readonly PhotoShot[] };
const nothingNeeded: NeededPhotos = { minimum: 0, shots: [] };

/** The rule of every category that has one, the one for all others first. */
export async function listRules(db: Reader): Promise<Sendable<QualityRule>[]> {
  const rows = await db.select().from(qualityRules);
  const known = await findCategories(db, { ids: rows.flatMap(({ categoryId }) => categoryId ?? []) });
  const categories = new Map(known.map((category) => [category.id, category]));
  return rows
    .toSorted((a, b) => (a.categoryId ?? 0) - (b.categoryId ?? 0))
    .map(({ categoryId, minimum, shots }) => {
      const category = categoryId === null ? undefined : categories.get(categoryId);
      return { category: category?.slug ?? null, categoryName: category?.name ?? null, minimum, shots };
    });
}

type NewRule = { category: string | null; minimum: number; shots: PhotoShot[]; actorId: number };

/** Sets the rule of a category; one that asks for nothing is taken away. Throws settings.not_found. */
export async function putRule(tx: Tx, { category, minimum, shots, actorId }: NewRule): Promise<void> {
  const [known] = category === null ? [] : await findCategories(tx, { slugs: [category] });
  if (category !== null && !known) fail('settings.not_found');
  const categoryId = known?.id ?? null;
  await tx
    .delete(qualityRules)
    .where(categoryId === null ? isNull(qualityRules.categoryId) : eq(qualityRules.categoryId, categoryId));
  if (minimum === 0 && shots.length === 0 && categoryId === null) return;
  await tx.insert(qualityRules).values({ categoryId, minimum, shots, editedBy: actorId, editedAt: nowSql });
}

/** What photos goods of these SKUs need, by SKU. */
export async function neededPhotos(
  db: Reader,
  skuIds: readonly number[],
): Promise<(sku: number | null) => NeededPhotos> {
  const rules = new Map((await db.select().from(qualityRules)).map((rule) => [rule.categoryId, rule]));
  const other = rules.get(null) ?? nothingNeeded;
  if (rules.size === 0) return () => nothingNeeded;
  const skus = new Map((await skusForSale(db, skuIds)).map(({ skuId, categoryId }) => [skuId, categoryId]));
  return (sku) => {
    const { minimum, shots } = rules.get((sku === null ? null : skus.get(sku)) ?? null) ?? other;
    return { minimum: Math.max(minimum, shots.length), shots };
  };
}
