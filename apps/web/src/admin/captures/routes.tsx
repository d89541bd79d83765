import type { AdminPages } from '../../lib/route.ts';

export const pages: AdminPages = {
  'captures/index': { texts: ['admin-parts', 'admin-captures'], page: () => import('./proposals-page.tsx') },
};
