/** A filter with a name. `query` is the part of an address behind the question mark, without page and open row. */
export type SavedView = { name: string; query: string };

export const maxViews = 12;
export const maxViewNameLength = 30;
const passing = ['page', 'open'];

/** What of an address belongs to a view, in one order, so that equal filters are equal texts. */
export function viewQuery(params: URLSearchParams): string {
  const kept = new URLSearchParams([...params].filter(([name, value]) => !passing.includes(name) && value !== ''));
  kept.sort();
  return kept.toString();
}

/** The view that the address shows; undefined when it shows none of them. */
export const activeView = (views: readonly SavedView[], params: URLSearchParams): SavedView | undefined =>
  views.find((view) => view.query === viewQuery(params));

/** Adds a view, or replaces the one of the same name. A blank name and more views than allowed change nothing. */
export function saveView(views: readonly SavedView[], { name, query }: SavedView): readonly SavedView[] {
  const clean = name.trim().slice(0, maxViewNameLength);
  if (clean === '') return views;
  const view = { name: clean, query };
  if (views.some((one) => one.name === clean)) return views.map((one) => (one.name === clean ? view : one));
  return views.length >= maxViews ? views : [...views, view];
}

export const removeView = (views: readonly SavedView[], name: string): readonly SavedView[] =>
  views.filter((view) => view.name !== name);
