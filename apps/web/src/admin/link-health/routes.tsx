import type { AdminPages } from '../../lib/route.ts';

export const pages: AdminPages = {
  'linkHealth/index': {
    texts: ['admin-parts', 'admin-link-health', 'links'],
    page: () => import('./link-health-page.tsx'),
  },
};
