import type { AdminPages } from '../../lib/route.ts';

const texts = ['admin-parts', 'admin-finance', 'validation'] as const;

export const pages: AdminPages = {
  'finance/journal': { texts, page: () => import('./journal-page.tsx') },
  'finance/payables': { texts, page: () => import('./payables-page.tsx') },
  'finance/proofs': { texts: [...texts, 'admin-proofs'], page: () => import('./proofs-page.tsx') },
  'finance/withdrawals': { texts, page: () => import('./withdrawals-page.tsx') },
  'finance/rates': { texts, page: () => import('./rates-page.tsx') },
  'finance/fees': { texts, page: () => import('./fees-page.tsx') },
};
