import type { AdminPages } from '../../lib/route.ts';

export const pages: AdminPages = {
  'materials/index': { texts: ['admin-parts', 'admin-materials'], page: () => import('./materials-page.tsx') },
  'supply/materials': { texts: ['admin-parts', 'admin-materials'], page: () => import('./my-materials-page.tsx') },
};
