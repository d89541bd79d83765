import {
  acceptAtOrderedPrice,
  acceptOrder,
  addOrderNote,
  assignOrder,
  declineOrderProposal,
  getMyOrder,
  getMyOrderExtras,
  getMyOrderProposal,
  getOrderWork,
  listAssignablePeople,
  listMyOrderProposals,
  listOrderProposals,
  listOrders,
  makeQuote,
  placeOrder,
  proposeOrder,
  refuseOrder,
  returnOrder,
  withdrawOrderProposal,
} from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer, aStaff } from '../../../test/actors.ts';
import { type Caller, type TestServer, testServer } from '../../../test/harness.ts';
import { anOrder } from '../../../test/orders.ts';
import { aProduct } from '../../../test/products.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

async function aClerk() {
  const user = await aStaff(server, 'customerService');
  return { user, as: await server.as(user) };
}
const codeOf = async (id: number) => {
  const { rows } = await server.db.execute<{ n: string }>(sql`select buyer_number as n from users where id = ${id}`);
  return `B${String(rows[0]?.n).padStart(6, '0')}`;
};

test('an order is claimed, given to somebody, taken back after its time, and all of it can be read', async () => {
  const order = await anOrder(server, { stage: 'placed' });
  const params = { number: order.number };
  const { user, as } = await aClerk();
  const { user: second, as: other } = await aClerk();
  const work = async (by: Caller) => (await by.call(getOrderWork, { params })).data;
  const mine = async (by: Caller, assigned: 'me' | 'nobody') =>
    (await by.call(listOrders, { query: { assigned, queue: 'toAccept', size: 100 } })).data.content
      .map((row) => row.number)
      .includes(order.number);

  expect((await as.call(listAssignablePeople)).data.map(({ id }) => id)).toEqual(
    expect.arrayContaining([user.id, second.id]),
  );
  expect(await mine(as, 'nobody')).toBe(true);
  expect(await as.call(assignOrder, { params, body: {} })).toMatchObject({ data: { assignee: { isMine: true } } });
  expect([await mine(as, 'me'), await mine(as, 'nobody'), await mine(other, 'me')]).toEqual([true, false, false]);
  for (const reply of [
    await other.call(acceptOrder, { params }),
    await other.call(refuseOrder, { params, body: { reason: 'no' } }),
  ])
    expect(reply).toMatchObject({ status: 409, error: { code: 'order.assigned_to_other' } });
  expect(await as.call(assignOrder, { params, body: { personId: second.id } })).toMatchObject({
    data: { assignee: { isMine: false } },
  });
  expect(await as.call(assignOrder, { params, body: { personId: order.buyer.id } })).toMatchObject({
    error: { code: 'order.own_order' },
  });
  expect((await order.asBuyer.call(getMyOrder, { params })).data.assignedTo).toBe('');
  expect((await order.asBuyer.call(getOrderWork, { params })).status).toBe(403);

  await other.call(returnOrder, { params, body: {} });
  await as.call(assignOrder, { params, body: {} });
  await server.db.execute(sql`update order_assignees set assigned_until = app_now() - interval '1 second'`);
  expect((await work(as)).assignee).toBeNull();
  await Promise.all([server.runTimers(), server.runTimers()]);
  expect((await work(as)).assignments.map(({ event }) => event)).toEqual([
    'claimed',
    'assigned',
    'returned',
    'claimed',
    'recalled',
  ]);
  await other.call(assignOrder, { params, body: {} });
  expect((await other.call(refuseOrder, { params, body: { reason: 'sold out' } })).status).toBe(200);
  expect((await work(as)).assignments.at(-1)).toMatchObject({ event: 'closed', by: '' });
  expect(await as.call(assignOrder, { params, body: {} })).toMatchObject({ error: { code: 'order.move_not_allowed' } });
});

test('remarks for the buyer and internal notes stay apart', async () => {
  const order = await anOrder(server, { stage: 'placed' });
  const params = { number: order.number };
  const { as } = await aClerk();
  const write = (kind: 'toBuyer' | 'internal', content: string) =>
    as.call(addOrderNote, { params, body: { kind, content } });
  expect(await write('internal', ' ')).toMatchObject({ status: 400, error: { fields: {} } });
  await write('internal', 'pays late');
  await write('toBuyer', 'The store packs them in tens.');
  expect((await as.call(getOrderWork, { params })).data.notes.map(({ kind }) => kind)).toEqual(['internal', 'toBuyer']);
  const extras = (await order.asBuyer.call(getMyOrderExtras, { params })).data;
  expect(extras.remarks).toMatchObject([{ kind: 'toBuyer', content: 'The store packs them in tens.' }]);
  expect(JSON.stringify(extras)).not.toContain('pays late');
  expect(extras.estimate).toMatchObject({ goodsFen: order.view.goodsFen, fees: [{ kind: 'logistics' }, {}, {}] });
  const stranger = await server.as(await aBuyer(server));
  expect((await stranger.call(getMyOrderExtras, { params })).status).toBe(404);
  expect((await order.asBuyer.call(addOrderNote, { params, body: { kind: 'internal', content: 'x' } })).status).toBe(
    403,
  );
});

test('within the tolerance an order is accepted as placed, beyond it only knowingly, and that is noted', async () => {
  const { as } = await aClerk();
  const moved = async (percent: number) => {
    const product = await aProduct(server);
    const order = await anOrder(server, { product, stage: 'placed' });
    const sku = sql`product_id = (select product_id from order_lines where order_id = ${order.id} limit 1)`;
    await server.db.execute(sql`update skus set own_price_fen = own_price_fen * ${100 + percent} / 100 where ${sku}`);
    await server.db.execute(sql`update price_tiers set price_fen = price_fen * ${100 + percent} / 100 where ${sku}`);
    return { params: { number: order.number } };
  };
  const near = await moved(2);
  expect((await as.call(getOrderWork, near)).data.priceCheck).toMatchObject({ tolerancePercent: 3, isBeyond: false });
  expect((await as.call(acceptOrder, near)).status).toBe(200);
  const far = await moved(20);
  const check = (await as.call(getOrderWork, far)).data.priceCheck;
  expect(check).toMatchObject({ isBeyond: true });
  expect(check?.latestGoodsFen).toBeGreaterThan(check?.orderedGoodsFen ?? 0);
  expect(await as.call(acceptOrder, far)).toMatchObject({ status: 409, error: { code: 'order.price_moved' } });
  expect((await as.call(acceptAtOrderedPrice, far)).status).toBe(200);
  expect((await as.call(getOrderWork, far)).data).toMatchObject({ priceCheck: null, notes: [{ kind: 'internal' }] });
});

test('an order put together for a buyer is none until they place it: once, in time, by nobody else', async () => {
  const buyer = await aBuyer(server);
  const asBuyer = await server.as(buyer);
  const { as } = await aClerk();
  const product = await aProduct(server);
  const lines = [{ skuId: product.skus[0]?.id ?? 0, quantity: 12 }];
  const buyerCode = await codeOf(buyer.id);
  const propose = (changes: object = {}) =>
    as.call(proposeOrder, { body: { buyerCode, lines, destination: 'hanoi', remarks: 'as we talked', ...changes } });
  expect(await propose({ buyerCode: 'B999999' })).toMatchObject({
    status: 400,
    error: { code: 'order.buyer_not_found' },
  });
  expect(await propose({ lines: [{ skuId: 99_999_999, quantity: 1 }] })).toMatchObject({
    error: { code: 'sku.not_found' },
  });
  const made = (await propose()).data;
  expect(made).toMatchObject({ state: 'waiting', remarks: 'as we talked', buyer: { code: buyerCode } });
  expect((await asBuyer.call(listMyOrderProposals)).data).toMatchObject({
    totalElements: 1,
    content: [{ id: made.id }],
  });
  const stranger = await server.as(await aBuyer(server));
  expect((await stranger.call(getMyOrderProposal, { params: { id: made.id } })).status).toBe(404);

  const placed = async (by: Caller, proposalId: string) => {
    const quote = (await by.call(makeQuote, { body: { lines, destination: 'hanoi' } })).data;
    return by.call(placeOrder, {
      body: { quoteId: quote.id, lines, totalFen: quote.totalFen, destination: 'hanoi', proposalId },
    });
  };
  expect(await placed(stranger, made.id)).toMatchObject({ status: 404 });
  const order = await placed(asBuyer, made.id);
  expect(order).toMatchObject({ status: 201, data: { status: 'depositPending', isAccepted: false } });
  expect(await placed(asBuyer, made.id)).toMatchObject({ status: 409, error: { code: 'order.proposal_over' } });
  expect((await as.call(listOrderProposals, { query: { state: 'placed' } })).data.content).toMatchObject([
    { id: made.id, orderNumber: order.data.number },
  ]);

  const declined = (await propose()).data;
  const decline = { params: { id: declined.id }, body: { reason: 'too dear' } };
  expect(await asBuyer.call(declineOrderProposal, decline)).toMatchObject({ data: { state: 'declined' } });
  expect((await as.call(withdrawOrderProposal, { params: { id: declined.id }, body: {} })).status).toBe(409);
  const late = (await propose()).data;
  await server.db.execute(sql`update order_proposals set expires_at = app_now() where state = 'waiting'`);
  expect(await placed(asBuyer, late.id)).toMatchObject({ status: 409, error: { code: 'order.proposal_over' } });
  expect((await as.call(listOrderProposals, { query: { state: 'expired' } })).data.totalElements).toBe(1);
  expect((await asBuyer.call(proposeOrder, { body: { buyerCode, lines, destination: 'hanoi' } })).status).toBe(403);
});
