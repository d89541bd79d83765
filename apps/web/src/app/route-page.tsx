import { type ComponentType, memo, Suspense, use, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { loginPath, safeTarget, withFragment } from '../lib/access.ts';
import { useTranslation } from '../lib/i18n.ts';
import { fullTitle } from '../lib/page-title.tsx';
import type { PageRoute } from '../lib/route.ts';
import { useSession } from '../lib/session.ts';
import { useSiteSettings } from '../lib/site-settings.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { PageSkeleton } from '../ui/skeleton.tsx';
import { FocusPage } from './focus-page.ts';
import { loadedPage, loadPage } from './page-loader.ts';
import { PageBoundary } from './page-boundary.tsx';

/** A page of the mall with its rule of access and its title; re-created whenever the address changes. */
export function RoutePage({ route }: { route: PageRoute }) {
  const { pathname, search, hash } = useLocation();
  const [query] = useSearchParams();
  const { t } = useTranslation();
  const { title: siteTitle } = useSiteSettings();
  const isHydrated = useHydrated();
  const isSignedIn = useSession((session) => session.token !== null);
  // Where a session ends, whoever ended it says where to go: home, the hall, the log-in.
  const [lastPath, setLastPath] = useState('');
  useEffect(() => {
    setLastPath((last) => (isSignedIn || last === pathname ? pathname : ''));
  }, [isSignedIn, pathname]);

  const navigate = useNavigate();
  const asked = query.get('redirect');
  const whole = route.path === '/login' ? withFragment(asked, hash) : undefined;
  useEffect(() => {
    if (whole !== undefined && !isSignedIn) void navigate(loginPath(whole), { replace: true });
  }, [navigate, whole, isSignedIn]);

  const title = t(route.title);
  // The page's texts may be on their way as well.
  const skeleton = <PageSkeleton title={title === route.title ? siteTitle : title} />;
  if (route.access === 'signedIn' && !isHydrated) return skeleton;
  if (route.access === 'signedIn' && !isSignedIn && lastPath === pathname) return skeleton;
  if (route.access === 'signedIn' && !isSignedIn) return <Navigate replace to={loginPath(pathname + search + hash)} />;
  if (route.path === '/login' && isSignedIn) return <Navigate replace to={safeTarget(whole ?? asked)} />;
  return (
    <PageBoundary key={pathname}>
      <Suspense fallback={skeleton}>
        <LoadedPage route={route} />
      </Suspense>
    </PageBoundary>
  );
}

/**
 * Rendered anew only for another route: parts of a page whose script is still on its way keep the server's HTML as long as nothing
 * above them renders again, and the end of hydration does that to everything else.
 */
const LoadedPage = memo(function LoadedPage({ route }: { route: PageRoute }) {
  const { i18n } = useTranslation();
  const Page: ComponentType = loadedPage(route) ?? use(loadPage(route, i18n));
  return (
    <>
      <RouteTitle route={route} />
      <Page />
      <FocusPage />
    </>
  );
});

/** Stands before the page, so that a page's own title comes later and wins. */
function RouteTitle({ route }: { route: PageRoute }) {
  const { t } = useTranslation();
  const { title: siteTitle } = useSiteSettings();
  const title = t(route.title);
  useEffect(() => {
    document.title = fullTitle(title, siteTitle);
  }, [title, siteTitle]);
  return null;
}
