/**
 * Saves of one thing come one after the other, so that no older one arrives behind a newer one. What is asked for while one is
 * under way waits for its end, however it ends, and goes as one: what came later counts.
 */
export function oneAtATime<Key, Change extends object>(send: (key: Key, change: Change) => Promise<unknown>) {
  const running = new Map<Key, Promise<unknown>>();
  const waiting = new Map<Key, { change: Change; outcome: Promise<unknown> }>();

  function start(key: Key, change: Change): Promise<unknown> {
    const outcome = send(key, change).finally(() => running.delete(key));
    running.set(key, outcome);
    return outcome;
  }
  async function startAfter(before: Promise<unknown>, key: Key): Promise<unknown> {
    await before.catch(() => undefined);
    const change = waiting.get(key)?.change;
    waiting.delete(key);
    return change && start(key, change);
  }
  /** Settles as the save did that took this change along. */
  return function save(key: Key, change: Change): Promise<unknown> {
    const queued = waiting.get(key);
    if (queued) {
      queued.change = { ...queued.change, ...change };
      return queued.outcome;
    }
    const before = running.get(key);
    if (!before) return start(key, change);
    const outcome = startAfter(before, key);
    waiting.set(key, { change, outcome });
    return outcome;
  };
}
