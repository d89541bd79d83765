import type { AdminPages } from '../../lib/route.ts';

export const pages: AdminPages = {
  'shipments/index': {
    texts: ['admin-parts', 'admin-shipments', 'admin-packing'],
    page: () => import('./shipments-page.tsx'),
  },
};
