import { productKinds, productSorts } from '@kouan/contract';
import type { ProductFilter } from './catalog-api.ts';

export const listSize = 24;
const hallSize = 12;
const maxWordLength = 100;
const maxPage = 10_000;

/** Filters live in the address; what is not one of the choices counts as not chosen. */
function choicesOf(query: URLSearchParams): ProductFilter {
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

/** What the list shows: the word of the path, the rest of the address's query; pages count from 1 there. */
export function filterOf(query: URLSearchParams, word: string | undefined): ProductFilter {
  const kind = productKinds.find((one) => one === query.get('kind'));
  const asked = Number(query.get('page') ?? '1');
  const page = Number.isInteger(asked) && asked > 1 ? Math.min(asked, maxPage) - 1 : 0;
  return {
    ...choicesOf(query),
    ...(kind ? { kind } : {}),
    ...(word ? { word: word.slice(0, maxWordLength) } : {}),
    page,
    size: listSize,
  };
}

/** The address's query with one choice changed; every other change goes back to the first page. */
export function withChoice(query: URLSearchParams, name: string, value: string | undefined): URLSearchParams {
  const next = new URLSearchParams(query);
  if (name !== 'page') next.delete('page');
  if (value === undefined || value === '') next.delete(name);
  else next.set(name, value);
  return next;
}
