import { expect, test } from 'vitest';
import { findChromium } from './browser.mjs';
import { checkNode, explain } from './install.mjs';

test('a Node.js that is too old is named', () => {
  expect(() => checkNode('18.20.4')).toThrow('Node.js 20.19 or newer is needed; this is 18.20.4');
  expect(() => checkNode('20.18.3')).toThrow('this is 20.18.3');
  expect(() => checkNode('20.19.0')).not.toThrow();
  expect(() => checkNode('24.0.0')).not.toThrow();
});

test('npm failures end with one clear line', () => {
  expect(explain('npm http fetch GET 200\nnpm error code EAI_AGAIN')).toMatch(/does not reach its registry/);
  expect(explain('npm error code ENOSPC')).toMatch(/disk is full/);
  expect(explain('npm error code EACCES')).toMatch(/cannot be written/);
  expect(explain('npm error something else')).toBe('npm error something else\n\nThe packages could not be installed.');
});

test('a wrong CHROMIUM_PATH is said instead of being ignored', () => {
  expect(() => findChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow('/nowhere/chromium, which does not exist');
});
