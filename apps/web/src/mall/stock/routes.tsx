import type { PageRoute } from '../../lib/route.ts';

export const routes: readonly PageRoute[] = [
  {
    path: '/myStock',
    title: 'stock:title',
    texts: ['stock', 'stock-review', 'proposal'],
    page: () => import('./my-stock-page.tsx'),
    access: 'signedIn',
  },
];
