import { useEffect, useState } from 'react';

const storageKey = 'cart-ticks';
const maxTicks = 999;

/** Ticked line ids; they stay while other stores are settled, until the browser's tab is closed. */
export function useTicks() {
  const [ticks, setTicks] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => setTicks(read()), []);

  function set(ids: readonly number[], isOn: boolean) {
    const next = new Set(ticks);
    for (const id of ids) {
      if (isOn) next.add(id);
      else next.delete(id);
    }
    setTicks(next);
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...next].slice(-maxTicks)));
    } catch {
      // A browser without storage only forgets the ticks.
    }
  }
  return { ticks, set };
}

function read(): ReadonlySet<number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((id): id is number => Number.isSafeInteger(id)) : []);
  } catch {
    return new Set();
  }
}
