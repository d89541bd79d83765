import type { PageRoute } from '../../lib/route.ts';

export const routes: readonly PageRoute[] = [
  {
    path: '/myNotifications',
    title: 'notifications:title',
    texts: ['notifications'],
    page: () => import('./notifications-page.tsx'),
    access: 'signedIn',
  },
];
