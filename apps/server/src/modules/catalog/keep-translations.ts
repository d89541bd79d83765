import type { KeptSpec } from './catalog-tables.ts';
import type { NewSku } from './new-product.ts';
import type { KeptTexts } from './product-texts.ts';

type Translated = { title: KeptTexts; specs: KeptSpec[]; skus: NewSku[] };

/** Gives the texts of a product seen again the translations that the same Chinese texts already have. */
export function keepTranslations<P extends Translated>(seen: P, known: { title: KeptTexts; specs: KeptSpec[] }): P {
  const texts = new Map(
    [known.title, ...known.specs.flatMap(({ name, values }) => [name, ...values.map((value) => value.name)])].map(
      (text) => [text.cn, text],
    ),
  );
  const kept = (text: KeptTexts): KeptTexts => texts.get(text.cn) ?? text;
  return {
    ...seen,
    title: kept(seen.title),
    specs: seen.specs.map(({ name, values }) => ({
      name: kept(name),
      values: values.map((value) => ({ ...value, name: kept(value.name) })),
    })),
    skus: seen.skus.map((sku) => ({ ...sku, specValues: sku.specValues.map(kept) })),
  };
}
