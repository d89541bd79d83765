import type { StockFilter } from './stock-api.ts';

export const rowsPerPage = 20;
/** For how many days at least something lies in the warehouse. */
export const stockAges = [7, 30, 60, 90] as const;
const maxPage = 1_000_000;

/** The filter that an address asks for; whatever is not understood is left out. */
export function stockFilterOf(query: URLSearchParams): StockFilter {
  const page = Number(query.get('page') ?? 0);
  return {
    page: Number.isInteger(page) && page >= 0 && page <= maxPage ? page : 0,
    size: rowsPerPage,
    blurry: query.get('blurry')?.trim().slice(0, 100) || undefined,
    days: stockAges.find((days) => String(days) === query.get('days')),
  };
}
