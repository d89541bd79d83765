import { buildMenus, type MenuNode } from '@kouan/contract';
import { isExternalLink } from '@kouan/domain';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from './query.ts';
import { useSession } from './session.ts';

/** A page that the account's menu has. `trail` are the titles that lead to it, its own last. */
export type MenuPage = {
  path: string;
  title: string;
  icon: string;
  component: string;
  isHidden: boolean;
  noCache: boolean;
  trail: readonly string[];
};
/** What the sidebar shows: a page, a link to another site, or a folder of them. */
export type MenuItem = { key: string; title: string; icon: string; link?: string; children?: readonly MenuItem[] };

const frames = new Set(['Layout', 'ParentView']);
const maxDepth = 8;

/** Joins a child's path to its parent's; a path from the root or to another site stands for itself. */
export function joinPath(parent: string, path: string): string {
  if (path.startsWith('/') || isExternalLink(path)) return path;
  return `${parent.replace(/\/+$/, '')}/${path}`;
}

/** Every page of the tree with its full address: frames and folders only give their path and title. */
export function pagesOf(nodes: readonly MenuNode[], parent = '', trail: readonly string[] = [], depth = 0): MenuPage[] {
  if (depth > maxDepth) return [];
  return nodes.flatMap((node) => {
    const path = joinPath(parent, node.path);
    const titles = node.meta ? [...trail, node.meta.title] : trail;
    const below = pagesOf(node.children ?? [], path, titles, depth + 1);
    if (!node.component || frames.has(node.component) || isExternalLink(path)) return below;
    const page = {
      path,
      title: node.meta?.title ?? node.name ?? '',
      icon: node.meta?.icon ?? '',
      component: node.component,
      isHidden: node.hidden,
      noCache: node.meta?.noCache ?? false,
      trail: titles,
    };
    return [page, ...below];
  });
}

/** The tree for the sidebar: without hidden nodes; a nameless frame around one page is that page. */
export function itemsOf(nodes: readonly MenuNode[], parent = '', depth = 0): MenuItem[] {
  if (depth > maxDepth) return [];
  return nodes
    .filter((node) => !node.hidden)
    .flatMap((node) => {
      const path = joinPath(parent, node.path);
      const children = itemsOf(node.children ?? [], path, depth + 1);
      if (!node.meta) return children;
      const item = { key: path, title: node.meta.title, icon: node.meta.icon };
      if (children.length > 0) return [{ ...item, children }];
      return node.children ? [] : [{ ...item, link: path }];
    });
}

/** The menu of the signed-in account: loaded after each log-in and each start of the page. */
export function useMenus() {
  const isSignedIn = useSession((session) => session.token !== null && session.roles.length > 0);
  return useQuery({ ...menuQuery, enabled: isSignedIn, staleTime: Infinity });
}

const menuQuery = {
  ...endpointQuery(buildMenus, {}),
  meta: { silent: true },
  select: (reply: unknown): readonly MenuNode[] => (Array.isArray(reply) ? reply : []),
};
