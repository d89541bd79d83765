/** What somebody made of a list's columns: the order of those that move, and which of them are not shown. */
export type ColumnSettings = { order: readonly string[]; hidden: readonly string[] };

type Column = { key: string; fixed?: unknown; hidden?: boolean | undefined };

/** Pinned columns (the name at the left, the acts at the right) neither move nor disappear. */
export const isMovable = ({ fixed }: Column): boolean => fixed !== 'left' && fixed !== 'right' && fixed !== true;

/** How a list comes: as written, without the columns marked `hidden`. */
export const defaultsOf = (columns: readonly Column[]): ColumnSettings => {
  const movable = columns.filter(isMovable);
  return {
    order: movable.map(({ key }) => key),
    hidden: movable.filter(({ hidden }) => hidden === true).map(({ key }) => key),
  };
};

/**
 * The settings that fit the columns of today: keys that are gone are dropped, new columns stand after the one they follow by
 * default, hidden if they come so.
 */
export function settingsFor(columns: readonly Column[], kept: ColumnSettings | null): ColumnSettings {
  const defaults = defaultsOf(columns);
  if (!kept) return defaults;
  const order = kept.order.filter((key) => defaults.order.includes(key));
  for (const [index, key] of defaults.order.entries()) {
    if (order.includes(key)) continue;
    const before = defaults.order[index - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  }
  const isNew = (key: string) => !kept.order.includes(key);
  const hidden = order.filter((key) => (isNew(key) ? defaults.hidden.includes(key) : kept.hidden.includes(key)));
  return { order, hidden };
}

/** The columns to show, in their order: pinned ones at their ends. At least one movable column stays. */
export function arrangeColumns<C extends Column>(columns: readonly C[], kept: ColumnSettings | null): C[] {
  const { order, hidden } = settingsFor(columns, kept);
  const shown = order.length > hidden.length ? order.filter((key) => !hidden.includes(key)) : order;
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const moved = shown.flatMap((key) => byKey.get(key) ?? []);
  const left = columns.filter(({ fixed }) => fixed === 'left' || fixed === true);
  const right = columns.filter(({ fixed }) => fixed === 'right');
  return [...left, ...moved, ...right].map((column) => ({ ...column, hidden: false }));
}

/** One column at another place; a place outside of the list is its nearer end. */
export function moveColumn(settings: ColumnSettings, key: string, to: number): ColumnSettings {
  const order = settings.order.filter((one) => one !== key);
  order.splice(Math.min(Math.max(to, 0), order.length), 0, key);
  return { ...settings, order };
}

/** Shows or hides one column; the last one shown stays. */
export function toggleColumn(settings: ColumnSettings, key: string): ColumnSettings {
  const isHidden = settings.hidden.includes(key);
  if (!isHidden && settings.hidden.length + 1 >= settings.order.length) return settings;
  return { ...settings, hidden: isHidden ? settings.hidden.filter((one) => one !== key) : [...settings.hidden, key] };
}
