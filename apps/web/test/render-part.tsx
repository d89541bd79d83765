import type { Language } from '@kouan/contract';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { createI18n, I18nProvider } from '../src/lib/i18n.ts';
import type { Namespace } from '../src/locales/resources.ts';
import { createQueryClient } from '../src/lib/query.ts';
import { SiteSettingsProvider } from '../src/lib/site-settings.ts';
import { settings } from './page.ts';

/** A client that knows only what the test puts into it. */
export const quietClient = (): QueryClient =>
  createQueryClient({ call: () => Promise.reject(new Error('nothing is called')) });

type Around = { language?: Language; texts?: readonly Namespace[]; path?: string; client?: QueryClient };

/** A part of a page as HTML, with what every part finds around it: address, texts, settings, what was loaded. */
export async function renderPart(
  part: ReactNode,
  { language = 'en', texts = [], path = '/', client = quietClient() }: Around = {},
): Promise<string> {
  const html = renderToString(
    <StaticRouter location={path}>
      <QueryClientProvider client={client}>
        <I18nProvider value={await createI18n(language, texts)}>
          <SiteSettingsProvider value={settings}>{part}</SiteSettingsProvider>
        </I18nProvider>
      </QueryClientProvider>
    </StaticRouter>,
  );
  return html.replaceAll('<!-- -->', '');
}
