import type en from '../en/catalog-table.ts';
import type { Translation } from '../resources.ts';

const catalogTable: Translation<typeof en> = {
  title: '采购大厅（列表）',
  cards: '卡片显示',
  all: '全部分类',
  category: '分类',
  word: '商品名称',
  product: '商品',
  kind: '类型',
  mall: '商城商品',
  ddc: '链接代采',
  price: '起步价',
  tier: '最优档价',
  atLeast: '{{count}} 件起',
  from: '发货地',
  ready: '备货',
  inStock: '边境仓现货，{{count}} 天',
  toStock: '备货 5-7 天',
  order: '排序',
  relevance: '推荐',
  priceUp: '价格从低到高',
  priceDown: '价格从高到低',
  newest: '最新',
  onlyStock: '只看边境仓现货',
  count: '{{count}} 件商品',
  countMore: '超过 {{count}} 件商品',
  none: '没有符合条件的商品',
  noneHint: '换一个分类，或贴一条商品链接。',
};

export default catalogTable;
