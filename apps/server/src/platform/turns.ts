import { fail } from './errors.ts';

export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Does at most `running` pieces of work at a time, in the order asked. When more than `waiting` others wait it throws server.busy. */
export function takeTurns({ running, waiting }: { running: number; waiting: number }): InTurn {
  const queue: (() => void)[] = [];
  let busy = 0;

  const takePlace = (): Promise<void> => {
    if (busy < running) {
      busy += 1;
      return Promise.resolve();
    }
    if (queue.length >= waiting) fail('server.busy');
    return new Promise((resolve) => queue.push(resolve));
  };
  // A place is handed on to the next in the queue; only without one it becomes free.
  const leavePlace = (): void => {
    const next = queue.shift();
    if (next) next();
    else busy -= 1;
  };
  return async (work) => {
    await takePlace();
    try {
      return await work();
    } finally {
      leavePlace();
    }
  };
}
