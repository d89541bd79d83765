import { at, countOf, listAt, type OfferedProduct, type PageValue, textAt, yuanToFen } from '@kouan/sourcing';

/** `:` and `;` inside of names are written as these. */
const plain = (text: string): string => text.replaceAll('#cln#', ':').replaceAll('#scln#', ';');

type Chosen = { pair: string; name: string; value: string };

/** The parts of `pid:vid:name:value;pid:vid:name:value`. */
const chosenIn = (text: string | undefined): Chosen[] =>
  (text ?? '').split(';').flatMap((part) => {
    const [pid, vid, name, ...value] = part.split(':');
    return pid && vid && name !== undefined && value.length > 0
      ? [{ pair: `${pid}:${vid}`, name: plain(name), value: plain(value.join(':')) }]
      : [];
  });

/** The seller's own names of values: `pid:vid:alias;…`. */
const aliasesIn = (text: string | undefined): Map<string, string> =>
  new Map(
    (text ?? '').split(';').flatMap((part) => {
      const [pid, vid, ...alias] = part.split(':');
      return pid && vid && alias.length > 0 ? [[`${pid}:${vid}`, plain(alias.join(':'))] as const] : [];
    }),
  );

/** Specifications and SKUs of an item in the shape of Taobao's open platform, which others copy. */
export function taobaoChoices(item: PageValue | undefined): Pick<OfferedProduct, 'specs' | 'skus'> {
  const aliases = aliasesIn(textAt(item, 'property_alias'));
  const images = new Map(
    listAt(item, 'prop_imgs', 'prop_img').map((image) => [textAt(image, 'properties') ?? '', textAt(image, 'url')]),
  );
  const skus = listAt(item, 'skus', 'sku').map((sku) => ({ sku, chosen: chosenIn(textAt(sku, 'properties_name')) }));
  const specs = new Map<string, Map<string, string | undefined>>();
  for (const { pair, name, value } of skus.flatMap(({ chosen }) => chosen)) {
    const values = specs.get(name) ?? new Map<string, string | undefined>();
    const shown = aliases.get(pair) ?? value;
    values.set(shown, values.get(shown) ?? images.get(pair));
    specs.set(name, values);
  }
  return {
    specs: [...specs].map(([name, values]) => ({
      name,
      values: [...values].map(([value, image]) => ({ name: value, image })),
    })),
    skus: skus.map(({ sku, chosen }) => ({
      specValues: [...specs.keys()].map((spec) => {
        const one = chosen.find(({ name }) => name === spec);
        return one === undefined ? '' : (aliases.get(one.pair) ?? one.value);
      }),
      priceFen: yuanToFen(textAt(sku, 'price')),
      stock: textAt(sku, 'status') === 'delete' ? 0 : countOf(textAt(sku, 'quantity')),
      skuId: textAt(sku, 'sku_id'),
    })),
  };
}

/** The gallery: its pictures in their order, else the one main picture. */
export function taobaoPictures(images: readonly PageValue[], main: string | undefined): (string | undefined)[] {
  const urls = images
    .toSorted((a, b) => (countOf(textAt(a, 'position')) ?? 0) - (countOf(textAt(b, 'position')) ?? 0))
    .map((image) => textAt(image, 'url'));
  return urls.length > 0 ? urls : [main];
}

/** A text of the item, whatever other form it has: `false` and 0 are nothing. */
export const wordAt = (item: PageValue | undefined, name: string): string | undefined => {
  const word = textAt(item, name) ?? (at(item, name) === true ? 'true' : undefined);
  return word === '0' ? undefined : word;
};
