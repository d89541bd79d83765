import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What the renderer answers. */
export type Page = { status: number; html: string; redirect?: string };
export type Encoding = 'br' | 'gzip' | 'identity';
/** A page that everybody of one language may see. Each encoding is made once. */
export type KeptPage = {
  html: string;
  etag: string;
  bytes: (encoding: Encoding) => Promise<Buffer>;
  /** Makes its bytes as small as they get; slow, so that only pages asked for again are worth it. */
  squeeze: () => Promise<void>;
};
export type PageCache = { find: (key: string, render: () => Promise<Page>) => Promise<Page | KeptPage> };

/** Up to this age a page is answered as it is. */
const freshMs = 5_000;
/** Up to this age it is answered once more while it is rendered anew; older ones are rendered first. */
const staleMs = 30_000;
const mostPages = 300;
const mostKeyLength = 500;
const mostHtmlLength = 500_000;
const quickQuality = 5;
const bestQuality = constants.BROTLI_MAX_QUALITY;

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
    const last = kept.get(key);
    kept.delete(key);
    if (page.status !== 200 || page.redirect !== undefined || page.html.length > mostHtmlLength) return page;
    // What did not change keeps its name and its bytes.
    const entry = { page: last?.page.html === page.html ? last.page : keptPageOf(page.html), madeAt: now() };
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
      void entry.page.squeeze().catch(() => undefined);
      return entry.page;
    },
  };
}

const brotli = (text: string, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const compressors = {
  br: (text: string) => brotli(text, quickQuality),
  gzip: (text: string) => promisify(gzip)(text),
  identity: async (text: string) => Buffer.from(text),
} satisfies Record<Encoding, (text: string) => Promise<Buffer>>;

/** One page at a time in the whole process; the others wait until they are asked for once more. */
let isSqueezing = false;

function keptPageOf(html: string): KeptPage {
  const made = new Map<Encoding, Promise<Buffer>>();
  let isSmallest = false;
  return {
    html,
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
    bytes(encoding) {
      const bytes = made.get(encoding) ?? compressors[encoding](html);
      made.set(encoding, bytes);
      return bytes;
    },
    async squeeze() {
      if (isSmallest || isSqueezing) return;
      isSmallest = true;
      isSqueezing = true;
      try {
        made.set('br', Promise.resolve(await brotli(html, bestQuality)));
      } finally {
        isSqueezing = false;
      }
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
