import { sql } from 'drizzle-orm';
import { type Db, openDb } from './db.ts';
import type { Log } from './log.ts';

/** Copies of the database that answer reads which may be some seconds old. */
export type Replicas = {
  /** The next replica that is up and close behind the primary; undefined when there is none. */
  choose: () => Replica | undefined;
  /** Looks at every replica now, as it happens every few seconds anyway. */
  check: () => Promise<void>;
  stop: () => Promise<void>;
};
export type Replica = {
  db: Db;
  /** Not asked again before the next check found it well. */ markDown: (error: unknown) => void;
};

export const maxLagMs = 10_000;
const checkEveryMs = 2_000;
const checkLimitMs = 1_500;

type State = Replica & { place: string; isUsable: boolean };

/**
 * Opens a pool for each address. The primary's row is renewed at every check, and its age in the replica is the lag,
 * whatever way the rows travel. Nothing here ever fails: without a usable replica the primary answers.
 */
export function openReplicas(
  urls: readonly string[],
  primary: Db,
  { poolSize, log }: { poolSize: number; log: Log },
): Replicas {
  const states = urls.map((url) => openReplica(url, { poolSize, log }));
  let turn = 0;
  const check = async (): Promise<void> => {
    const beatAt = await beat(primary).catch(() => undefined);
    await Promise.all(states.map((state) => checkReplica(state, beatAt, log)));
  };
  let running = check();
  const timer = setInterval(() => {
    running = running.then(check);
  }, checkEveryMs);
  timer.unref();
  return {
    choose() {
      const usable = states.filter(({ isUsable }) => isUsable);
      turn += 1;
      return usable[turn % Math.max(1, usable.length)];
    },
    check,
    async stop() {
      clearInterval(timer);
      await running;
      await Promise.all(states.map(({ db }) => db.$client.end()));
    },
  };
}

function openReplica(url: string, { poolSize, log }: { poolSize: number; log: Log }): State {
  const state: State = {
    db: openDb(url, { poolSize, log }),
    place: new URL(url).host,
    isUsable: false,
    markDown(error) {
      setUsable(state, { isUsable: false, reason: error instanceof Error ? error.message : String(error) }, log);
    },
  };
  return state;
}

/** Renews the primary's row and answers its moment, in milliseconds. */
async function beat(primary: Db): Promise<number> {
  const { rows } = await primary.execute<{ at: string }>(sql`
    insert into replica_beats (id, beat_at) values (1, now())
    on conflict (id) do update set beat_at = excluded.beat_at returning extract(epoch from beat_at) * 1000 as at`);
  return Number(rows[0]?.at);
}

/** Without the primary's moment the replica stays as it was: when the primary is down, old reads are all there is. */
async function checkReplica(state: State, beatAt: number | undefined, log: Log): Promise<void> {
  try {
    const { rows } = await inTime(
      state.db.execute<{ at: string }>(sql`select extract(epoch from beat_at) * 1000 as at from replica_beats`),
    );
    if (beatAt === undefined) return;
    const lagMs = rows[0] ? beatAt - Number(rows[0].at) : Number.POSITIVE_INFINITY;
    setUsable(state, { isUsable: lagMs <= maxLagMs, reason: `it lags ${Math.round(lagMs)} ms behind` }, log);
  } catch (error) {
    state.markDown(error);
  }
}

function setUsable(state: State, { isUsable, reason }: { isUsable: boolean; reason: string }, log: Log): void {
  if (state.isUsable && !isUsable) log.warn({ replica: state.place, reason }, 'a replica is left out');
  if (!state.isUsable && isUsable) log.info({ replica: state.place }, 'a replica is in use');
  state.isUsable = isUsable;
}

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), checkLimitMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
