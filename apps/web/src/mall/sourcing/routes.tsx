import type { PageRoute } from '../../lib/route.ts';

export const routes: readonly PageRoute[] = [
  {
    path: '/mallDdc/link',
    title: 'sourcing:linkTitle',
    texts: ['sourcing', 'links', 'fees'],
    page: () => import('./link-page.tsx'),
    access: 'open',
  },
  {
    path: '/addInterest',
    title: 'sourcing:interest.add',
    texts: ['sourcing'],
    page: () => import('./add-interest-page.tsx'),
    access: 'open',
  },
  {
    path: '/myInterest',
    title: 'sourcing:interest.title',
    texts: ['sourcing'],
    page: () => import('./my-interest-page.tsx'),
    access: 'open',
  },
];
