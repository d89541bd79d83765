import type { MenuNode } from '@kouan/contract';
import { isExternalLink } from '@kouan/domain';
import { joinPath, maxMenuDepth, type MenuPage } from '../lib/menus.ts';
import type { AdminPages } from '../lib/route.ts';

/** What the sidebar shows: a page, a link to another site, or a folder of them. */
export type MenuItem = { key: string; title: string; icon: string; link?: string; children?: readonly MenuItem[] };

/**
 * The tree for the sidebar: without hidden nodes; a nameless frame around one page is that page, and so is a folder of one
 * page that does not say `alwaysShow`.
 */
export function itemsOf(nodes: readonly MenuNode[], parent = '', depth = 0): MenuItem[] {
  if (depth > maxMenuDepth) return [];
  return nodes
    .filter((node) => !node.hidden)
    .flatMap((node) => {
      const path = joinPath(parent, node.path);
      const children = itemsOf(node.children ?? [], path, depth + 1);
      const [only, ...others] = children;
      const isLifted = only !== undefined && others.length === 0 && !only.children && node.alwaysShow !== true;
      if (!node.meta || isLifted) return children;
      const item = { key: path, title: node.meta.title, icon: node.meta.icon };
      if (children.length > 0) return [{ ...item, children }];
      return node.children ? [] : [{ ...item, link: path }];
    });
}

/** The folders around an address, outermost first. */
export function foldersAround(items: readonly MenuItem[], path: string): string[] {
  for (const { key, children = [] } of items) {
    if (children.some(({ link }) => link === path)) return [key];
    const deeper = foldersAround(children, path);
    if (deeper.length > 0) return [key, ...deeper];
  }
  return [];
}

/** Where a folder's own address leads: `redirect` of its node, unless that says to go nowhere. */
export function redirectOf(nodes: readonly MenuNode[], address: string, parent = '', depth = 0): string | undefined {
  if (depth > maxMenuDepth) return undefined;
  for (const node of nodes) {
    const path = joinPath(parent, node.path);
    if (path === address && node.redirect && !['noredirect', 'noRedirect', path].includes(node.redirect))
      return isExternalLink(node.redirect) ? undefined : joinPath(path, node.redirect);
    const below = redirectOf(node.children ?? [], address, path, depth + 1);
    if (below !== undefined) return below;
  }
  return undefined;
}

/** A page of the menu with what the client itself says about it. */
export function withFixedMeta(page: MenuPage, pages: AdminPages): MenuPage {
  const meta = Object.hasOwn(pages, page.component) ? pages[page.component]?.meta : undefined;
  if (!meta) return page;
  return {
    ...page,
    noCache: meta.noCache ?? page.noCache,
    isAffixed: meta.affix ?? page.isAffixed,
    activeMenu: meta.activeMenu ?? page.activeMenu,
    trail: meta.breadcrumb === false ? page.trail.slice(0, -1) : page.trail,
  };
}
