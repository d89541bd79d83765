import type { AdminPages } from '../../lib/route.ts';

export const pages: AdminPages = {
  'screening/index': {
    texts: ['admin-parts', 'admin-screening', 'screening'],
    page: () => import('./screening-page.tsx'),
  },
};
