import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and during hydration, true from then on: what depends on the browser may show now. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
