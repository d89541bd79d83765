import { spawn, type SpawnOptions } from 'node:child_process';
import { parse } from 'node:path';

/** Under whose name PostgreSQL's programs run: the current user, another uid, or a user namespace made by unshare. */
export type RunAs = { wrapper: readonly string[]; uid?: number; gid?: number };

export const asCurrentUser: RunAs = { wrapper: [] };

const keptVariables = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'TZ'] as const;

/** Only what the programs need; the locale is fixed so that an odd LANG of the machine changes nothing. */
function environment(): NodeJS.ProcessEnv {
  const kept = keptVariables.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(kept), LANG: 'C' };
}

export function spawnAs(runAs: RunAs, program: readonly [string, ...string[]], options: SpawnOptions) {
  const [command, ...args] = [...runAs.wrapper, ...program] as [string, ...string[]]; // program is never empty
  const identity = runAs.uid === undefined ? {} : { uid: runAs.uid, gid: runAs.gid };
  return spawn(command, args, {
    cwd: parse(command).root || '/',
    env: environment(),
    windowsHide: true,
    ...identity,
    ...options,
  });
}

export type Finished = { code: number; output: string };

const outputLimit = 20_000;

/** Runs a program to its end. Never throws: a program that cannot be started ends with code -1. */
export function runAs(as: RunAs, program: readonly [string, ...string[]]): Promise<Finished> {
  return new Promise((resolve) => {
    let output = '';
    const collect = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-outputLimit);
    };
    try {
      const child = spawnAs(as, program, { stdio: ['ignore', 'pipe', 'pipe'] });
      child.stdout?.on('data', collect);
      child.stderr?.on('data', collect);
      child.once('error', (error) => resolve({ code: -1, output: error.message }));
      child.once('close', (code) => resolve({ code: code ?? -1, output }));
    } catch (error) {
      resolve({ code: -1, output: String(error) });
    }
  });
}
