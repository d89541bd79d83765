import { type ScreeningNotice, screeningKinds } from '@kouan/contract';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { prepared } from '../../platform/prepared.ts';
import { findCategories, getProductRow, type SkuForSale } from '../catalog/index.ts';
import { wordFinder } from './find-words.ts';
import { type ScreeningRuleRow, screeningRules } from './screening-tables.ts';

/** What is known of some goods: all their texts, in whatever language, and their category. */
export type GoodsWords = { texts: readonly string[]; categoryId: number | null };
type Notices = ScreeningNotice[];

const maxTextLength = 20_000;

const rulesInForce = prepared((db) =>
  db.select().from(screeningRules).where(eq(screeningRules.isActive, true)).orderBy(screeningRules.id),
);

/** What stands against each of these goods, by the rules in force; the forbidding ones first. */
export async function screenGoods(db: Reader, goods: readonly GoodsWords[]): Promise<Notices[]> {
  if (goods.length === 0) return [];
  const rules = await rulesInForce(db, {});
  if (rules.length === 0) return goods.map(() => []);
  const categories = await findCategories(db, { ids: rules.flatMap(({ categoryId }) => categoryId ?? []) });
  const names = new Map(categories.map(({ id, name }) => [id, [...new Set([name.cn, name.vi])].join(' / ')]));
  const find = wordFinder(
    rules.flatMap((rule) =>
      [...rule.words.cn, ...rule.words.en, ...rule.words.vi].map((word) => ({ word, value: rule.id })),
    ),
  );
  return goods.map(({ texts, categoryId }) => {
    // Words never reach from one text into the next.
    const found = new Map(
      find(texts.join('\n\u0001\n').slice(0, maxTextLength)).map(({ word, value }) => [value, word]),
    );
    const noticeOf = (rule: ScreeningRuleRow): Notices => {
      const word = found.get(rule.id) ?? (rule.categoryId === categoryId ? names.get(rule.categoryId ?? 0) : undefined);
      return word === undefined ? [] : [{ kind: rule.kind, word, note: rule.note }];
    };
    return rules.flatMap(noticeOf).toSorted((a, b) => screeningKinds.indexOf(a.kind) - screeningKinds.indexOf(b.kind));
  });
}

const wordsOf = ({ title, specNames, specValues, categoryId }: SkuForSale): GoodsWords => ({
  texts: [title, ...specNames, ...specValues].flatMap(({ cn, en, vi }) => [...new Set([cn, en, vi])]),
  categoryId,
});

/** What stands against SKUs, by their ids. */
export async function screenSkus(db: Reader, skus: readonly SkuForSale[]): Promise<Map<number, Notices>> {
  const notices = await screenGoods(db, skus.map(wordsOf));
  return new Map(skus.map(({ skuId }, index) => [skuId, notices[index] ?? []]));
}

/** What stands against a product with all its specifications. Throws product.not_found. */
export async function screenProduct(db: Reader, publicId: string): Promise<Notices> {
  const { product } = await getProductRow(db, publicId);
  const texts = [
    product.title,
    ...product.specs.flatMap(({ name, values }) => [name, ...values.map((one) => one.name)]),
  ];
  const [notices = []] = await screenGoods(db, [
    {
      texts: texts.flatMap(({ cn, en, vi }) => [...new Set([cn, en ?? '', vi ?? ''])]),
      categoryId: product.categoryId,
    },
  ]);
  return notices;
}

/** Throws goods.forbidden when one of the notices forbids the goods. */
export function refuseForbidden(notices: readonly ScreeningNotice[] = []): void {
  const forbidding = notices.find(({ kind }) => kind === 'forbidden');
  if (forbidding) fail('goods.forbidden', { word: forbidding.word, note: forbidding.note });
}
