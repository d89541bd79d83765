import { lazy, Suspense } from 'react';
import { useSession } from '../lib/session.ts';

const SessionWork = lazy(() => import('./session-work.tsx'));

/** Visitors need nothing of a session, not even its script. */
export function SessionKeeper() {
  const isSignedIn = useSession((session) => session.token !== null);
  return isSignedIn ? (
    <Suspense>
      <SessionWork />
    </Suspense>
  ) : null;
}
