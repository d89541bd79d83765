import type { AdminPages } from '../../lib/route.ts';

const ofOrders = [
  'admin-parts',
  'admin-orders',
  'admin-order-work',
  'adjustments',
  'orders',
  'payments',
  'links',
  'screening',
  'cart',
  'services',
] as const;

export const pages: AdminPages = {
  'orders/confirm': {
    texts: ofOrders,
    page: () => import('./confirm-page.tsx'),
  },
  'orders/index': {
    texts: ofOrders,
    page: () => import('./orders-page.tsx'),
  },
  'orders/proposals': {
    texts: ['admin-parts', 'admin-order-work'],
    page: () => import('./proposals-page.tsx'),
  },
};
