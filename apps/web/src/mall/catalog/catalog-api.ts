import {
  getProduct,
  getProductFacets,
  getSite,
  type Language,
  listCategories,
  listHomeBlocks,
  listProducts,
  type QueryOf,
  recogniseLink,
} from '@kouan/contract';
import { endpointQuery } from '../../lib/query.ts';

export type ProductFilter = QueryOf<typeof listProducts>;

const siteFreshMs = 5 * 60_000;

export const categoriesQuery = () => endpointQuery(listCategories, {});
export const siteQuery = () => ({ ...endpointQuery(getSite, {}), staleTime: siteFreshMs });
/** What staff put on the home page. */
export const blocksQuery = (language: Language) => ({
  ...endpointQuery(listHomeBlocks, { params: { language } }),
  meta: { silent: true },
});
export const productQuery = (id: string) => endpointQuery(getProduct, { params: { id } });
export const facetsQuery = (filter: QueryOf<typeof getProductFacets>) =>
  endpointQuery(getProductFacets, { query: filter });
export const productsQuery = (filter: ProductFilter) => endpointQuery(listProducts, { query: filter });

/** What the server makes of a pasted text. */
export const linkQuery = (text: string) => ({
  ...endpointQuery(recogniseLink, { body: { text } }),
  meta: { silent: true },
});
