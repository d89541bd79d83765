import { describe, expect, test } from 'vitest';
import { isOpenPath, loginPath, safeTarget, withFragment } from './access.ts';

const open = [
  '',
  '/',
  '/login',
  '/register',
  '/register/purchaser',
  '/register/enterprise',
  '/register/cooperation',
  '/mall',
  '/mall1',
  '/mallDdc',
  '/mallDdcDetail/P1',
  '/mallDdcPayment/P1',
  '/mallDetail/7',
  '/mallMaterial/7',
  '/mallDdcCashier/P1',
  '/buyerDetail/D1',
  '/myOrder',
  '/myOrderDetail',
  '/myOrderDetail/D1',
  '/myRefundDetail',
  '/myCart',
  '/myPayment',
  '/myInterest',
  '/mallSearch',
  '/mallSearch/cup',
  '/addInterest',
  '/pluginInstallation',
  '/createGuide/start',
  '/myInvoices/new',
  '/myInvoicesOrder',
  '/401',
  '/404',
  '/mall/',
  '/mallPayment/P1',
  '/myOrders',
  '/login/forgot-password',
];
const closed = [
  '/myStock',
  '/user/center',
  '/system/user',
  '/orders',
  '/my',
  '/mal',
  '/Mall',
  '//mall',
  '/x/login',
  '/redirect/myStock',
];

test.each(open)('%s opens for visitors', (path) => expect(isOpenPath(path)).toBe(true));
test('a listed address opens all that begins with it, the root only itself', () => {
  expect(['/mall', '/mall1', '/mallPayment/P1', '/mallAnything'].map(isOpenPath)).toEqual([true, true, true, true]);
  expect(['/', '', '/a'].map(isOpenPath)).toEqual([true, true, false]);
});
test.each(closed)('%s needs a log-in', (path) => expect(isOpenPath(path)).toBe(false));

test('the log-in address carries the whole target', () => {
  expect(loginPath('/myStock?page=2&q=a b#x')).toBe('/login?redirect=%2FmyStock%3Fpage%3D2%26q%3Da%20b%23x');
});

test('the fragment that a browser carries to the log-in goes back to the target, and never off this site', () => {
  expect(withFragment('/myStock?page=2', '#x')).toBe('/myStock?page=2#x');
  expect(withFragment('/myStock#own', '#x')).toBe(undefined);
  expect([withFragment(null, '#x'), withFragment('/myStock', ''), withFragment('/myStock', '#')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  for (const target of ['//evil.example', 'https://evil.example', '/%5Cevil.example', 'javascript:alert(1)', ''])
    expect(safeTarget(withFragment(target, '#x'))).toBe('/');
  for (const fragment of ['#//evil.example', '#@evil.example'])
    expect(safeTarget(withFragment('/myStock', fragment))).toBe(`/myStock${fragment}`);
});

describe('the target after a log-in stays on this site', () => {
  const kept = [
    '/',
    '/myStock',
    '/myStock?page=2#x',
    '/mallSearch/100%25',
    '/redirect/myStock',
    '/mallSearch/https%3A%2F%2Fdetail.1688.com%2Foffer%2F1.html',
  ];
  test.each(kept)('%s is kept', (target) => expect(safeTarget(target)).toBe(target));

  const refused = [
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https://evil.example',
    'http:/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '\t//evil.example',
    '%09//evil.example',
    '/%09/evil.example',
    '/%2Fevil.example',
    '/%252Fevil.example',
    '%2F%2Fevil.example',
    '%252F%252Fevil.example',
    '/%5Cevil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/redirect//evil.example',
    '/redirect/%2Fevil.example',
    '/redirect/redirect//evil.example',
    '/redirect/\\evil.example',
    'evil.example',
    '/login',
    '/login?redirect=/login',
    '/a\r\nSet-Cookie:x=1',
    `/${'a'.repeat(3000)}`,
    '',
    null,
    undefined,
  ];
  test.each(refused)('%s leads home', (target) => expect(safeTarget(target)).toBe('/'));
});
