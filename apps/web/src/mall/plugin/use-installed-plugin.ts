import { useSyncExternalStore } from 'react';

/** What the plug-in told of itself; `unknown` on the server and until it had time to answer. */
export type InstalledPlugin =
  | { state: 'unknown' }
  | { state: 'absent' }
  | { state: 'here'; version: string; isPaired: boolean };

const unknown: InstalledPlugin = { state: 'unknown' };
const absent: InstalledPlugin = { state: 'absent' };
const answerMs = 1_500;
let last: InstalledPlugin = unknown;

/** Listens for the plug-in's own word and asks for it again whenever the person comes back to this window. */
function subscribe(onChange: () => void): () => void {
  const take = () => {
    const { kouanPlugin, kouanPluginPaired } = document.documentElement.dataset;
    last =
      kouanPlugin === undefined
        ? absent
        : { state: 'here', version: kouanPlugin.slice(0, 20), isPaired: kouanPluginPaired === 'true' };
    onChange();
  };
  const ask = () => document.dispatchEvent(new Event('kouan-plugin-ask'));
  document.addEventListener('kouan-plugin', take);
  window.addEventListener('focus', ask);
  ask();
  const timer = setTimeout(take, answerMs);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('kouan-plugin', take);
    window.removeEventListener('focus', ask);
  };
}

/** Whether the plug-in stands in this browser, and whether it is connected. */
export const useInstalledPlugin = (): InstalledPlugin =>
  useSyncExternalStore(
    subscribe,
    () => last,
    () => unknown,
  );
