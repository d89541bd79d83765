import type { AdminPages } from '../../lib/route.ts';

const texts = ['admin-parts', 'admin-identity'] as const;

export const pages: AdminPages = {
  'system/user/index': { texts: [...texts, 'content'], page: () => import('./users-page.tsx') },
  'system/role/index': { texts, page: () => import('./roles-page.tsx') },
  'system/menu/index': { texts, page: () => import('./menus-page.tsx') },
  'system/registration/index': { texts, page: () => import('./registrations-page.tsx') },
  'monitor/online/index': { texts, page: () => import('./online-page.tsx') },
};
