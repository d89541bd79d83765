import type { AdminPages } from '../../lib/route.ts';

export const pages: AdminPages = {
  'warehouse/receive': {
    texts: ['admin-parts', 'admin-warehouse', 'admin-shelves'],
    page: () => import('./receive-page.tsx'),
  },
  'warehouse/batches': { texts: ['admin-parts', 'admin-warehouse'], page: () => import('./batches-page.tsx') },
  'warehouse/scan': {
    texts: ['admin-parts', 'admin-warehouse', 'admin-receiving', 'admin-shelves'],
    page: () => import('./scan-page.tsx'),
  },
  'warehouse/parcels': {
    texts: ['admin-parts', 'admin-warehouse', 'admin-receiving'],
    page: () => import('./parcels-page.tsx'),
  },
  'warehouse/strays': {
    texts: ['admin-parts', 'admin-warehouse', 'admin-receiving'],
    page: () => import('./strays-page.tsx'),
  },
  'warehouse/shelves': {
    texts: ['admin-parts', 'admin-warehouse', 'admin-receiving', 'admin-shelves'],
    page: () => import('./shelves-page.tsx'),
  },
  'warehouse/stocktakes': {
    texts: ['admin-parts', 'admin-warehouse', 'admin-receiving', 'admin-shelves'],
    page: () => import('./stocktakes-page.tsx'),
  },
  'warehouse/adjustments': {
    texts: ['admin-parts', 'admin-warehouse', 'admin-receiving', 'admin-shelves'],
    page: () => import('./adjustments-page.tsx'),
  },
  'warehouse/questions': {
    texts: ['admin-parts', 'admin-warehouse', 'admin-receiving', 'admin-shelves'],
    page: () => import('./questions-page.tsx'),
  },
};
