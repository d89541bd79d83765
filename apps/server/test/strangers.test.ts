import * as contract from '@kouan/contract';
import { addressOf, builtInRoles, type EndpointShape } from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aBuyer } from './actors.ts';
import { aCase, aDeliveredOrder } from './cases.ts';
import { aDraft, aRow, goodsOf } from './drafts.ts';
import { type Caller, type TestServer, testServer } from './harness.ts';
import { anOrder } from './orders.ts';
import { aPicture, aShipment, aStockedOrder } from './stock.ts';

const isEndpoint = (value: unknown): value is EndpointShape =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'permission' in value;
const exported: [string, unknown][] = Object.entries(contract);
const held: readonly string[] = builtInRoles.purchaser.permissions;
/** What a buyer calls about one thing of their own. */
const ownCalls = exported.flatMap(([name, value]) =>
  isEndpoint(value) &&
  !value.upload &&
  value.path.includes(':') &&
  [value.permission, ...(value.or ?? [])].some((code) => code === 'session' || held.includes(code))
    ? [{ name, endpoint: value }]
    : [],
);

/** Calls that want more than the name of a thing, as a code from a mail or a gateway that is waiting; tried all the same. */
const unreached = [
  ...[
    'changeEmail',
    'chooseRefundTarget',
    'moveToInterest',
    'moveBackToCart',
    'revokeDevice',
    'startTrade',
    'startCard',
  ],
  ...['confirmCard', 'actInSandbox', 'getJointTransfer', 'leaveJointTransfer', 'claimJointTransfer'],
];

type Known = { words: readonly string[]; fields: Record<string, unknown> };

/** A buyer who has one of everything that addresses name. */
async function someoneRich(server: TestServer): Promise<{ owner: Caller; known: Known }> {
  const buyer = await aBuyer(server);
  const stocked = await aStockedOrder(server, { buyer });
  const owner = stocked.asBuyer;
  const orders = [await anOrder(server, { buyer }), await anOrder(server, { buyer }), await anOrder(server, { buyer })];
  const [due, , traded] = orders;
  const shipment = await aShipment(stocked, [1, 1]);
  const delivered = await aDeliveredOrder(server, { buyer });
  const picture = await aPicture(server, owner);
  const line = delivered.view.lines[0];
  const claim = await aCase(delivered, {
    ...{ kind: 'afterSales', reasonCode: 'quality', shipmentNumber: delivered.shipment.number },
    ...{ lines: [{ lineId: line?.id ?? 0, quantity: 1 }], fileIds: [picture.id] },
  });
  const [first = '', second = '', third = ''] = orders.map(({ depositNumber }) => depositNumber ?? '');
  const trade = await owner.call(contract.startTrade, { params: { number: third }, body: { method: 'online' } });
  const joint = await owner.call(contract.openJointTransfer, { body: { paymentNumbers: [first, second] } });
  const draft = await aDraft(server, owner, [aRow(goodsOf(stocked)[0] ?? '', { quantity: 1 })]);
  await owner.call(contract.addInterest, {
    body: { link: 'https://detail.1688.com/offer/990000001301.html', title: 'Cup', screenshotIds: [] },
  });
  const address = { name: 'Trần Long', phone: '0912345678', wardCode: '00004', street: '18 ngõ 95' };
  await owner.call(contract.addAddress, { body: address });
  await owner.call(contract.addToCart, { body: { skuId: delivered.view.lines[0]?.skuId ?? 0, quantity: 10 } });
  const { code } = (await owner.call(contract.createDeviceCode)).data;
  await server.visitor.call(contract.pairDevice, { body: { code, name: 'Chrome', pluginVersion: '1.0' } });
  const { rows } = await server.db.execute<{ word: string }>(sql`
    select number as word from batches union all select id::text from cart_lines union all select id::text from devices union all select id::text from addresses union all select id::text from interests`);
  const payments = await server.db.execute<{ number: string }>(sql`select number from payments`);
  return {
    owner,
    known: {
      words: [
        ...[
          stocked.number,
          due?.number ?? '',
          traded?.number ?? '',
          delivered.number,
          shipment.number,
          delivered.shipment.number,
          claim.number,
        ],
        ...[trade.data.tradeNumber, joint.data.number, draft, String(picture.id)],
        ...rows.map(({ word }) => word),
        ...payments.rows.map(({ number }) => number),
      ],
      fields: {
        orderNumber: stocked.number,
        lineId: stocked.view.lines[0]?.id ?? 0,
        skuId: stocked.view.lines[0]?.skuId ?? 0,
        wardCode: '00004',
        phone: '0912345678',
        tradeNumber: trade.data.tradeNumber,
        ...{ idNumber: '079085001234', cardNumber: '4111111111111111', expiry: '12/39', cvv: '123' },
        ...{ smsCode: '123456', paymentPassword: '123456' },
      },
    },
  };
}

type Schema = {
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  minimum?: number;
  minItems?: number;
};

/** What a form of this shape holds, the known words in their fields. */
function filled(schema: Schema, key: string, fields: Known['fields']): unknown {
  if (key in fields) return fields[key];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? [];
  if (first) return filled(first, key, fields);
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, filled(inner, name, fields)]),
    );
  if (schema.type === 'array') return schema.minItems && schema.items ? [filled(schema.items, key, fields)] : [];
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  return schema.type === 'boolean' ? true : 'Nothing';
}

/** The status of each call about each word. */
async function tryAll(server: TestServer, caller: Caller, { words, fields }: Known) {
  const answers = new Map<string, number[]>();
  for (const { name, endpoint } of ownCalls) {
    const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, param = '']) => param);
    const body = endpoint.body && filled(endpoint.body, '', fields);
    for (const word of words) {
      const params = Object.fromEntries(names.map((param) => [param, param === 'row' ? '2' : word]));
      const { statusCode } = await server.app.inject({
        method: endpoint.method,
        url: addressOf(endpoint, { params }),
        headers: { authorization: caller.token ?? '' },
        ...(endpoint.method === 'GET' ? {} : { payload: body ?? {} }),
      });
      answers.set(name, [...(answers.get(name) ?? []), statusCode]);
    }
  }
  return answers;
}

/** What stands in every table, but for what any request leaves behind. */
async function contents(server: TestServer): Promise<Map<string, string>> {
  const left = ['sessions', 'operation_logs', 'error_logs', 'attempts', 'idempotency_keys', 'statement_counts'];
  const { rows } = await server.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const sums = new Map<string, string>();
  for (const { name } of rows.filter((table) => !left.includes(table.name))) {
    const found = await server.db.execute<{ sum: string }>(
      sql.raw(`select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from "${name}" t`),
    );
    sums.set(name, found.rows[0]?.sum ?? '');
  }
  return sums;
}

test('whatever is another buyer’s looks like nothing at all, in every call that names a thing, and nothing changes', async () => {
  const server = await testServer();
  const { owner, known } = await someoneRich(server);
  const stranger = await server.as(await aBuyer(server));
  const before = await contents(server);

  const strange = await tryAll(server, stranger, known);
  const after = await contents(server);
  const opened = [...strange].filter(([, statuses]) => statuses.some((status) => status !== 404 && status !== 400));
  expect(opened).toEqual([]);
  expect([...after].filter(([name, sum]) => sum !== before.get(name)).map(([name]) => name)).toEqual([]);

  // The things are real: their owner is told something else about them.
  const own = await tryAll(server, owner, known);
  const blind = [...own].filter(([name, statuses]) =>
    statuses.every((status, at) => status === strange.get(name)?.[at]),
  );
  expect(blind.map(([name]) => name).filter((name) => !unreached.includes(name))).toEqual([]);
  expect(ownCalls.length).toBeGreaterThan(40);
}, 240_000);
