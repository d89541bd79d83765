import { execFile, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EmbeddedPostgres, EmbeddedPostgresError, startEmbeddedPostgres } from './index.ts';
import { isAlive } from './postmaster.ts';

const isRoot = process.getuid?.() === 0;
const started: EmbeddedPostgres[] = [];
let parent = '';
let dataDir = '';

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'kouan-pg-'));
  await chmod(parent, 0o755);
  dataDir = join(parent, 'data');
});

afterEach(async () => {
  for (const server of started.splice(0)) await server.stop();
  await rm(parent, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir });
  started.push(server);
  return server;
}

async function query<Row extends pg.QueryResultRow>({ url }: { url: string }, sql: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function killHard(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL');
  while (isAlive(pid)) await sleep(10);
}

test('an empty folder becomes a durable database that compares Chinese and Vietnamese text rightly', async () => {
  const server = await start();

  const [row] = await query<Record<string, unknown>>(
    server,
    `select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages,
            current_setting('synchronous_commit') as commit, current_setting('listen_addresses') as host,
            lower('ĐÁ') as lower, version() as version`,
  );
  await query(server, 'create extension pg_trgm');
  const [trigrams] = await query<{ count: number }>(server, `select cardinality(show_trgm('保温杯')) as count`);

  expect(row).toMatchObject({ fsync: 'on', pages: 'on', commit: 'on', host: '127.0.0.1', lower: 'đá' });
  expect(trigrams?.count).toBeGreaterThan(0);
  expect(server.joined).toBe(false);
});

test('only the owner may read the password, and nobody connects without it', async () => {
  const server = await start();

  const { mode } = await stat(join(dataDir, 'postgres-password'));
  const withoutPassword = new URL(server.url);
  withoutPassword.password = 'wrong';

  expect(mode & 0o777).toBe(0o600);
  await expect(query({ url: withoutPassword.href }, 'select 1')).rejects.toThrow(/password authentication failed/);
});

test('a second start joins the running server', async () => {
  const first = await start();
  await query(first, 'create table kept (id int); insert into kept values (7)');

  const second = await start();

  expect(second).toMatchObject({ joined: true, pid: first.pid, port: first.port });
  expect(await query(second, 'select id from kept')).toEqual([{ id: 7 }]);
});

test('several starts at once on an empty folder end with one server', async () => {
  const servers = await Promise.all([start(), start(), start()]);

  expect(new Set(servers.map(({ pid }) => pid)).size).toBe(1);
  expect(servers.filter(({ joined }) => !joined)).toHaveLength(1);
});

test('a stop leaves the server to another process that is still connected', async () => {
  const first = await start();
  const client = new pg.Client(first.url);
  await client.connect();

  await first.stop();
  const isStillThere = isAlive(first.pid);
  await client.end();
  await first.stop();

  expect(isStillThere).toBe(true);
  expect(isAlive(first.pid)).toBe(false);
});

test('after a kill -9 of the server nothing acknowledged is lost and the port stays the same', async () => {
  const first = await start();
  await query(first, 'create table kept (id int)');
  for (let id = 0; id < 20; id += 1) await query(first, `insert into kept values (${id})`);
  await killHard(first.pid);

  const second = await start();

  expect(second).toMatchObject({ joined: false, port: first.port });
  expect(await query(second, 'select count(*)::int as count from kept')).toEqual([{ count: 20 }]);
});

test('a process number that belongs to another program now is not taken for the server', async () => {
  const first = await start();
  await killHard(first.pid);
  const stranger = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], { stdio: 'ignore' });
  const pidFile = join(first.dataFolder, 'postmaster.pid');
  const lines = (await readFile(pidFile, 'utf8')).split('\n');
  await writeFile(pidFile, [String(stranger.pid), ...lines.slice(1)].join('\n'));

  const second = await start();
  const isStrangerAlive = isAlive(stranger.pid ?? 0);
  stranger.kill();

  expect(second.joined).toBe(false);
  expect(isStrangerAlive).toBe(true);
  expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a start lock left by a killed process does not hold up the next start', async () => {
  const killed = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' });
  await new Promise((resolve) => killed.once('exit', resolve));
  await mkdir(dataDir, { recursive: true });
  const { hostname } = await import('node:os');
  await writeFile(join(dataDir, 'postgres.lock'), JSON.stringify({ pid: killed.pid, host: hostname(), id: 'old' }));

  expect((await start()).joined).toBe(false);
});

test('an initdb killed half-way leaves nothing that the next start would use', async () => {
  await mkdir(join(dataDir, 'postgres.new-dead'), { recursive: true });
  await writeFile(join(dataDir, 'postgres.new-dead', 'PG_VERSION'), '18\n');

  await start();

  await expect(stat(join(dataDir, 'postgres.new-dead'))).rejects.toThrow(/ENOENT/);
});

test('a data folder that is a file gives one clear line', async () => {
  await writeFile(dataDir, '');

  const failure = await start().catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(EmbeddedPostgresError);
  expect(failure).toMatchObject({ problem: 'folder_not_writable' });
  expect(String(failure)).toMatch(/cannot be written.*set DATA_DIR/);
});

test('a missing password file is named instead of being replaced', async () => {
  const server = await start();
  await server.stop();
  await rm(join(dataDir, 'postgres-password'));

  await expect(start()).rejects.toMatchObject({ problem: 'password_missing' });
});

test('files of another major version are refused', async () => {
  const server = await start();
  await server.stop();
  await writeFile(join(server.dataFolder, 'PG_VERSION'), '12\n');

  await expect(start()).rejects.toMatchObject({ problem: 'version_mismatch' });
});

test.runIf(isRoot)(
  'root below a private home runs the server in a user namespace or from a system folder',
  async () => {
    await chmod(parent, 0o700);

    const server = await start();

    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  },
);

test.runIf(isRoot)('root runs the server as nobody where nobody reaches the folder', async () => {
  const server = await start();

  const { stdout } = await promisify(execFile)('ps', ['-o', 'uid=', '-p', String(server.pid)]).catch(async () => ({
    stdout: /^Uid:\s+(\d+)/m.exec(await readFile(`/proc/${server.pid}/status`, 'utf8'))?.[1] ?? '',
  }));

  expect(stdout.trim()).toBe('65534');
});

test.runIf(isRoot)('a database made in a private home still starts after the home is opened', async () => {
  await chmod(parent, 0o700);
  const first = await start();
  await query(first, 'create table kept (id int); insert into kept values (7)');
  await first.stop();
  await chmod(parent, 0o755);

  const second = await start();

  expect(await query(second, 'select id from kept')).toEqual([{ id: 7 }]);
});
