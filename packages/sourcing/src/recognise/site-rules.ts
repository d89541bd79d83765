import type { Site } from './link-result.ts';

/**
 * One shape of a product link. `{name}` in a host or a path takes an id, `**` any folders, `{slug}` any text;
 * `query` names the parameters an id may stand in; `needs` are parameters with a fixed value.
 */
export type ProductForm = {
  hosts: readonly string[];
  paths: readonly string[];
  query?: Readonly<Record<string, readonly string[]>>;
  needs?: Readonly<Record<string, string>>;
};

export type SiteRule = {
  /** Registered domains: any other page of theirs is refused instead of skipped. */
  domains: readonly string[];
  canonical: string;
  /** How the item id is put together; `{id}` unless said. */
  itemId?: string;
  /** Rules for ids that are not plain numbers. */
  ids?: Readonly<Record<string, RegExp>>;
  forms: readonly ProductForm[];
  skuId?: string;
  skuProperties?: string;
};

const id = ['id'];
const hostLabel = /^(?!xn--)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

/** A plain id: 5 to 20 digits, the first not 0. */
export const plainId = /^[1-9][0-9]{4,19}$/;

/** The rules of every site; a new site is one more entry here. */
export const siteRules: Readonly<Record<Site, SiteRule>> = {
  taobao: {
    domains: ['taobao.com', 'tb.cn'],
    canonical: 'https://item.taobao.com/item.htm?id={id}',
    forms: [
      { hosts: ['item.taobao.com'], paths: ['/item.htm', '/item.html'], query: { id } },
      { hosts: ['h5.m.taobao.com'], paths: ['/awp/core/detail.htm'], query: { id } },
      { hosts: ['m.intl.taobao.com'], paths: ['/detail/detail.html'], query: { id } },
      { hosts: ['world.taobao.com'], paths: ['/item/{id}.htm'] },
      { hosts: ['www.taobao.com'], paths: ['/list/item/{id}.htm', '/list/item-amp/{id}.htm'] },
      {
        hosts: ['assets-tmw.taobao.com'],
        paths: ['/**/share_page/home'],
        query: { id: ['targetId'] },
        needs: { targetType: 'ITEM' },
      },
    ],
    skuId: 'skuId',
    skuProperties: 'sku_properties',
  },
  tmall: {
    domains: ['tmall.com', 'tmall.hk'],
    canonical: 'https://detail.tmall.com/item.htm?id={id}',
    forms: [
      { hosts: ['detail.tmall.com'], paths: ['/item.htm', '/item_o.htm'], query: { id } },
      { hosts: ['chaoshi.detail.tmall.com'], paths: ['/item.htm'], query: { id } },
      { hosts: ['detail.tmall.hk'], paths: ['/item.htm', '/hk/item.htm'], query: { id } },
      { hosts: ['detail.m.tmall.com', 'detail.m.tmall.hk'], paths: ['/item.htm'], query: { id } },
    ],
    skuId: 'skuId',
    skuProperties: 'sku_properties',
  },
  '1688': {
    domains: ['1688.com'],
    canonical: 'https://detail.1688.com/offer/{id}.html',
    forms: [
      { hosts: ['detail.1688.com', 'm.1688.com'], paths: ['/offer/{id}.html'] },
      { hosts: ['detail.m.1688.com'], paths: ['/page/index.html'], query: { id: ['offerId'] } },
      { hosts: ['detail.1688.com'], paths: ['/**'], query: { id: ['offerId'] } },
    ],
    skuId: 'skuId',
  },
  jd: {
    domains: ['jd.com', 'jd.hk', '3.cn'],
    canonical: 'https://item.jd.com/{id}.html',
    forms: [
      { hosts: ['item.jd.com', 'item.jd.hk', 'npcitem.jd.hk'], paths: ['/{id}.html'] },
      { hosts: ['item.m.jd.com'], paths: ['/product/{id}.html'] },
    ],
  },
  pinduoduo: {
    domains: ['yangkeduo.com', 'pinduoduo.com'],
    canonical: 'https://mobile.yangkeduo.com/goods.html?goods_id={id}',
    forms: [
      {
        hosts: ['mobile.yangkeduo.com', 'mobile.pinduoduo.com'],
        paths: ['/goods.html', '/goods1.html', '/goods2.html'],
        query: { id: ['goods_id'] },
      },
      { hosts: ['pifa.pinduoduo.com'], paths: ['/goods/detail'], query: { id: ['gid'] } },
    ],
    skuId: 'sku_id',
  },
  weidian: {
    domains: ['weidian.com', 'youshop10.com'],
    canonical: 'https://weidian.com/item.html?itemID={id}',
    ids: { shop: hostLabel },
    forms: [
      { hosts: ['weidian.com', '{shop}.v.weidian.com'], paths: ['/item.html'], query: { id: ['itemID', 'itemId'] } },
    ],
  },
  douyin: {
    domains: ['jinritemai.com', 'douyin.com', 'iesdouyin.com'],
    canonical: 'https://haohuo.jinritemai.com/views/product/item2?id={id}',
    forms: [
      {
        hosts: ['haohuo.jinritemai.com'],
        paths: ['/views/product/item2', '/views/product/detail', '/ecommerce/trade/detail/index.html'],
        query: { id },
      },
    ],
  },
  kuaishou: {
    domains: ['kwaixiaodian.com', 'kuaishou.com'],
    canonical: 'https://app.kwaixiaodian.com/merchant/shop/detail?id={id}',
    forms: [
      {
        hosts: ['app.kwaixiaodian.com'],
        paths: ['/merchant/shop/detail', '/page/kwaishop-goods-detail-h5-vue/detail'],
        query: { id },
      },
    ],
  },
  xiaohongshu: {
    domains: ['xiaohongshu.com', 'xhslink.com'],
    canonical: 'https://www.xiaohongshu.com/goods-detail/{id}',
    ids: { id: /^(?:[0-9a-f]{24}|[1-9][0-9]{4,19})$/ },
    forms: [
      { hosts: ['www.xiaohongshu.com'], paths: ['/goods-detail/{id}'] },
      { hosts: ['mall.xiaohongshu.com'], paths: ['/goods-detail/{id}', '/goods/{id}'] },
    ],
  },
  dewu: {
    domains: ['dewu.com', 'dw4.co'],
    canonical: 'https://m.dewu.com/router/product/ProductDetail?spuId={id}',
    forms: [
      {
        hosts: ['m.dewu.com', 'cdn-m.dewu.com', 'fast.dewu.com'],
        paths: ['/router/product/ProductDetail'],
        query: { id: ['spuId'] },
      },
      { hosts: ['fast.dewu.com'], paths: ['/page/productDetail'], query: { id: ['spuId'] } },
    ],
    skuId: 'skuId',
  },
  vip: {
    domains: ['vip.com'],
    canonical: 'https://detail.vip.com/detail-{brand}-{product}.html',
    itemId: '{brand}-{product}',
    forms: [
      { hosts: ['detail.vip.com'], paths: ['/detail-{brand}-{product}.html'] },
      { hosts: ['m.vip.com'], paths: ['/product-{brand}-{product}.html'] },
    ],
  },
  suning: {
    domains: ['suning.com'],
    canonical: 'https://product.suning.com/{shop}/{product}.html',
    itemId: '{shop}-{product}',
    ids: { shop: /^[0-9]{10}$/ },
    forms: [
      { hosts: ['product.suning.com'], paths: ['/{shop}/{product}.html'] },
      { hosts: ['m.suning.com'], paths: ['/product/{shop}/{product}.html'] },
    ],
  },
  alibaba: {
    domains: ['alibaba.com'],
    canonical: 'https://www.alibaba.com/product-detail/_{id}.html',
    ids: { language: /^(?!www$)[a-z]{2,20}$/ },
    forms: [
      { hosts: ['www.alibaba.com'], paths: ['/product-detail/{slug}_{id}.html'] },
      { hosts: ['{language}.alibaba.com'], paths: ['/product-detail/{slug}-{id}.html'] },
    ],
  },
  yupoo: {
    domains: ['yupoo.com'],
    canonical: 'https://{shop}.x.yupoo.com/albums/{album}?uid=1',
    itemId: '{shop}-{album}',
    ids: { shop: hostLabel },
    forms: [{ hosts: ['{shop}.x.yupoo.com'], paths: ['/albums/{album}'] }],
  },
  xianyu: {
    domains: ['goofish.com'],
    canonical: 'https://www.goofish.com/item?id={id}',
    forms: [
      { hosts: ['www.goofish.com'], paths: ['/item'], query: { id } },
      { hosts: ['h5.m.goofish.com'], paths: ['/item'], query: { id: ['id', 'itemId'] } },
    ],
  },
};
