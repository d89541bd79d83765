import type { ProviderOutcome, Texts } from '@kouan/contract';
import {
  type ExtractedProduct,
  type OfferedProduct,
  type PageSite,
  type PageValue,
  productOfOffer,
  readLiteral,
} from '@kouan/sourcing';

/** The item that is wanted, by its canonical address. */
export type WantedItem = { site: PageSite; itemId: string; canonicalUrl: string };
/** `secrets` by the names the provider gives them; `now` by the database's clock. */
export type ProviderWay = { baseUrl: string; secrets: Readonly<Record<string, string>>; now: Date };
/** With `form` it is posted. */
export type ProviderRequest = { url: string; form?: Readonly<Record<string, string>> };
export type ProviderReply = { status: number; body: Buffer };
/** `code` is the platform's own word for it, or ours. */
export type ProviderRefusal = { outcome: Exclude<ProviderOutcome, 'found'>; code: string };
export type ProviderAnswer = { product: ExtractedProduct } | ProviderRefusal;

/** One way to have an item told by its link. A new one is a file like its neighbours and a line in `list.ts`. */
export type Provider = {
  name: string;
  title: Texts;
  sites: readonly PageSite[];
  /** Null: the items' own addresses are visited, redirects among product pages followed. */
  baseUrl: string | null;
  secrets: readonly { name: string; title: Texts; isShown: boolean }[];
  usual: { isEnabled: boolean; dailyQuota: number; cacheMinutes: number; timeoutMs: number };
  ask(item: WantedItem, way: ProviderWay): ProviderRequest;
  read(reply: ProviderReply, item: WantedItem): ProviderAnswer;
};

const maxCodeLength = 80;
/** A platform's word for what went wrong, as it may be kept and shown. */
export const codeOf = (...words: (string | undefined)[]): string =>
  words
    .filter((word) => word !== undefined && word !== '')
    .join(' ')
    .replaceAll(/[^\w.:\- \p{Script=Han}]/gu, '')
    .slice(0, maxCodeLength);

/** The data of a JSON reply, without prototypes and with numbers as their text; a refusal when it is none. */
export function readJson({ status, body }: ProviderReply): { data: PageValue } | ProviderRefusal {
  if (status >= 500) return { outcome: 'failed', code: `http_${status}` };
  if (status === 429) return { outcome: 'limited', code: 'http_429' };
  const text = body.toString('utf8').trim();
  const data = text.startsWith('{') ? readLiteral(text) : undefined;
  return data === undefined ? { outcome: 'failed', code: status === 200 ? 'not_json' : `http_${status}` } : { data };
}

/** What was told of an item, as its product or as the reason why it is none. */
export function answerOf(found: OfferedProduct, { canonicalUrl }: WantedItem): ProviderAnswer {
  const product = productOfOffer(found, canonicalUrl);
  if (!('error' in product)) return { product };
  return { outcome: product.error === 'OFF_SHELF' ? 'gone' : 'unusable', code: product.error };
}

const yuanWords = new Set(['', 'CNY', 'RMB', '¥', '￥', '元']);
/** Whether prices are told in yuan: an interface that names another currency is not believed. */
export const isInYuan = (currency: string | undefined): boolean => yuanWords.has((currency ?? '').trim().toUpperCase());
