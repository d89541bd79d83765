import { useEffect, useEffectEvent } from 'react';

/** The event of React and that of the browser alike. */
export type Pasted = { clipboardData: DataTransfer | null; preventDefault(): void; target: EventTarget | null };

/** Takes the files out of what was pasted; text goes where it would go anyway. */
export const pasteHandler =
  (take: (files: readonly File[]) => void, isWanted: (file: File) => boolean = () => true) =>
  (event: Pasted): void => {
    const files = [...(event.clipboardData?.files ?? [])].filter(isWanted);
    if (files.length === 0) return;
    event.preventDefault();
    take(files);
  };

/** Hears of what is pasted anywhere on the page. */
export function usePagePaste(isOn: boolean, handle: (event: Pasted) => void): void {
  const handlePaste = useEffectEvent(handle);
  useEffect(() => {
    if (!isOn) return;
    const listener = (event: Pasted) => handlePaste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, [isOn]);
}
