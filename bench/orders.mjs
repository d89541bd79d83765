import { loadavg } from 'node:os';
import { databaseAddress } from './database-address.mjs';
import { fillOrders, sizesOf } from './fill-orders.mjs';
import { measure, openClient } from './load.mjs';

// How quick the lists of orders and of payments to review are in a large mall. Fills the database first, so that the server
// that runs at BASE is thrown away afterwards.

const most = 5_000_000;
const usual = 1_000_000;
const goalMs = 50;
const bounded = (name, usual, limit) =>
  Math.min(limit, Math.max(1, Math.trunc(Number(process.env[name] ?? usual)) || usual));
const secondsEach = bounded('BENCH_SECONDS', 10, 60);
const connections = bounded('BENCH_CONNECTIONS', 2, 64);

async function logIn(client, { username, password, captcha }) {
  const code = JSON.parse((await client.send({ path: '/auth/code' })).text);
  const body = { username, password, uuid: code.uuid, code: captcha };
  const { status, text } = await client.send({ method: 'POST', path: '/auth/login', body });
  if (status !== 200) throw new Error(`${username} could not log in: ${text.slice(0, 200)}`);
  return JSON.parse(text).token;
}

/** What is asked for: lists as the pages ask for them, their counts, deep pages, and searches by a number. */
function scenarios({ staff, buyer, numbers }) {
  const list = (path) => ({ path, headers: { authorization: staff } });
  let turn = 0;
  const number = () => numbers[turn++ % numbers.length];
  return {
    'staff orders, first page': () => list('/api/staff/orders?page=0&size=15'),
    'staff orders of a status': () => list('/api/staff/orders?page=0&size=15&status=stockingPending'),
    'staff orders, page 500': () => list('/api/staff/orders?page=500&size=15'),
    'staff orders by number': () => list(`/api/staff/orders?page=0&size=15&number=${number()}`),
    'staff orders to accept': () => list('/api/staff/orders?page=0&size=15&queue=toAccept'),
    'staff order counts': () => list('/api/staff/orders/counts'),
    'workbench queues': () => list('/api/staff/workbench'),
    'review queue of deposits': () => list('/api/staff/reviews?page=0&size=15&queue=pending&purpose=deposit'),
    'review queue of deposits, 100 rows': () =>
      list('/api/staff/reviews?page=0&size=100&queue=pending&purpose=deposit'),
    'review queue of final payments': () => list('/api/staff/reviews?page=0&size=15&queue=pending&purpose=final'),
    'payments rejected': () => list('/api/staff/reviews?page=0&size=15&queue=rejected'),
    "a buyer's own orders": () => ({ path: '/api/orders?page=0&size=15', headers: { authorization: buyer } }),
  };
}

async function runAll(client, calls) {
  const found = {};
  for (const [name, call] of Object.entries(calls)) {
    const operate = async () => {
      const { status, text } = await client.send(call());
      if (status !== 200) throw new Error(`${status}: ${text.slice(0, 200)}`);
    };
    const bounds = { connections, requestCount: client.requestCount };
    await measure({ ...bounds, seconds: 2 }, operate);
    found[name] = await measure({ ...bounds, seconds: secondsEach }, operate);
    console.error(`${name}: p95 ${found[name].p95Ms} ms, ${found[name].errors} errors`);
  }
  return found;
}

async function main() {
  const { CAPTCHA_FIXED: captcha, DEMO_PASSWORD: password, ADMIN_PASSWORD: adminPassword } = process.env;
  const wanted = Number(process.argv[2] ?? usual);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > most)
    throw new Error(`Say how many orders there shall be, from 1 to ${most}.`);
  if (!captcha || !password || !adminPassword)
    throw new Error('Say CAPTCHA_FIXED, DEMO_PASSWORD and ADMIN_PASSWORD, the same as those of the server.');
  const url = await databaseAddress(process.env);
  if (url === undefined) throw new Error('Say DATA_DIR or DATABASE_URL of a server that runs.');
  const base = new URL(process.env.BASE ?? 'http://127.0.0.1:8080');
  if (base.hostname !== '127.0.0.1')
    throw new Error('BASE must be http://127.0.0.1:PORT: load is for this machine only.');
  await fillOrders(url, wanted);
  const client = openClient(base, connections);
  try {
    const staff = await logIn(client, { username: 'admin', password: adminPassword, captcha });
    const buyer = await logIn(client, { username: 'buyer1', password, captcha });
    const first = await client.send({ path: '/api/staff/orders?page=9&size=50', headers: { authorization: staff } });
    const numbers = JSON.parse(first.text).content.map((order) => order.number);
    const found = await runAll(client, scenarios({ staff, buyer, numbers }));
    const slow = Object.entries(found).filter(([, { p95Ms }]) => p95Ms > goalMs);
    console.log(
      JSON.stringify(
        {
          sizes: await sizesOf(url),
          goalMs,
          connections,
          load: loadavg(),
          overGoal: slow.map(([name]) => name),
          found,
        },
        null,
        2,
      ),
    );
  } finally {
    client.close();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
