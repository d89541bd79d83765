import type { AdminPages } from '../../lib/route.ts';

export const pages: AdminPages = {
  'interests/index': {
    texts: ['admin-parts', 'admin-interests', 'sourcing', 'screening', 'links'],
    page: () => import('./interests-page.tsx'),
  },
};
