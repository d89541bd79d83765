import type { AdminPages } from '../../lib/route.ts';

export const pages: AdminPages = {
  'warehouse/receive': { texts: ['admin-parts', 'admin-warehouse'], page: () => import('./receive-page.tsx') },
  'warehouse/batches': { texts: ['admin-parts', 'admin-warehouse'], page: () => import('./batches-page.tsx') },
};
