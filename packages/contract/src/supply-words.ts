import { type Static, Type } from 'typebox';
import { cm3, count, grams, id, moment, oneOf, orNull, requiredText } from './words.ts';

/** What suppliers keep of their store and goods. */

export const goodsLimits = {
  title: 200,
  summary: 2000,
  name: 60,
  value: 100,
  parameterValue: 500,
  ownCode: 60,
  pictures: 12,
  parameters: 50,
  specs: 3,
  specValues: 50,
  skus: 500,
  tiers: 10,
  notice: 1000,
} as const;
const dearestFen = 100_000_000;

const translation = (max: number) => Type.Optional(orNull(Type.String({ maxLength: max })));
const kept = (max: number) =>
  Type.Object({ cn: requiredText(max, 'supply.chinese_missing'), en: translation(max), vi: translation(max) });
/** An address of a kept picture, as `addGoodsPicture` answers it. */
const pictureAddress = Type.String({ pattern: '^/picture/[a-z0-9-]{1,80}/\\d{1,2}\\.800\\.webp$' });
const priceFen = Type.Integer({ minimum: 1, maximum: dearestFen, errorCode: 'supply.price_wrong' });
/** Length, width, height of one packed unit. */
const sizeMm = Type.Array(Type.Integer({ minimum: 1, maximum: 10_000 }), { minItems: 3, maxItems: 3 });

export const GoodsSku = Type.Object({
  /** The Chinese name of one value of each specification, in their order. */
  values: Type.Array(Type.String({ maxLength: goodsLimits.value }), { maxItems: goodsLimits.specs }),
  code: Type.String({ maxLength: goodsLimits.ownCode }),
  /** Null: the product's tiers hold. */
  priceFen: orNull(priceFen),
  /** Of combinations that are sold already the stock is set by itself, and ignored here. Null: not counted. */
  stock: orNull(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
  /** Null: as the product. */
  weightGrams: orNull(grams),
  sizeMm: orNull(sizeMm),
});
export type GoodsSku = Static<typeof GoodsSku>;

/** Everything about a product that is edited and approved together. */
export const GoodsContent = Type.Object({
  title: kept(goodsLimits.title),
  summary: orNull(kept(goodsLimits.summary)),
  /** The seller's own number of the product, '' for none: one product of a store has it. */
  ownCode: Type.String({ maxLength: goodsLimits.ownCode }),
  /** Slug. */
  category: orNull(Type.String({ maxLength: 50 })),
  /** The first is the one that lists show. */
  images: Type.Array(pictureAddress, { maxItems: goodsLimits.pictures, uniqueItems: true }),
  parameters: Type.Array(Type.Object({ name: kept(goodsLimits.name), value: kept(goodsLimits.parameterValue) }), {
    maxItems: goodsLimits.parameters,
  }),
  specs: Type.Array(
    Type.Object({
      name: kept(goodsLimits.name),
      values: Type.Array(Type.Object({ name: kept(goodsLimits.value), imageUrl: orNull(pictureAddress) }), {
        minItems: 1,
        maxItems: goodsLimits.specValues,
      }),
    }),
    { maxItems: goodsLimits.specs },
  ),
  skus: Type.Array(GoodsSku, { minItems: 1, maxItems: goodsLimits.skus }),
  minQuantity: Type.Integer({ minimum: 1, maximum: 9_999_999 }),
  /** Ascending, no quantity twice; a price never rises with the quantity. */
  priceTiers: Type.Array(Type.Object({ minQuantity: Type.Integer({ minimum: 1, maximum: 9_999_999 }), priceFen }), {
    minItems: 1,
    maxItems: goodsLimits.tiers,
  }),
  weightGrams: grams,
  /** Null where only the volume is known. */
  sizeMm: orNull(sizeMm),
  volumeCm3: cm3,
  unitsPerCarton: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  handlingDays: Type.Integer({ minimum: 0, maximum: 365 }),
});
export type GoodsContent = Static<typeof GoodsContent>;

export const StoreProfile = Type.Object({
  names: kept(goodsLimits.value),
  notice: orNull(kept(goodsLimits.notice)),
  city: orNull(kept(goodsLimits.name)),
  logoUrl: orNull(pictureAddress),
});
export type StoreProfile = Static<typeof StoreProfile>;

export const revisionStates = ['draft', 'submitted', 'returned'] as const;
/** Whether a product is sold: `new` was never approved, `held` was taken off sale by staff. */
export const saleStates = ['new', 'onSale', 'offSale', 'held'] as const;
export type SaleState = (typeof saleStates)[number];

/** A waiting change, with why it came back. */
export const RevisionBrief = Type.Object({
  id,
  version: count,
  state: oneOf(revisionStates),
  reason: Type.String(),
  changedAt: moment,
});
export const storeBrief = Type.Object({ id, name: Type.String() });
