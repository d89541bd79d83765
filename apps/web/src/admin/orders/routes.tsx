import type { AdminPages } from '../../lib/route.ts';

export const pages: AdminPages = {
  'orders/confirm': {
    texts: ['admin-parts', 'admin-orders', 'links', 'screening'],
    page: () => import('./confirm-page.tsx'),
  },
  'orders/index': {
    texts: ['admin-parts', 'admin-orders', 'links', 'screening'],
    page: () => import('./orders-page.tsx'),
  },
};
