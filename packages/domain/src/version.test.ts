import { expect, test } from 'vitest';
import { isOlderVersion, isVersion } from './version.ts';

test('versions are compared part by part', () => {
  const isOld = (version: string) => isOlderVersion(version, '1.0');
  expect(['0.9', '0.99.9', '0.0.1'].map(isOld)).toEqual([true, true, true]);
  expect(['1.0', '1.0.0', '1.0.1', '1.10', '2.0', '10.0'].map(isOld)).toEqual(Array(6).fill(false));
  expect([isOlderVersion('1.9', '1.10'), isOlderVersion('1.10', '1.9')]).toEqual([true, false]);
});

test('only numbers with dots are a version', () => {
  expect(['1.0', '1.2.3', '10.20'].map(isVersion)).toEqual([true, true, true]);
  expect(['1', '', '1.0.0.0', 'v1.0', '1.0-beta', '１.０'].map(isVersion)).toEqual(Array(6).fill(false));
});
