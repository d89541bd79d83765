import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../lib/session.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { PageSkeleton } from '../ui/skeleton.tsx';
import { hasPage } from './has-page.ts';
import { behindRedirect, RedirectBack } from './redirect-back.tsx';

const AdminArea = lazy(() => import('./admin-area.tsx'));

/** A visitor has no such page. Whoever has just logged out is on the way to somewhere else already. */
function NotFound() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (window.location.pathname === pathname) void navigate('/404', { replace: true });
  }, [navigate, pathname]);
  return <PageSkeleton />;
}

/**
 * Any other address: a page of the admin area if the account's menu has it, else /404. The menu decides in the browser.
 * `/redirect/…` to a page of the menu is the admin area's too, so that only the page is made anew and not its frame.
 */
export function BehindMenu() {
  const isHydrated = useHydrated();
  const isSignedIn = useSession((session) => session.token !== null);
  const target = behindRedirect(useLocation().pathname);
  if (!isHydrated) return <PageSkeleton />;
  if (target !== undefined && (!isSignedIn || hasPage(target))) return <RedirectBack />;
  if (!isSignedIn) return <NotFound />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <AdminArea />
    </Suspense>
  );
}
