import { readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';

/** A run that failed once, as fast-check finds it again. */
export type KeptSeed = { seed: number; path: string; why: string };

const longEnv = 'MODEL_RUNS';

/**
 * How often a model is run: `MODEL_RUNS=long` for a long night with a new seed, or a number of runs. Otherwise the same
 * runs every time, so that a test fails only for what was changed.
 */
export function runsOf({ runs, longRuns, seed }: { runs: number; longRuns: number; seed: number }) {
  const wanted = process.env[longEnv];
  if (wanted === undefined || wanted === '') return { runs, seed };
  const fresh = Number(process.env['MODEL_SEED'] ?? Date.now() % 2 ** 31);
  return { runs: wanted === 'long' ? longRuns : Number(wanted), seed: fresh };
}

export const keptFailures = (file: URL): KeptSeed[] => JSON.parse(readFileSync(file, 'utf8')) as KeptSeed[];

/** Adds a failing run to the file, to be replayed before all others from now on. */
export function keepFailure(
  file: URL,
  { seed, counterexamplePath }: { seed: number; counterexamplePath: string | null },
): void {
  const [path = '0'] = (counterexamplePath ?? '0').split(':');
  const kept = keptFailures(file);
  if (kept.some((known) => known.seed === seed && known.path === path)) return;
  const why = new Date().toISOString().slice(0, 10);
  writeFileSync(file, `${JSON.stringify([...kept, { seed, path, why }], undefined, 2)}\n`);
}

/** A failure is told as it happened: to make such runs shorter takes minutes and rarely says more. */
export const reporting = { endOnFailure: true, includeErrorInReport: true };
export const once = { ...reporting, numRuns: 1 };

/** 'holds', or everything that is known of the failure. */
export const outcomeOf = <T>(details: fc.RunDetails<T>): string =>
  details.failed ? (fc.defaultReportMessage(details) ?? 'failed') : 'holds';
