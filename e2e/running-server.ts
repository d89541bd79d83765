import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const projectFolder = resolve(import.meta.dirname, '..');
export const captchaAnswer = 'k7m2';
export const demoPassword = 'Demo2468';

export type RunningServer = {
  address: string;
  dataDir: string;
  pid: number;
  /** Everything that `npm start` printed so far. */
  output(): string;
  /**
   * Ends the process as a power cut would, the database's too if told, then starts it again on the same folder and port,
   * with another environment if told.
   */
  killAndRestart(how?: { withDatabase?: boolean; env?: Record<string, string> }): Promise<void>;
  /** `npm run verify` on this installation: what it prints, and its exit code. */
  verify(): Promise<{ output: string; exitCode: number | null }>;
  stop(): Promise<void>;
};

const startLimitMs = 240_000;
const stopLimitMs = 15_000;

type Settings = { dataDir: string; port: number; env?: Record<string, string> };

/** `npm start` on a free port and a fresh folder, as a new user would run it, or on the folder of another server. */
export async function startServer(env: Record<string, string> = {}, sharedDir?: string): Promise<RunningServer> {
  const dataDir = sharedDir ?? (await mkdtemp(join(tmpdir(), 'kouan-e2e-')));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const settings = settingsOf({ dataDir, port, env });
  let printed = '';
  const run = async (): Promise<{ child: ChildProcess; pid: number }> => {
    const child = spawn(process.execPath, [join(projectFolder, 'scripts/start.mjs')], {
      cwd: projectFolder,
      env: settings,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data: Buffer) => {
        printed += data.toString();
      });
    await waitUntilReady(address, child, () => printed);
    const { pid } = (await (await fetch(`${address}/health/live`)).json()) as { pid: number };
    return { child, pid };
  };
  let running = await run();
  return {
    address,
    dataDir,
    get pid() {
      return running.pid;
    },
    output: () => printed,
    async killAndRestart({ withDatabase = false, env: changes = {} } = {}) {
      Object.assign(settings, changes);
      process.kill(running.pid, 'SIGKILL');
      if (withDatabase) process.kill(await databasePid(dataDir), 'SIGKILL');
      await ended(running.child);
      running = await run();
    },
    verify: () => runToEnd(join(projectFolder, 'scripts/verify.mjs'), settings),
    async stop() {
      if (running.child.exitCode === null) running.child.kill('SIGTERM');
      await ended(running.child);
      if (sharedDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The first line of PostgreSQL's own file. */
async function databasePid(dataDir: string): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
}

/** A start that is expected to end by itself: what it prints, and its exit code. */
export const startInVain = (settings: Settings): Promise<{ output: string; exitCode: number | null }> =>
  runToEnd(join(projectFolder, 'scripts/start.mjs'), settingsOf(settings));

const settingsOf = ({ dataDir, port, env }: Settings): NodeJS.ProcessEnv => ({
  ...ownEnvironment(),
  NODE_ENV: 'development',
  DATA_DIR: dataDir,
  PORT: String(port),
  CAPTCHA_FIXED: captchaAnswer,
  DEMO_PASSWORD: demoPassword,
  ADMIN_PASSWORD: 'Admin2468',
  DEMO_ORDERS: '130',
  ...env,
});

/** The environment without what the test runner adds for itself: `BASE_URL` and others would mean something to the server. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const added = ['BASE_URL', 'MODE', 'DEV', 'PROD', 'SSR', 'TEST', 'NODE_OPTIONS'];
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !added.includes(name) && !name.startsWith('VITEST')),
  );
}

async function waitUntilReady(address: string, child: ChildProcess, output: () => string): Promise<void> {
  const until = Date.now() + startLimitMs;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output()}`);
    const isReady = await fetch(`${address}/health/ready`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((next) => {
      setTimeout(next, 100);
    });
  }
  throw new Error(`The server was not ready in time:\n${output()}`);
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    const limit = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
    child.once('close', () => {
      clearTimeout(limit);
      done();
    });
  });
}

function runToEnd(file: string, env: NodeJS.ProcessEnv): Promise<{ output: string; exitCode: number | null }> {
  const child = spawn(process.execPath, [file], { cwd: projectFolder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      output += data.toString();
    });
  return new Promise((done) => {
    child.once('close', (exitCode) => done({ output, exitCode }));
  });
}

export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
