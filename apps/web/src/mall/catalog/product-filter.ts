import { productSorts } from '@kouan/contract';
import type { ProductFilter } from './catalog-api.ts';

const hallSize = 12;

/** Filters live in the address; what is not one of the choices counts as not chosen. */
export function choicesOf(query: URLSearchParams): ProductFilter {
  const order = productSorts.find((one) => one === query.get('order'));
  const category = query.get('category')?.slice(0, 50);
  return {
    ...(order ? { order } : {}),
    ...(category ? { category } : {}),
    ...(query.get('stock') === '1' ? { inBorderStock: true } : {}),
  };
}

/** What the hall shows; collected goods only at their own address. */
export const hallFilterOf = (query: URLSearchParams, kind?: 'ddc'): ProductFilter => ({
  ...choicesOf(query),
  ...(kind ? { kind } : {}),
  page: 0,
  size: hallSize,
});

/** The address's query with one choice changed; every other change goes back to the first page. */
export const withChoice = (query: URLSearchParams, name: string, value: string | undefined): URLSearchParams =>
  withChoices(query, { [name]: value });

export function withChoices(
  query: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(query);
  if (!('page' in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
