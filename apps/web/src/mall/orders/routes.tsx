import type { PageRoute } from '../../lib/route.ts';

export const routes: readonly PageRoute[] = [
  {
    path: '/myOrder',
    title: 'orders:title',
    texts: ['orders'],
    page: () => import('./my-orders-page.tsx'),
    access: 'open',
  },
  {
    path: '/myOrderDetail/:id',
    title: 'orders:detailTitle',
    texts: ['orders', 'payments', 'shipping', 'links', 'screening'],
    page: () => import('./order-page.tsx'),
    access: 'open',
  },
  {
    path: '/buyerDetail/:id',
    title: 'orders:detailTitle',
    texts: ['orders', 'payments', 'shipping', 'links', 'screening'],
    page: () => import('./order-page.tsx'),
    access: 'open',
  },
];
