import { maxViewNameLength } from '@kouan/contract';

/** A filter with a name. `query` is the part of an address behind the question mark, without page and open row. */
type View = { name: string; query: string };

const passing = ['page', 'open'];

/** What of an address belongs to a view, in one order, so that equal filters are equal texts. */
export function viewQuery(params: URLSearchParams): string {
  const kept = new URLSearchParams([...params].filter(([name, value]) => !passing.includes(name) && value !== ''));
  kept.sort();
  return kept.toString();
}

/** The view that the address shows; undefined when it shows none of them. */
export const activeView = <V extends View>(views: readonly V[], params: URLSearchParams): V | undefined =>
  views.find((view) => view.query === viewQuery(params));

/** The views that a browser kept by itself, as far as they are any. */
export function viewsKeptHere(value: unknown): View[] {
  if (!Array.isArray(value)) return [];
  return value
    .flatMap((one: unknown) => (isView(one) ? [{ name: one.name.trim(), query: one.query }] : []))
    .filter(({ name }) => name !== '' && name.length <= maxViewNameLength);
}

const isView = (value: unknown): value is View =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'query' in value &&
  typeof value.query === 'string';
