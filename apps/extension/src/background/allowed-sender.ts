import type { CapturedProduct } from '@kouan/contract';
import { pageHosts, recogniseTarget } from '@kouan/sourcing';
import type { Request } from '../messages.ts';

type Sender = Pick<chrome.runtime.MessageSender, 'id' | 'origin' | 'tab' | 'frameId'>;

const fromShops: ReadonlySet<Request['type']> = new Set([
  'state',
  'estimate',
  'screen',
  'addToCart',
  'addInterest',
  'report',
  'open',
]);
const fromOwnPages: ReadonlySet<Request['type']> = new Set(['state', 'open', 'pair', 'unpair', 'captures', 'language']);
const fromMall: ReadonlySet<Request['type']> = new Set(['state']);

/**
 * Whether this sender may ask this: our own pages, our script in the top frame of a shop's product page for what it needs,
 * our script in the mall for the state. Nobody else, and a product only from its own shop's origin.
 */
export function isAllowed(
  request: Request,
  sender: Sender,
  { ownId, mallOrigin }: { ownId: string; mallOrigin: string },
): boolean {
  if (sender.id !== ownId) return false;
  if (sender.origin === `chrome-extension://${ownId}`) return fromOwnPages.has(request.type);
  if (sender.tab === undefined || sender.frameId !== 0) return false;
  if (mallOrigin !== '' && sender.origin === mallOrigin) return fromMall.has(request.type);
  if (!isShop(sender.origin ?? '') || !fromShops.has(request.type)) return false;
  if (request.type === 'report') return isOwnPage(request.url, sender.origin ?? '');
  if (request.type !== 'addToCart' && request.type !== 'addInterest') return true;
  return isOwnProduct(request.product, sender.origin ?? '');
}

/** The browser vouches for the origin only: after a change of address inside a page it still tells the first one. */
function isOwnProduct({ site, itemId, sourceUrl }: CapturedProduct, origin: string): boolean {
  const page = recogniseTarget(sourceUrl);
  const isSame = page.result === 'product' && page.site === site && page.itemId === itemId;
  return isSame && URL.canParse(sourceUrl) && new URL(sourceUrl).origin === origin;
}

const isOwnPage = (url: string, origin: string): boolean =>
  URL.canParse(url) && new URL(url).origin === origin && recogniseTarget(url).result === 'product';

function isShop(origin: string): boolean {
  const [, host] = /^https:\/\/([a-z0-9.-]+)$/.exec(origin) ?? [];
  return host !== undefined && pageHosts.some((known) => matches(host, known));
}

/** `*` stands for one label. */
const matches = (host: string, known: string): boolean =>
  known.startsWith('*.')
    ? host.endsWith(known.slice(1)) && !host.slice(0, 1 - known.length).includes('.')
    : host === known;
