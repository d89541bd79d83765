import type { GoodsContent, GoodsSku } from '@kouan/contract';
import { areAscending, areFalling } from '@kouan/sourcing';
import { fail } from '../../platform/errors.ts';
import type { products, skus } from './catalog-tables.ts';
import { toKeptTexts } from './material-view.ts';
import { lowestPriceFen, type NewSku } from './new-product.ts';
import type { KeptTexts } from './product-texts.ts';
import type { PriceTierRow } from './sku-queries.ts';

type EditedText = GoodsContent['title'];
type ProductRow = typeof products.$inferSelect;
type SkuRow = typeof skus.$inferSelect;
/** A product with what hangs on it, as it is sold. */
export type GoodsParts = {
  product: ProductRow;
  category: string | null;
  tiers: readonly PriceTierRow[];
  skuRows: readonly SkuRow[];
};

const edited = ({ cn, en, vi }: KeptTexts): EditedText => ({ cn, en: en ?? null, vi: vi ?? null });
const tidy = (text: EditedText): EditedText => edited(toKeptTexts(text));

/** Millimetres of one unit as whole cm³, at least 1. */
const volumeOf = ([length = 0, width = 0, height = 0]: readonly number[]): number =>
  Math.max(1, Math.ceil((length * width * height) / 1000));

/** What the editor shows of a product. */
export function contentOf({ product, category, tiers, skuRows }: GoodsParts): GoodsContent {
  return {
    title: edited(product.title),
    summary: product.summary && edited(product.summary),
    ownCode: product.ownCode ?? '',
    category,
    images: product.images,
    parameters: product.parameters.map(({ name, value }) => ({ name: edited(name), value: edited(value) })),
    specs: product.specs.map(({ name, values }) => ({
      name: edited(name),
      values: values.map((value) => ({ name: edited(value.name), imageUrl: value.imageUrl })),
    })),
    skus: skuRows.map((sku) => ({
      values: sku.specValues.map(({ cn }) => cn),
      code: sku.externalId ?? '',
      priceFen: sku.ownPriceFen === null ? null : Number(sku.ownPriceFen),
      stock: sku.stock,
      weightGrams: sku.unitWeightGrams,
      sizeMm: sku.sizeMm,
    })),
    minQuantity: product.minQuantity,
    priceTiers: tiers.map(({ minQuantity, priceFen }) => ({ minQuantity, priceFen: Number(priceFen) })),
    weightGrams: product.unitWeightGrams,
    sizeMm: product.sizeMm,
    volumeCm3: product.unitVolumeCm3,
    unitsPerCarton: product.unitsPerCarton,
    handlingDays: product.handlingDays,
  };
}

/** The content with its texts trimmed and its volume out of its size. Throws supply.tiers_wrong, supply.combination_wrong. */
export function checkContent(sent: GoodsContent): GoodsContent {
  const specs = sent.specs.map(({ name, values }) => ({
    name: tidy(name),
    values: values.map((value) => ({ name: tidy(value.name), imageUrl: value.imageUrl })),
  }));
  const content: GoodsContent = {
    ...sent,
    title: tidy(sent.title),
    summary: sent.summary && tidy(sent.summary),
    ownCode: sent.ownCode.trim(),
    category: sent.category || null,
    parameters: sent.parameters.map(({ name, value }) => ({ name: tidy(name), value: tidy(value) })),
    specs,
    skus: sent.skus.map((sku) => ({
      ...sku,
      values: sku.values.map((value) => value.trim()),
      code: sku.code.trim(),
    })),
    volumeCm3: sent.sizeMm ? volumeOf(sent.sizeMm) : sent.volumeCm3,
  };
  const wrongPart = wrongPartOf(content);
  if (wrongPart === 'priceTiers') fail('supply.tiers_wrong', {}, { priceTiers: 'supply.tiers_wrong' });
  if (wrongPart === 'skus') fail('supply.combination_wrong', {}, { skus: 'supply.combination_wrong' });
  return content;
}

const areDistinct = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;

/** Which part does not fit the others. */
export function wrongPartOf({ priceTiers, specs, skus }: GoodsContent): 'priceTiers' | 'skus' | undefined {
  if (!areAscending(priceTiers, { isStrict: true }) || !areFalling(priceTiers)) return 'priceTiers';
  const axes = specs.map(({ values }) => values.map(({ name }) => name.cn));
  const isKnown = ({ values }: GoodsSku) =>
    values.length === axes.length && axes.every((axis, at) => axis.includes(values[at] ?? ''));
  const fits =
    areDistinct(specs.map(({ name }) => name.cn)) &&
    axes.every(areDistinct) &&
    skus.every(isKnown) &&
    areDistinct(skus.map(({ values }) => JSON.stringify(values)));
  return fits ? undefined : 'skus';
}

/** The SKUs of a content with their texts in every language. */
export function skusOfContent({ specs, skus }: GoodsContent): (NewSku & {
  unitWeightGrams: number | null;
  unitVolumeCm3: number | null;
  sizeMm: number[] | null;
})[] {
  return skus.map(({ values, code, priceFen, stock, weightGrams, sizeMm }) => {
    const chosen = values.map((cn, axis) => specs[axis]?.values.find(({ name }) => name.cn === cn));
    return {
      specValues: chosen.map((value, axis) => (value ? toKeptTexts(value.name) : { cn: values[axis] ?? '' })),
      ownPriceFen: priceFen === null ? null : BigInt(priceFen),
      stock,
      externalId: code || null,
      imageUrl: chosen.find((value) => value?.imageUrl)?.imageUrl ?? null,
      unitWeightGrams: weightGrams,
      unitVolumeCm3: sizeMm && volumeOf(sizeMm),
      sizeMm,
    };
  });
}

export const tiersOfContent = ({ priceTiers }: Pick<GoodsContent, 'priceTiers'>): PriceTierRow[] =>
  priceTiers.map(({ minQuantity, priceFen }) => ({ minQuantity, priceFen: BigInt(priceFen) }));

/** The columns of a product as a content says them. */
export const columnsOfContent = (content: GoodsContent, categoryId: number | null) => ({
  title: toKeptTexts(content.title),
  summary: content.summary && toKeptTexts(content.summary),
  ownCode: content.ownCode || null,
  categoryId,
  images: content.images,
  parameters: content.parameters.map(({ name, value }) => ({ name: toKeptTexts(name), value: toKeptTexts(value) })),
  specs: content.specs.map(({ name, values }) => ({
    name: toKeptTexts(name),
    values: values.map((value) => ({ name: toKeptTexts(value.name), imageUrl: value.imageUrl })),
  })),
  minQuantity: content.minQuantity,
  priceFen: lowestPriceFen({
    priceTiers: tiersOfContent(content),
    skus: skusOfContent(content),
    minQuantity: content.minQuantity,
  }),
  unitWeightGrams: content.weightGrams,
  unitVolumeCm3: content.volumeCm3,
  sizeMm: content.sizeMm,
  unitsPerCarton: content.unitsPerCarton,
  isWeightEstimated: false,
  handlingDays: content.handlingDays,
});
