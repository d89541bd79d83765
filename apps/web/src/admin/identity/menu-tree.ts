import type { MenuRow, MenuTreeRow } from '@kouan/contract';

/** A menu as the page shows it: how deep it stands, which of its siblings it is. */
export type ShownMenu = { menu: MenuRow; depth: number; place: number; siblings: readonly MenuRow[] };

type Loaded = { open: ReadonlySet<number>; loaded: ReadonlyMap<number, readonly MenuRow[]> };
const maxDepth = 20;

/** The rows of a tree from top to bottom, as far as it is open and loaded. */
export function shownMenus(siblings: readonly MenuRow[], tree: Loaded, depth = 0): ShownMenu[] {
  if (depth > maxDepth) return [];
  return siblings.flatMap((menu, place) => {
    const below = tree.open.has(menu.id) ? (tree.loaded.get(menu.id) ?? []) : [];
    return [{ menu, depth, place, siblings }, ...shownMenus(below, tree, depth + 1)];
  });
}

/** New order numbers after one menu has moved among its siblings; only of those whose number changes. */
export function orderAfterMove({ place, siblings }: ShownMenu, by: 1 | -1): { id: number; menuSort: number }[] {
  const to = place + by;
  const moved = siblings[place];
  if (!moved || to < 0 || to >= siblings.length) return [];
  const order = siblings.filter((menu) => menu !== moved);
  order.splice(to, 0, moved);
  return order.flatMap(({ id, menuSort }, index) => (menuSort === index + 1 ? [] : [{ id, menuSort: index + 1 }]));
}

export type ParentNode = { id: number; pId: number; value: number; title: string; isLeaf: boolean };

const button = 2;
/** Menus that may hold others, as a flat list. Those whose children are in the tree, and leaves, need no more loading. */
export function parentNodes(menus: readonly MenuTreeRow[], pId = 0): ParentNode[] {
  return menus
    .filter(({ type }) => type !== button)
    .flatMap((menu) => [
      { id: menu.id, pId, value: menu.id, title: menu.title, isLeaf: menu.leaf },
      ...parentNodes(menu.children ?? [], menu.id),
    ]);
}
