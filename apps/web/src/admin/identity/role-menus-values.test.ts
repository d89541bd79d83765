import { expect, test } from 'vitest';
import { areasOf, mayToggle, toggleCode } from './permission-areas.ts';
import { isSameChoice, toggleMenu } from './role-menus-values.ts';
import { mayGive } from './user-values.ts';

test('ticking a menu ticks all below it and what leads to it; taking it away leaves what leads to it', () => {
  const ticked = toggleMenu(new Set([50]), { ids: [20, 21, 22], above: [10, 1] });
  expect([...ticked].toSorted((a, b) => a - b)).toEqual([1, 10, 20, 21, 22, 50]);
  expect([...toggleMenu(ticked, { ids: [20, 21, 22], above: [10, 1] })].toSorted((a, b) => a - b)).toEqual([1, 10, 50]);
  expect(isSameChoice(new Set([1, 2]), new Set([2, 1]))).toBe(true);
  expect(isSameChoice(new Set([1, 2]), new Set([2, 3]))).toBe(false);
});

test('codes stand together by their area', () => {
  expect(areasOf(['user:list', 'roles:list', 'user:add'])).toEqual([
    { area: 'user', codes: ['user:list', 'user:add'] },
    { area: 'roles', codes: ['roles:list'] },
  ]);
  expect(areasOf().length).toBeGreaterThan(20);
});

test('nobody grants a code or gives a role that they do not hold, but what is there may be taken away', () => {
  const held = ['user:list'];
  expect(mayToggle('user:list', { held, chosen: [] })).toBe(true);
  expect(mayToggle('roles:edit', { held, chosen: [] })).toBe(false);
  expect(mayToggle('roles:edit', { held, chosen: ['roles:edit'] })).toBe(true);
  expect(mayToggle('roles:edit', { held: ['admin'], chosen: [] })).toBe(true);
  expect(mayGive({ permissions: ['user:list', 'user:add'] }, held)).toBe(false);
  expect(mayGive({ permissions: ['admin'] }, held)).toBe(false);
  expect(mayGive({ permissions: ['admin'] }, ['admin'])).toBe(true);
  expect(toggleCode(['a:b'], 'a:b')).toEqual([]);
});
