import type { PageRoute } from '../../lib/route.ts';

export const routes: readonly PageRoute[] = [
  {
    path: '/myRefundDetail',
    title: 'aftersales:listTitle',
    texts: ['aftersales'],
    page: () => import('./my-cases-page.tsx'),
    access: 'open',
  },
  {
    path: '/myRefundDetail/:id',
    title: 'aftersales:title',
    texts: ['aftersales'],
    page: () => import('./refund-page.tsx'),
    access: 'open',
  },
];
