import '../ui/tokens.css';
import '../ui/base.css';
import type { QueryClient } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchRoutes } from 'react-router';
import { browserTransport, createCall } from '../lib/call.ts';
import { handleFailure } from '../lib/failures.ts';
import { createI18n } from '../lib/i18n.ts';
import { createQueryClient } from '../lib/query.ts';
import { currentToken, resumeSession } from '../lib/session.ts';
import { App } from './app.tsx';
import { mallRoutes } from './features.ts';
import { goTo } from './navigation.tsx';
import { loadPage } from './page-loader.ts';
import type { PageState } from './page-state.ts';

async function start(): Promise<void> {
  const state: PageState = JSON.parse(document.getElementById('state')?.textContent ?? '');
  const route = matchRoutes([...mallRoutes], location.pathname)?.at(-1)?.route;
  const i18n = await createI18n(state.language, route?.texts ?? []);
  const queryClient = createQueryClient({
    call: createCall(browserTransport({ token: currentToken, timeoutMs: state.settings.requestTimeoutMs })),
    onFailure: (error) => void handleFailure(error, { i18n, go: goTo, forget: () => queryClient.clear() }),
  });
  for (const [key, data] of state.queries) queryClient.setQueryData(key, data);
  i18n.beforeSwitch = () => fetchOtherLanguages(queryClient, state);
  if (route?.access === 'open') await loadPage(route, i18n);
  resumeSession();

  const root = document.getElementById('root');
  if (!root) return;
  hydrateRoot(
    root,
    <BrowserRouter>
      <App i18n={i18n} queryClient={queryClient} settings={state.settings} />
    </BrowserRouter>,
  );
}

/** Names that came in the page's language alone are asked for in all of them before another one is shown. */
async function fetchOtherLanguages(client: QueryClient, { queries }: PageState): Promise<void> {
  for (const [queryKey, , isShort] of queries) {
    if (isShort === undefined) continue;
    client.removeQueries({ queryKey, exact: true, type: 'inactive' });
    await client.refetchQueries({ queryKey, exact: true }, { throwOnError: true });
  }
}

void start();
