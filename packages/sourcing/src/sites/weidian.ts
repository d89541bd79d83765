import { attributeOf, findFirst } from '../extract/html-page.ts';
import { at, entriesAt, listAt, type PageValue, textAt } from '../extract/page-data.ts';
import type { PageReader } from '../extract/page-product.ts';
import { readLiteral } from '../extract/read-literal.ts';
import { countOf, fenOf, yuanToFen } from '../extract/read-number.ts';

/** Pages with their data as JSON in an attribute of the script `__rocker-render-inject__`. */
const readRocker: PageReader = ({ html }) => {
  const text = attributeOf(findFirst(html, { name: 'script', id: '__rocker-render-inject__' }), 'data-obj');
  const model = at(readLiteral(text ?? ''), 'result', 'default_model');
  const item = at(model, 'item_info');
  if (item === undefined) return undefined;
  const attributes = listAt(model, 'sku_properties', 'attr_list');
  return {
    itemId: textAt(item, 'item_id'),
    title: textAt(item, 'item_name'),
    images: listAt(item, 'imgs').map((image) => (typeof image === 'string' ? image : undefined)),
    specs: attributes.map((attribute) => ({
      name: textAt(attribute, 'attr_title') ?? '',
      values: listAt(attribute, 'attr_values').map((value) => ({
        name: textAt(value, 'attr_value') ?? '',
        image: textAt(value, 'img'),
      })),
    })),
    skus: entriesAt(model, 'sku_properties', 'sku').map(([key, sku]) => ({
      specValues: valuesOf(attributes, textAt(sku, 'attr_ids') ?? key),
      priceFen: yuanToFen(textAt(sku, 'price')),
      stock: countOf(textAt(sku, 'stock')),
      skuId: textAt(sku, 'id'),
    })),
    single: { priceFen: fenOf(textAt(item, 'itemLowPrice')), stock: countOf(textAt(item, 'stock')) },
    seller: { name: textAt(model, 'shop_info', 'shopName'), id: textAt(model, 'shop_info', 'shop_id') },
  };
};

/** The names behind `1-3`. */
function valuesOf(attributes: PageValue[], key: string): string[] {
  const ids = new Set(key.split('-'));
  return attributes.map((attribute) => {
    const value = listAt(attribute, 'attr_values').find((each) => ids.has(textAt(each, 'attr_id') ?? ''));
    return textAt(value, 'attr_value') ?? '';
  });
}

export const readers: readonly PageReader[] = [readRocker];
