import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds; false on the server. */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Below 992 pixels. */
export const useSmallScreen = (): boolean => useMedia('(max-width: 991.98px)');
/** The reader asked the system for pages that hold still. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
