import type { ProductParts } from './captured-product-queries.ts';
import { lowestPriceFen, type NewProduct, type NewSku, specKeyOf } from './new-product.ts';

/**
 * What anybody's capture may add to a known product without changing what others are offered: stock of the combinations,
 * and new combinations that are not cheaper than the cheapest known one. Everything else stays as it is.
 */
export function additionsOnly(known: ProductParts, seen: NewProduct): NewProduct {
  const seenSkus = new Map(seen.skus.map((sku) => [specKeyOf(sku.specValues), sku]));
  const skus = known.skus.map(({ specValues, ownPriceFen, stock, externalId, imageUrl }): NewSku => ({
    specValues,
    ownPriceFen,
    stock: (seenSkus.get(specKeyOf(specValues)) ?? { stock }).stock,
    externalId,
    imageUrl,
  }));
  const unchanged: NewProduct = { ...known, skus };
  const hasSameAxes =
    known.specs.length === seen.specs.length &&
    known.specs.every(({ name }, axis) => name.cn === seen.specs[axis]?.name.cn);
  if (!hasSameAxes || known.specs.length === 0) return unchanged;

  const knownKeys = new Set(known.skus.map(({ specValues }) => specKeyOf(specValues)));
  const lowestFen = lowestPriceFen(known);
  const added = seen.skus.flatMap((sku): NewSku[] => {
    const priceFen = sku.ownPriceFen ?? seen.priceTiers[0]?.priceFen;
    const isNew = !knownKeys.has(specKeyOf(sku.specValues));
    return isNew && priceFen !== undefined && priceFen >= lowestFen ? [{ ...sku, ownPriceFen: priceFen }] : [];
  });
  if (added.length === 0) return unchanged;
  const specs = known.specs.map((spec, axis) => {
    const used = new Set([...skus, ...added].map(({ specValues }) => specValues[axis]?.cn));
    const old = new Set(spec.values.map(({ name }) => name.cn));
    const more = seen.specs[axis]?.values.filter(({ name }) => !old.has(name.cn) && used.has(name.cn)) ?? [];
    return { ...spec, values: [...spec.values, ...more] };
  });
  return { ...unchanged, specs, skus: [...skus, ...added] };
}
