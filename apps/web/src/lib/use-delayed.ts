import { useEffect, useState } from 'react';

/** A value once it has not changed for a while, so that typing does not ask the server at every key. */
export function useDelayed<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
