import { type Db, transaction, type Tx } from './db.ts';
import type { Log } from './log.ts';

/**
 * A deadline kept by the database's clock. `step` takes one due row with `for update skip locked`, does what is due and
 * answers whether there was one; so whatever the number of processes, each deadline acts once.
 */
export type Timer = { name: string; step(tx: Tx): Promise<boolean> };

const maxStepsPerRun = 500;

/** Does everything that is due now. Answers how many rows were handled. */
export async function runTimers(db: Db, timers: readonly Timer[], log: Log): Promise<number> {
  let handled = 0;
  for (const timer of timers) {
    try {
      for (let steps = 0; steps < maxStepsPerRun && (await transaction(db, (tx) => timer.step(tx))); steps++) handled++;
    } catch (error) {
      log.error({ timer: timer.name, err: error }, 'a timer failed and will try again');
    }
  }
  return handled;
}

/** Runs the timers again and again until stopped; one run at a time. */
export function startTimers(db: Db, timers: readonly Timer[], { everyMs, log }: { everyMs: number; log: Log }): { stop(): Promise<void> } {
  let isStopped = false;
  let running: Promise<unknown> = Promise.resolve();
  let timeout: NodeJS.Timeout | undefined;
  const turn = () => {
    running = runTimers(db, timers, log).finally(() => {
      if (!isStopped) timeout = setTimeout(turn, everyMs);
    });
  };
  timeout = setTimeout(turn, everyMs);
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timeout);
      await running;
    },
  };
}
