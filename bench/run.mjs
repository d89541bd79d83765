import { fork } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { accessFigures } from './access.mjs';
import { databaseAddress } from './database-address.mjs';
import { measure, openClient } from './load.mjs';
import { mallScenarios } from './mall.mjs';
import { withoutQuoteLimit } from './quote-limit.mjs';

// Loads a running server of this machine, one scenario after the other, and writes what it found as JSON.

const limits = { seconds: 60, connections: 256 };
const warmUp = { seconds: 1 };

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
    const bounds = { connections, most, requestCount: client.requestCount };
    if (most === undefined) await measure({ ...bounds, seconds: Math.min(seconds, warmUp.seconds) }, operate);
    found[name] = await measure({ ...bounds, seconds }, operate);
    console.error(`${name}: ${found[name].perSecond} a second, ${found[name].errors} errors`);
  }
  return found;
}

/** What a bare server reaches on the same database; nothing where its address is not known. */
async function runBare(settings, url) {
  if (url === undefined) return {};
  const child = fork(new URL('bare-server.mjs', import.meta.url), { env: { ...process.env, BARE_DATABASE_URL: url } });
  const address = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Refusal('The bare server did not start.')));
  });
  const client = openClient(new URL(String(address)), settings.connections);
  const get = async (path) => {
    const { status, text } = await client.send({ path });
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 200)}`);
  };
  let page = 0;
  try {
    return await runScenarios(
      client,
      [
        { name: 'bare answer', operate: () => get('/nothing') },
        { name: 'bare list', operate: () => get(`/list?page=${page++ % 3}`) },
      ],
      settings,
    );
  } finally {
    client.close();
    child.disconnect();
  }
}

async function main() {
  const settings = readSettings(process.env);
  const client = openClient(settings.base, settings.connections);
  const access = await accessFigures(client, settings, process.env);
  const bare = await runBare(settings, await databaseAddress(process.env));
  const found = await withoutQuoteLimit(client, settings, async () =>
    runScenarios(client, await mallScenarios(client, settings), settings),
  );
  client.close();
  const most = bare['bare list']?.perSecond;
  const ratio = (perSecond) => (most ? Math.round((perSecond / most) * 100) / 100 : null);
  const scenarios = Object.fromEntries(
    Object.entries(found).map(([name, figures]) => [name, { ...figures, toBareList: ratio(figures.perSecond) }]),
  );
  const { base, seconds, connections } = settings;
  console.log(
    JSON.stringify(
      {
        base: base.origin,
        node: process.version,
        cores: availableParallelism(),
        seconds,
        connections,
        load: loadavg()[0],
        access,
        bare,
        scenarios,
      },
      null,
      2,
    ),
  );
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
}
