import type { PageRoute } from '../../lib/route.ts';

export const routes: readonly PageRoute[] = [
  {
    path: '/myInvoices/:param',
    title: 'shipping:title',
    texts: ['shipping'],
    page: () => import('./ship-page.tsx'),
    access: 'open',
  },
  {
    path: '/myInvoicesOrder',
    title: 'shipping:notesTitle',
    texts: ['shipping'],
    page: () => import('./my-shipments-page.tsx'),
    access: 'open',
  },
];
