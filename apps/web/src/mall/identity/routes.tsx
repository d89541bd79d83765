import type { PageRoute } from '../../lib/route.ts';

export const routes: readonly PageRoute[] = [
  {
    path: '/login',
    title: 'identity:login.title',
    texts: ['identity'],
    page: () => import('./login-page.tsx'),
    access: 'open',
    frame: 'bare',
  },
  {
    path: '/register',
    title: 'identity:register.title',
    texts: ['identity'],
    page: () => import('./register-page.tsx'),
    access: 'open',
  },
  {
    path: '/register/purchaser',
    title: 'identity:register.purchaserTitle',
    texts: ['identity'],
    page: () => import('./register-purchaser-page.tsx'),
    access: 'open',
  },
];
