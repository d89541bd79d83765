import type { BodyOf, offerNewProduct } from '@kouan/contract';
import { fail } from '../../platform/errors.ts';
import { type NewProduct, placeholderUrl } from '../catalog/index.ts';
import { measuresOf } from './product-of-capture.ts';

type Body = BodyOf<typeof offerNewProduct>;
type Made = Omit<NewProduct, 'storeId' | 'site' | 'itemId' | 'sourceUrl'>;

const handlingDays = 5;
const specName = { cn: '规格', en: 'Specification', vi: 'Phân loại' };

/**
 * The product that the staff made for a wish, and its specification that is offered. A single one needs no name. Throws
 * interest.specifications_wrong, interest.tiers_wrong, interest.stock_short.
 */
export function productOfOffer(body: Body): Made & { wished: NewProduct['skus'][number] } {
  const skus = skusOf(body);
  const wished = skus[body.wished] ?? failAt('specifications', 'interest.specifications_wrong');
  if (wished.stock !== null && wished.stock < Math.max(body.quantity, body.minQuantity))
    failAt('quantity', 'interest.stock_short');
  const values = skus.flatMap(({ specValues }) => specValues.map((name) => ({ name, imageUrl: null })));
  return {
    wished,
    kind: 'ddc',
    categoryId: null,
    title: titleOf(body),
    summary: null,
    images: [placeholderUrl],
    parameters: [],
    specs: values.length === 0 ? [] : [{ name: specName, values }],
    minQuantity: body.minQuantity,
    priceTiers: tiersOf(body),
    skus,
    ...measuresOf({ extras: { unitWeightGrams: body.unitWeightGrams } }),
    inBorderStock: false,
    handlingDays,
  };
}

const titleOf = ({ titleCn, titleEn, titleVi }: Body) => ({
  cn: titleCn.trim(),
  ...(titleEn?.trim() ? { en: titleEn.trim() } : {}),
  ...(titleVi?.trim() ? { vi: titleVi.trim() } : {}),
});

function skusOf({ specifications, unitPriceFen }: Body): NewProduct['skus'] {
  const names = specifications.map(({ name }) => name.trim());
  const isNamed = names.length === 1 || names.every((name) => name !== '');
  if (!isNamed || new Set(names).size < names.length) failAt('specifications', 'interest.specifications_wrong');
  return specifications.map(({ unitPriceFen: ownFen, stock }, index) => ({
    specValues: names[index] ? [{ cn: names[index] }] : [],
    // A price like the first follows the tiers.
    ownPriceFen: ownFen === null || ownFen === unitPriceFen ? null : BigInt(ownFen),
    stock,
  }));
}

function tiersOf({ minQuantity, unitPriceFen, tiers }: Body): NewProduct['priceTiers'] {
  const all = [{ minQuantity, unitPriceFen }, ...tiers];
  const isAscending = all.every((tier, index) => index === 0 || tier.minQuantity > (all[index - 1]?.minQuantity ?? 0));
  if (!isAscending) failAt('tiers', 'interest.tiers_wrong');
  return all.map((tier) => ({ minQuantity: tier.minQuantity, priceFen: BigInt(tier.unitPriceFen) }));
}

type Wrong = 'interest.specifications_wrong' | 'interest.tiers_wrong' | 'interest.stock_short';
const failAt = (field: string, code: Wrong): never => fail(code, {}, { [field]: code });
