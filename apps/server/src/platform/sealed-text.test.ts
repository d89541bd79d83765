import { expect, test } from 'vitest';
import { sealText, unsealText } from './sealed-text.ts';

const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

test('a sealed text is read with the same key only, and never looks the same twice', () => {
  const text = 'sécret 密 key/+=';
  const [first, second] = [sealText(key, text), sealText(key, text)];
  expect(first).not.toBe(second);
  expect(first).not.toContain(text);
  expect(unsealText(key, first)).toBe(text);
  expect(unsealText(other, first)).toBeUndefined();
});

test('what was changed or never sealed is nothing', () => {
  const sealed = sealText(key, 'text');
  const parts = sealed.split('.');
  for (const wrong of ['', 'text', 'v1...', `v2.${parts.slice(1).join('.')}`, parts.toSpliced(3, 1, 'AAAA').join('.')])
    expect(unsealText(key, wrong), wrong).toBeUndefined();
});
