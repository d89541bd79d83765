import { getProduct, getSite, listCategories, listProducts, type productSorts, recogniseLink } from '@kouan/contract';
import { endpointQuery } from '../../lib/query.ts';

export type ProductFilter = {
  page?: number;
  size?: number;
  word?: string;
  category?: string;
  kind?: 'mall' | 'ddc';
  order?: (typeof productSorts)[number];
  inBorderStock?: boolean;
};

const siteFreshMs = 5 * 60_000;

export const categoriesQuery = () => endpointQuery(listCategories, {});
export const siteQuery = () => ({ ...endpointQuery(getSite, {}), staleTime: siteFreshMs });
export const productQuery = (id: string) => endpointQuery(getProduct, { params: { id } });
export const productsQuery = (filter: ProductFilter) => endpointQuery(listProducts, { query: filter });

/** What the server makes of a pasted text. */
export const linkQuery = (text: string) => ({
  ...endpointQuery(recogniseLink, { body: { text } }),
  meta: { silent: true },
});
