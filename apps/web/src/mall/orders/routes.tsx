import type { PageRoute } from '../../lib/route.ts';

export const routes: readonly PageRoute[] = [
  {
    path: '/myOrder',
    title: 'orders:title',
    texts: ['orders', 'adjustments', 'order-work', 'joint'],
    page: () => import('./my-orders-page.tsx'),
    access: 'open',
  },
  {
    path: '/myOrderDetail/:id',
    title: 'orders:detailTitle',
    texts: ['orders', 'adjustments', 'order-work', 'payments', 'shipping', 'links', 'screening', 'cart', 'services'],
    page: () => import('./order-page.tsx'),
    access: 'open',
  },
  {
    path: '/buyerDetail/:id',
    title: 'orders:detailTitle',
    texts: ['orders', 'adjustments', 'order-work', 'payments', 'shipping', 'links', 'screening', 'cart', 'services'],
    page: () => import('./order-page.tsx'),
    access: 'open',
  },
];
