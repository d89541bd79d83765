import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Whether the page fills the screen, and how to change that: `onUnsupported` when the browser cannot or will not. */
export function useFullscreen(onUnsupported: () => void): { isFull: boolean; toggle: () => void } {
  const isFull = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  function toggle(): void {
    if (!document.fullscreenEnabled) return onUnsupported();
    const change = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    change.catch(onUnsupported);
  }
  return { isFull, toggle };
}
