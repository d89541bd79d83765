import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { codeOf } from './errors.ts';

/** What postmaster.pid says; PostgreSQL writes it line by line while it starts. */
export type Postmaster = { pid: number; port: number; status: string };

const pidFile = (dataFolder: string) => join(dataFolder, 'postmaster.pid');

export async function readPostmaster(dataFolder: string): Promise<Postmaster | undefined> {
  const text = await readFile(pidFile(dataFolder), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3] ?? 0), status: (lines[7] ?? '').trim() };
}

/** The port of the last start: kept if it is still free, so that waiting connection pools find the server again. */
export async function lastPort(dataFolder: string): Promise<number | undefined> {
  const text = await readFile(join(dataFolder, 'postmaster.opts'), 'utf8').catch(() => '');
  const port = /"-p" "(\d+)"/.exec(text)?.[1];
  return port === undefined ? undefined : Number(port);
}

/** Another user's process counts: signalling it is refused, but it is there. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Whether the process is a PostgreSQL server of this folder, and not one that got its number later. */
export async function isPostmasterOf(dataFolder: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const command = await commandOf(pid);
  if (command === undefined) return true;
  return command.includes('postgres') && command.includes(dataFolder);
}

/** The command line, or undefined where the system does not tell. */
async function commandOf(pid: number): Promise<string | undefined> {
  const fromProc = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  if (fromProc !== undefined) return fromProc.replaceAll('\0', ' ');
  if (process.platform === 'win32') return undefined;
  const listed = await promisify(execFile)('ps', ['-ww', '-p', String(pid), '-o', 'command=']).catch(() => undefined);
  return listed?.stdout;
}
