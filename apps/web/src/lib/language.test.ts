import { expect, test } from 'vitest';
import { readCookie } from './cookies.ts';
import { chooseLanguage } from './language.ts';

test('the cookie decides, then the browser, then Chinese', () => {
  expect(chooseLanguage({ cookie: 'vi', accepted: ['en'] })).toBe('vi');
  expect(chooseLanguage({ cookie: undefined, accepted: ['fr-FR', 'en-GB;q=0.8', 'vi'] })).toBe('en');
  expect(chooseLanguage({ cookie: undefined, accepted: ['zh-TW'] })).toBe('cn');
  expect(chooseLanguage({ cookie: undefined, accepted: [] })).toBe('cn');
});

test.each(['../../x', '__proto__', 'x'.repeat(10_000), ''])('an odd cookie is ignored', (cookie) => {
  expect(chooseLanguage({ cookie, accepted: [] })).toBe('cn');
});

test('a cookie is found by its exact name and never breaks the page', () => {
  expect(readCookie('a=1; language=vi; xlanguage=en', 'language')).toBe('vi');
  expect(readCookie('language=%E0%A4%A', 'language')).toBeUndefined();
  expect(readCookie('', 'language')).toBeUndefined();
});
