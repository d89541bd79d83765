import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router';
import { useSession } from '../lib/session.ts';
import { useHydrated } from '../lib/use-hydrated.ts';

const AdminArea = lazy(() => import('./admin-area.tsx'));

/** Any other address: a page of the admin area if the account's menu has it, else /404. The menu decides in the browser. */
export function BehindMenu() {
  const isHydrated = useHydrated();
  const isSignedIn = useSession((session) => session.token !== null);
  if (!isHydrated) return <main id="main" aria-busy="true" />;
  if (!isSignedIn) return <Navigate replace to="/404" />;
  return (
    <Suspense fallback={<main id="main" aria-busy="true" />}>
      <AdminArea />
    </Suspense>
  );
}
