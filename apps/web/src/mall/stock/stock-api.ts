import { listMyStock, type QueryOf } from '@kouan/contract';
import { endpointQuery } from '../../lib/query.ts';

export type StockFilter = QueryOf<typeof listMyStock>;

export const myStockQuery = (filter: StockFilter) => ({
  ...endpointQuery(listMyStock, { query: filter }),
  staleTime: 0,
});
