import * as contract from '@kouan/contract';
import { builtInRoles, type EndpointShape } from '@kouan/contract';
import { expect, test } from 'vitest';
import { aBuyer, aStaff } from './actors.ts';
import { testServer } from './harness.ts';

const isEndpoint = (value: unknown): value is EndpointShape =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'permission' in value;
const exported: [string, unknown][] = Object.entries(contract);
const endpoints = exported.flatMap(([name, value]) => (isEndpoint(value) ? [{ name, endpoint: value }] : []));
const nobody = { params: { number: 'D261103ABCDEFG', id: 'aaaaaaaaaa' }, body: {} };

test('every call that is not open wants a session', async () => {
  const { visitor } = await testServer();
  const closed = endpoints.filter(({ endpoint }) => endpoint.permission !== 'open');

  const answers = await Promise.all(
    closed.map(async ({ name, endpoint }) => {
      const { status, error } = await visitor.call(endpoint, nobody);
      return { name, status, code: error?.code, message: error?.message };
    }),
  );

  expect(closed.length).toBeGreaterThan(40);
  expect(
    answers.filter(({ status, code, message }) => status !== 401 || code !== 'session.required' || !message),
  ).toEqual([]);
});

test('every staff call is closed to buyers, and each role reaches only what it holds', async () => {
  const server = await testServer();
  const buyer = await server.as(await aBuyer(server));
  const keeper = await server.as(await aStaff(server, 'warehouseKeeper'));
  const statusOf = async (caller: typeof buyer, endpoint: EndpointShape) =>
    (await caller.call(endpoint, nobody)).status;
  const needing = endpoints.filter(
    ({ endpoint }) => endpoint.permission !== 'open' && endpoint.permission !== 'session',
  );

  for (const [caller, role] of [
    [buyer, 'purchaser'],
    [keeper, 'warehouseKeeper'],
  ] as const) {
    const held: readonly string[] = builtInRoles[role].permissions;
    const forbidden = needing.filter(
      ({ endpoint }) => ![endpoint.permission, ...(endpoint.or ?? [])].some((code) => held.includes(code)),
    );
    const statuses = await Promise.all(
      forbidden.map(async ({ name, endpoint }) => [name, await statusOf(caller, endpoint)] as const),
    );
    expect(forbidden.length).toBeGreaterThan(10);
    expect(statuses.filter(([, status]) => status !== 403)).toEqual([]);
  }
});

test('every endpoint is served, and none answers garbage with a 5xx', async () => {
  const server = await testServer();
  const callers = [await server.as(await aBuyer(server)), await server.as(await aStaff(server, 'administrator'))];
  const garbage = [
    null,
    [],
    42,
    'text',
    { lines: 'x', number: {}, quantity: '1e3' },
    { lines: [{ lineId: -1, skuId: 1.5, quantity: 2 ** 53 }] },
  ];

  const broken: string[] = [];
  for (const caller of callers) {
    for (const { name, endpoint } of endpoints.filter((one) => one.endpoint !== contract.logout)) {
      for (const body of endpoint.method === 'GET' ? [undefined] : garbage) {
        const { status } = await caller.call(endpoint, { params: nobody.params, body });
        if (status >= 500) broken.push(`${name} answered ${status} to ${JSON.stringify(body)}`);
      }
    }
  }
  expect(broken).toEqual([]);
});
