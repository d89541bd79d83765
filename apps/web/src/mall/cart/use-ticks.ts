import { useEffect, useRef, useState } from 'react';

const storageKey = 'cart-ticks';
const maxTicks = 999;

/** Ticked line ids; they stay while other stores are settled, until the browser's tab is closed. */
export function useTicks() {
  const [ticks, setTicks] = useState<ReadonlySet<number>>(new Set());
  // What was ticked while a call was under way stays.
  const current = useRef(ticks);
  function change(next: ReadonlySet<number>) {
    current.current = next;
    setTicks(next);
  }
  useEffect(() => change(read()), []);

  function set(ids: readonly number[], isOn: boolean) {
    const next = new Set(current.current);
    for (const id of ids) {
      if (isOn) next.add(id);
      else next.delete(id);
    }
    change(next);
    keep(next);
  }
  return { ticks, set };
}

function keep(ticks: ReadonlySet<number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...ticks].slice(-maxTicks)));
  } catch {
    // A browser without storage only forgets the ticks.
  }
}

function read(): ReadonlySet<number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((id): id is number => Number.isSafeInteger(id)) : []);
  } catch {
    return new Set();
  }
}
