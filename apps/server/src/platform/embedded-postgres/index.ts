import { chmod, realpath, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { choosePlace, giveTo, type Place } from './choose-user.ts';
import { type Address, countClients, ensureDatabase, servesFolder, urlOf } from './connection.ts';
import {
  checkVersion,
  ensureWritable,
  initialize,
  isInitialized,
  readOrMakePassword,
  readPassword,
} from './data-folder.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { findBinaries } from './find-binaries.ts';
import { launch, shutDown } from './launch.ts';
import { isAlive, isPostmasterOf, type Postmaster, readPostmaster } from './postmaster.ts';
import { withStartLock } from './start-lock.ts';

export { EmbeddedPostgresError, type EmbeddedPostgresProblem } from './errors.ts';

export type EmbeddedPostgresOptions = {
  /** The folder of the installation; the database lives in `postgres` below it. */
  dataDir: string;
  onProgress?: (text: string) => void;
  /** For databases that are thrown away: nothing is forced to disk, and stop() does not ask who is connected. */
  fast?: boolean;
};

export type EmbeddedPostgres = {
  /** Connects as the superuser to the database `kouan`. Holds the password: never log it. */
  url: string;
  port: number;
  pid: number;
  dataFolder: string;
  /** True when the server was already running. */
  joined: boolean;
  /** Stops the server, unless another process is still connected: close your own pools first. */
  stop(): Promise<void>;
};

const settleLimitMs = 120_000;
const pollMs = 50;
const clientsLeaveLimitMs = 2_000;

/**
 * Starts PostgreSQL for this folder, or joins the server that already runs there. Safe to call from several processes
 * at once. Throws EmbeddedPostgresError with one clear line.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  await ensureWritable(dataDir);
  const home = await realpath(dataDir);
  const start: Start = { home, fast: options.fast ?? false, onProgress: options.onProgress ?? (() => undefined) };
  return withStartLock(join(home, 'postgres.lock'), () => joinOrStart(start));
}

type Start = { home: string; fast: boolean; onProgress: (text: string) => void };
type Running = { place: Place; postmaster: Postmaster; password: string; joined: boolean; fast: boolean };

async function joinOrStart(start: Start): Promise<EmbeddedPostgres> {
  const passwordFile = join(start.home, 'postgres-password');
  const place = await choosePlace({ binaries: await findBinaries(), dataFolder: join(start.home, 'postgres') });
  const password = await passwordFor(place, passwordFile);

  const joined = await findRunning(place, password);
  if (joined) return finish({ place, postmaster: joined, password, joined: true, fast: start.fast });

  if (!isInitialized(place.dataFolder)) {
    start.onProgress('Creating the database folder');
    await initialize({ place, password, fast: start.fast });
  }
  await checkVersion(place);
  await giveTo(place.dataFolder, place.ownerUid);
  await chmod(place.dataFolder, 0o700);
  start.onProgress('Starting PostgreSQL');
  const postmaster = await launch({
    place,
    logFile: join(start.home, 'postgres.log'),
    fast: start.fast,
    onProgress: start.onProgress,
  });
  return finish({ place, postmaster, password, joined: false, fast: start.fast });
}

async function passwordFor({ dataFolder }: Place, file: string): Promise<string> {
  if (!isInitialized(dataFolder)) return readOrMakePassword(file);
  const password = await readPassword(file);
  if (password !== undefined) return password;
  throw new EmbeddedPostgresError(
    'password_missing',
    `${dataFolder} holds a database, but its password file ${file} is missing: put it back.`,
  );
}

/**
 * The server of this folder, if there is one. A process that merely got the old number, or a file left by a killed
 * server, is told apart by connecting; a server that is just starting or stopping is waited for.
 */
async function findRunning({ dataFolder }: Place, password: string): Promise<Postmaster | undefined> {
  const deadline = Date.now() + settleLimitMs;
  while (Date.now() < deadline) {
    const postmaster = await readPostmaster(dataFolder);
    if (postmaster === undefined || !isAlive(postmaster.pid)) return undefined;
    if (postmaster.status === 'ready' && (await servesFolder({ port: postmaster.port, password }, dataFolder)))
      return postmaster;
    if (!(await isPostmasterOf(dataFolder, postmaster.pid))) {
      await rm(join(dataFolder, 'postmaster.pid'), { force: true });
      return undefined;
    }
    await sleep(pollMs);
  }
  throw new EmbeddedPostgresError(
    'folder_in_use',
    `The database of ${dataFolder} runs but does not answer with the password of this installation.`,
  );
}

async function finish(running: Running): Promise<EmbeddedPostgres> {
  const { place, postmaster, password, joined } = running;
  const address: Address = { port: postmaster.port, password };
  await ensureDatabase(address);
  return {
    url: urlOf(address),
    port: postmaster.port,
    pid: postmaster.pid,
    dataFolder: place.dataFolder,
    joined,
    stop: () => stopUnlessUsed(running, address),
  };
}

async function stopUnlessUsed({ place, postmaster, fast }: Running, address: Address): Promise<void> {
  if (!isAlive(postmaster.pid)) return;
  if (!fast && (await othersStay(address))) return;
  await shutDown({ place, pid: postmaster.pid });
}

/** Connections that were closed a moment ago take a moment to disappear. */
async function othersStay(address: Address): Promise<boolean> {
  const deadline = Date.now() + clientsLeaveLimitMs;
  while (Date.now() < deadline) {
    if ((await countClients(address).catch(() => 0)) === 0) return false;
    await sleep(pollMs);
  }
  return true;
}
