import { type Assortment, assortments } from './bases/index.ts';
import type { Base, BaseModel } from './bases/base.ts';
import { type Chance, chanceOf, seedOf } from './chance.ts';
import { filled, localized } from './localized.ts';
import { picturesOf } from './product-pictures.ts';
import { priceTiersOf, styledPriceFen } from './product-prices.ts';
import { skusOf, specsOf } from './product-specs.ts';
import { minimumQuantities, sourceOf } from './product-source.ts';
import { demoStores } from './stores.ts';
import type { DemoAttribute, DemoProduct, DemoStore } from './types.ts';

/** 300 products, the categories mixed; the same list every time. */
export const demoProducts: readonly DemoProduct[] = inTurns(assortments.flatMap(productsOfAssortment));

function attributesOf(base: Base, { city }: DemoStore): DemoAttribute[] {
  const count = String(base.unitsPerCarton);
  const perCarton = localized(`${count} 件/箱|${count} per carton|${count} cái/thùng`);
  return [
    ...base.attributes.map(([name, value]) => ({ name: localized(name), value: localized(value) })),
    { name: localized('箱规|Carton|Quy cách thùng'), value: perCarton },
    { name: localized('发货地|Ships from|Nơi gửi'), value: city },
  ];
}

/** Goods of our own suppliers are always the mall's; of the others some are collected from a link. */
function kindOf({ site }: DemoStore, chance: Chance): DemoProduct['kind'] {
  return site !== 'mall-supplier' && chance.happens(40) ? 'ddc' : 'mall';
}

type Variant = {
  base: Base;
  model: BaseModel;
  styleIndex: number;
  variantIndex: number;
  number: number;
  store: DemoStore;
  categorySlug: string;
};

function productOf({ base, model, styleIndex, variantIndex, number, store, categorySlug }: Variant): DemoProduct {
  const key = `${base.key}-${variantIndex + 1}`;
  const chance = chanceOf(key);
  const [modelName, , weightGrams, volumeCm3] = model;
  const { lotQuantity, unitsPerCarton } = base;
  const minimumQuantity = minimumQuantities[store.site];
  const priceFen = styledPriceFen(model, styleIndex);
  const specs = specsOf(base);
  const isBorderStock = chance.happens(store.key === 'pingxiang' ? 70 : 20);
  return {
    key,
    storeKey: store.key,
    categorySlug,
    kind: kindOf(store, chance),
    title: filled(localized(base.title), {
      model: localized(modelName),
      style: localized(base.styles[styleIndex] ?? ''),
    }),
    summary: localized(base.summary),
    attributes: attributesOf(base, store),
    specs,
    skus: skusOf({ code: `D${number}`, specs, priceFen, lotQuantity, chance }),
    priceTiers: priceTiersOf({ priceFen, minimumQuantity, lotQuantity, chance }),
    minimumQuantity,
    weightGrams,
    volumeCm3,
    unitsPerCarton,
    source: sourceOf(store, number),
    isBorderStock,
    handlingDays: isBorderStock ? 1 : chance.between(3, 7),
    pictures: picturesOf(base, { variantIndex, seed: seedOf(key) }),
  };
}

function storeAt(keys: readonly string[], at: number): DemoStore {
  const key = keys[at % keys.length];
  const store = demoStores.find((one) => one.key === key);
  if (store === undefined) throw new Error(`no demo store ${String(key)}`);
  return store;
}

/** One list per base: each of its models in each of its styles. */
function productsOfAssortment(
  { categorySlug, storeKeys, bases }: Assortment,
  assortmentIndex: number,
): DemoProduct[][] {
  return bases.map((base, baseIndex) =>
    base.models.flatMap((model, modelIndex) =>
      base.styles.map((_, styleIndex) => {
        const variantIndex = modelIndex * base.styles.length + styleIndex;
        const number = (assortmentIndex + 1) * 1000 + baseIndex * 100 + variantIndex + 1;
        const store = storeAt(storeKeys, modelIndex);
        return productOf({ base, model, styleIndex, variantIndex, number, store, categorySlug });
      }),
    ),
  );
}

/** The first of every list, then the second of every list, and so on. */
function inTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}
