import type { AdminPages } from '../../lib/route.ts';

export const pages: AdminPages = {
  'transport/bags': { texts: ['admin-parts', 'admin-transport'], page: () => import('./bags-page.tsx') },
  'transport/carriers': { texts: ['admin-parts', 'admin-transport'], page: () => import('./carriers-page.tsx') },
};
