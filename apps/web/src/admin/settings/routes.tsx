import type { AdminPages } from '../../lib/route.ts';

export const pages: AdminPages = {
  'system/dict/index': { texts: ['admin-parts', 'admin-settings'], page: () => import('./dicts-page.tsx') },
};
