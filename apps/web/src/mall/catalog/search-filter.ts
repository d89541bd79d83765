import { productKinds, productSites } from '@kouan/contract';
import { fenOfYuan } from '../../lib/yuan.ts';
import type { ProductFilter } from './catalog-api.ts';
import { choicesOf } from './product-filter.ts';

export const listSize = 24;
export const tableSize = 50;
/** Minimum quantities to choose from. */
export const minQuantities = [1, 5, 10, 50, 100] as const;
const maxWordLength = 100;
const maxPage = 10_000;
const mostFen = 100_000_000;

/** Fen of a price that can be; undefined for what is none. */
export function priceOf(text: string | null): number | undefined {
  const fen = fenOfYuan(text ?? '');
  return fen !== undefined && fen <= mostFen ? fen : undefined;
}

/** Store, site, bounds of the price and of the minimum quantity. */
function narrowingOf(query: URLSearchParams): ProductFilter {
  const site = productSites.find((one) => one === query.get('site'));
  const store = /^[1-9]\d{0,14}$/.test(query.get('store') ?? '') ? Number(query.get('store')) : undefined;
  const priceFromFen = priceOf(query.get('from'));
  const priceToFen = priceOf(query.get('to'));
  const minQuantityTo = minQuantities.find((one) => String(one) === query.get('least'));
  return {
    ...(site ? { site } : {}),
    ...(store === undefined ? {} : { store }),
    ...(priceFromFen === undefined ? {} : { priceFromFen }),
    ...(priceToFen === undefined ? {} : { priceToFen }),
    ...(minQuantityTo === undefined ? {} : { minQuantityTo }),
  };
}

/** What the list shows: the word of the path, the rest of the address's query; pages count from 1 there. */
export function filterOf(query: URLSearchParams, word: string | undefined): ProductFilter {
  const kind = productKinds.find((one) => one === query.get('kind'));
  const asked = Number(query.get('page') ?? '1');
  const page = Number.isInteger(asked) && asked > 1 ? Math.min(asked, maxPage) - 1 : 0;
  return {
    ...choicesOf(query),
    ...narrowingOf(query),
    ...(kind ? { kind } : {}),
    ...(word ? { word: word.slice(0, maxWordLength) } : {}),
    page,
    size: listSize,
  };
}

/** What the table of the hall shows: the word stands in the query there. */
export const tableFilterOf = (query: URLSearchParams): ProductFilter => ({
  ...filterOf(query, query.get('word')?.trim() || undefined),
  size: tableSize,
});

/** The same hits without a page and an order. */
export function facetFilterOf(query: URLSearchParams, word: string | undefined): ProductFilter {
  const filter = filterOf(query, word);
  delete filter.page;
  delete filter.size;
  delete filter.order;
  return filter;
}
