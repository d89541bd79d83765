import type { AdminPages } from '../../lib/route.ts';

export const pages: AdminPages = {
  'cases/index': { texts: ['admin-parts', 'admin-cases', 'aftersales'], page: () => import('./cases-page.tsx') },
};
