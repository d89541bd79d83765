import { recogniseLink } from '@kouan/sourcing';
import { expect, test } from 'vitest';
import { sharedText } from './shared-text.ts';

const shared = (parts: Record<string, string>) => sharedText(new URLSearchParams(parts));
const link = 'https://detail.1688.com/offer/610947572360.html';

test('what a shopping app shares becomes the text of the page of links', () => {
  const text = `【1688】防风打火机 ${link} 点击链接打开`;
  expect(shared({ title: '防风打火机', text })).toBe(text);
  expect(recogniseLink(shared({ title: '防风打火机', text }))).toMatchObject({
    result: 'product',
    itemId: '610947572360',
  });
  expect(shared({ text, url: link })).toBe(text);
  expect(recogniseLink(shared({ text: '看看这个', url: link }))).toMatchObject({ result: 'product' });
  expect(shared({ url: link })).toBe(link);
  expect(shared({ title: link })).toBe(link);
  expect(shared({ title: `防风打火机 ${link}`, text: '看看这个' })).toBe(`看看这个 防风打火机 ${link}`);
  expect(shared({ title: link, text })).toBe(text);
});

test('nothing shared is nothing, and a book is cut', () => {
  expect(shared({})).toBe('');
  expect(shared({ text: ' '.repeat(9) })).toBe('');
  expect(shared({ text: 'x'.repeat(9_000) })).toHaveLength(2_000);
});
