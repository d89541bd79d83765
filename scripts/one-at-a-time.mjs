import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inProject } from './project.mjs';
import { Refusal } from './steps.mjs';

const pollMs = 200;
const heartbeatMs = 2_000;
const silentAfterMs = 20_000;
const waitLimitMs = 20 * 60_000;

/**
 * Installing and building write into the project's folder: of several commands started at once one does the work, the
 * others wait and then find it done. A lock whose holder is gone is taken over.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function oneAtATime(work) {
  const folder = inProject('.cache');
  const file = inProject('.cache', 'prepare.lock');
  mkdirSync(folder, { recursive: true });
  await acquire(file);
  const heartbeat = setInterval(() => touch(file), heartbeatMs);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    rmSync(file, { force: true });
  }
}

async function acquire(file) {
  const deadline = Date.now() + waitLimitMs;
  while (!create(file)) {
    if (Date.now() > deadline) throw new Refusal(`Another command holds ${file} for too long: end it and try again.`);
    if (isAbandoned(file)) rmSync(file, { force: true });
    else await sleep(pollMs);
  }
}

function create(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw new Refusal(`The project's folder cannot be written: ${file} (${error.code})`);
  }
}

function isAbandoned(file) {
  try {
    const silentMs = Date.now() - statSync(file).mtimeMs;
    const holder = Number(readFileSync(file, 'utf8'));
    return silentMs > silentAfterMs || (holder > 0 && !isAlive(holder));
  } catch {
    return false;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function touch(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // The holder's own lock may have been taken over; the work goes on.
  }
}
