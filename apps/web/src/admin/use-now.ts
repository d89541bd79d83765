import { useEffect, useState } from 'react';

const everyMs = 20_000;

/** The time, good to about half a minute: for waits and limits in lists. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
