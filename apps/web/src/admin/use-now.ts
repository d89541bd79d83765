import { useEffect, useState } from 'react';
import { serverNow } from '../lib/server-clock.ts';

const everyMs = 20_000;

/** The time at the server, good to about half a minute: for waits and limits in lists. */
export function useNow(): number {
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
