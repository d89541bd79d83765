import type { PageRoute } from '../../lib/route.ts';

export const routes: readonly PageRoute[] = [
  {
    path: '/401',
    title: 'shell:forbidden.title',
    texts: [],
    page: () => import('./forbidden-page.tsx'),
    access: 'open',
  },
  {
    path: '/404',
    title: 'shell:notFound.title',
    texts: [],
    page: () => import('./not-found-page.tsx'),
    access: 'open',
  },
];
