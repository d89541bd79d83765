import { fork } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { accessFigures } from './access.mjs';
import { databaseAddress } from './database-address.mjs';
import { measure, openClient } from './load.mjs';
import { mallScenarios } from './mall.mjs';
import { withoutQuoteLimit } from './quote-limit.mjs';
import { replayFigures } from './replay.mjs';
import { whileLogged } from './statements.mjs';

// Loads a running server of this machine, one scenario after the other, and writes what it found as JSON.

const limits = { seconds: 60, connections: 256 };
const warmUp = { seconds: 1 };
const bareAnswer = 'bare answer';

class Refusal extends Error {}

function readSettings(env) {
  const base = new URL(env.BASE ?? 'http://127.0.0.1:8080');
  if (base.protocol !== 'http:' || base.hostname !== '127.0.0.1')
    throw new Refusal('BASE must be http://127.0.0.1:PORT: load is for this machine only.');
  const bounded = (name, usual) => {
    const value = Number(env[`BENCH_${name.toUpperCase()}`] ?? usual);
    if (!Number.isInteger(value) || value < 1 || value > limits[name])
      throw new Refusal(`BENCH_${name.toUpperCase()} must be a whole number from 1 to ${limits[name]}.`);
    return value;
  };
  if (!env.CAPTCHA_FIXED || !env.DEMO_PASSWORD)
    throw new Refusal('Say CAPTCHA_FIXED and DEMO_PASSWORD, the same as those of the server.');
  return {
    base,
    seconds: bounded('seconds', 5),
    connections: bounded('connections', 32),
    username: env.BENCH_USER ?? 'buyer2',
    password: env.DEMO_PASSWORD,
    adminPassword: env.ADMIN_PASSWORD,
    captcha: env.CAPTCHA_FIXED,
  };
}

async function runScenarios(client, scenarios, { seconds, connections }) {
  const found = {};
  for (const { name, most, prepare, operate } of scenarios) {
    await prepare?.();
    let turn = 0;
    const next = (worker) => operate(turn++, worker);
    const bounds = { connections, most, requestCount: client.requestCount };
    if (most === undefined) await measure({ ...bounds, seconds: Math.min(seconds, warmUp.seconds) }, next);
    found[name] = await measure({ ...bounds, seconds }, next);
    console.error(`${name}: ${found[name].perSecond} a second, ${found[name].errors} errors`);
  }
  return found;
}

/** What each scenario sends to the database; nothing where its log is not at hand. */
async function recordScenarios(scenarios, at) {
  const recorded = await whileLogged(at, async (record) => {
    const found = {};
    for (const { name, turns, isWriting, prepare, operate } of scenarios) {
      if (turns === undefined && !isWriting) continue;
      await prepare?.();
      const runs = [];
      let text = '';
      for (let turn = 0; turn < (turns ?? 1); turn++)
        runs.push(await record(async () => (text = String(await operate(turn, 0)))));
      found[name] = { runs, text };
      console.error(`${name}: ${runs.map(([, { length }]) => length).join(', ')} statements`);
    }
    return found;
  });
  return recorded ?? {};
}

/** What a bare server reaches with the statements of the reads, on the same database. */
async function runBare(settings, { url, recorded, scenarios }) {
  if (url === undefined) return {};
  const reads = scenarios.filter(({ name, turns }) => turns !== undefined && recorded[name]);
  const limits = reads.map(({ name }) => ({
    runs: recorded[name].runs.map(([, run]) => run),
    text: recorded[name].text,
  }));
  const child = fork(new URL('bare-server.mjs', import.meta.url), { env: { ...process.env, BARE_DATABASE_URL: url } });
  child.send(limits);
  const address = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Refusal('The bare server did not start.')));
  });
  const client = openClient(new URL(String(address)), settings.connections);
  const get = async (path) => {
    const { status, text } = await client.send({ path });
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 200)}`);
  };
  const bare = [
    { name: bareAnswer, operate: () => get('/nothing') },
    ...reads.map(({ name }, at) => ({ name, operate: (turn) => get(`/scenario/${at}?turn=${turn}`) })),
  ];
  try {
    return await runScenarios(client, bare, settings);
  } finally {
    client.close();
    child.disconnect();
  }
}

/** What the bare database reaches with the statements of those that write. */
async function runReplays(settings, { url, recorded, scenarios }) {
  const found = {};
  for (const { name, isWriting } of scenarios) {
    if (url === undefined || !isWriting || !recorded[name]) continue;
    found[name] = await replayFigures(url, recorded[name].runs[0], settings);
    console.error(`${name}: pgbench ${JSON.stringify(found[name])}`);
  }
  return found;
}

async function main() {
  const settings = readSettings(process.env);
  const client = openClient(settings.base, settings.connections);
  const access = await accessFigures(client, settings, process.env);
  const url = await databaseAddress(process.env);
  const { found, bare, replays } = await withoutQuoteLimit(client, settings, async () => {
    const scenarios = await mallScenarios(client, settings);
    const recorded = await recordScenarios(scenarios, { url, folder: process.env.DATA_DIR ?? './data' });
    const replays = await runReplays(settings, { url, recorded, scenarios });
    const bare = await runBare(settings, { url, recorded, scenarios });
    return { replays, bare, found: await runScenarios(client, scenarios, settings) };
  });
  client.close();
  const { base, seconds, connections } = settings;
  const scenarios = Object.fromEntries(
    Object.entries(found).map(([name, figures]) => [
      name,
      {
        ...figures,
        ...besideLimit(figures.perSecond, bare[name] ?? replays[name]),
        toBare: ratio(figures.perSecond, bare[bareAnswer]),
      },
    ]),
  );
  const machine = { node: process.version, cores: availableParallelism(), load: loadavg()[0] };
  console.log(
    JSON.stringify({ base: base.origin, ...machine, seconds, connections, access, bare, replays, scenarios }, null, 2),
  );
}

const ratio = (perSecond, limit) => (limit ? Math.round((perSecond / limit.perSecond) * 1000) / 1000 : null);
const besideLimit = (perSecond, limit) =>
  limit?.perSecond ? { limitPerSecond: limit.perSecond, toLimit: ratio(perSecond, limit) } : {};

try {
  await main();
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
}
