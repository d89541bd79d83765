import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { databaseAddress } from './database-address.mjs';

// What knowing who calls costs, in processor time of the server: a login beside the hash of its password, a read with a
// session beside the same read without, and how often menus and dictionaries are read from their tables.

const requireOfServer = createRequire(new URL('../apps/server/package.json', import.meta.url));
const argon2 = requireOfServer('@node-rs/argon2');
const pg = requireOfServer('pg');

const loginRounds = 7;
const loginsPerRound = 10;
const idleMs = 3_000;
const readRounds = 20;
const readsPerRound = 1_000;
const memoryCalls = 200;
/** PostgreSQL tells its counts of reads after about a second. */
const countsComeAfterMs = 2_500;
const openRead = '/api/dictDetail?dictName=user_status&page=0&size=9999';

/**
 * The figures, or why there are none: the server must let 127.0.0.1 read /metrics, and its database must be known.
 * @param {ReturnType<typeof import('./load.mjs').openClient>} client
 * @param {{ username: string, password: string, captcha: string }} account
 * @param {NodeJS.ProcessEnv} env
 */
export async function accessFigures(client, account, env) {
  const url = await databaseAddress(env);
  if (url === undefined) return { missing: 'DATA_DIR or DATABASE_URL of the server' };
  if ((await client.send({ path: '/metrics' })).status !== 200)
    return { missing: 'METRICS_ALLOW=127.0.0.1 of the server' };
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  try {
    const server = { client, idleShare: await idleShare(client) };
    const first = await logIn(client, account, await nextCaptcha(client));
    // The reads come first: what a process has just begun to do, it does slowly.
    const { openMs, sessionMs } = await readCosts(server, first.token);
    const { token, hashMs, loginMs } = await loginCosts(server, database, account);
    const toHash = loginMs.map((ms, round) => ms / hashMs[round]);
    const added = sessionMs.map((ms, round) => ms - openMs[round]);
    return {
      hashCpuMs: middle(hashMs),
      loginCpuMs: middle(loginMs),
      loginToHash: middle(toHash),
      openReadCpuMs: middle(openMs),
      sessionReadCpuMs: middle(sessionMs),
      sessionAddsCpuMs: middle(added),
      tableReadsPerCall: await tableReads(client, database, token),
    };
  } finally {
    await database.end();
  }
}

const rounded = (value) => Math.round(value * 100) / 100;
/** The median: a round in which the machine had other work says little. */
const middle = (values) => rounded([...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]);

async function send(client, call) {
  const { status, text } = await client.send(call);
  if (status >= 300) throw new Error(`${call.path} answered ${status}: ${text.slice(0, 200)}`);
  return text;
}

/** Processor time that the server has used so far, all its threads together. */
async function serverCpuMs(client) {
  const seconds = /^process_cpu_seconds_total ([\d.e+-]+)/m.exec(await send(client, { path: '/metrics' }))?.[1];
  if (seconds === undefined) throw new Error('/metrics does not tell process_cpu_seconds_total');
  return Number(seconds) * 1000;
}

/** The part of a processor that the server uses for its own jobs while nobody asks for anything. */
async function idleShare(client) {
  const [before, since] = [await serverCpuMs(client), performance.now()];
  await wait(idleMs);
  return ((await serverCpuMs(client)) - before) / (performance.now() - since);
}

/** What `work` costs the server, without what asking for it costs and without its own jobs. */
async function costMs({ client, idleShare: share }, work) {
  const [first, second] = [await serverCpuMs(client), await serverCpuMs(client)];
  const since = performance.now();
  await work();
  const tookMs = performance.now() - since;
  return Math.max(0, (await serverCpuMs(client)) - second - (second - first) - share * tookMs);
}

/** What a check of this account's password against its own hash costs here. */
async function hashCostMs({ hash, password }) {
  const since = process.cpuUsage();
  if (!(await argon2.verify(hash, password))) throw new Error('the password does not fit');
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

const nextCaptcha = async (client) => JSON.parse(await send(client, { path: '/auth/code' })).uuid;
const logIn = async (client, { username, password, captcha: code }, uuid) =>
  JSON.parse(await send(client, { method: 'POST', path: '/auth/login', body: { username, password, code, uuid } }));

/**
 * After each login the same hash alone, so that both find the machine and its caches alike: one hash right after the other
 * would find its memory at hand, as none does that has a login around it. Captchas are fetched before: drawing them is no part
 * of a login. The first round only makes the code known to the machine.
 */
async function loginCosts(server, database, account) {
  const { rows } = await database.query('select password_hash from users where username = $1', [account.username]);
  const secret = { hash: rows[0]?.password_hash ?? '', password: account.password };
  const found = { token: '', hashMs: [], loginMs: [] };
  for (let round = 0; round < loginRounds; round++) {
    const uuids = [];
    for (let turn = 0; turn < loginsPerRound; turn++) uuids.push(await nextCaptcha(server.client));
    let hashesMs = 0;
    const loginsMs = await costMs(server, async () => {
      for (const uuid of uuids) {
        found.token = (await logIn(server.client, account, uuid)).token;
        hashesMs += await hashCostMs(secret);
      }
    });
    if (round === 0) continue;
    found.hashMs.push(hashesMs / loginsPerRound);
    found.loginMs.push(loginsMs / loginsPerRound);
  }
  return found;
}

/** In turns as well, each of them first every other time. */
async function readCosts(server, token) {
  const read = (headers) => async () => {
    for (let turn = 0; turn < readsPerRound; turn++) await send(server.client, { path: openRead, headers });
  };
  const found = { openMs: [], sessionMs: [] };
  const kinds = [
    { reads: read({}), costs: found.openMs },
    { reads: read({ authorization: token }), costs: found.sessionMs },
  ];
  for (const { reads } of kinds) await reads();
  for (let round = 0; round < readRounds; round++)
    for (const { reads, costs } of round % 2 === 0 ? kinds : [...kinds].reverse())
      costs.push((await costMs(server, reads)) / readsPerRound);
  return found;
}

/** Nought once a process has read them, whatever the number of calls. */
async function tableReads(client, database, token) {
  const headers = { authorization: token };
  const paths = { menus: '/api/menus/build', dict_entries: openRead };
  const found = {};
  for (const [table, path] of Object.entries(paths)) {
    const call = () => send(client, { path, headers });
    const reads = async () => {
      await wait(countsComeAfterMs);
      const { rows } = await database.query(
        'select coalesce(seq_scan, 0) + coalesce(idx_scan, 0) as reads from pg_stat_user_tables where relname = $1',
        [table],
      );
      return Number(rows[0]?.reads ?? 0);
    };
    await call();
    const before = await reads();
    for (let turn = 0; turn < memoryCalls; turn++) await call();
    found[path.split('?')[0]] = rounded(((await reads()) - before) / memoryCalls);
  }
  return found;
}
