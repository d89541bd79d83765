import type { PageRoute } from '../../lib/route.ts';

/** Shells that open for everybody; what they show needs the permission to monitor. */
export const routes: readonly PageRoute[] = [
  {
    path: '/doc.html',
    title: 'monitor:doc.title',
    texts: ['monitor'],
    page: () => import('./doc-page.tsx'),
    access: 'open',
    frame: 'bare',
  },
  {
    path: '/druid/index.html',
    title: 'monitor:sql.title',
    texts: ['monitor'],
    page: () => import('./sql-page.tsx'),
    access: 'open',
    frame: 'bare',
  },
];
