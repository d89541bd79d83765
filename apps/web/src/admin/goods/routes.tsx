import type { AdminPages } from '../../lib/route.ts';

const texts = ['admin-parts', 'admin-goods'] as const;

export const pages: AdminPages = {
  'supply/products': { texts, page: () => import('./my-goods-page.tsx') },
  'supply/orders': { texts, page: () => import('./store-orders-page.tsx') },
  'supply/store': { texts, page: () => import('./my-store-page.tsx') },
  'goods/products': { texts, page: () => import('./all-goods-page.tsx') },
  'goods/reviews': { texts, page: () => import('./goods-reviews-page.tsx') },
  'goods/categories': { texts, page: () => import('./categories-page.tsx') },
  'goods/stores': { texts, page: () => import('./stores-page.tsx') },
};
