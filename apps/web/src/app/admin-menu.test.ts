import { expect, test } from 'vitest';
import { pagesOf } from '../lib/menus.ts';
import { loadIcon } from '../admin/menu-drawings.ts';
import { MenuIcon } from './admin-menu-icon.tsx';
import { foldersAround, itemsOf, redirectOf, withFixedMeta } from './admin-menu.ts';
import { meta, tree } from '../../test/menu-tree.ts';

test('the sidebar leaves out hidden nodes and empty folders, and lifts single pages', () => {
  expect(
    itemsOf(tree).map(({ title, link, children }) => [title, link, children?.map((child) => child.title)]),
  ).toEqual([
    ['Orders', undefined, ['All orders']],
    ['Desk', '/desk/index', undefined],
    ['Docs', 'https://docs.example/', undefined],
  ]);
});

test('a folder of one page is that page, unless it says alwaysShow', () => {
  const children = [{ path: 'one', component: 'x', hidden: false, meta: meta('One') }];
  const folder = { path: '/f', component: 'Layout', hidden: false, meta: meta('Folder'), children };
  expect(itemsOf([folder])).toEqual([{ key: '/f/one', title: 'One', icon: 'list', link: '/f/one' }]);
  expect(itemsOf([{ ...folder, alwaysShow: true }])).toMatchObject([{ title: 'Folder', children: [{ title: 'One' }] }]);
});

test('the folders around a page are found at any depth', () => {
  const items = itemsOf([
    {
      path: '/a',
      component: 'Layout',
      hidden: false,
      alwaysShow: true,
      meta: meta('A'),
      children: [
        {
          path: 'b',
          component: 'ParentView',
          hidden: false,
          alwaysShow: true,
          meta: meta('B'),
          children: [{ path: 'c', component: 'c', hidden: false, meta: meta('C') }],
        },
      ],
    },
  ]);
  expect(foldersAround(items, '/a/b/c')).toEqual(['/a', '/a/b']);
  expect(foldersAround(items, '/elsewhere')).toEqual([]);
});

test('the address of a folder leads where its node redirects, and nowhere for noredirect or another site', () => {
  const folder = { path: '/f', component: 'Layout', hidden: false, children: [] };
  expect(redirectOf([{ ...folder, redirect: 'list' }], '/f')).toBe('/f/list');
  expect(redirectOf([{ ...folder, redirect: '/orders/list' }], '/f')).toBe('/orders/list');
  for (const redirect of ['noredirect', '/f', 'https://evil.example'])
    expect(redirectOf([{ ...folder, redirect }], '/f'), redirect).toBeUndefined();
});

test('what a page of the client fixes about itself counts before the menu', () => {
  const [page] = pagesOf(tree);
  if (!page) throw new Error('the tree has a page');
  const fixed = { affix: true, noCache: false, breadcrumb: false, activeMenu: '/desk/index' };
  const components = { 'orders/list': { texts: [], page: () => Promise.reject(new Error('not loaded')), meta: fixed } };
  expect(withFixedMeta(page, components)).toMatchObject({
    isAffixed: true,
    noCache: false,
    activeMenu: '/desk/index',
    trail: ['Orders'],
  });
  expect(withFixedMeta(page, {})).toBe(page);
});

test('an icon that does not exist is a module-not-found error, and the menu draws a plain list', () => {
  expect(loadIcon('truck')).toBe('truck');
  for (const name of ['no-such-icon', '', 'constructor', '__proto__'])
    expect(() => loadIcon(name), name).toThrow(
      expect.objectContaining({ code: 'MODULE_NOT_FOUND', message: `Cannot find module './${name}.svg'` }),
    );
  expect(MenuIcon({ name: 'no-such-icon' }).props).toMatchObject({ name: 'list' });
});
