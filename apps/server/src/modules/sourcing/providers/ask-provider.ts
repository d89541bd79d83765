import { recogniseTarget } from '@kouan/sourcing';
import { AppError } from '../../../platform/errors.ts';
import type { Outside } from '../../../platform/outside.ts';
import { type FetchFailure, fetchHop, FetchRefused, safeFetch } from '../../../platform/safe-fetch.ts';
import { checkCaptured } from '../check-captured.ts';
import type { Provider, ProviderAnswer, ProviderReply, ProviderRequest, ProviderWay, WantedItem } from './provider.ts';

const htmlTypes = /^text\/html\b|^application\/xhtml\+xml\b/i;
const anyType = /^/;

type Asking = { provider: Provider; item: WantedItem; way: ProviderWay; timeoutMs: number };

/** Asks a provider for an item, over the safe fetcher. A product that comes back has passed the checks of every capture. */
export async function askProvider(outside: Outside, asking: Asking): Promise<ProviderAnswer> {
  const { provider, item, way, timeoutMs } = asking;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const request = provider.ask(item, way);
    const reply =
      provider.baseUrl === null ? await visit(outside, request, signal) : await send(outside, request, way, signal);
    const answer = provider.read(reply, item);
    return 'product' in answer ? { product: checkCaptured(answer.product) } : answer;
  } catch (error) {
    if (error instanceof FetchRefused) return { outcome: outcomeOf(error.failure, provider), code: error.failure };
    if (error instanceof AppError) return { outcome: 'unusable', code: error.code };
    throw error;
  }
}

/** What a page answers instead of itself: the way is fine, this page is not for us. */
const closedPage: readonly FetchFailure[] = ['status', 'type', 'address', 'too_many_hops'];

function outcomeOf(failure: FetchFailure, { baseUrl }: Provider): 'timeout' | 'closed' | 'failed' {
  if (failure === 'too_slow') return 'timeout';
  return baseUrl === null && closedPage.includes(failure) ? 'closed' : 'failed';
}

const isProductPage = ({ href }: URL): boolean => recogniseTarget(href).result === 'product';

async function visit(outside: Outside, { url }: ProviderRequest, signal: AbortSignal): Promise<ProviderReply> {
  const { body } = await safeFetch(outside, url, { mayVisit: isProductPage, types: htmlTypes, signal });
  return { status: 200, body };
}

/** To the host that the staff entered and no other: an interface that redirects is not followed with our keys. */
async function send(
  outside: Outside,
  { url, form }: ProviderRequest,
  { baseUrl }: ProviderWay,
  signal: AbortSignal,
): Promise<ProviderReply> {
  const { host } = new URL(baseUrl);
  const { status, location, body } = await fetchHop(outside, url, {
    mayVisit: (one) => one.protocol === 'https:' && one.host === host,
    types: anyType,
    signal,
    ...(form === undefined ? {} : { form: new URLSearchParams(form) }),
  });
  if (location !== undefined) throw new FetchRefused('status');
  return { status, body };
}
