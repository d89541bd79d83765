import { expect, test } from 'vitest';
import { isOldPlugin } from './plugin-version.ts';

test('versions are compared part by part', () => {
  expect(['0.9', '0.99.9', '0.0.1'].map(isOldPlugin)).toEqual([true, true, true]);
  expect(['1.0', '1.0.0', '1.0.1', '1.10', '2.0', '10.0'].map(isOldPlugin)).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
});
