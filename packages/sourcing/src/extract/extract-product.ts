import { recogniseTarget } from '../recognise/recognise-link.ts';
import { pageReaders } from '../sites/index.ts';
import { type ExtractedProduct, type ExtractError, type PageSite, pageSites } from './extracted-product.ts';
import { findAll, type HtmlPage, parseHtml, textOf } from './html-page.ts';
import { finishProduct, type Page } from './page-product.ts';

/** Longer pages are cut here. */
export const maxHtmlLength = 8_000_000;

export type ExtractFailure = { sourceUrl: string; error: ExtractError };

/**
 * Reads the product out of a page of one of `pageSites`. `url` is the address of the tab. The page is text: nothing
 * of it is run, and only the data of the product itself is used.
 */
export function extractProduct({ html, url }: { html: string; url: string }): ExtractedProduct | ExtractFailure {
  const fail = (error: ExtractError): ExtractFailure => ({ sourceUrl: url, error });
  const text = html.slice(0, maxHtmlLength);
  const target = recogniseTarget(url);
  if (target.result !== 'product' || !isPageSite(target.site))
    return fail(isBlocked(text, url) ? 'BLOCKED' : 'NOT_PRODUCT');

  const page = pageOf(text);
  for (const read of pageReaders[target.site]) {
    const found = read(page);
    if (found?.itemId === undefined) continue;
    if (found.itemId !== target.itemId) return fail('ID_MISMATCH');
    if (found.isOffShelf) return fail('OFF_SHELF');
    const { site, itemId, canonicalUrl } = { ...target, site: target.site };
    const product = finishProduct(found, { site, itemId, sourceUrl: url, canonicalUrl });
    if (product !== undefined) return product;
  }
  if (isBlocked(text, url)) return fail('BLOCKED');
  return fail(saysOffShelf(page.html) ? 'OFF_SHELF' : 'NOT_PRODUCT');
}

const isPageSite = (site: string): site is PageSite => pageSites.some((each) => each === site);

function pageOf(text: string): Page {
  const html = parseHtml(text);
  return { html, scripts: findAll(html, { name: 'script' }).map((script) => textOf(html, script) ?? '') };
}

/** Marks of slider and login pages; looked for only where no product was found. */
const blockedMarks =
  /baxia-punish|_____tmd_____|id="nocaptcha"|拖动下方滑块|<title>[^<]{0,80}(?:验证|登录|登陆|Login|Sign in|访问被拒绝)[^<]{0,80}<\/title>|id="(?:login-form|J_LoginBox|fm-login-id|formlogin)"/i;
const blockedAddress =
  /^https?:\/\/(?:login|passport|plogin)\.|\/_____tmd_____\/|\/login(?:\.html?|\.jhtml)?(?:[?#]|$)|\/punish(?:[?#]|$)/i;

const isBlocked = (text: string, url: string): boolean =>
  blockedAddress.test(url.slice(0, 2000)) || blockedMarks.test(text);

/** Words of the page itself, scripts left out; asked only where no product was found. */
function saysOffShelf(html: HtmlPage): boolean {
  const scripts = new Set(findAll(html, { name: 'script' }).map(({ index }) => index + 1));
  const words = html.nodes
    .filter((node, index) => 'text' in node && !scripts.has(index))
    .map((node) => ('text' in node ? node.text : ''));
  return words.some((text) =>
    /(?:商品|宝贝|产品)(?:已经?|已被)?(?:下架|下柜|不存在|删除)|已(?:下架|下柜)/.test(text.slice(0, 2000)),
  );
}
