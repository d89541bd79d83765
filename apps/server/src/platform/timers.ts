import { type Db, isUnreachable, transaction, type Tx } from './db.ts';
import type { Log } from './log.ts';

/**
 * A deadline kept by the database's clock. `step` takes one due row with `for update skip locked`, does what is due and
 * answers whether there was one; so whatever the number of processes, each deadline acts once. `skip` due rows failed
 * in this run: they are passed over, so that one bad row does not hold up the others.
 */
export type Timer = { name: string; step(tx: Tx, skip: number): Promise<boolean> };

const maxStepsPerRun = 500;
const maxFailuresPerRun = 10;

/** Does everything that is due now. Answers how many rows were handled. */
export async function runTimers(db: Db, timers: readonly Timer[], log: Log): Promise<number> {
  let handled = 0;
  for (const timer of timers) handled += await runTimer(db, timer, log);
  return handled;
}

async function runTimer(db: Db, timer: Timer, log: Log): Promise<number> {
  let handled = 0;
  let failed = 0;
  while (handled < maxStepsPerRun && failed < maxFailuresPerRun) {
    try {
      if (!(await transaction(db, (tx) => timer.step(tx, failed)))) break;
      handled++;
    } catch (error) {
      log.error({ timer: timer.name, err: error }, 'a timer failed and will try again');
      if (isUnreachable(error)) break;
      failed++;
    }
  }
  return handled;
}

/** Runs the timers again and again until stopped; one run at a time. */
export function startTimers(
  db: Db,
  timers: readonly Timer[],
  { everyMs, log }: { everyMs: number; log: Log },
): { stop(): Promise<void> } {
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
