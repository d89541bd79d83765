import { attributeOf, findAll, findFirst, textOf } from '../extract/html-page.ts';
import { at, entriesAt, listAt, textAt } from '../extract/page-data.ts';
import { objectBehind, type PageReader } from '../extract/page-product.ts';
import { countOf, yuanToFen } from '../extract/read-number.ts';
import { readAlibabaItem } from './alibaba-item.ts';
import { readSaleProps } from './alibaba-sale-props.ts';

/** Pages of today: the server's answer inside `__ICE_APP_CONTEXT__`. */
const readIceContext: PageReader = (page) => {
  const context = objectBehind(page, { script: /__ICE_APP_CONTEXT__/, before: /=\s*$/, having: 'loaderData' });
  const answers = entriesAt(context, 'loaderData').map(([, route]) => at(route, 'data', 'res'));
  const answer = answers.find((each) => at(each, 'item') !== undefined);
  return readAlibabaItem(answer, at(answer, 'skuCore'));
};

/** Pages before 2023: `g_config` and `Hub.config.set('sku', …)`, the choices in the HTML. */
const readHubConfig: PageReader = (page) => {
  const sku = objectBehind(page, { script: /Hub\.config\.set\(/, before: /Hub\.config\.set\(\s*["']sku["']\s*,\s*$/ });
  const config = objectBehind(page, { script: /g_config\s*=/, before: /g_config\s*=\s*$/ });
  if (sku === undefined || config === undefined) return undefined;
  const { html } = page;
  const item = at(config, 'idata', 'item');
  const heading = findFirst(html, { className: 'tb-main-title' });
  const price = textOf(html, findFirst(html, { className: 'tb-rmb-num' }, findFirst(html, { id: 'J_StrPrice' })));
  return {
    itemId: textAt(config, 'itemId') ?? textAt(item, 'id'),
    title: textAt(item, 'title') ?? attributeOf(heading, 'data-title') ?? textOf(html, heading),
    images: listAt(item, 'auctionImages').map((image) => (typeof image === 'string' ? image : undefined)),
    ...readSaleProps(html, at(sku, 'valItemInfo')),
    single: { priceFen: yuanToFen(price), stock: countOf(textOf(html, findFirst(html, { id: 'J_SpanStock' }))) },
    seller: {
      name: textAt(config, 'shopName') ?? textAt(config, 'sellerNick'),
      id: textAt(config, 'sellerId') ?? textAt(config, 'idata', 'seller', 'id'),
    },
    extras: { detailUrl: textAt(config, 'descUrl') },
    isOffShelf: findAll(html, { className: 'tb-off-shelf' }).length > 0,
  };
};

export const readers: readonly PageReader[] = [readIceContext, readHubConfig];
