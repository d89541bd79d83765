import type { PageRoute } from '../../lib/route.ts';
import {
  blocksQuery,
  categoriesQuery,
  exampleQuery,
  productQuery,
  productsQuery,
  similarQuery,
  siteQuery,
  storeFiguresQuery,
} from './catalog-api.ts';
import { hallFilterOf } from './product-filter.ts';
import { filterOf, tableFilterOf } from './search-filter.ts';
import { looksLikeLink } from './link-target.ts';

type Prefetch = NonNullable<PageRoute['prefetch']>;

/** The hall: what the page shows first, and the example of the quote slip. */
const prefetchHall =
  (kind?: 'ddc'): Prefetch =>
  async (client, { query, language }) => {
    const [shown, first] = await Promise.all([
      client.fetchQuery(productsQuery(hallFilterOf(query, kind))),
      client.fetchQuery(productsQuery(hallFilterOf(new URLSearchParams()))),
      client.fetchQuery(categoriesQuery()),
      client.fetchQuery(siteQuery()),
      client.fetchQuery(blocksQuery(language)),
    ]);
    const example = first.content[0] ?? shown.content[0];
    if (example) await client.fetchQuery(exampleQuery(example.id));
  };

const prefetchTable: Prefetch = async (client, { query }) => {
  await Promise.all([client.fetchQuery(categoriesQuery()), client.fetchQuery(productsQuery(tableFilterOf(query)))]);
};

const prefetchSearch: Prefetch = async (client, { params, query }) => {
  const word = params['word'];
  await Promise.all([
    client.fetchQuery(categoriesQuery()),
    word !== undefined && looksLikeLink(word) ? undefined : client.fetchQuery(productsQuery(filterOf(query, word))),
  ]);
  return word === undefined ? undefined : { title: word.slice(0, 100) };
};

const prefetchProduct: Prefetch = async (client, { params, language }) => {
  const id = params['id'] ?? '';
  const goods = client.fetchQuery(productQuery(id));
  // What stands beside the product is left out where it cannot be had.
  const [product] = await Promise.all([
    goods,
    client.fetchQuery(siteQuery()),
    client.prefetchQuery(similarQuery(id)),
    goods.then(({ store }) => client.prefetchQuery(storeFiguresQuery(store.id))),
  ]);
  return { title: product.title[language] };
};

// Only the renderer asks before the page: `import.meta.env.SSR` keeps all of that out of the browser's first load.
const hallTexts = ['catalog', 'fees'] as const;
const detailTexts = ['product', 'catalog', 'fees', 'services', 'links', 'screening'] as const;

export const routes: readonly PageRoute[] = [
  {
    path: '/',
    title: 'catalog:home',
    texts: hallTexts,
    page: () => import('./home-page.tsx'),
    access: 'open',
    ...(import.meta.env.SSR ? { prefetch: prefetchHall() } : {}),
  },
  {
    path: '/mall',
    title: 'catalog:hall',
    texts: hallTexts,
    page: () => import('./home-page.tsx'),
    access: 'open',
    ...(import.meta.env.SSR ? { prefetch: prefetchHall() } : {}),
  },
  {
    path: '/mall1',
    title: 'catalog-table:title',
    texts: ['catalog-table'],
    page: () => import('./hall-table-page.tsx'),
    access: 'open',
    ...(import.meta.env.SSR ? { prefetch: prefetchTable } : {}),
  },
  {
    path: '/mallDdc',
    title: 'catalog:hallDdc',
    texts: hallTexts,
    page: () => import('./home-page.tsx'),
    access: 'open',
    ...(import.meta.env.SSR ? { prefetch: prefetchHall('ddc') } : {}),
  },
  {
    path: '/mallSearch/:word?',
    title: 'catalog:searchTitle',
    texts: ['catalog', 'search', 'links'],
    page: () => import('./search-page.tsx'),
    access: 'open',
    ...(import.meta.env.SSR ? { prefetch: prefetchSearch } : {}),
  },
  {
    path: '/mallDetail/:id',
    title: 'product:page',
    texts: detailTexts,
    page: () => import('./product-page.tsx'),
    access: 'open',
    ...(import.meta.env.SSR ? { prefetch: prefetchProduct } : {}),
  },
  {
    path: '/mallDdcDetail/:id',
    title: 'product:page',
    texts: detailTexts,
    page: () => import('./product-page.tsx'),
    access: 'open',
    ...(import.meta.env.SSR ? { prefetch: prefetchProduct } : {}),
  },
];
