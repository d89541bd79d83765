import { at, listAt, type PageValue, textAt } from '../extract/page-data.ts';
import { objectBehind, type PageProduct, type PageReader } from '../extract/page-product.ts';
import { countOf, yuanToFen } from '../extract/read-number.ts';

/** Mobile pages: `window.rawData`. */
const readRawData: PageReader = (page) => {
  const data = objectBehind(page, { script: /rawData\s*=/, before: /rawData\s*=\s*$/, having: 'store' });
  const init = at(data, 'store', 'initDataObj');
  const goods = at(init, 'goods');
  if (goods === undefined) return undefined;
  const skus = listAt(goods, 'skus');
  const specs = readSpecs(skus);
  return {
    itemId: textAt(goods, 'goodsID') ?? textAt(goods, 'goodsId'),
    isOffShelf: at(goods, 'isOnSale') === false,
    title: textAt(goods, 'goodsName'),
    images: listAt(goods, 'topGallery').map((image) => (typeof image === 'string' ? image : textAt(image, 'url'))),
    specs,
    skus: skus.map((sku) => readSku(sku, specs)),
    single: {
      priceFen: yuanToFen(textAt(goods, 'minGroupPrice')) ?? yuanToFen(textAt(goods, 'minNormalPrice')),
      stock: null,
    },
    seller: { name: textAt(init, 'mall', 'mallName'), id: textAt(init, 'mall', 'mallID') ?? textAt(goods, 'mallID') },
  };
};

type Specs = PageProduct['specs'];

/** The page lists SKUs only: specs are collected from them, pictures belong to the first spec. */
function readSpecs(skus: PageValue[]): Specs {
  const specs = new Map<string, Map<string, string | undefined>>();
  for (const sku of skus) {
    for (const [index, spec] of listAt(sku, 'specs').entries()) {
      const name = textAt(spec, 'spec_key') ?? '';
      const value = textAt(spec, 'spec_value') ?? '';
      const values = specs.get(name) ?? new Map<string, string | undefined>();
      if (!values.has(value)) values.set(value, index === 0 ? textAt(sku, 'thumbUrl') : undefined);
      specs.set(name, values);
    }
  }
  return [...specs].map(([name, values]) => ({
    name,
    values: [...values].map(([value, image]) => ({ name: value, image })),
  }));
}

function readSku(sku: PageValue, specs: Specs): PageProduct['skus'][number] {
  const chosen = new Map(
    listAt(sku, 'specs').map((spec) => [textAt(spec, 'spec_key') ?? '', textAt(spec, 'spec_value') ?? '']),
  );
  const isOnSale = textAt(sku, 'isOnsale') !== '0' && at(sku, 'isOnsale') !== false;
  return {
    specValues: specs.map(({ name }) => chosen.get(name) ?? ''),
    priceFen: yuanToFen(textAt(sku, 'groupPrice')) ?? yuanToFen(textAt(sku, 'normalPrice')),
    stock: isOnSale ? countOf(textAt(sku, 'quantity')) : 0,
    skuId: textAt(sku, 'skuId'),
  };
}

export const readers: readonly PageReader[] = [readRawData];
