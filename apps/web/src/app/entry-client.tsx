import '../ui/tokens.css';
import '../ui/base.css';
import { hydrate } from '@tanstack/react-query';
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
  hydrate(queryClient, state.queries);
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

void start();
