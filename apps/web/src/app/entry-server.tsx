import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { matchRoutes, StaticRouter } from 'react-router';
import { isOpenPath, loginPath, safeTarget } from '../lib/access.ts';
import { ApiError } from '../lib/api-error.ts';
import { type Call, createCall } from '../lib/call.ts';
import { createI18n, furtherList, type I18n, textFile, textsFor } from '../lib/i18n.ts';
import { htmlLanguage, type Language } from '../lib/language.ts';
import { fullTitle } from '../lib/page-title.tsx';
import { createQueryClient } from '../lib/query.ts';
import type { PageRoute } from '../lib/route.ts';
import type { SiteSettings } from '../lib/site-settings.ts';
import { App } from './app.tsx';
import { type Assets, neededBy } from './assets.ts';
import { mallRoutes } from './features.ts';
import { htmlDocument } from './html.ts';
import { knownAnswers } from './known-answers.ts';
import { loadPage } from './page-loader.ts';
import { pageDescription } from './page-descriptions.ts';
import type { PageState } from './page-state.ts';

export { type Assets, loadAssets, starterHash } from './assets.ts';
export { scanWorker } from './scan-worker-file.ts';
export { readCookie } from '../lib/cookies.ts';
export { chooseLanguage, languageCookie, type Language } from '../lib/language.ts';
export { tokenCookie } from '../lib/session.ts';
export type { SiteSettings } from '../lib/site-settings.ts';

export type PageRequest = {
  /** Path and query as asked for, `/mallDetail/p1?tab=2`. */
  url: string;
  language: Language;
  settings: SiteSettings;
  /** Answers a GET of the API as a visitor would get it. Private data must never come through here: pages may be cached. */
  fetchApi: (path: string) => Promise<{ status: number; body: unknown }>;
  assets: Assets;
  /** Whether the token cookie is there. Left out: not known, so nobody is sent to the log-in by the server. */
  isSignedIn?: boolean;
  /** Whether an address that no feature has belongs to some menu of the admin area; such visitors are sent to the log-in, others to /404. */
  isMenuPath?: (pathname: string) => boolean | Promise<boolean>;
};

export type RenderedPage = { status: number; html: string; redirect?: string };

const entrySource = 'src/app/entry-client.tsx';
const redirectTo = (redirect: string): RenderedPage => ({ status: 302, html: '', redirect });

/** Renders a page. Open pages come with their data, private ones as a frame that the browser fills. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { pathname, search, searchParams } = new URL(request.url.replace(/^\/{2,}/, '/'), 'http://page.local');
  const match = matchRoutes([...mallRoutes], pathname)?.at(-1);
  const route = match?.route;
  const away = await redirectFor(request, route, pathname + search);
  if (away) return redirectTo(away);

  const call = createCall(({ address }) => request.fetchApi(address));
  const queryClient = createQueryClient({ call, retries: 0 });
  const i18n = await createI18n(request.language, route?.texts ?? []);
  const isFilled = route?.access === 'open';
  if (route && isFilled) await loadPage(route, i18n);
  const facts =
    route && isFilled
      ? await prefetch(route, {
          queryClient,
          call,
          params: match.params,
          query: searchParams,
          language: request.language,
        })
      : { status: 200 };

  const html = toHtml(request, {
    route,
    i18n,
    queryClient,
    location: pathname + search,
    title: facts.title,
    status: facts.status,
  });
  queryClient.clear();
  return { status: route?.path === '/404' ? 404 : route?.path === '/401' ? 403 : facts.status, html };
}

async function redirectFor(
  { isSignedIn, isMenuPath }: PageRequest,
  route: PageRoute | undefined,
  target: string,
): Promise<string | undefined> {
  const pathname = target.split('?')[0] ?? '/';
  if (pathname.startsWith('/redirect/')) return safeTarget(target.slice('/redirect'.length));
  if (!route && isSignedIn === false)
    return !isOpenPath(pathname) && (await isMenuPath?.(pathname)) ? loginPath(target) : '/404';
  if (route?.access === 'signedIn' && isSignedIn === false) return loginPath(target);
  return undefined;
}

type PrefetchInput = {
  queryClient: QueryClient;
  call: Call;
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  language: Language;
};

/** What a page cannot get becomes its status; the page itself then says so. Anything unexpected is left to the browser to retry. */
async function prefetch(
  route: PageRoute,
  { queryClient, ...context }: PrefetchInput,
): Promise<{ status: number; title?: string | undefined }> {
  try {
    const facts = await route.prefetch?.(queryClient, context);
    return { status: 200, title: facts?.title };
  } catch (error) {
    const isRefused = error instanceof ApiError && (error.status === 404 || error.status === 410);
    return { status: isRefused ? error.status : 200 };
  }
}

/** The call that gives the settings gives more; the page carries what its frame shows. */
const shownSettings = (settings: SiteSettings): SiteSettings => ({
  title: settings.title,
  footerTxt: settings.footerTxt,
  caseNumber: settings.caseNumber,
  rateVndPerCnyMicros: settings.rateVndPerCnyMicros,
  rateAt: settings.rateAt,
  requestTimeoutMs: settings.requestTimeoutMs,
});

type Rendering = {
  route: PageRoute | undefined;
  i18n: I18n;
  queryClient: QueryClient;
  location: string;
  title: string | undefined;
  status: number;
};

function toHtml(
  { language, settings, assets }: PageRequest,
  { route, i18n, queryClient, location, title }: Rendering,
): string {
  const body = renderToString(
    <StaticRouter location={location}>
      <App i18n={i18n} queryClient={queryClient} settings={settings} />
    </StaticRouter>,
  );
  const texts = textsFor(route?.texts ?? []).map((namespace) => textFile(language, namespace));
  const { scripts, sheets, css } = neededBy(assets, [
    entrySource,
    ...(route?.pageFile ? [route.pageFile] : []),
    ...furtherList(texts),
    ...texts.map((file) => file.replace('../', 'src/')),
  ]);
  const state: PageState = {
    language,
    settings: shownSettings(settings),
    queries: knownAnswers(queryClient, language),
  };
  const routeTitle = title ?? (route ? i18n.translate(route.title) : '');
  return htmlDocument({
    htmlLanguage: htmlLanguage[language],
    description: pageDescription(language, { path: route?.path, title: routeTitle }),
    title: routeTitle ? fullTitle(routeTitle, settings.title) : settings.title,
    css,
    entry: assets.manifest[entrySource]?.file ?? '',
    scripts,
    sheets,
    starter: route?.access === 'open' && assets.starter !== '' ? assets.starter : undefined,
    state,
    body,
  });
}
