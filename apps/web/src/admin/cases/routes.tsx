import type { AdminPages } from '../../lib/route.ts';

export const pages: AdminPages = {
  'cases/index': { texts: ['admin-parts', 'admin-cases', 'aftersales'], page: () => import('./cases-page.tsx') },
  'cases/rules': {
    texts: ['admin-parts', 'admin-finance', 'admin-cases', 'admin-compensation', 'aftersales', 'validation'],
    page: () => import('./rules-page.tsx'),
  },
};
