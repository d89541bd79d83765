import {
  getProduct,
  getProductFacets,
  getSite,
  getStoreFigures,
  type Language,
  listCategories,
  listHomeBlocks,
  listProducts,
  listSimilarProducts,
  type ProductView,
  type QueryOf,
  recogniseLink,
} from '@kouan/contract';
import { queryOptions } from '@tanstack/react-query';
import { callOf, endpointQuery } from '../../lib/query.ts';

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

export type ExampleGoods = Pick<
  ProductView,
  | 'id'
  | 'kind'
  | 'title'
  | 'images'
  | 'priceTiers'
  | 'minQuantity'
  | 'unitWeightGrams'
  | 'unitVolumeCm3'
  | 'unitsPerCarton'
> & { store: Pick<ProductView['store'], 'name'>; skus: readonly Pick<ProductView['skus'][number], 'priceFen'>[] };

/** What an example shows of a product, under a key of its own: the home page carries no more than that. */
export const exampleQuery = (id: string) =>
  queryOptions({
    queryKey: [...productQuery(id).queryKey, 'example'],
    queryFn: async ({ client }) => exampleOf(await callOf(client)(getProduct, { params: { id } })),
  });

const exampleOf = (goods: ProductView): ExampleGoods => ({
  id: goods.id,
  kind: goods.kind,
  title: goods.title,
  images: goods.images.slice(0, 1),
  store: { name: goods.store.name },
  priceTiers: goods.priceTiers,
  skus: goods.skus.flatMap(({ priceFen }) => (priceFen === null ? [] : [{ priceFen }])).slice(0, 1),
  minQuantity: goods.minQuantity,
  unitWeightGrams: goods.unitWeightGrams,
  unitVolumeCm3: goods.unitVolumeCm3,
  unitsPerCarton: goods.unitsPerCarton,
});

export const similarQuery = (id: string) => ({
  ...endpointQuery(listSimilarProducts, { params: { id } }),
  meta: { silent: true },
});
/** What our own orders say of a store. */
export const storeFiguresQuery = (id: number) => ({
  ...endpointQuery(getStoreFigures, { params: { id } }),
  meta: { silent: true },
});

export const facetsQuery = (filter: QueryOf<typeof getProductFacets>) =>
  endpointQuery(getProductFacets, { query: filter });
export const productsQuery = (filter: ProductFilter) => endpointQuery(listProducts, { query: filter });

/** What the server makes of a pasted text. */
export const linkQuery = (text: string) => ({
  ...endpointQuery(recogniseLink, { body: { text } }),
  meta: { silent: true },
});
