import { expect, test } from 'vitest';
import { itemsOf, joinPath, pagesOf } from './menus.ts';

const meta = (title: string) => ({ title, icon: 'list', noCache: true });
const tree = [
  {
    path: '/orders',
    component: 'Layout',
    hidden: false,
    redirect: 'noredirect',
    alwaysShow: true,
    meta: meta('Orders'),
    children: [
      { path: 'list', component: 'orders/list', hidden: false, name: 'OrderList', meta: meta('All orders') },
      {
        path: 'deep',
        component: 'ParentView',
        hidden: false,
        meta: meta('Deep'),
        children: [{ path: 'x', component: 'orders/x', hidden: true, name: 'X', meta: meta('X') }],
      },
    ],
  },
  {
    path: '/desk',
    component: 'Layout',
    hidden: false,
    children: [{ path: 'index', component: 'desk/index', hidden: false, name: 'Desk', meta: meta('Desk') }],
  },
  {
    path: '/out',
    component: 'Layout',
    hidden: false,
    children: [{ path: 'https://docs.example/', hidden: false, meta: meta('Docs') }],
  },
];

test('pages are flattened with their paths and titles joined', () => {
  expect(pagesOf(tree).map(({ path, component, trail }) => [path, component, trail.join('/')])).toEqual([
    ['/orders/list', 'orders/list', 'Orders/All orders'],
    ['/orders/deep/x', 'orders/x', 'Orders/Deep/X'],
    ['/desk/index', 'desk/index', 'Desk'],
  ]);
});

test('the sidebar leaves out hidden nodes and empty folders, and lifts single pages', () => {
  expect(
    itemsOf(tree).map(({ title, link, children }) => [title, link, children?.map((child) => child.title)]),
  ).toEqual([
    ['Orders', undefined, ['All orders']],
    ['Desk', '/desk/index', undefined],
    ['Docs', 'https://docs.example/', undefined],
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
