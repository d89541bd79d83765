import type { DemoSite, DemoSource, DemoStore } from './types.ts';

/** Addresses on the real sites with item numbers that nobody has. */
const itemAddresses: Record<DemoSite, (itemId: string) => string | null> = {
  '1688': (id) => `https://detail.1688.com/offer/${id}.html`,
  taobao: (id) => `https://item.taobao.com/item.htm?id=${id}`,
  tmall: (id) => `https://detail.tmall.com/item.htm?id=${id}`,
  'mall-supplier': () => null,
};

/** Wholesale stores want two units at least, retail shops sell single ones: a sample can always be bought. */
export const minimumQuantities: Record<DemoSite, number> = { '1688': 2, taobao: 1, tmall: 1, 'mall-supplier': 2 };

export function sourceOf({ site }: DemoStore, number: number): DemoSource {
  const itemId = site === 'mall-supplier' ? `DEMO-${number}` : `99${String(number).padStart(10, '0')}`;
  return { site, itemId, url: itemAddresses[site](itemId) };
}
