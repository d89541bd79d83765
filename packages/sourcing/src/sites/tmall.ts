import { findFirst, textOf } from '../extract/html-page.ts';
import { at, listAt, textAt } from '../extract/page-data.ts';
import { objectBehind, type PageReader } from '../extract/page-product.ts';
import { countOf, yuanToFen } from '../extract/read-number.ts';
import { decodeOnce } from '../recognise/parse-address.ts';
import { readAlibabaItem } from './alibaba-item.ts';
import { readSaleProps } from './alibaba-sale-props.ts';

/** Mobile pages: `_DATA_Detail`, prices under `mock`. */
const readDataDetail: PageReader = (page) => {
  const detail = objectBehind(page, { script: /_DATA_Detail\s*=/, before: /_DATA_Detail\s*=\s*$/ });
  return readAlibabaItem(detail, at(detail, 'skuCore') ?? at(detail, 'mock', 'skuCore'));
};

/** Pages before 2023: the argument of `TShop.Setup`, the choices in the HTML. */
const readShopSetup: PageReader = (page) => {
  const setup = objectBehind(page, { script: /TShop\.Setup\(/, before: /TShop\.Setup\(\s*$/ });
  const item = at(setup, 'itemDO');
  if (item === undefined) return undefined;
  const { html } = page;
  const nick = textAt(item, 'sellerNickName');
  return {
    itemId: textAt(item, 'itemId'),
    isOffShelf: at(setup, 'detail', 'isDownShelf') === true || at(item, 'isOnline') === false,
    title:
      textAt(item, 'title') ?? textOf(html, findFirst(html, { name: 'h1' }, findFirst(html, { id: 'J_DetailMeta' }))),
    images: listAt(setup, 'propertyPics', 'default').map((image) => (typeof image === 'string' ? image : undefined)),
    ...readSaleProps(html, at(setup, 'valItemInfo')),
    single: {
      priceFen: yuanToFen(textAt(setup, 'detail', 'defaultItemPrice')) ?? yuanToFen(textAt(item, 'reservePrice')),
      stock: countOf(textAt(item, 'quantity')),
    },
    seller: {
      name: nick ? decodeOnce(nick) : textOf(html, findFirst(html, { className: 'slogo-shopname' })),
      id: textAt(item, 'userId'),
    },
    extras: { detailUrl: textAt(setup, 'api', 'descUrl') },
  };
};

export const readers: readonly PageReader[] = [readDataDetail, readShopSetup];
