import type { AdminPages } from '../../lib/route.ts';

export const pages: AdminPages = {
  'tools/storage/index': { texts: ['admin-parts', 'admin-files'], page: () => import('./files-page.tsx') },
};
