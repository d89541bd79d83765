import type { PageRoute } from '../../lib/route.ts';

export const routes: readonly PageRoute[] = [
  {
    path: '/mallDdcPayment/:id?',
    title: 'payments:cashierTitle',
    texts: ['payments'],
    page: () => import('./cashier-page.tsx'),
    access: 'open',
  },
  {
    path: '/mallDdcCashier/:id',
    title: 'payments:cashierTitle',
    texts: ['payments'],
    page: () => import('./cashier-page.tsx'),
    access: 'open',
  },
  {
    path: '/mallPayment/:id',
    title: 'payments:cashierTitle',
    texts: ['payments'],
    page: () => import('./cashier-page.tsx'),
    access: 'signedIn',
  },
  {
    path: '/myPayment',
    title: 'payments:listTitle',
    texts: ['payments'],
    page: () => import('./my-payments-page.tsx'),
    access: 'open',
  },
];
