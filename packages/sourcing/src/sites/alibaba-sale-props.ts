import { attributeOf, findAll, findFirst, type HtmlPage, type PageElement, textOf } from '../extract/html-page.ts';
import { at, entriesAt, type PageValue, textAt } from '../extract/page-data.ts';
import type { PageProduct } from '../extract/page-product.ts';
import { countOf, fenOf, yuanToFen } from '../extract/read-number.ts';

type Value = { pair: string; name: string; image: string | undefined };
type SaleProps = { name: string; values: Value[] }[];

/** Specs and SKUs of older Taobao and Tmall pages: the choices stand in the HTML, `skuMap` joins them by `pid:vid`. */
export function readSaleProps(html: HtmlPage, valItemInfo: PageValue | undefined): Pick<PageProduct, 'specs' | 'skus'> {
  const box = findFirst(html, { id: 'J_isku' }) ?? findFirst(html, { className: 'tb-sku' });
  const memos = at(valItemInfo, 'propertyMemoMap');
  const props: SaleProps = findAll(html, { className: 'J_TSaleProp' }, box).map((list) => ({
    name: attributeOf(list, 'data-property') ?? '',
    values: findAll(html, { name: 'li', has: 'data-value' }, list).map((choice) => readChoice(html, choice, memos)),
  }));
  const skus = entriesAt(valItemInfo, 'skuMap').map(([key, sku]) => ({
    specValues: valuesOf(props, key),
    priceFen: yuanToFen(textAt(sku, 'price')) ?? fenOf(textAt(sku, 'priceCent')),
    stock: at(sku, 'oversold') === true ? 0 : countOf(textAt(sku, 'stock')),
    skuId: textAt(sku, 'skuId'),
  }));
  return { specs: props, skus };
}

/** The seller's own name of a choice stands in the memos, the catalogue's in the HTML. */
function readChoice(html: HtmlPage, choice: PageElement, memos: PageValue | undefined): Value {
  const pair = attributeOf(choice, 'data-value') ?? '';
  const style = attributeOf(findFirst(html, { name: 'a' }, choice), 'style') ?? '';
  return {
    pair,
    name:
      textAt(memos, pair) ??
      textOf(html, findFirst(html, { name: 'span' }, choice)) ??
      attributeOf(choice, 'title') ??
      '',
    image: /url\(\s*["']?([^"')\s]{1,1000})/.exec(style)?.[1],
  };
}

function valuesOf(props: SaleProps, key: string): string[] {
  const pairs = new Set(key.split(';'));
  return props.map(({ values }) => values.find(({ pair }) => pairs.has(pair))?.name ?? '');
}
