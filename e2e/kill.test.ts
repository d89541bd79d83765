import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getInfo, getMyOrder, registerPurchaser, sendRegistrationCode } from '@kouan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { walkJourney } from './kill/journey.ts';
import { logIn, type Person, visitor } from './kill/people.ts';
import type { People, Run } from './kill/run.ts';
import { readText } from './mail-server.ts';
import { demoPassword, type RunningServer, startServer } from './running-server.ts';

const mostMsBeforeKill = 30;
const mailLimitMs = 15_000;
/** The goods and accounts are there after the first start; the demo's orders would only take time. */
const withoutDemo = { SEED: 'none' };
const password = 'Kouan246';

let server: RunningServer;
const restartsMs: number[] = [];
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  if (restartsMs.length > 0) console.log(restartFigures());
  await server?.stop();
});

test('killing the server after every acknowledged step loses nothing that was acknowledged', async () => {
  const run: Run = async ({ name, isKeyed, send, check }) => {
    const key = crypto.randomUUID();
    const reply = await send(key);
    await crash();
    const [verified] = await Promise.all([server.verify(), check(reply)]);
    expect(verified, name).toEqual({ output: '', exitCode: 0 });
    if (isKeyed) expect(await send(key), `${name}, once more`).toEqual(reply);
    return reply;
  };
  const buyer = await register('killed1', run);
  const people = await everybody(buyer);
  await expectCompleted(people, await walkJourney(people, run));
});

test('a request that the kill interrupted has exactly one effect after a retry with its key', async () => {
  let acknowledged = 0;
  const interrupted = new Set<string>();
  const run: Run = async ({ name, isKeyed, send, check }) => {
    const key = crypto.randomUUID();
    if (!isKeyed || interrupted.has(name)) return send(key);
    interrupted.add(name);
    const first = send(key).catch(() => undefined);
    await later(Math.random() * mostMsBeforeKill);
    await crash();
    const answered = await first;
    const reply = await send(key);
    if (answered !== undefined) {
      acknowledged += 1;
      expect(reply, name).toEqual(answered);
    }
    await check(reply);
    return reply;
  };
  const people = await everybody(await register('killed2', (step) => step.send(crypto.randomUUID())));
  const number = await walkJourney(people, run);
  await expectCompleted(people, number);
  expect(await server.verify()).toEqual({ output: '', exitCode: 0 });
  console.log(`${acknowledged} of ${interrupted.size} interrupted requests had been answered before the kill`);
});

/** Every second time the database dies too. */
async function crash(): Promise<void> {
  const since = Date.now();
  await server.killAndRestart({ withDatabase: restartsMs.length % 2 === 1, env: withoutDemo });
  restartsMs.push(Date.now() - since);
}

async function everybody(buyer: Person): Promise<People> {
  const { address } = server;
  const [service, finance, warehouse] = [
    await logIn(address, 'service1', demoPassword),
    await logIn(address, 'finance1', demoPassword),
    await logIn(address, 'warehouse1', demoPassword),
  ];
  return { address, buyer, service, finance, warehouse };
}

/** A new buyer, signed in. */
async function register(username: string, run: Run): Promise<Person> {
  const { address, dataDir } = server;
  const email = `${username}@example.com`;
  const code = await run({
    name: 'code asked for',
    isKeyed: false,
    send: () => visitor(address).call(sendRegistrationCode, { body: { email } }),
    check: () => mailedCode(dataDir, email),
  }).then(() => mailedCode(dataDir, email));
  const account = { username, nickName: 'Nguyễn Văn A', email, code, phone: '0912345678' };
  const agreed = { registrationAgreement: true, termsOfService: true };
  await run({
    name: 'registered',
    isKeyed: false,
    send: () =>
      visitor(address).call(registerPurchaser, {
        body: { ...account, ...agreed, password, confirmPassword: password },
      }),
    check: () => logIn(address, username, password),
  });
  return run({
    name: 'signed in',
    isKeyed: false,
    send: () => logIn(address, username, password),
    check: async ({ call }) => expect((await call(getInfo, {})).user.username).toBe(username),
  });
}

/** The code in the mail to an address; the mail is sent after the commit, by whoever runs then. */
async function mailedCode(dataDir: string, email: string): Promise<string> {
  const folder = join(dataDir, 'mail');
  for (const until = Date.now() + mailLimitMs; Date.now() < until; await later(100)) {
    for (const name of await readdir(folder).catch(() => [])) {
      const text = await readFile(join(folder, name), 'utf8');
      if (text.includes(email)) return /\b\d{6}\b/.exec(readText(text))?.[0] ?? '';
    }
  }
  throw new Error(`No mail to ${email} came`);
}

/** Each event stands in the history once, and all the money that came is used. */
async function expectCompleted({ buyer }: People, number: string): Promise<void> {
  const { status, history, money, totalFen, lines } = await buyer.call(getMyOrder, { params: { number } });
  expect(status).toBe('completed');
  const events = history.map(({ event }) => event);
  for (const once of ['placed', 'accepted', 'depositRejected', 'depositApproved'])
    expect(
      events.filter((event) => event === once),
      once,
    ).toHaveLength(1);
  expect(events.filter((event) => event === 'depositClaimed')).toHaveLength(2);
  expect(money.heldFen).toBe(0);
  expect(money.paidFen).toBeGreaterThanOrEqual(totalFen);
  expect(lines.every(({ shipped, ordered }) => shipped === ordered)).toBe(true);
}

function restartFigures(): string {
  const sorted = restartsMs.toSorted((a, b) => a - b);
  const seconds = (ms: number | undefined) => `${((ms ?? 0) / 1000).toFixed(1)} s`;
  return `Killed ${sorted.length} times; ready again after ${seconds(sorted[Math.floor(sorted.length / 2)])} (median), ${seconds(sorted.at(-1))} at most`;
}

const later = (ms: number): Promise<void> =>
  new Promise((next) => {
    setTimeout(next, ms);
  });
