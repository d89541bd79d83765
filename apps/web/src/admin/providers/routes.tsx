import type { AdminPages } from '../../lib/route.ts';

export const pages: AdminPages = {
  'providers/index': {
    texts: ['admin-parts', 'admin-providers', 'providers', 'links'],
    page: () => import('./providers-page.tsx'),
  },
};
