import type { PageRoute } from '../../lib/route.ts';

export const routes: readonly PageRoute[] = [
  {
    path: '/myCart',
    title: 'cart:title',
    texts: ['cart', 'services', 'links', 'screening'],
    page: () => import('./cart-page.tsx'),
    access: 'open',
  },
];
