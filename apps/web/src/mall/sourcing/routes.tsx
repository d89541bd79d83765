import type { PageRoute } from '../../lib/route.ts';

export const routes: readonly PageRoute[] = [
  {
    path: '/mallDdc/link',
    title: 'sourcing:linkTitle',
    texts: ['sourcing', 'links', 'fees', 'link-list', 'screening', 'providers'],
    page: () => import('./link-page.tsx'),
    access: 'open',
  },
  {
    path: '/mallDdc/links',
    title: 'link-list:title',
    texts: ['link-list', 'sourcing', 'links', 'screening'],
    page: () => import('./link-list-page.tsx'),
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
