import type { AdminPages } from '../../lib/route.ts';

export const pages: AdminPages = {
  'content/documents': {
    texts: ['admin-parts', 'admin-content', 'content'],
    page: () => import('./documents-page.tsx'),
  },
};
