import { closeSync, openSync, statSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Place } from './choose-user.ts';
import { errorFromOutput, EmbeddedPostgresError } from './errors.ts';
import { isAlive, lastPort, type Postmaster, readPostmaster } from './postmaster.ts';
import { asCurrentUser, runAs, spawnAs } from './run-program.ts';
import { serverArguments } from './settings.ts';

const startAttempts = 120;
const retryDelayMs = 250;
const pollMs = 20;
/** Long, because a server that was killed first replays its log. */
const readyLimitMs = 600_000;
const slowAfterMs = 5_000;
const stopLimitMs = 60_000;
const logLimitBytes = 5_000_000;

type Launch = { place: Place; logFile: string; fast: boolean; onProgress: (text: string) => void };

/** Starts the server on a free port and waits until it accepts connections. Throws what PostgreSQL printed, as one line. */
export async function launch(options: Launch): Promise<Postmaster> {
  await rotateLog(options.logFile);
  let preferred = await lastPort(options.place.dataFolder);
  for (let attempt = 1; ; attempt += 1) {
    const result = await launchOnce(options, await freePort(preferred));
    if (typeof result !== 'string') return result;
    if (attempt >= startAttempts || !isPassing(result)) throw errorFromOutput('start_failed', result);
    if (/could not bind/i.test(result)) preferred = undefined;
    await sleep(retryDelayMs);
  }
}

/** A port taken meanwhile, or processes of a killed server that have not noticed yet. */
const isPassing = (output: string): boolean => /could not bind|pre-existing shared memory block/i.test(output);

/** The running server, or what a server that ended printed. */
async function launchOnce({ place, logFile, fast, onProgress }: Launch, port: number): Promise<Postmaster | string> {
  const logStart = sizeOf(logFile);
  const child = startServer({ place, logFile, port, fast });
  let ended = false;
  child.once('exit', () => (ended = true));
  child.once('error', () => (ended = true));
  const since = Date.now();
  let isToldSlow = false;
  while (Date.now() - since < readyLimitMs) {
    const postmaster = await readPostmaster(place.dataFolder);
    if (
      postmaster !== undefined &&
      postmaster.status === 'ready' &&
      postmaster.port === port &&
      isAlive(postmaster.pid)
    )
      return postmaster;
    if (ended) return (await readFile(logFile, 'utf8')).slice(logStart);
    if (!isToldSlow && Date.now() - since > slowAfterMs) {
      onProgress('The database is still starting (it may be recovering after a crash)');
      isToldSlow = true;
    }
    await sleep(pollMs);
  }
  throw new EmbeddedPostgresError(
    'start_failed',
    `The database was not ready within ${readyLimitMs / 60_000} minutes: see ${logFile}`,
  );
}

/** Detached: the server outlives a killed application, and the next start joins it. */
function startServer({ place, logFile, port, fast }: { place: Place; logFile: string; port: number; fast: boolean }) {
  const log = openSync(logFile, 'a', 0o600);
  try {
    const args = serverArguments({ dataFolder: place.dataFolder, port, fast });
    const child = spawnAs(place.runAs, [place.binaries.postgres, ...args], {
      detached: true,
      stdio: ['ignore', log, log],
    });
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

/** Fast shutdown: open transactions are rolled back, everything acknowledged is on disk. Throws stop_failed. */
export async function shutDown({ place, pid }: { place: Place; pid: number }): Promise<void> {
  if (!isAlive(pid)) return;
  if (process.platform === 'win32') await stopOnWindows(place);
  else process.kill(pid, 'SIGINT');
  const deadline = Date.now() + stopLimitMs;
  while (isAlive(pid)) {
    if (Date.now() > deadline)
      throw new EmbeddedPostgresError('stop_failed', `The database (process ${pid}) did not stop within a minute.`);
    await sleep(pollMs);
  }
}

async function stopOnWindows({ binaries, dataFolder }: Place): Promise<void> {
  await runAs(asCurrentUser, [join(dirname(binaries.postgres), 'pg_ctl.exe'), 'stop', '-m', 'fast', '-D', dataFolder]);
}

function freePort(preferred?: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => (preferred === undefined ? reject(error) : resolve(freePort())));
    server.listen({ host: '127.0.0.1', port: preferred ?? 0, exclusive: true }, () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

async function rotateLog(logFile: string): Promise<void> {
  if (sizeOf(logFile) <= logLimitBytes) return;
  await rm(`${logFile}.old`, { force: true });
  await rename(logFile, `${logFile}.old`);
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
