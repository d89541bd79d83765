import { expect, test } from 'vitest';
import { menuFinder, menuSearchThreshold } from './find-menu-pages.ts';

const page = (path: string, ...trail: string[]) => ({
  path,
  name: path,
  title: trail.at(-1) ?? '',
  icon: 'list',
  component: path,
  isHidden: false,
  noCache: true,
  isAffixed: false,
  activeMenu: path,
  trail,
});
const pages = [
  page('/reviews/deposit', 'Reviews', 'Deposit review'),
  page('/reviews/final', 'Reviews', 'Final payment review'),
  page('/orders/list', '订单管理', '采购订单'),
  page('/warehouse/batches', 'Kho', 'Lô hàng'),
];
const find = menuFinder([...pages, { ...page('/orders/secret', 'Secret'), isHidden: true }]);
const pathsFor = (word: string) => find(word).map((hit) => hit.page.path);

test('the menu search forgives mistakes up to a threshold of 0.4', () => {
  expect(menuSearchThreshold).toBe(0.4);
  expect(pathsFor('depsoit')[0]).toBe('/reviews/deposit');
  expect(pathsFor('finl paymnt')[0]).toBe('/reviews/final');
  expect(pathsFor('qwxyzk')).toEqual([]);
});

test('pages are found by part of a title, by their folder and by their address, in every language', () => {
  expect(pathsFor('采购')).toEqual(['/orders/list']);
  expect(pathsFor('订单管理')).toContain('/orders/list');
  expect(pathsFor('lô')[0]).toBe('/warehouse/batches');
  expect(pathsFor('reviews')).toEqual(expect.arrayContaining(['/reviews/deposit', '/reviews/final']));
  expect(pathsFor('warehouse')[0]).toBe('/warehouse/batches');
});

test('without a word all pages are shown, hidden ones never', () => {
  expect(pathsFor('  ')).toEqual(pages.map(({ path }) => path));
  expect(pathsFor('secret')).not.toContain('/orders/secret');
});

test('what fits is marked', () => {
  const [hit] = find('采购');
  expect(hit?.marks.map(([first, last]) => hit.trail.slice(first, last + 1))).toContain('采购');
});

test('a word made to hurt is answered at once', () => {
  const startedAt = performance.now();
  for (const word of ['a'.repeat(100_000), '(a+)+$'.repeat(5_000), '\u0301'.repeat(20_000)]) find(word);
  expect(performance.now() - startedAt).toBeLessThan(1000);
});
