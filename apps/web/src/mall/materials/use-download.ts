import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { fetchFile } from '../../lib/fetch-file.ts';
import { keepFile } from '../../lib/keep-file.ts';

type Download =
  | { state: 'idle' }
  | { state: 'running'; percent: number }
  | { state: 'done' }
  | { state: 'failed'; text: string };

/** Fetches an archive and gives it to the browser to keep; tells how far it is, and can be stopped. */
export function useDownload() {
  const [download, setDownload] = useState<Download>({ state: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start({ address, fileName }: { address: string; fileName: string }) {
    const stop = new AbortController();
    running.current = stop;
    setDownload({ state: 'running', percent: 0 });
    try {
      const file = await fetchFile(address, {
        token: null,
        signal: stop.signal,
        onProgress: (loaded, total) =>
          setDownload({ state: 'running', percent: total === null ? 0 : Math.floor((loaded / total) * 100) }),
      });
      keepFile(file, fileName);
      setDownload({ state: 'done' });
    } catch (error) {
      if (stop.signal.aborted) setDownload({ state: 'idle' });
      else setDownload({ state: 'failed', text: error instanceof ApiError ? error.message : '' });
    }
  }
  return { download, start, stop: () => running.current?.abort() };
}
