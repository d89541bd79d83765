import {
  addInterest,
  estimateGoods,
  getOwnDevice,
  leaveDevice,
  listMyCaptures,
  pairDevice,
  reportReading,
  screenTexts,
} from '@kouan/contract';
import type { OwnRequest, PageRequest, Replies, Request, State } from '../messages.ts';
import { keep, type Kept, readKept } from './kept-state.ts';
import { callMall, MallFailure } from './mall-call.ts';
import { putInCart } from './put-in-cart.ts';

const shownCaptures = 10;
const maxUrlLength = 4096;
const ownVersion = (): string => chrome.runtime.getManifest().version;

/** Does what was asked; the sender has been checked. Throws MallFailure. */
export async function handleRequest(request: Request): Promise<Replies[Request['type']]> {
  const kept = await readKept();
  switch (request.type) {
    case 'state':
      return stateOf(kept);
    case 'estimate': {
      const { unitPriceFen, quantity, unitWeightGrams } = request;
      const weight = unitWeightGrams === undefined ? {} : { unitWeightGrams };
      return callMall({ ...kept, token: null }, estimateGoods, { body: { unitPriceFen, quantity, ...weight } });
    }
    case 'screen':
      return callMall({ ...kept, token: null }, screenTexts, { body: { texts: request.texts } });
    case 'addToCart':
      return putInCart(connected(kept), { ...request, pluginVersion: ownVersion() });
    case 'addInterest':
      return registerInterest(connected(kept), request);
    case 'report':
      return report(kept, request);
    case 'open':
      return openPlace(kept, request);
    case 'captures':
      return kept.token === null
        ? []
        : (await callMall(kept, listMyCaptures, { query: { page: 0, size: shownCaptures } })).content;
    case 'pair':
      return pair(kept, request);
    case 'unpair':
      return unpair(kept);
    case 'language':
      await keep({ language: request.language });
      return stateOf(await readKept());
  }
}

function connected(kept: Kept): Kept {
  if (kept.token === null) throw new MallFailure('notConnected');
  return kept;
}

/** Asks the mall how things stand; without an answer what is known here counts. */
async function stateOf(kept: Kept): Promise<State> {
  const version = ownVersion();
  const { address, language, nickName } = kept;
  const known = { version, language, address, nickName, minimumVersion: '', isTooOld: false };
  if (kept.token === null) return { ...known, isPaired: false, isReachable: true };
  try {
    const own = await callMall(kept, getOwnDevice, { query: { pluginVersion: version } });
    if (own.nickName !== nickName) await keep({ nickName: own.nickName });
    const { minimumVersion, isTooOld } = own;
    return { ...known, nickName: own.nickName, minimumVersion, isTooOld, isPaired: true, isReachable: true };
  } catch (error) {
    if (!(error instanceof MallFailure)) throw error;
    const isPaired = error.code !== 'notConnected';
    return { ...known, isPaired, isReachable: error.code !== 'unreachable' };
  }
}

async function registerInterest(
  kept: Kept,
  { product, specification, quantity }: Extract<PageRequest, { type: 'addInterest' }>,
): Promise<null> {
  const { canonicalUrl: link, title } = product;
  const body = { link, title: title.slice(0, 200), specification: specification.slice(0, 500), quantity };
  await callMall(kept, addInterest, { body: { ...body, screenshotIds: [] } });
  return null;
}

/** Nobody waits for it: a mall that does not answer is no trouble of the page. */
async function report(kept: Kept, { url, problem }: Extract<PageRequest, { type: 'report' }>): Promise<null> {
  if (kept.token === null) return null;
  const body = { pluginVersion: ownVersion(), url: url.slice(0, maxUrlLength), problem };
  await callMall(kept, reportReading, { body }).catch(() => undefined);
  return null;
}

/** Opens one of a few places; a page never says an address of its own. */
async function openPlace({ address }: Kept, { where, canonicalUrl = '' }: Extract<PageRequest, { type: 'open' }>) {
  if (where === 'options' || address === '') {
    await chrome.runtime.openOptionsPage();
    return null;
  }
  const paths = {
    cart: '/myCart',
    plugin: '/pluginInstallation',
    product: `/mallDdc/link?link=${encodeURIComponent(canonicalUrl)}`,
  };
  await chrome.tabs.create({ url: address + paths[where] });
  return null;
}

async function pair(kept: Kept, { address, code, name }: Extract<OwnRequest, { type: 'pair' }>): Promise<State> {
  const mall = originOf(address);
  if (!(await chrome.permissions.contains({ origins: [`${mall}/*`] }))) throw new MallFailure('noAccess');
  const body = { code, name, pluginVersion: ownVersion() };
  const { token } = await callMall({ ...kept, address: mall, token: null }, pairDevice, { body });
  await keep({ address: mall, token, nickName: '' });
  return stateOf(await readKept());
}

/** The token is forgotten here whether or not the mall hears of it. */
async function unpair(kept: Kept): Promise<State> {
  if (kept.token !== null) await callMall(kept, leaveDevice, {}).catch(() => undefined);
  await keep({ token: null, nickName: '' });
  return stateOf(await readKept());
}

/** https, or http on this machine only. */
function originOf(address: string): string {
  const url = URL.canParse(address.trim()) ? new URL(address.trim()) : undefined;
  const isLocal = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1';
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal)) return url.origin;
  throw new MallFailure('address');
}
