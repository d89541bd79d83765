import { expect, test } from 'vitest';
import { joinPath, pagesOf } from './menus.ts';
import { meta, tree } from '../../test/menu-tree.ts';

test('pages are flattened with their paths and titles joined', () => {
  expect(pagesOf(tree).map(({ path, component, trail }) => [path, component, trail.join('/')])).toEqual([
    ['/orders/list', 'orders/list', 'Orders/All orders'],
    ['/orders/deep/x', 'orders/x', 'Orders/Deep/X'],
    ['/desk/index', 'desk/index', 'Desk'],
  ]);
});

test('a path from the root stands for itself', () => {
  expect(joinPath('/a/', 'b')).toBe('/a/b');
  expect(joinPath('/a', '/b')).toBe('/b');
});

test('a tree that never ends is cut', () => {
  const endless = { path: 'a', component: 'Layout', hidden: false, meta: meta('A'), children: [] as unknown[] };
  endless.children.push(endless);
  expect(pagesOf([endless as never])).toEqual([]);
});

test('a page brings what its meta says, and says the usual where it says nothing', () => {
  const node = { path: '/x', component: 'x/index', hidden: true, name: 'X' };
  const full = { ...meta('X page'), affix: true, breadcrumb: false, activeMenu: '/orders/list', noCache: false };
  expect(pagesOf([{ ...node, meta: full }])).toEqual([
    {
      path: '/x',
      name: 'X',
      title: 'X page',
      icon: 'list',
      component: 'x/index',
      isHidden: true,
      noCache: false,
      isAffixed: true,
      activeMenu: '/orders/list',
      trail: [],
    },
  ]);
  expect(pagesOf([node])).toMatchObject([
    { title: 'X', icon: '', noCache: false, isAffixed: false, activeMenu: '/x', trail: [] },
  ]);
});
