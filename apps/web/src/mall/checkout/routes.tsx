import type { PageRoute } from '../../lib/route.ts';

export const routes: readonly PageRoute[] = [
  {
    path: '/checkout',
    title: 'checkout:title',
    texts: ['checkout', 'order-work', 'content', 'fees', 'addresses', 'validation'],
    page: () => import('./checkout-page.tsx'),
    access: 'signedIn',
  },
];
