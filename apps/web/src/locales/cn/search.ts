import type en from '../en/search.ts';
import type { Translation } from '../resources.ts';

const search: Translation<typeof en> = {
  filters: '筛选',
  store: '店铺',
  allStores: '全部店铺',
  site: '来源网站',
  allSites: '全部网站',
  siteMall: '平台自有商品',
  price: '单价（元）',
  priceFrom: '最低',
  priceTo: '最高',
  apply: '应用',
  minQuantity: '起订量',
  minQuantityAny: '不限',
  minQuantityTo: '不超过 {{count}} 件',
  counted: '{{name}}（{{count}}）',
  resultsMore: '超过 {{count}} 件商品',
  corrected: '没有“{{word}}”的结果，已显示：{{corrected}}',
  loose: '没有完全符合“{{word}}”的商品，以下是部分符合的。',
  refine: '再加一个词或筛选条件，可缩小范围。',
};

export default search;
