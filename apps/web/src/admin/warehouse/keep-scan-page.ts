import { offlinePath } from '../../lib/offline-path.ts';
import { useSession } from '../../lib/session.ts';

const workerFile = '/scan-worker.js';

/** Asks the browser to keep this page's frame and program, so that it opens again without a network; nothing else is kept. */
export function keepScanPage(): (() => void) | undefined {
  if (!('serviceWorker' in navigator) || useSession.getState().user === null) return undefined;
  const { serviceWorker } = navigator;
  // A browser that refuses only opens the page with a network.
  void serviceWorker
    .register(workerFile, { scope: offlinePath })
    .then(({ active }) => active?.postMessage('opened'))
    .catch(() => undefined);
  // Whoever logs out leaves nothing of it behind.
  return useSession.subscribe(({ token }) => {
    if (token !== null) return;
    forgetOwner();
    void serviceWorker.getRegistration(offlinePath).then((registration) => registration?.unregister());
  });
}

const ownerKey = 'kouan-scan-owner';

/** Whose scans wait on this device: the name of the account that used the page last, for the time without a network. */
export const rememberOwner = (username: string): void => localStorage.setItem(ownerKey, username);
export const rememberedOwner = (): string => localStorage.getItem(ownerKey) ?? '';
const forgetOwner = (): void => localStorage.removeItem(ownerKey);
