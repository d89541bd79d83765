import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What the renderer answers. */
export type Page = { status: number; html: string; redirect?: string };
export type Encoding = 'br' | 'gzip' | 'identity';
/** A page that everybody of one language may see. Each encoding is made once. */
export type KeptPage = { html: string; etag: string; bytes: (encoding: Encoding) => Promise<Buffer> };
export type PageCache = { find: (key: string, render: () => Promise<Page>) => Promise<Page | KeptPage> };

/** Up to this age a page is answered as it is. */
const freshMs = 5_000;
/** Up to this age it is answered once more while it is rendered anew; older ones are rendered first. */
const staleMs = 30_000;
const mostPages = 300;
const mostKeyLength = 500;
const mostHtmlLength = 500_000;
const brotliQuality = 5;

type Entry = { page: KeptPage; madeAt: number };

/**
 * Keeps rendered pages for a moment, in this process alone: what changes anywhere is seen after at most 30 seconds, and
 * no process has to be told. Only plain successes are kept. `render` runs once for all who wait for the same page.
 */
export function openPageCache(now: () => number = Date.now): PageCache {
  const kept = new Map<string, Entry>();
  const underWay = new Map<string, Promise<Page | KeptPage>>();

  const renew = (key: string, render: () => Promise<Page>): Promise<Page | KeptPage> => {
    const known = underWay.get(key);
    if (known) return known;
    const rendered = render()
      .then((page) => keep(key, page))
      .finally(() => underWay.delete(key));
    underWay.set(key, rendered);
    return rendered;
  };

  const keep = (key: string, page: Page): Page | KeptPage => {
    kept.delete(key);
    if (page.status !== 200 || page.redirect !== undefined || page.html.length > mostHtmlLength) return page;
    const entry = { page: keptPageOf(page.html), madeAt: now() };
    kept.set(key, entry);
    const oldest = kept.keys().next().value;
    if (kept.size > mostPages && oldest !== undefined) kept.delete(oldest);
    return entry.page;
  };

  return {
    async find(key, render) {
      if (key.length > mostKeyLength) return render();
      const entry = kept.get(key);
      const ageMs = entry ? now() - entry.madeAt : staleMs;
      if (!entry || ageMs >= staleMs) return renew(key, render);
      // What fails in the background is tried again, and told, by the visitor who has to wait for it.
      if (ageMs >= freshMs) void renew(key, render).catch(() => undefined);
      return entry.page;
    },
  };
}

const compressors = {
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (text: string) => promisify(gzip)(text),
  identity: async (text: string) => Buffer.from(text),
} satisfies Record<Encoding, (text: string) => Promise<Buffer>>;

function keptPageOf(html: string): KeptPage {
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    html,
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
    bytes(encoding) {
      const bytes = made.get(encoding) ?? compressors[encoding](html);
      made.set(encoding, bytes);
      return bytes;
    },
  };
}

const refuses = /;\s*q=0(?:\.0*)?$/;

/** The best encoding that an `Accept-Encoding` header allows. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  const accepted = (acceptEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !refuses.test(part))
    .map((part) => part.split(';')[0]?.trim());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

/** Whether an `If-None-Match` header names this page. */
export const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));
