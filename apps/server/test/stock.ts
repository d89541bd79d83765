import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createShipment,
  type BodyOf,
  getMyOrder,
  getPacking,
  listMyStock,
  type OrderView,
  packShipment,
  type PackingView,
  quoteShipment,
  receiveGoods,
  recordPurchase,
  type ShipmentView,
  uploadPicture,
} from '@kouan/contract';
import sharp from 'sharp';
import { type Broken, findBroken, type Invariant, readInvariants } from '../src/modules/operations/index.ts';
import { aStaff } from './actors.ts';
import type { Caller, TestServer } from './harness.ts';
import { anOrder, claim, type OrderChanges, payClaimed, type TestOrder } from './orders.ts';

const ok = <T>(reply: { status: number; data: T; error: unknown }): T => {
  if (reply.status >= 400) throw new Error(`the call was refused: ${JSON.stringify(reply.error)}`);
  return reply.data;
};

/** What staff send who bought an order whole. */
export const purchaseOf = (order: OrderView): BodyOf<typeof recordPurchase> => ({
  sellerOrderNumbers: ['990011223344'],
  waybillNumbers: ['YT990011223344'],
  expectedOn: '2099-01-01',
  costFen: order.goodsFen + order.freightFen,
  lines: order.lines.map(({ id, ordered }) => ({ lineId: id, quantity: ordered })),
});

/** What the warehouse sends who received everything that is still on its way. */
export const receiptOf = (order: OrderView): BodyOf<typeof receiveGoods> => ({
  lines: order.lines
    .filter(({ inTransit }) => inTransit > 0)
    .map(({ id, inTransit }) => ({
      lineId: id,
      quantity: inTransit,
      grams: inTransit * 400,
      cm3: inTransit * 2_000,
      packages: 1,
      photoIds: [],
    })),
});

/** An order whose goods have all arrived, through the calls that people make. */
export async function aStockedOrder(
  server: TestServer,
  changes: OrderChanges = {},
): Promise<TestOrder & { keeper: Caller }> {
  const order = await anOrder(server, { ...changes, stage: 'paid' });
  const keeper = await server.as(await aStaff(server, 'warehouseKeeper'));
  const bought = ok(
    await keeper.call(recordPurchase, { params: { number: order.number }, body: purchaseOf(order.view) }),
  );
  const { order: view } = ok(
    await keeper.call(receiveGoods, { params: { number: order.number }, body: receiptOf(bought) }),
  );
  return { ...order, view, keeper };
}

/** What a buyer sends who has seen the fees of shipping these quantities to an address. */
export async function aShipmentWish(
  order: Pick<TestOrder, 'asBuyer' | 'view' | 'number'>,
  quantities: readonly number[],
): Promise<BodyOf<typeof createShipment>> {
  const lines = order.view.lines.flatMap(({ id }, at) =>
    quantities[at] ? [{ lineId: id, quantity: quantities[at] }] : [],
  );
  const wish = { orderNumber: order.number, lines, destination: 'hanoi', services: [] };
  const { amountFen } = ok(await order.asBuyer.call(quoteShipment, { body: wish }));
  return {
    ...wish,
    mode: 'address',
    consigneeName: 'Trần Văn Long',
    contact: '0912 345 678',
    address: 'Số 18 ngõ 95 Cầu Giấy, Hà Nội',
    amountFen,
  };
}

export async function aShipment(
  order: Pick<TestOrder, 'asBuyer' | 'view' | 'number'>,
  quantities: readonly number[],
): Promise<ShipmentView> {
  return ok(await order.asBuyer.call(createShipment, { body: await aShipmentWish(order, quantities) }));
}

/** The final payment is claimed with a screenshot and approved. */
export async function payFinal(
  server: TestServer,
  { asBuyer }: Pick<TestOrder, 'asBuyer'>,
  shipment: ShipmentView,
): Promise<void> {
  const number = shipment.paymentNumber ?? '';
  const { id } = await aPicture(server, asBuyer);
  ok(await claim(asBuyer, number, { screenshotIds: [id] }));
  await payClaimed(server, number, asBuyer);
}

/** Paid, and packed by the warehouse: nothing is missing for its dispatch. */
export async function payShipment(
  server: TestServer,
  order: Pick<TestOrder, 'asBuyer'>,
  shipment: ShipmentView,
): Promise<void> {
  await payFinal(server, order, shipment);
  await packGoods(server, await packerOf(server), shipment.number);
}

const packers = new WeakMap<TestServer, ReturnType<typeof aStaff>>();
/** One keeper of a server who packs everything; logged in anew, because tests move the clock. */
async function packerOf(server: TestServer): Promise<Caller> {
  const known = packers.get(server) ?? aStaff(server, 'warehouseKeeper');
  packers.set(server, known);
  return server.as(await known);
}

/** A paid shipment is packed with what it should weigh and both photos. */
export async function packGoods(
  server: TestServer,
  keeper: Caller,
  number: string,
  changes: Partial<BodyOf<typeof packShipment>> = {},
): Promise<PackingView> {
  const params = { number };
  const { expectedGrams } = ok(await keeper.call(getPacking, { params }));
  const photos = async () => [(await aPicture(server, keeper)).id];
  const body = {
    packages: 1,
    grams: expectedGrams,
    cm3: 24_000,
    parcelPhotoIds: await photos(),
    scalePhotoIds: await photos(),
    ...changes,
  };
  return ok(await keeper.call(packShipment, { params, body }));
}

/** A picture that somebody uploads the way the pages do. */
export async function aPicture(server: TestServer, caller: Caller): Promise<{ id: number; url: string }> {
  const png = await sharp({
    create: { width: 40, height: 60, channels: 3, background: { r: Math.floor(Math.random() * 255), g: 120, b: 90 } },
  })
    .png()
    .toBuffer();
  const boundary = 'test-boundary-2f9a';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="voucher.png"\r\ncontent-type: image/png\r\n\r\n`;
  const reply = await server.app.inject({
    method: uploadPicture.method,
    url: uploadPicture.path,
    payload: Buffer.concat([Buffer.from(head), png, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, authorization: caller.token ?? '' },
  });
  if (reply.statusCode !== 200) throw new Error(`the picture was refused: ${reply.body}`);
  // The reply schema has written this body.
  return JSON.parse(reply.body) as { id: number; url: string };
}

export const orderNow = async ({ asBuyer, number }: Pick<TestOrder, 'asBuyer' | 'number'>): Promise<OrderView> =>
  ok(await asBuyer.call(getMyOrder, { params: { number } }));
export const stockNow = async ({ asBuyer }: Pick<TestOrder, 'asBuyer'>) =>
  ok(await asBuyer.call(listMyStock, { query: {} })).content;

/** The rules of `invariants.sql` that do not hold. */
export async function brokenRules(server: TestServer): Promise<Broken[]> {
  const invariants = readInvariants(await readFile(join(import.meta.dirname, '../invariants.sql'), 'utf8'));
  const client = await server.db.$client.connect();
  try {
    return await findBroken(client, invariants);
  } finally {
    client.release();
  }
}

/** The rules that steps of orders can break: money, stock, orders. What only a change of the schema breaks is not asked each time. */
const isOfSteps = ({ name, query }: Invariant): boolean =>
  /^I([1-9]|1[0-4]|18|25): /.test(name) && !/information_schema|pg_trigger/.test(query);

/**
 * Answers a function that asks every rule of steps in one round trip, over one connection that keeps its plan: quick enough
 * after each step of a test. It answers the names of those that do not hold. Call `stop` when done.
 */
export async function watchRules(server: TestServer) {
  const all = readInvariants(await readFile(join(import.meta.dirname, '../invariants.sql'), 'utf8'));
  const rules = all.filter(isOfSteps);
  const text = rules.map(({ query }, at) => `select ${at} as rule where exists (${query})`).join('\nunion all ');
  const client = await server.db.$client.connect();
  return {
    count: rules.length,
    broken: async (): Promise<string[]> => {
      const { rows } = await client.query<{ rule: number }>({ name: 'rules of steps', text });
      return rows.map(({ rule }) => rules[rule]?.name ?? '');
    },
    stop: () => client.release(),
  };
}
