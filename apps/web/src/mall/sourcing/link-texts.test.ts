import { recogniseLink, rejectReasons, sites } from '@kouan/sourcing';
import { expect, test } from 'vitest';
import cn from '../../locales/cn/links.ts';
import en from '../../locales/en/links.ts';
import vi from '../../locales/vi/links.ts';
import { titleIn } from './link-outcome.ts';
import { readShareText } from './share-text.ts';

test.each([
  ['cn', cn],
  ['en', en],
  ['vi', vi],
] as const)('every reason and every site has its words in %s, no two reasons the same', (_, texts) => {
  const reasons = rejectReasons.map((reason) => texts.rejected[reason]);
  expect(reasons.every((text) => text.length > 4)).toBe(true);
  expect(new Set(reasons).size).toBe(rejectReasons.length);
  expect(sites.every((site) => texts.site[site].length > 0)).toBe(true);
  expect(Object.keys(texts.rejected).toSorted()).toEqual([...rejectReasons].toSorted());
});

test('the name of the product is found in a share message', () => {
  expect(titleIn('【淘宝】https://e.tb.cn/h.abc 「手持小风扇 4000mAh 三档」 点击链接直接打开')).toBe(
    '手持小风扇 4000mAh 三档',
  );
  expect(titleIn('https://detail.1688.com/offer/728136450912.html')).toBe('');
  expect(recogniseLink('https://detail.1688.com/offer/728136450912.html').result).toBe('product');
});

test('a share message pasted as a link gives link and name, a plain link stays as it is', () => {
  expect(readShareText('【淘宝】https://item.taobao.com/item.htm?id=731200001299&spm=a1 「手冲咖啡壶套装」')).toEqual({
    link: 'https://item.taobao.com/item.htm?id=731200001299',
    title: '手冲咖啡壶套装',
  });
  expect(readShareText('https://m.tb.cn/h.5kQ2wEr 手持小风扇')?.link).toContain('https://m.tb.cn/h.5kQ2wEr');
  for (const text of ['https://item.jd.com/100310001501.html?x=1', 'https://example.com/a b', '没有链接', ''])
    expect(readShareText(text)).toBeUndefined();
});
