import { type ExtractedProduct, type ExtractError, extractProduct, maxHtmlLength } from '@kouan/sourcing';
import { isTranslated } from './translated-page.ts';

export type PageProblem = ExtractError | 'TRANSLATED' | 'NO_PRICE';
export type PageReading = { product: ExtractedProduct } | { problem: PageProblem };

const timeoutMs = 10_000;

/**
 * Reads the product of the open page out of its text. After a change of address inside the page, and on a translated one,
 * the page's own source is asked for again from its server: the same address, the person's own session, nothing run.
 */
export async function readPage(page: Document, fetchPage: typeof fetch = fetch): Promise<PageReading> {
  const url = page.location.href;
  const wasTranslated = isTranslated(page);
  const seen = extractProduct({ html: page.documentElement.outerHTML, url });
  if (!wasTranslated && (!('error' in seen) || seen.error === 'BLOCKED' || seen.error === 'OFF_SHELF'))
    return judged(seen);

  const source = await sourceOf(url, fetchPage);
  if (source === undefined) return wasTranslated ? { problem: 'TRANSLATED' } : judged(seen);
  const read = extractProduct({ html: source, url });
  if (!('error' in read)) return judged(read);
  return wasTranslated ? { problem: 'TRANSLATED' } : judged(seen);
}

function judged(found: ReturnType<typeof extractProduct>): PageReading {
  if ('error' in found) return { problem: found.error };
  return found.priceTiers.length === 0 ? { problem: 'NO_PRICE' } : { product: found };
}

async function sourceOf(url: string, fetchPage: typeof fetch): Promise<string | undefined> {
  try {
    const reply = await fetchPage(url, { credentials: 'same-origin', signal: AbortSignal.timeout(timeoutMs) });
    const type = reply.headers.get('content-type') ?? '';
    if (!reply.ok || !type.includes('html')) return undefined;
    const bytes = new Uint8Array(await reply.arrayBuffer()).subarray(0, maxHtmlLength);
    return textOf(bytes, type);
  } catch {
    return undefined;
  }
}

/** Older pages are in GBK and say so in their header or at their beginning. */
function textOf(bytes: Uint8Array, type: string): string {
  const head = type + new TextDecoder('latin1').decode(bytes.subarray(0, 2_048));
  return new TextDecoder(/charset=["']?gb(?:k|2312|18030)/i.test(head) ? 'gb18030' : 'utf-8').decode(bytes);
}
