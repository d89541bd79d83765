import type { PageRoute } from '../../lib/route.ts';

export const routes: readonly PageRoute[] = [
  {
    path: '/myInvoices/:param',
    title: 'shipping:title',
    texts: ['shipping', 'services', 'addresses', 'proposal'],
    page: () => import('./ship-page.tsx'),
    access: 'open',
  },
  {
    path: '/myInvoicesOrder',
    title: 'shipping:notesTitle',
    texts: ['shipping'],
    page: () => import('./my-shipments-page.tsx'),
    access: 'open',
  },
  {
    path: '/tracking/:code',
    title: 'tracking:title',
    texts: ['tracking'],
    page: () => import('./tracking-page.tsx'),
    access: 'open',
    ...(import.meta.env.SSR
      ? {
          prefetch: async (client, { params }) => {
            // Asked for here only: the endpoints of this feature stay out of the browser's first load.
            const { trackingQuery } = await import('./tracking-api.ts');
            await client.fetchQuery(trackingQuery(params['code'] ?? ''));
          },
        }
      : {}),
  },
];
