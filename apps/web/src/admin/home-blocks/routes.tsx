import type { AdminPages } from '../../lib/route.ts';

export const pages: AdminPages = {
  'content/home': { texts: ['admin-parts', 'admin-home'], page: () => import('./home-blocks-page.tsx') },
};
