import { extractProduct, pageSites } from '@kouan/sourcing';
import type { Provider, ProviderAnswer } from './provider.ts';

/** The item's public page, read as text. Most pages are closed to visitors without a log-in. */
export const publicPage: Provider = {
  name: 'publicPage',
  title: { cn: '商品公开页面', en: 'Public product page', vi: 'Trang sản phẩm công khai' },
  sites: pageSites,
  baseUrl: null,
  secrets: [],
  usual: { isEnabled: true, dailyQuota: 5_000, cacheMinutes: 30, timeoutMs: 3_000 },

  ask: ({ canonicalUrl }) => ({ url: canonicalUrl }),

  read({ body }, { canonicalUrl }): ProviderAnswer {
    const product = extractProduct({ html: textOf(body), url: canonicalUrl });
    if (!('error' in product)) return { product };
    const { error: code } = product;
    return { outcome: code === 'BLOCKED' ? 'closed' : code === 'OFF_SHELF' ? 'gone' : 'unusable', code };
  },
};

/** Older pages are in GBK and say so at their beginning. */
function textOf(body: Buffer): string {
  const isGbk = /charset=["']?gb(?:k|2312|18030)/i.test(body.subarray(0, 2_048).toString('latin1'));
  return new TextDecoder(isGbk ? 'gb18030' : 'utf-8').decode(body);
}
