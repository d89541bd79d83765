import type { AdminPages } from '../../lib/route.ts';

export const pages: AdminPages = {
  'cooperation/bags': {
    texts: ['admin-parts', 'admin-transport', 'admin-cooperation'],
    page: () => import('./my-bags-page.tsx'),
  },
};
