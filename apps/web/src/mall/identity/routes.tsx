import type { PageRoute } from '../../lib/route.ts';

const registerTexts = ['identity', 'validation'] as const;

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
    path: '/login/forgot-password',
    title: 'identity:forgot.title',
    texts: registerTexts,
    page: () => import('./forgot-password-page.tsx'),
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
    title: 'identity:register.role.purchaser.title',
    texts: registerTexts,
    page: () => import('./register-role-page.tsx'),
    access: 'open',
  },
  {
    path: '/register/enterprise',
    title: 'identity:register.role.enterprise.title',
    texts: registerTexts,
    page: () => import('./register-role-page.tsx'),
    access: 'open',
  },
  {
    path: '/register/cooperation',
    title: 'identity:register.role.cooperation.title',
    texts: registerTexts,
    page: () => import('./register-role-page.tsx'),
    access: 'open',
  },
  {
    path: '/register/again',
    title: 'identity:again.title',
    texts: registerTexts,
    page: () => import('./register-again-page.tsx'),
    access: 'open',
  },
  {
    path: '/user/center',
    title: 'account:title',
    texts: ['account', 'content', 'identity', 'validation', 'addresses'],
    page: () => import('./center-page.tsx'),
    access: 'signedIn',
  },
];
