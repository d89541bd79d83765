import { useSyncExternalStore } from 'react';

const query = '(max-width: 991.98px)';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Below 992 pixels; false on the server. */
export const useSmallScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
