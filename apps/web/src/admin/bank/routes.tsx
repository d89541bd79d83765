import type { AdminPages } from '../../lib/route.ts';

export const pages: AdminPages = {
  'bank/statements': { texts: ['admin-parts', 'admin-bank'], page: () => import('./statements-page.tsx') },
};
