import { buildMenus, type MenuNode } from '@kouan/contract';
import { isExternalLink } from '@kouan/domain';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from './query.ts';
import { useSession } from './session.ts';

/** A page that the account's menu has. `trail` are the titles of its breadcrumb, its own last. */
export type MenuPage = {
  path: string;
  /** What the server calls the page; its views and tabs go by this name. */
  name: string;
  title: string;
  icon: string;
  component: string;
  isHidden: boolean;
  noCache: boolean;
  isAffixed: boolean;
  /** Which address the sidebar marks while the page is open. */
  activeMenu: string;
  trail: readonly string[];
};

const frames = new Set(['Layout', 'ParentView']);
export const maxMenuDepth = 8;

/** Joins a child's path to its parent's; a path from the root or to another site stands for itself. */
export function joinPath(parent: string, path: string): string {
  if (path.startsWith('/') || isExternalLink(path)) return path;
  return `${parent.replace(/\/+$/, '')}/${path}`;
}

/** Every page of the tree with its full address: frames and pass-through parents only give their path and title. */
export function pagesOf(nodes: readonly MenuNode[], parent = '', trail: readonly string[] = [], depth = 0): MenuPage[] {
  if (depth > maxMenuDepth) return [];
  return nodes.flatMap(({ meta, name = '', ...node }) => {
    const path = joinPath(parent, node.path);
    const titles = meta && meta.breadcrumb !== false ? [...trail, meta.title] : trail;
    const below = pagesOf(node.children ?? [], path, titles, depth + 1);
    if (!node.component || frames.has(node.component) || isExternalLink(path)) return below;
    const page = {
      path,
      name,
      title: meta?.title ?? name,
      icon: meta?.icon ?? '',
      component: node.component,
      isHidden: node.hidden,
      noCache: meta?.noCache ?? false,
      isAffixed: meta?.affix ?? false,
      activeMenu: meta?.activeMenu ?? path,
      trail: titles,
    };
    return [page, ...below];
  });
}

/** The menu of the account: loaded after each log-in and each start of the page. */
export const menuQuery = {
  ...endpointQuery(buildMenus, {}),
  staleTime: Infinity,
  meta: { silent: true },
};

/** The menu of the signed-in account. */
export function useMenus() {
  const isSignedIn = useSession((session) => session.token !== null && session.roles.length > 0);
  return useQuery({ ...menuQuery, enabled: isSignedIn, select: listOf });
}
const listOf = (reply: unknown): readonly MenuNode[] => (Array.isArray(reply) ? reply : []);
