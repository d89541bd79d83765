import type { AdminPages } from '../../lib/route.ts';

export const pages: AdminPages = {
  'workbench/index': {
    texts: ['admin-parts', 'admin-workbench'],
    page: () => import('./workbench-page.tsx'),
    meta: { affix: true },
  },
};
