import type { AdminPages } from '../../lib/route.ts';

const texts = ['admin-parts', 'admin-operations'] as const;

export const pages: AdminPages = {
  'monitor/log/index': { texts, page: () => import('./logs-page.tsx') },
  'monitor/log/errorLog': { texts, page: () => import('./error-logs-page.tsx') },
  'monitor/sql/index': { texts, page: () => import('./sql-monitor-page.tsx') },
  'tools/swagger/index': { texts, page: () => import('./api-doc-page.tsx') },
  'operations/deploy': { texts, page: () => import('./deploy-page.tsx') },
  'operations/database': { texts, page: () => import('./database-page.tsx') },
};
