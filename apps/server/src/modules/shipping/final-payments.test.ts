import {
  approvePayment,
  cancelShipment,
  dispatchShipment,
  getCashier,
  getMyOrder,
  getMyShipment,
  getMyWallet,
  getOrder,
  getReview,
  rejectPayment,
  type ShipmentView,
} from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aStaff } from '../../../test/actors.ts';
import { type Caller, type TestServer, testServer } from '../../../test/harness.ts';
import { anOrder, bankTransfers, claim, moneyProblems, payClaimed, type TestOrder } from '../../../test/orders.ts';
import { aPicture, aShipment, aStockedOrder, brokenRules, orderNow, payShipment } from '../../../test/stock.ts';

const dispatch = { carrier: 'Kouan Express', trackingNumber: 'KX-1' };
const numberOf = ({ paymentNumber }: ShipmentView): string => paymentNumber ?? '';
/** Opens the pool's connections, so that what follows really happens at the same time. */
const warm = (server: TestServer) =>
  Promise.all(Array.from({ length: 10 }, () => server.db.execute(sql`select pg_sleep(0.05)`)));
const walletFen = async (buyer: Caller) => (await buyer.call(getMyWallet)).data.balanceFen;
const later = async <O extends TestOrder>(server: TestServer, order: O): Promise<O> => ({
  ...order,
  asBuyer: await server.as(order.buyer),
});

async function claimFinal(
  server: TestServer,
  { asBuyer }: Pick<TestOrder, 'asBuyer'>,
  shipment: ShipmentView,
  changes: { amountVnd?: number } = {},
) {
  const { id } = await aPicture(server, asBuyer);
  return claim(asBuyer, numberOf(shipment), { screenshotIds: [id], ...changes });
}

/** A line of the bank for what is due of a shipment, and so much more. */
async function aLineFor(
  server: TestServer,
  { asBuyer }: Pick<TestOrder, 'asBuyer'>,
  shipment: ShipmentView,
  moreVnd = 0,
): Promise<number> {
  const { dueVnd, code } = (await asBuyer.call(getCashier, { params: { number: numberOf(shipment) } })).data;
  const [lineId = 0] = await bankTransfers(server, [{ amountVnd: dueVnd + moreVnd, memo: code }]);
  return lineId;
}

async function isSound(server: TestServer): Promise<void> {
  expect(await moneyProblems(server)).toEqual([]);
  expect(await brokenRules(server)).toEqual([]);
}

test('approving and rejecting a final payment at once: one outcome, and the shipment follows it', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server);
  const reviewers = [
    await server.as(await aStaff(server, 'financeReviewer')),
    await server.as(await aStaff(server, 'financeReviewer')),
  ] as const;
  for (let run = 0; run < 4; run++) {
    const shipment = await aShipment(order, [1]);
    await claimFinal(server, order, shipment);
    const params = { number: numberOf(shipment) };
    const bankLineId = await aLineFor(server, order, shipment);
    await warm(server);
    const approve = () => reviewers[0].call(approvePayment, { params, body: { bankLineId } });
    const reject = () => reviewers[1].call(rejectPayment, { params, body: { reason: 'no' } });
    const replies = await Promise.all(run % 2 === 0 ? [approve(), reject()] : [reject(), approve()]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { state } = (await order.asBuyer.call(getMyShipment, { params: { number: shipment.number } })).data;
    expect(['ready', 'paymentRejected']).toContain(state);
    await order.asBuyer.call(cancelShipment, { params: { number: shipment.number }, body: { reason: 'again' } });
  }
  await isSound(server);
});

test('paying a shipment and its time running out at the same moment has one winner', async () => {
  const server = await testServer();
  const orders = [await aStockedOrder(server), await aStockedOrder(server), await aStockedOrder(server)];
  const shipments = await Promise.all(orders.map((order) => aShipment(order, [2])));
  await server.moveClock({ hours: 25 });
  const fresh = await Promise.all(orders.map((order) => later(server, order)));
  const pictures = await Promise.all(fresh.map(({ asBuyer }) => aPicture(server, asBuyer)));
  await warm(server);
  const [claims] = await Promise.all([
    Promise.all(
      fresh.map(({ asBuyer }, at) =>
        claim(asBuyer, shipments[at]?.paymentNumber ?? '', { screenshotIds: [pictures[at]?.id ?? 0], amountVnd: 1000 }),
      ),
    ),
    server.runTimers(),
    server.runTimers(),
  ]);
  await server.runTimers();
  for (const [at, { asBuyer }] of fresh.entries()) {
    const { state } = (await asBuyer.call(getMyShipment, { params: { number: shipments[at]?.number ?? '' } })).data;
    expect(state).toBe(claims[at]?.status === 200 ? 'paymentReview' : 'cancelled');
  }
  await isSound(server);
});

test('one run of the timers ends every shipment that is due', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server);
  for (let at = 0; at < 3; at++) await aShipment(order, [1]);
  await server.moveClock({ hours: 25 });
  await Promise.all([server.runTimers(), server.runTimers()]);
  expect((await orderNow(await later(server, order))).lines[0]).toMatchObject({ available: 4, frozen: 0 });
  await isSound(server);
});

test('cancelling and dispatching at once: the goods leave, or the money comes back', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server);
  let cancelledFen = 0;
  for (let run = 0; run < 3; run++) {
    const shipment = await aShipment(order, [1]);
    await payShipment(server, order, shipment);
    const params = { number: shipment.number };
    await warm(server);
    const [cancelled, sent] = await Promise.all([
      order.asBuyer.call(cancelShipment, { params, body: { reason: 'no' } }),
      order.keeper.call(dispatchShipment, { params, body: dispatch }),
    ]);
    expect([cancelled.status, sent.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    if (cancelled.status === 200) cancelledFen += shipment.amountFen;
  }
  expect(await walletFen(order.asBuyer)).toBe(cancelledFen);
  await isSound(server);
});

test('a part of a final payment: the rest is due with a new code; cancelled then, exactly the part is in the wallet', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server);
  const shipment = await aShipment(order, [2, 3]);
  const before = (await order.asBuyer.call(getCashier, { params: { number: numberOf(shipment) } })).data;
  await claimFinal(server, order, shipment);
  await payClaimed(server, numberOf(shipment), order.asBuyer, { amountVnd: Math.floor(before.dueVnd / 3) });
  const after = (await order.asBuyer.call(getCashier, { params: { number: numberOf(shipment) } })).data;
  const partFen = before.dueFen - after.dueFen;
  expect(after).toMatchObject({
    status: 'unpaid',
    dueVnd: before.dueVnd - Math.floor(before.dueVnd / 3),
    dueAt: expect.any(String),
  });
  expect(after.code).not.toBe(before.code);
  expect((await orderNow(order)).status).toBe('finalPending');
  await isSound(server);

  await order.asBuyer.call(cancelShipment, { params: { number: shipment.number }, body: { reason: 'no' } });
  expect(partFen).toBeGreaterThan(0);
  expect(await walletFen(order.asBuyer)).toBe(partFen);
  expect((await orderNow(order)).money).toMatchObject({ refundedFen: partFen, heldFen: order.view.depositFen });
  await isSound(server);
});

test('a final payment in two parts is whole to the fen; one part and silence gives the part back', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server);
  const [whole, half] = [await aShipment(order, [1]), await aShipment(order, [1])];
  for (const shipment of [whole, half]) {
    await claimFinal(server, order, shipment);
    await payClaimed(server, numberOf(shipment), order.asBuyer, { amountVnd: 10_001 });
  }
  await claimFinal(server, order, whole);
  await payClaimed(server, numberOf(whole), order.asBuyer);
  const credited =
    half.amountFen - (await order.asBuyer.call(getCashier, { params: { number: numberOf(half) } })).data.dueFen;
  await server.moveClock({ hours: 25 });
  await server.runTimers();
  const fresh = await later(server, order);
  const states = await Promise.all(
    [whole, half].map(({ number }) => fresh.asBuyer.call(getMyShipment, { params: { number } })),
  );
  expect(states.map(({ data }) => data.state)).toEqual(['ready', 'cancelled']);
  expect(await walletFen(fresh.asBuyer)).toBe(credited);
  await isSound(server);
});

test('too much for a final payment: the surplus is in the wallet and stays there when the shipment is cancelled', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server);
  const shipment = await aShipment(order, [2]);
  const bankLineId = await aLineFor(server, order, shipment, 35_750);
  await claimFinal(server, order, shipment);
  const reviewer = await server.as(await aStaff(server, 'financeReviewer'));
  await reviewer.call(approvePayment, { params: { number: numberOf(shipment) }, body: { bankLineId } });
  const surplusFen = await walletFen(order.asBuyer);
  expect(surplusFen).toBeGreaterThan(900);
  await isSound(server);

  await order.asBuyer.call(cancelShipment, { params: { number: shipment.number }, body: { reason: 'no' } });
  expect(await walletFen(order.asBuyer)).toBe(surplusFen + shipment.amountFen);
  await isSound(server);
});

test('approving a final payment twice with one key books once and answers the same', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server);
  const shipment = await aShipment(order, [1]);
  await claimFinal(server, order, shipment);
  const input = {
    params: { number: numberOf(shipment) },
    body: { bankLineId: await aLineFor(server, order, shipment) },
    idempotencyKey: 'approve-1',
  };
  const reviewer = await server.as(await aStaff(server, 'financeReviewer'));
  await warm(server);
  const replies = await Promise.all([1, 2, 3].map(() => reviewer.call(approvePayment, input)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  await isSound(server);
});

test(
  'every time limit that runs is told to both sides, and what each may do with a payment',
  { timeout: 120_000 },
  async () => {
    const server = await testServer();
    const staff = await server.as(await aStaff(server, 'customerService'));
    const finance = await server.as(await aStaff(server, 'financeReviewer'));
    const fresh = await anOrder(server, { stage: 'placed' });
    const clocksOf = async (order: TestOrder) => {
      const params = { number: order.number };
      const mine = (await order.asBuyer.call(getMyOrder, { params })).data;
      const theirs = (await staff.call(getOrder, { params })).data;
      expect(theirs.clocks).toEqual(mine.clocks);
      expect(mine.clocks.map(({ until }) => until)).toEqual(mine.clocks.map(({ until }) => until).toSorted());
      return { kinds: mine.clocks.map(({ kind, about }) => [kind, about].join(' ').trim()), ...mine };
    };
    const inHours = (until: string | null | undefined) =>
      Math.round((Date.parse(until ?? '') - Date.now()) / 3_600_000);

    const placed = await clocksOf(fresh);
    expect([placed.kinds, inHours(placed.actBy)]).toEqual([['acceptance'], 24]);
    const claimed = await anOrder(server);
    const deposit = claimed.depositNumber ?? '';
    const due = await clocksOf(claimed);
    expect([due.kinds, inHours(due.actBy)]).toEqual([[`payment ${deposit}`], 24]);
    expect(due.payments.map(({ allowedActions }) => allowedActions)).toEqual([['pay']]);
    const { data: forStaff } = await staff.call(getOrder, { params: { number: claimed.number } });
    expect(forStaff.payments.map(({ allowedActions }) => allowedActions)).toEqual([[]]);
    await claim(claimed.asBuyer, deposit);
    const inReview = await clocksOf(claimed);
    expect([inReview.kinds, inHours(inReview.actBy)]).toEqual([[`review ${deposit}`], 1]);
    expect(inReview.payments[0]?.allowedActions).toEqual([]);
    await payClaimed(server, deposit, claimed.asBuyer);
    const review = () => finance.call(getReview, { params: { number: deposit } });
    expect((await review()).data.allowedActions).toEqual(['reReview']);

    const order = await aStockedOrder(server);
    expect((await clocksOf(order)).kinds).toEqual(['autoReturn']);
    const shipment = await aShipment(order, [1]);
    expect((await clocksOf(order)).kinds).toEqual([`payment ${numberOf(shipment)}`, 'autoReturn']);
    await payShipment(server, order, shipment);
    const ready = await clocksOf(order);
    expect([ready.status, ready.kinds, inHours(ready.actBy)]).toEqual([
      'shipmentPending',
      [`dispatch ${shipment.number}`, 'autoReturn'],
      24,
    ]);
    expect((await finance.call(getReview, { params: { number: numberOf(shipment) } })).data.allowedActions).toEqual([
      'reReview',
    ]);
    const { data: paid } = await order.asBuyer.call(getMyShipment, { params: { number: shipment.number } });
    expect(paid.dispatchBy).toBe(ready.actBy);
    await order.keeper.call(dispatchShipment, { params: { number: shipment.number }, body: dispatch });
    const sent = await clocksOf(order);
    expect([sent.status, sent.kinds, inHours(sent.actBy)]).toEqual([
      'shipping',
      ['autoReturn', `receipt ${shipment.number}`],
      15 * 24,
    ]);
    expect((await finance.call(getReview, { params: { number: numberOf(shipment) } })).data.allowedActions).toEqual([]);
    await isSound(server);
  },
);
