import type { PageRoute } from '../../lib/route.ts';
import { pluginQuery } from './plugin-api.ts';

export const routes: readonly PageRoute[] = [
  {
    path: '/pluginInstallation',
    title: 'plugin:title',
    texts: ['plugin'],
    page: () => import('./plugin-page.tsx'),
    access: 'open',
    ...(import.meta.env.SSR ? { prefetch: async (client) => void (await client.fetchQuery(pluginQuery())) } : {}),
  },
];
