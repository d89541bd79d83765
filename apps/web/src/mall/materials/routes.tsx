import type { PageRoute } from '../../lib/route.ts';

export const routes: readonly PageRoute[] = [
  {
    path: '/mallMaterial/:id',
    title: 'materials:title',
    texts: ['materials'],
    page: () => import('./materials-page.tsx'),
    access: 'open',
    ...(import.meta.env.SSR
      ? {
          prefetch: async (client, { params }) => {
            // Asked for here only: the endpoints of this feature stay out of the browser's first load.
            const { materialsQuery, productQuery } = await import('./materials-api.ts');
            const id = params['id'] ?? '';
            await Promise.all([client.fetchQuery(productQuery(id)), client.fetchQuery(materialsQuery(id))]);
          },
        }
      : {}),
  },
];
