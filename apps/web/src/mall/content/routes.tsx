import { documentLabels } from '@kouan/contract';
import { ApiError } from '../../lib/api-error.ts';
import type { PageRoute } from '../../lib/route.ts';
import { guidePath } from './guide-labels.ts';

type Prefetch = NonNullable<PageRoute['prefetch']>;
const refuse: Prefetch = () => Promise.reject(new ApiError({ status: 404, code: '', message: '' }));

const prefetchOf =
  (label: (typeof documentLabels)[number]): Prefetch =>
  async (client, { language, query }) => {
    const [{ documentQuery }, { siteQuery }, { versionIn }] = await Promise.all([
      import('../../shared/document-api.ts'),
      import('./content-api.ts'),
      import('./version-in.ts'),
    ]);
    await Promise.all([
      client.fetchQuery(documentQuery(label, language, versionIn(query))),
      label === 'fees' ? client.fetchQuery(siteQuery()) : undefined,
    ]);
  };

/** Every guide is an address of its own, so that it has its own title. */
export const routes: readonly PageRoute[] = [
  ...documentLabels.map((label): PageRoute => ({
    path: guidePath(label),
    title: `content:${label}`,
    texts: label === 'fees' ? ['content', 'content-prices'] : ['content'],
    page: () => import('./guide-page.tsx'),
    access: 'open',
    ...(import.meta.env.SSR ? { prefetch: prefetchOf(label) } : {}),
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
