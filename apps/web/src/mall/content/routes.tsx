import { ApiError } from '../../lib/api-error.ts';
import type { PageRoute } from '../../lib/route.ts';
import { siteQuery } from './content-api.ts';
import { guideLabels, guidePath, ruleLabels } from './guide-labels.ts';

type Prefetch = NonNullable<PageRoute['prefetch']>;
const prefetchPrices: Prefetch = async (client) => void (await client.fetchQuery(siteQuery()));
const refuse: Prefetch = () => Promise.reject(new ApiError({ status: 404, code: '', message: '' }));

/** Every guide is an address of its own, so that it has its own title and loads only its texts. */
export const routes: readonly PageRoute[] = [
  ...guideLabels.map((label): PageRoute => ({
    path: guidePath(label),
    title: `content:${label}`,
    texts: ['content', 'content-guides'],
    page: () => import('./guide-page.tsx'),
    access: 'open',
    ...(import.meta.env.SSR && label === 'fees' ? { prefetch: prefetchPrices } : {}),
  })),
  ...ruleLabels.map((label): PageRoute => ({
    path: guidePath(label),
    title: `content:${label}`,
    texts: ['content', 'content-legal'],
    page: () => import('./guide-page.tsx'),
    access: 'open',
  })),
  {
    path: '/createGuide/:label',
    title: 'content:unknown',
    texts: ['content'],
    page: () => import('./guide-page.tsx'),
    access: 'open',
    ...(import.meta.env.SSR ? { prefetch: refuse } : {}),
  },
];
