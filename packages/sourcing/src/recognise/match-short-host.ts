import { type LinkResult, rejected, type Site } from './link-result.ts';
import { type Address, params } from './parse-address.ts';

/** Hosts of short links and the site behind them; null when one host serves several sites. */
const shortHosts = new Map<string, Site | null>([
  ['m.tb.cn', null],
  ['e.tb.cn', null],
  ['qr.1688.com', '1688'],
  ['p.pinduoduo.com', 'pinduoduo'],
  ['u.jd.com', 'jd'],
  ['3.cn', 'jd'],
  ['k.youshop10.com', 'weidian'],
  ['k.weidian.com', 'weidian'],
  ['v.douyin.com', 'douyin'],
  ['v.kuaishou.com', 'kuaishou'],
  ['xhslink.com', 'xiaohongshu'],
  ['dw4.co', 'dewu'],
]);

/** Reads an address as a short link to follow; undefined when it is none. */
export function matchShortHost(address: Address): LinkResult | undefined {
  if (isPinduoduoShare(address)) return { result: 'shortlink', site: 'pinduoduo', shortUrl: urlOf(address) };
  const site = shortHosts.get(address.host);
  if (site === undefined) return undefined;
  if (address.path === '/') return rejected('no_id');
  return { result: 'shortlink', site, shortUrl: urlOf(address) };
}

/** A goods page that carries a share code instead of the id. */
function isPinduoduoShare({ host, path, query }: Address): boolean {
  if (host !== 'mobile.yangkeduo.com' || !/^\/goods[0-9]*\.html$/.test(path)) return false;
  const hasId = params(query, ['goods_id']).some((value) => value !== '');
  return !hasId && params(query, ['ps']).some((value) => value !== '');
}

const urlOf = ({ host, path, query }: Address): string => `https://${host}${path}${query && `?${query}`}`;
