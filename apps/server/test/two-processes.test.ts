import { connect, createServer } from 'node:net';
import {
  askWithdrawal,
  approveCase,
  approvePayment,
  cancelOrder,
  cancelShipment,
  cancelWithdrawal,
  changePassword,
  confirmAdjustment,
  declineAdjustment,
  dispatchShipment,
  editUser,
  getInfo,
  getMyOrder,
  getMyShipment,
  getMyWallet,
  getReview,
  listAllRoles,
  listMyAdjustments,
  listMyOrders,
  listUsers,
  logout,
  offerAdjustment,
  notifyTrade,
  placeOrder,
  quoteCase,
  recordWithdrawalDone,
  rejectPayment,
  startTrade,
} from '@kouan/contract';
import type { CallInput, EndpointShape } from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { signNotice } from '../src/modules/payments/sandbox-trades.ts';
import { aBuyer, anAdmin, aStaff, type TestUser } from './actors.ts';
import { aCase, aDeliveredOrder } from './cases.ts';
import { type CallResult, type Caller, type TestServer, testServer } from './harness.ts';
import { anOrder, anOrderWish, bankTransfers, claim } from './orders.ts';
import { aProduct } from './products.ts';
import { aPicture, aShipment, aStockedOrder, brokenRules, payShipment } from './stock.ts';
import { callerAt, type TwoProcesses, twoProcesses } from './two-processes.ts';

let server: TestServer;
let two: TwoProcesses;
beforeAll(async () => {
  server = await testServer();
  two = await twoProcesses(server);
  // Opens the connections of both, so that what follows really happens at the same time.
  const visitors = two.addresses.map((address) => callerAt(address, undefined));
  await Promise.all(visitors.flatMap((one) => Array.from({ length: 6 }, () => one.call(listMyOrders))));
});

type Reply = Pick<CallResult<typeof getMyOrder>, 'status' | 'error'>;
const statuses = (replies: readonly Reply[]) => replies.map(({ status }) => status).toSorted((a, b) => a - b);

/** One had the effect; the others are told in a sentence why they had none. */
function expectOneWinner(replies: readonly Reply[], won = 200): void {
  expect(statuses(replies)).toEqual([won, ...Array.from({ length: replies.length - 1 }, () => 409)]);
  for (const { error } of replies.filter(({ status }) => status === 409))
    expect(error?.message).toMatch(/^[A-Z].{15,}/);
}

const financeReviewer = async () => two.both(await server.as(await aStaff(server, 'financeReviewer')));
const statusOf = async (caller: Caller, number: string) =>
  (await caller.call(getMyOrder, { params: { number } })).data.status;
const expectAllRules = async () => expect(await brokenRules(server)).toEqual([]);

async function aClaim() {
  const order = await anOrder(server, { stage: 'claimed' });
  const [bankLineId = 0] = await bankTransfers(server, [
    { amountVnd: order.view.payments[0]?.dueVnd ?? 0, memo: order.number },
  ]);
  return { order, params: { number: order.depositNumber ?? '' }, bankLineId };
}

test('the same order sent eight times through both processes is one order, and all get the same answer', async () => {
  const buyer = await server.as(await aBuyer(server));
  const body = await anOrderWish(buyer, await aProduct(server));
  const callers = two.both(buyer);
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      (callers[at % 2] ?? buyer).call(placeOrder, { body, idempotencyKey: 'twice-1' }),
    ),
  );
  expect(statuses(replies)).toEqual(Array(8).fill(201));
  expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect((await buyer.call(listMyOrders)).data.totalElements).toBe(1);
});

test('a double click without a key, in two tabs at two processes, is one order', async () => {
  const buyer = await server.as(await aBuyer(server));
  const product = await aProduct(server);
  const wishes = [await anOrderWish(buyer, product), await anOrderWish(buyer, product)];
  const callers = two.both(buyer);
  const replies = await Promise.all(
    wishes.map((wish, at) => (callers[at] ?? buyer).call(placeOrder, { body: { ...wish, cartLineIds: [21, 22] } })),
  );
  expectOneWinner(replies, 201);
});

test('approved at one process while the other rejects: one outcome', async () => {
  const [here, there] = await financeReviewer();
  for (let run = 0; run < 2; run++) {
    const { order, params, bankLineId } = await aClaim();
    const replies = await Promise.all([
      here.call(approvePayment, { params, body: { bankLineId } }),
      there.call(rejectPayment, { params, body: { reason: 'no such transfer' } }),
    ]);
    expectOneWinner(replies);
    expect(await statusOf(order.asBuyer, order.number)).toBe(
      replies[0].status === 200 ? 'stockingPending' : 'depositRejected',
    );
  }
  await expectAllRules();
});

test('paid while it expires and while it is cancelled, at both processes: the order tells one story', async () => {
  const orders = await Promise.all(Array.from({ length: 3 }, () => anOrder(server)));
  await server.moveClock({ hours: 25 });
  const callers = await Promise.all(orders.map(async ({ buyer }) => two.both(await server.as(buyer))));
  const [claims, cancels] = await Promise.all([
    Promise.all(orders.map((order, at) => claim(callers[at]?.[0] ?? server.visitor, order.depositNumber ?? ''))),
    Promise.all(
      orders.map(({ number }, at) =>
        (callers[at]?.[1] ?? server.visitor).call(cancelOrder, { params: { number }, body: { reason: 'no' } }),
      ),
    ),
    two.runTimers(),
  ]);
  for (const [at, { number }] of orders.entries()) {
    const { data } = await (callers[at]?.[0] ?? server.visitor).call(getMyOrder, { params: { number } });
    const isPaid = claims[at]?.status === 200;
    expect(data.status).toBe(isPaid ? 'depositReview' : 'closed');
    expect(data.history.filter(({ to }) => to === 'closed')).toHaveLength(isPaid ? 0 : 1);
    expect([200, 409]).toContain(cancels[at]?.status);
  }
  await expectAllRules();
});

test('dispatched at one process while the buyer cancels at the other: the goods are either gone or back', async () => {
  const order = await aStockedOrder(server);
  for (const units of [
    [4, 0],
    [0, 6],
  ]) {
    const shipment = await aShipment(order, units);
    await payShipment(server, order, shipment);
    const params = { number: shipment.number };
    const [, there] = two.both(order.asBuyer);
    const [here] = two.both(order.keeper);
    const body = { carrier: 'Kouan Express', trackingNumber: 'KX-1' };
    const replies = await Promise.all([
      here.call(dispatchShipment, { params, body }),
      there.call(cancelShipment, { params, body: { reason: 'other goods' } }),
    ]);
    expectOneWinner(replies);
    const { data } = await order.asBuyer.call(getMyShipment, { params });
    expect(data.state).toBe(replies[0].status === 200 ? 'inTransit' : 'cancelled');
  }
  await expectAllRules();
});

test('approved while the buyer cancels the shipment: paid and ready, or paid back', async () => {
  const order = await aStockedOrder(server);
  const shipment = await aShipment(order, [4, 0]);
  const number = shipment.paymentNumber ?? '';
  await order.asBuyer.call(startTrade, { params: { number }, body: { method: 'online' } });
  await server.db.execute(sql`update sandbox_trades set state = 'paid', paid_fen = amount_fen, paid_at = app_now()`);
  const notice = JSON.stringify({ tradeNumber: `${number}_1` });
  const [here, there] = two.addresses.map((address) => callerAt(address, order.asBuyer.token));
  const [told, cancelled] = await Promise.all([
    here?.call(notifyTrade, {
      params: { gateway: 'sandbox' },
      body: { notice, signature: signNotice(server.kit.secret, notice) },
    }),
    there?.call(cancelShipment, { params: { number: shipment.number }, body: { reason: 'other goods' } }),
  ]);
  expect(told?.status).toBe(200);
  expect([200, 409]).toContain(cancelled?.status);
  const wallet = (await order.asBuyer.call(getMyWallet, { query: {} })).data.balanceFen;
  expect(wallet).toBe(cancelled?.status === 200 ? shipment.amountFen : 0);
  expect(await statusOf(order.asBuyer, order.number)).toBe(
    cancelled?.status === 200 ? 'finalPending' : 'shipmentPending',
  );
  await expectAllRules();
});

test('a change of price confirmed at one process and declined at the other: one answer counts', async () => {
  const staff = await server.as(await aStaff(server, 'customerService'));
  const order = await anOrder(server, { stage: 'paid' });
  const params = { number: order.number };
  const proofIds = [(await aPicture(server, staff)).id];
  await staff.call(offerAdjustment, { params, body: { freightFen: 5, reason: 'cheaper freight', proofIds } });
  const id = (await order.asBuyer.call(listMyAdjustments, { params })).data.content[0]?.id ?? 0;
  const [here, there] = two.both(order.asBuyer);
  const replies = await Promise.all([
    here.call(confirmAdjustment, { params, body: { id } }),
    there.call(declineAdjustment, { params, body: { id, reason: 'no' } }),
    there.call(confirmAdjustment, { params, body: { id } }),
  ]);
  expectOneWinner(replies);
  await expectAllRules();
});

test('a withdrawal taken back at one process while it is transferred at the other: the money is in one place', async () => {
  const order = await anOrder(server, { stage: 'paid' });
  const { number } = await aCase(order, { kind: 'cancel' });
  const [finance] = await financeReviewer();
  const { refundFen } = (await finance.call(quoteCase, { params: { number }, body: {} })).data;
  await finance.call(approveCase, { params: { number }, body: { refundFen } });
  const to = { bank: 'Vietcombank', accountNumber: '0071001234567', accountName: 'NGUYEN VAN A' };
  const asked = await order.asBuyer.call(askWithdrawal, { body: { ...to, amountFen: refundFen } });
  const params = { id: asked.data.id };
  const [here, there] = two.both(order.asBuyer);
  const replies = await Promise.all([
    here.call(cancelWithdrawal, { params }),
    finance.call(recordWithdrawalDone, { params, body: { reference: 'FT-1', bankAccountId: 1 } }),
    there.call(cancelWithdrawal, { params }),
  ]);
  expectOneWinner(replies);
  const { balanceFen } = (await order.asBuyer.call(getMyWallet, { query: {} })).data;
  expect(balanceFen).toBe(replies[1].status === 200 ? 0 : refundFen);
  await expectAllRules();
});

test('fifty approvals of one refund at once, through both processes: the money goes back once', async () => {
  const order = await aDeliveredOrder(server);
  const lines = order.view.lines.slice(0, 1).map(({ id }) => ({ lineId: id, quantity: 2 }));
  const { number } = await aCase(order, { kind: 'afterSales', shipmentNumber: order.shipment.number, lines });
  const callers = await financeReviewer();
  const { refundFen } = (await callers[0].call(quoteCase, { params: { number }, body: {} })).data;
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      (callers[at % 2] ?? callers[0]).call(approveCase, { params: { number }, body: { refundFen } }),
    ),
  );
  expectOneWinner(replies);
  expect((await order.asBuyer.call(getMyWallet, { query: {} })).data.balanceFen).toBe(refundFen);
  await expectAllRules();
});

test('the same notice eight times and out of order, to both processes: paid once', async () => {
  const order = await anOrder(server);
  const number = order.depositNumber ?? '';
  const opened = await order.asBuyer.call(startTrade, { params: { number }, body: { method: 'online' } });
  const { tradeNumber } = opened.data;
  await server.db.execute(
    sql`update sandbox_trades set state = 'paid', paid_fen = amount_fen, paid_at = app_now() where number = ${tradeNumber}`,
  );
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, at) => {
      const notice = JSON.stringify({ tradeNumber, at, state: at % 2 ? 'pending' : 'paid', amountFen: at });
      const signature = signNotice(server.kit.secret, notice);
      return callerAt(two.addresses[at % 2 === 0 ? 0 : 1], undefined).call(notifyTrade, {
        params: { gateway: 'sandbox' },
        body: { notice, signature },
      });
    }),
  );
  expect(statuses(replies)).toEqual(Array(8).fill(200));
  expect(await statusOf(order.asBuyer, order.number)).toBe('stockingPending');
  const { money } = (await order.asBuyer.call(getMyOrder, { params: { number: order.number } })).data;
  expect(money).toMatchObject({ paidFen: order.view.depositFen, heldFen: order.view.depositFen });
  await expectAllRules();
});

/** Passes a request on and cuts the line as soon as the answer comes: what was asked for is done, nobody heard of it. */
async function cutBeforeTheAnswer(address: string): Promise<string> {
  const to = new URL(address);
  const proxy = createServer((near) => {
    const far = connect(Number(to.port), to.hostname);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.on('data', (data) => void far.write(data));
    far.on('data', () => {
      near.destroy();
      far.destroy();
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void proxy.close());
  const place = proxy.address();
  return `http://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}`;
}

test('a line that breaks between the commit and the answer: the other process answers the same key, nothing is done twice', async () => {
  const buyer = await server.as(await aBuyer(server));
  const body = await anOrderWish(buyer, await aProduct(server));
  const cut = callerAt(await cutBeforeTheAnswer(two.addresses[0]), buyer.token);
  await expect(cut.call(placeOrder, { body, idempotencyKey: 'cut-1' })).rejects.toThrow('fetch failed');
  const [here, there] = two.both(buyer);
  const [again, oncemore] = [
    await there.call(placeOrder, { body, idempotencyKey: 'cut-1' }),
    await here.call(placeOrder, { body, idempotencyKey: 'cut-1' }),
  ];
  expect([again.status, oncemore.status]).toEqual([201, 201]);
  expect(oncemore.data).toEqual(again.data);
  expect((await buyer.call(listMyOrders)).data.totalElements).toBe(1);
});

/** Asks through a line that breaks before the answer, then twice more with the same key: here and at the other process. */
async function askThroughACut<E extends EndpointShape>(caller: Caller, endpoint: E, input: CallInput<E>) {
  const keyed = { ...input, idempotencyKey: `cut-${endpoint.path}` };
  const cut = callerAt(await cutBeforeTheAnswer(two.addresses[0]), caller.token);
  await expect(cut.call(endpoint, keyed)).rejects.toThrow('fetch failed');
  const [here, there] = two.both(caller);
  const [again, oncemore] = [await there.call(endpoint, keyed), await here.call(endpoint, keyed)];
  expect([again.status, oncemore.status]).toEqual([200, 200]);
  expect(oncemore.data).toEqual(again.data);
  return again.data;
}

test('a line that breaks while money is approved: one review, one posting, and its loser is told so', async () => {
  const { order, params, bankLineId } = await aClaim();
  const [finance] = await financeReviewer();
  await askThroughACut(finance, approvePayment, { params, body: { bankLineId } });
  const { money, status } = (await order.asBuyer.call(getMyOrder, { params: { number: order.number } })).data;
  expect({ status, paidFen: money.paidFen }).toEqual({ status: 'stockingPending', paidFen: order.view.depositFen });
  const review = (await finance.call(getReview, { params })).data;
  expect(review.reviews).toHaveLength(1);
  expect(review.paidBy).toHaveLength(1);
  expect((await finance.call(approvePayment, { params, body: { bankLineId } })).status).toBe(409);
  await expectAllRules();
});

test('a line that breaks while a refund is approved: the money goes back once', async () => {
  const order = await anOrder(server, { stage: 'paid' });
  const { number } = await aCase(order, { kind: 'cancel' });
  const [finance] = await financeReviewer();
  const { refundFen } = (await finance.call(quoteCase, { params: { number }, body: {} })).data;
  await askThroughACut(finance, approveCase, { params: { number }, body: { refundFen } });
  const wallet = (await order.asBuyer.call(getMyWallet, { query: {} })).data;
  expect(wallet).toMatchObject({ balanceFen: refundFen, totalElements: 1 });
  await expectAllRules();
});

test('a line that breaks while goods are dispatched: they leave once', async () => {
  const order = await aStockedOrder(server);
  const shipment = await aShipment(order, [4, 0]);
  await payShipment(server, order, shipment);
  const body = { carrier: 'Kouan Express', trackingNumber: 'KX-7' };
  await askThroughACut(order.keeper, dispatchShipment, { params: { number: shipment.number }, body });
  const { data } = await order.asBuyer.call(getMyOrder, { params: { number: order.number } });
  expect(data.lines.map(({ shipped }) => shipped)).toEqual([4, 0]);
  const steps = await server.db.execute(
    sql`select id from stock_movements where cause = 'dispatched' and order_line_id = ${data.lines[0]?.id ?? 0}`,
  );
  expect(steps.rows).toHaveLength(1);
  await expectAllRules();
});

test('stock whose time is over goes back once, whichever process looks first', async () => {
  const order = await aStockedOrder(server);
  await server.moveClock({ hours: 7 * 24 + 1 });
  await Promise.all([two.runTimers(), server.runTimers()]);
  const asBuyer = await server.as(order.buyer);
  const { data } = await asBuyer.call(getMyOrder, { params: { number: order.number } });
  expect(data.history.filter(({ event }) => event === 'autoReturned')).toHaveLength(1);
  expect(data.lines.map(({ available, returned }) => [available, returned])).toEqual([
    [0, 4],
    [0, 6],
  ]);
  await expectAllRules();
});

test('log-out, a new password, disabling and other roles at one process end the session at the other within a second', async () => {
  const admin = await server.as(await anAdmin(server));
  const otherRole = (await admin.call(listAllRoles)).data.find(({ code }) => code === 'contentEditor');
  const edit = async (id: number, username: string, changes: object) => {
    const { data } = await admin.call(listUsers, { query: { blurry: username } });
    return admin.call(editUser, { body: { ...data.content.find((row) => row.id === id), ...changes } as never });
  };
  const ends: Record<string, (here: Caller, user: TestUser) => Promise<{ status: number }>> = {
    logOut: (here) => here.call(logout),
    password: (here, { password }) => here.call(changePassword, { body: { oldPass: password, newPass: 'Other2468' } }),
    disabled: (_, { id, username }) => edit(id, username, { enabled: false }),
    roles: (_, { id, username }) => edit(id, username, { roles: [{ id: otherRole?.id }] }),
  };
  for (const [name, end] of Object.entries(ends)) {
    const user = await aStaff(server, 'customerService');
    const [here, there] = two.both(await server.as(user));
    expect((await there.call(getInfo)).status, name).toBe(200);
    expect((await end(here, user)).status, name).toBeLessThan(300);
    const since = performance.now();
    expect((await there.call(getInfo)).status, name).toBe(401);
    expect(performance.now() - since, name).toBeLessThan(1_000);
  }
});
