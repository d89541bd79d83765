import { attributeOf, findAll, findFirst, type HtmlPage, textOf } from '../extract/html-page.ts';
import { at, entriesAt, listAt, type PageValue, textAt } from '../extract/page-data.ts';
import { objectBehind, type PageProduct, type PageReader } from '../extract/page-product.ts';
import { yuanToFen } from '../extract/read-number.ts';

const pictureRoot = 'https://img10.360buyimg.com/n0/';

/** Desktop pages: `pageConfig.product`; the price of the open SKU and the shop's name stand in the HTML. */
const readPageConfig: PageReader = (page) => {
  const config = objectBehind(page, { script: /pageConfig\s*=/, before: /pageConfig\s*=\s*$/, having: 'product' });
  const product = at(config, 'product');
  if (product === undefined) return undefined;
  const { html } = page;
  const skuId = textAt(product, 'skuid');
  const priceFen = yuanToFen(textOf(html, findFirst(html, { className: `J-p-${skuId ?? ''}` })));
  const variants = listAt(product, 'colorSize');
  const specs = readSpecs(html, variants);
  return {
    itemId: skuId,
    isOffShelf: textAt(product, 'warestatus') === '0' || findAll(html, { className: 'itemover-tip' }).length > 0,
    title: textAt(product, 'name') ?? textOf(html, findFirst(html, { className: 'sku-name' })),
    images: listAt(product, 'imageList').map((image) => (typeof image === 'string' ? pictureOf(image) : undefined)),
    specs,
    skus: variants.map((variant) => ({
      specValues: specs.map(({ name }) => textAt(variant, name) ?? ''),
      // Only the price of the open SKU is in the page.
      priceFen: textAt(variant, 'skuId') === skuId ? priceFen : null,
      stock: null,
      skuId: textAt(variant, 'skuId'),
    })),
    single: { priceFen, stock: null, skuId },
    seller: { name: shopName(html, textAt(product, 'shopId')), id: textAt(product, 'shopId') },
  };
};

/** The specs are the keys of the variants; the HTML gives the order of the values and the pictures of the first spec. */
function readSpecs(html: HtmlPage, variants: PageValue[]): PageProduct['specs'] {
  const keys = new Set(variants.flatMap((variant) => entriesAt(variant).map(([key]) => key)));
  keys.delete('skuId');
  const used = [...keys].filter((key) => variants.some((variant) => textAt(variant, key) !== undefined));
  const choices = findAll(html, { className: 'p-choose' });
  return used.map((name, index) => {
    const choice = choices.find((each) => attributeOf(each, 'data-type') === name);
    const items = choice ? findAll(html, { has: 'data-value' }, choice) : [];
    const known = new Set(variants.map((variant) => textAt(variant, name)).filter((value) => value !== undefined));
    const shown = items
      .map((item) => attributeOf(item, 'data-value'))
      .filter((value) => value !== undefined && known.has(value));
    const images = new Map(
      items.map((item) => [
        attributeOf(item, 'data-value'),
        attributeOf(findFirst(html, { name: 'img' }, item), 'src'),
      ]),
    );
    return {
      name,
      values: [...new Set([...shown, ...known])]
        .filter((value) => value !== undefined)
        .map((value) => ({
          name: value,
          image: index === 0 ? pictureOf(images.get(value)) : undefined,
        })),
    };
  });
}

/** A bare path or any size of a picture, as the address of the full picture. */
function pictureOf(raw: string | undefined): string | undefined {
  const path = /jfs\/[\w/.-]{1,300}?\.(?:jpg|jpeg|png)/i.exec(raw ?? '')?.[0];
  return path ? pictureRoot + path : raw;
}

function shopName(html: HtmlPage, shopId: string | undefined): string | undefined {
  const links = findAll(html, { name: 'a', has: 'href' });
  const link = links.find(
    (each) => shopId !== undefined && attributeOf(each, 'href')?.includes(`//mall.jd.com/index-${shopId}.`),
  );
  return attributeOf(link, 'title') ?? textOf(html, link);
}

export const readers: readonly PageReader[] = [readPageConfig];
