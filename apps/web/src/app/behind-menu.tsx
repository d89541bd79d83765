import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '../lib/session.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { hasPage } from './has-page.ts';
import { behindRedirect, RedirectBack } from './redirect-back.tsx';

const AdminArea = lazy(() => import('./admin-area.tsx'));

/**
 * Any other address: a page of the admin area if the account's menu has it, else /404. The menu decides in the browser.
 * `/redirect/…` to a page of the menu is the admin area's too, so that only the page is made anew and not its frame.
 */
export function BehindMenu() {
  const isHydrated = useHydrated();
  const isSignedIn = useSession((session) => session.token !== null);
  const target = behindRedirect(useLocation().pathname);
  if (!isHydrated) return <main id="main" aria-busy="true" />;
  if (target !== undefined && (!isSignedIn || hasPage(target))) return <RedirectBack />;
  if (!isSignedIn) return <Navigate replace to="/404" />;
  return (
    <Suspense fallback={<main id="main" aria-busy="true" />}>
      <AdminArea />
    </Suspense>
  );
}
