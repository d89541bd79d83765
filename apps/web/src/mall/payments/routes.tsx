import type { PageRoute } from '../../lib/route.ts';

export const routes: readonly PageRoute[] = [
  {
    path: '/mallDdcPayment/:id?',
    title: 'payments:cashierTitle',
    texts: ['payments', 'content', 'validation'],
    page: () => import('./cashier-page.tsx'),
    access: 'open',
  },
  {
    path: '/mallDdcCashier/:id',
    title: 'payments:cashierTitle',
    texts: ['payments', 'content', 'validation'],
    page: () => import('./cashier-page.tsx'),
    access: 'open',
  },
  {
    path: '/mallPayment/:id',
    title: 'payments:cashierTitle',
    texts: ['payments', 'content', 'validation'],
    page: () => import('./cashier-page.tsx'),
    access: 'open',
  },
  {
    path: '/myPayment',
    title: 'payments:listTitle',
    texts: ['payments', 'joint'],
    page: () => import('./my-payments-page.tsx'),
    access: 'open',
  },
  {
    path: '/jointTransfer/:number',
    title: 'joint:title',
    texts: ['payments', 'content', 'joint', 'validation'],
    page: () => import('./joint-page.tsx'),
    access: 'signedIn',
  },
  {
    path: '/myWallet',
    title: 'payments:wallet.title',
    texts: ['payments', 'wallet', 'validation'],
    page: () => import('./wallet-page.tsx'),
    access: 'signedIn',
  },
  {
    path: '/sandboxCashier/:number',
    title: 'payments:sandbox.title',
    texts: ['payments'],
    page: () => import('./sandbox-page.tsx'),
    access: 'signedIn',
  },
];
