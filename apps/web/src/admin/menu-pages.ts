import { type MenuPage, pagesOf, useMenus } from '../lib/menus.ts';

/** Where the account's menu has a page of the admin area; undefined when it has none. */
export function useMenuPage(component: string): MenuPage | undefined {
  const menus = useMenus();
  return pagesOf(menus.data ?? []).find((page) => page.component === component);
}
