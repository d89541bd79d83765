import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { type I18n, I18nProvider } from '../lib/i18n.ts';
import { type SiteSettings, SiteSettingsProvider } from '../lib/site-settings.ts';
import { NavigationBridge } from './navigation.tsx';
import { AppRoutes } from './router.tsx';
import { SessionKeeper } from './session-keeper.tsx';
import { Toaster } from './toaster.tsx';

export type AppProps = { i18n: I18n; queryClient: QueryClient; settings: SiteSettings };

/** The whole application inside whatever router the server or the browser gives it. */
export const App = ({ i18n, queryClient, settings }: AppProps) => (
  <QueryClientProvider client={queryClient}>
    <I18nProvider value={i18n}>
      <SiteSettingsProvider value={settings}>
        <ScrollToTop />
        <FocusKeeper />
        <NavigationBridge />
        <SessionKeeper />
        <AppRoutes />
        <Toaster />
      </SiteSettingsProvider>
    </I18nProvider>
  </QueryClientProvider>
);

/** What gets the focus first fetches it; a page that is only looked at does without. */
function FocusKeeper() {
  useEffect(() => {
    const seen: EventTarget[] = [];
    const start = () =>
      import('./focus-keeper.ts').then(({ keepFocus }) => {
        document.removeEventListener('focusin', note);
        keepFocus(seen);
      });
    const note = ({ target }: FocusEvent) => {
      if (target) seen.push(target);
      // Without a network the page goes on without it.
      if (seen.length === 1) start().catch(() => undefined);
    };
    document.addEventListener('focusin', note);
  }, []);
  return null;
}

function ScrollToTop() {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    if (!hash) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash]);
  return null;
}
