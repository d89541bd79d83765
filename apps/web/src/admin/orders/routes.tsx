import type { AdminPages } from '../../lib/route.ts';

export const pages: AdminPages = {
  'orders/confirm': {
    texts: ['admin-parts', 'admin-orders', 'admin-order-work', 'adjustments', 'links', 'screening', 'cart'],
    page: () => import('./confirm-page.tsx'),
  },
  'orders/index': {
    texts: ['admin-parts', 'admin-orders', 'admin-order-work', 'adjustments', 'links', 'screening', 'cart'],
    page: () => import('./orders-page.tsx'),
  },
  'orders/proposals': {
    texts: ['admin-parts', 'admin-order-work'],
    page: () => import('./proposals-page.tsx'),
  },
};
