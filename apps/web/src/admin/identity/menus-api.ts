import {
  addMenu,
  addressOf,
  buildMenus,
  deleteMenus,
  downloadMenus,
  editMenu,
  listMenuChildren,
  listMenus,
  type MenuRow,
  superiorMenus,
} from '@kouan/contract';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { callOf, endpointQuery } from '../../lib/query.ts';
import { useAct } from '../use-act.ts';
import { shownMenus } from './menu-tree.ts';

/** Most of what a search may show at once. */
const maxFound = 999;
const touched = [listMenus, listMenuChildren, superiorMenus, buildMenus];
const below = (pid: number) => ({ ...endpointQuery(listMenuChildren, { query: { pid } }), staleTime: 0 });

/** The tree as far as it is open; every level is loaded when it opens. */
export function useMenuTree(open: ReadonlySet<number>, isEnabled: boolean) {
  const levels = useQueries({ queries: [...open].map((pid) => ({ ...below(pid), enabled: isEnabled })) });
  const loaded = new Map<number, readonly MenuRow[]>();
  for (const [index, pid] of [...open].entries()) {
    const rows = levels[index]?.data;
    if (rows) loaded.set(pid, rows);
  }
  return useQuery({
    ...below(0),
    enabled: isEnabled,
    select: (roots) => {
      const content = shownMenus(roots, { open, loaded });
      return { content, totalElements: content.length };
    },
  });
}

/** Menus of every level whose title, component or permission has a text. */
export const useFoundMenus = (blurry: string | undefined) =>
  useQuery({
    ...endpointQuery(listMenus, { query: { blurry, page: 0, size: maxFound } }),
    enabled: blurry !== undefined,
    staleTime: 0,
    select: ({ content, totalElements }) => ({
      content: content.map((menu) => ({ menu, depth: 0, place: 0, siblings: [menu] })),
      totalElements,
    }),
  });

export const menusWorkbook = (blurry: string | undefined): string => addressOf(downloadMenus, { query: { blurry } });
export const useAddMenu = () => useAct(addMenu, { refresh: touched });
export const useEditMenu = () => useAct(editMenu, { refresh: touched });
export const useDeleteMenus = () => useAct(deleteMenus, { refresh: touched });

/** Where a menu may stand: what is beside and above it. Of a new one: the roots. */
export const useParents = (id: number | null) =>
  useQuery({ ...endpointQuery(superiorMenus, { body: id === null ? [] : [id] }), staleTime: 0 });
export function useChildMenus() {
  const client = useQueryClient();
  return (pid: number): Promise<MenuRow[]> => callOf(client)(listMenuChildren, { query: { pid } });
}
