import type { Site } from './link-result.ts';

/** The part of an agent's link that says which page it is; `fragment` for pages routed behind the `#`. */
type Place = { hosts: readonly string[]; in?: 'fragment'; path: RegExp };

/**
 * One shape of an agent's link. Either `link` names the parameter that holds the wrapped address, or the product is
 * spelled out: platform and id in the path (named groups) or in parameters.
 */
export type AgentForm = Place & {
  /** Path in front of the `#`, for forms in the fragment. */
  before?: RegExp;
  link?: string;
  encrypted?: RegExp;
  id?: readonly string[];
  platform?: readonly string[];
};

/** Paths are compared in lower case. A host may be written with or without `www.`. */
export const agentForms: Readonly<Record<string, readonly AgentForm[]>> = {
  superbuy: [
    pageBuy('superbuy.com'),
    { hosts: ['m.superbuy.com'], path: /^(?:\/.*)?\/goodsdetail\/?$/, link: 'url' },
    goodsDetailRoute('m.superbuy.com'),
  ],
  wegobuy: [pageBuy('wegobuy.com')],
  allchinabuy: [pageBuy('allchinabuy.com'), goodsDetailRoute('m.allchinabuy.com')],
  pandabuy: [{ hosts: ['pandabuy.com', 'm.pandabuy.com'], path: /^\/product\/?$/, link: 'url', encrypted: /^PJ[0-9]/ }],
  sugargoo: [
    {
      hosts: ['sugargoo.com', 'esugargoo.com'],
      in: 'fragment',
      before: /^\/$/,
      path: /^\/home\/productdetail\/?$/,
      link: 'productLink',
    },
    { hosts: ['sugargoo.com'], path: /^\/index\/item\/index\.html$/, link: 'url' },
  ],
  fishgoo: [{ hosts: ['fishgoo.com'], in: 'fragment', before: /^\/$/, path: /^\/product\/?$/, link: 'productLink' }],
  cssbuy: [{ hosts: ['cssbuy.com'], path: /^\/item-(?:(?<platform>tmall|1688|micro)-)?(?<id>[0-9a-z]+)(?:\.html)?$/ }],
  kakobuy: [{ hosts: ['kakobuy.com'], path: /^\/item\/details\/?$/, link: 'url' }],
  hagobuy: [{ hosts: ['hagobuy.com'], path: /^\/item\/details\/?$/, link: 'url' }],
  cnfans: [shopType('cnfans.com', 'm.cnfans.com')],
  mulebuy: [shopType('mulebuy.com', 'm.mulebuy.com')],
  joyagoo: [shopType('joyagoo.com', 'm.joyagoo.com')],
  orientdig: [shopType('orientdig.com')],
  lovegobuy: [
    {
      hosts: ['lovegobuy.com', 'm.lovegobuy.com'],
      path: /^\/product\/?$/,
      id: ['id', 'goodsId'],
      platform: ['shop_type', 'platform'],
    },
    {
      hosts: ['lovegobuy.com', 'm.lovegobuy.com'],
      in: 'fragment',
      before: /^\/pc\/?$/,
      path: /^\/goods\/detail\/?$/,
      id: ['goodsId'],
      platform: ['platform'],
    },
  ],
  acbuy: [{ hosts: ['acbuy.com'], path: /^\/product\/?$/, id: ['id'], platform: ['source'] }, pageBuy('acbuy.com')],
  hoobuy: [{ hosts: ['hoobuy.com'], path: /^(?:\/m)?\/product\/(?<platform>[012])\/(?<id>[0-9a-z]+)\/?$/ }],
  hipobuy: [channelPath('hipobuy.com')],
  oopbuy: [
    channelPath('oopbuy.com'),
    {
      hosts: ['m.oopbuy.com'],
      path: /^\/pages\/goods\/details\/?$/,
      id: ['id', 'spuNo'],
      platform: ['channel', 'channelId'],
    },
  ],
  basetao: [
    {
      hosts: ['basetao.com'],
      path: /^(?:\/.*)?\/products\/agent\/(?<platform>taobao|weidian|1688)\/(?<id>[0-9a-z]+)\.html$/,
    },
  ],
};

/** Words and numbers agents use for the site a product comes from, in lower case. */
export const platformSites = new Map<string, Site>([
  ['taobao', 'taobao'],
  ['tb', 'taobao'],
  ['1', 'taobao'],
  ['tmall', 'tmall'],
  ['weidian', 'weidian'],
  ['micro', 'weidian'],
  ['wd', 'weidian'],
  ['2', 'weidian'],
  ['1688', '1688'],
  ['ali_1688', '1688'],
  ['al', '1688'],
  ['0', '1688'],
]);

function pageBuy(host: string): AgentForm {
  return { hosts: [host], path: /^(?:\/.*)?\/page\/buy\/?$/, link: 'url' };
}

function goodsDetailRoute(host: string): AgentForm {
  return { hosts: [host], in: 'fragment', before: /^\/home\/?$/, path: /^\/goodsdetail\/?$/, link: 'url' };
}

function shopType(...hosts: string[]): AgentForm {
  return {
    hosts,
    path: /^(?:\/product|\/pages\/product\/product)\/?$/,
    id: ['id'],
    platform: ['shop_type', 'shoptype', 'platform'],
  };
}

function channelPath(host: string): AgentForm {
  return { hosts: [host], path: /^\/product\/(?<platform>[012]|taobao|weidian|1688)\/(?<id>[0-9a-z]+)\/?$/ };
}
