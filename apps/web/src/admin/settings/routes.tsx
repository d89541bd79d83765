import type { AdminPages } from '../../lib/route.ts';

export const pages: AdminPages = {
  'system/parameters': { texts: ['admin-parts', 'admin-parameters'], page: () => import('./parameters-page.tsx') },
  'system/dict/index': { texts: ['admin-parts', 'admin-settings'], page: () => import('./dicts-page.tsx') },
};
