import { isWithin } from '../recognise/match-site.ts';
import { parseAddress } from '../recognise/parse-address.ts';

/** Picture servers of the marketplaces; pictures from anywhere else are left out. */
const pictureDomains = [
  'alicdn.com',
  'taobaocdn.com',
  'tbcdn.cn',
  '360buyimg.com',
  'pddpic.com',
  'yangkeduo.com',
  'pinduoduo.com',
  'geilicdn.com',
];
/** Where descriptions and videos lie. */
const contentDomains = [...pictureDomains, 'taobao.com', 'tmall.com', '1688.com', 'jd.com', 'weidian.com'];
export const maxAddressLength = 1000;

export const isPictureUrl = (url: string): boolean => isHttpsOn(url, pictureDomains);
export const isContentUrl = (url: string): boolean => isHttpsOn(url, contentDomains);

function isHttpsOn(url: string, domains: readonly string[]): boolean {
  if (url.length > maxAddressLength || !/^https:\/\/[^\s"'<>\\\u0000-\u001f]+$/u.test(url)) return false;
  const { host, hasUser, hasOddPort } = parseAddress(url);
  return !hasUser && !hasOddPort && /^[a-z0-9.-]+$/.test(host) && domains.some((domain) => isWithin(host, domain));
}

const absolute = (raw: string): string =>
  raw
    .slice(0, 2 * maxAddressLength)
    .trim()
    .replace(/^(?:http:)?\/\//i, 'https://');

/** A picture of the page: absolute, https, without the size behind the first extension; null for anything else. */
export function pictureUrl(raw: string | undefined): string | null {
  const url = absolute(raw ?? '').replace(/(\.(?:jpg|jpeg|png))_.*$/i, '$1');
  return isPictureUrl(url) ? url : null;
}

/** A description or video of the page, absolute and https; undefined for anything else. */
export function contentUrl(raw: string | undefined): string | undefined {
  const url = absolute(raw ?? '');
  return isContentUrl(url) ? url : undefined;
}
