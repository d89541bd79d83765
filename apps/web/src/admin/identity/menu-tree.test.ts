import type { MenuRow } from '@kouan/contract';
import { expect, test } from 'vitest';
import { orderAfterMove, parentNodes, shownMenus } from './menu-tree.ts';

const menu = (id: number, changes: Partial<MenuRow> = {}): MenuRow => ({
  id,
  pid: null,
  type: 0,
  title: `Menu ${id}`,
  label: `Menu ${id}`,
  titles: { cn: `菜单 ${id}`, en: null, vi: null },
  menuSort: id,
  path: `p${id}`,
  component: null,
  componentName: null,
  permission: null,
  icon: 'list',
  iFrame: false,
  cache: false,
  hidden: false,
  subCount: 0,
  hasChildren: false,
  leaf: true,
  builtIn: false,
  createTime: '2026-11-20 09:00:00',
  ...changes,
});

test('the tree shows its levels as far as they are open and loaded, each row with its depth', () => {
  const roots = [menu(1, { hasChildren: true }), menu(2)];
  const loaded = new Map([[1, [menu(11, { pid: 1 }), menu(12, { pid: 1, hasChildren: true })]]]);
  const rows = (open: number[]) =>
    shownMenus(roots, { open: new Set(open), loaded }).map((row) => `${row.depth}:${row.menu.id}`);
  expect(rows([])).toEqual(['0:1', '0:2']);
  expect(rows([1])).toEqual(['0:1', '1:11', '1:12', '0:2']);
  expect(rows([1, 12])).toEqual(['0:1', '1:11', '1:12', '0:2']);
});

test('a menu that moves among its siblings renumbers only those whose place changes', () => {
  const siblings = [menu(1, { menuSort: 1 }), menu(2, { menuSort: 2 }), menu(3, { menuSort: 3 })];
  const row = (place: number) => ({ menu: siblings[place] ?? menu(9), depth: 0, place, siblings });
  expect(orderAfterMove(row(2), -1)).toEqual([
    { id: 3, menuSort: 2 },
    { id: 2, menuSort: 3 },
  ]);
  expect(orderAfterMove(row(0), -1)).toEqual([]);
  expect(orderAfterMove(row(2), 1)).toEqual([]);
});

test('menus of equal numbers get different ones when one of them moves', () => {
  const siblings = [menu(1, { menuSort: 999 }), menu(2, { menuSort: 999 })];
  expect(orderAfterMove({ menu: siblings[1] ?? menu(9), depth: 0, place: 1, siblings }, -1)).toEqual([
    { id: 2, menuSort: 1 },
    { id: 1, menuSort: 2 },
  ]);
});

test('buttons hold no menus, so they are no parents; those on offer stand under their own', () => {
  const tree = [{ ...menu(1, { leaf: false }), children: [menu(11), menu(12, { type: 2 })] }, menu(2)];
  expect(parentNodes(tree).map(({ id, pId, isLeaf }) => [id, pId, isLeaf])).toEqual([
    [1, 0, false],
    [11, 1, true],
    [2, 0, true],
  ]);
});
