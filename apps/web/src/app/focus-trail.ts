/** Something that had the focus: at which address, and which row of which list it was or stood in. */
export type Stop = { element: HTMLElement; path: string; row?: { list: Element; index: number } | undefined };

const longest = 400;
const rowsOf = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(':scope > [data-row-key]')];
const tabbable =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable=true], [tabindex]';

/** Whether the element is there, seen, and could take the focus; what is only disabled for a moment counts. */
export const isUsable = (element: Element): boolean =>
  element.isConnected &&
  element.checkVisibility({ visibilityProperty: true }) &&
  element.closest('[inert]') === null &&
  element.matches(`${tabbable}, [role=dialog], dialog`);

/** The stops with one more at the end; each element stands in them once. */
export function withStop(trail: readonly Stop[], { element, path }: Pick<Stop, 'element' | 'path'>): readonly Stop[] {
  const others = trail.filter((stop) => stop.element !== element);
  return [...others.slice(1 - longest), { element, path, row: rowOf(element) }];
}

function rowOf(element: HTMLElement): Stop['row'] {
  const row = element.closest<HTMLElement>('[data-row-key]');
  const list = row?.parentElement;
  return row && list ? { list, index: rowsOf(list).indexOf(row) } : undefined;
}

/** The last stop inside `box` that can take the focus; where its row is gone, the row that stands there now. */
export function firstUsable(trail: readonly Stop[], box: Element): HTMLElement | undefined {
  for (const { element, row } of trail.toReversed()) {
    if (isUsable(element) && box.contains(element) && !element.matches(':disabled')) return element;
    const rows = row && isUsable(row.list) && box.contains(row.list) ? rowsOf(row.list) : [];
    const next = rows[Math.min(row?.index ?? 0, rows.length - 1)];
    const place = next?.hasAttribute('tabindex') ? next : next && tabStopsOf(next)[0];
    if (place) return place;
  }
  return undefined;
}

/** What the tab key reaches in `box`, in its order; of a group of radio buttons only the chosen one. */
export function tabStopsOf(box: Element): HTMLElement[] {
  const stops = [...box.querySelectorAll<HTMLElement>(tabbable)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && isUsable(element),
  );
  return stops.filter((one) => {
    if (!(one instanceof HTMLInputElement) || one.type !== 'radio' || one.checked) return true;
    return !stops.some((two) => two instanceof HTMLInputElement && two.name === one.name && two.checked);
  });
}

/** On which side of `active` the stop stands. */
export function sideOf(stop: Node, active: Node): 'before' | 'after' | 'same' {
  if (stop === active) return 'same';
  return (active.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING) === 0 ? 'after' : 'before';
}
