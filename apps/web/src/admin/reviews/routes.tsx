import type { AdminPages } from '../../lib/route.ts';

export const pages: AdminPages = {
  'reviews/deposit': { texts: ['admin-parts', 'admin-reviews'], page: () => import('./deposit-page.tsx') },
  'reviews/final': { texts: ['admin-parts', 'admin-reviews'], page: () => import('./final-page.tsx') },
  'reviews/refunds': {
    texts: ['admin-parts', 'admin-reviews', 'admin-cases', 'aftersales', 'admin-refunds'],
    page: () => import('./refunds-page.tsx'),
  },
  'reviews/ceilings': { texts: ['admin-parts', 'admin-reviews'], page: () => import('./ceilings-page.tsx') },
};
