export type MenuSpot = {
  /** The menu, first, and all that lies below it. */
  ids: readonly number[];
  /** The menus that lead to it. */
  above: readonly number[];
};

/** Ticks a menu with all below it and what leads to it; or takes it away with all below it. */
export function toggleMenu(chosen: ReadonlySet<number>, { ids, above }: MenuSpot): Set<number> {
  const [id] = ids;
  const isOn = id !== undefined && chosen.has(id);
  const next = new Set(chosen);
  for (const one of ids) {
    if (isOn) next.delete(one);
    else next.add(one);
  }
  if (!isOn) for (const one of above) next.add(one);
  return next;
}

export const isSameChoice = (a: ReadonlySet<number>, b: ReadonlySet<number>): boolean =>
  a.size === b.size && [...a].every((one) => b.has(one));
