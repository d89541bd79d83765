import {
  acceptOrder,
  approvePayment,
  cancelOrder,
  confirmAdjustment,
  countMyOrders,
  declineAdjustment,
  getCashier,
  getMyOrder,
  getMyWallet,
  listMyAdjustments,
  listMyOrders,
  listOrderAdjustments,
  offerAdjustment,
  openJointTransfer,
  payFromWallet,
  recordPurchase,
  reReviewPayment,
  startTrade,
} from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer, aStaff } from '../../../test/actors.ts';
import { type Caller, type TestServer, testServer } from '../../../test/harness.ts';
import { anOrder, bankTransfers, claim, type OrderStage, payClaimed } from '../../../test/orders.ts';
import { aPicture, brokenRules, purchaseOf } from '../../../test/stock.ts';

let server: TestServer;
let staff: Caller;
beforeAll(async () => {
  server = await testServer();
  staff = await server.as(await aStaff(server, 'customerService'));
});

const reason = 'The store raised its freight';

/** An order whose freight staff want to change by so many fen. */
async function anOffer(stage: OrderStage, moreFreightFen: number) {
  const order = await anOrder(server, { stage });
  const params = { number: order.number };
  const view = (await order.asBuyer.call(getMyOrder, { params })).data;
  const proof = await aPicture(server, staff);
  const freightFen = view.freightFen + moreFreightFen;
  const offered = await staff.call(offerAdjustment, { params, body: { freightFen, reason, proofIds: [proof.id] } });
  const [adjustment] = (await order.asBuyer.call(listMyAdjustments, { params })).data.content;
  return { ...order, params, before: view, offered, id: adjustment?.id ?? 0, adjustment };
}
const now = async (order: { asBuyer: Caller; number: string }) =>
  (await order.asBuyer.call(getMyOrder, { params: { number: order.number } })).data;
const walletOf = async (caller: Caller) => (await caller.call(getMyWallet, { query: {} })).data.balanceFen;
const codeOf = ({ status, error }: { status: number; error?: { code: string } | undefined }) => [status, error?.code];

test('what waits for its buyer is counted and listed as its rows say: the deposit once accepted, and an offered adjustment', async () => {
  const buyer = await aBuyer(server);
  const asBuyer = await server.as(buyer);
  const waiting = async () => {
    const { data } = await asBuyer.call(listMyOrders, { query: { turn: 'buyer' } });
    expect((await asBuyer.call(countMyOrders)).data.waiting).toBe(data.totalElements);
    const all = (await asBuyer.call(listMyOrders, { query: {} })).data.content;
    expect(data.content).toEqual(all.filter(({ turn }) => turn === 'buyer'));
    return data.content.map(({ number }) => number);
  };
  await anOrder(server, { buyer, stage: 'placed' });
  await anOrder(server, { buyer, stage: 'claimed' });
  expect(await waiting()).toEqual([]);
  const accepted = await anOrder(server, { buyer, stage: 'accepted' });
  const paid = await anOrder(server, { buyer, stage: 'paid' });
  expect(await waiting()).toEqual([accepted.number]);
  const body = { freightFen: paid.view.freightFen + 500, reason, proofIds: [(await aPicture(server, staff)).id] };
  await staff.call(offerAdjustment, { params: { number: paid.number }, body });
  expect(await waiting()).toEqual([paid.number, accepted.number]);
  const other = await server.as(await aBuyer(server));
  expect((await other.call(countMyOrders)).data).toEqual({ total: 0, byStatus: [], waiting: 0 });
});

test('a change is shown with reason, proof and what it means; nothing can be paid before it is answered', async () => {
  const order = await anOffer('accepted', 3_000);
  const number = order.depositNumber ?? '';
  expect(order.offered.status).toBe(200);
  expect(order.adjustment).toMatchObject({
    state: 'offered',
    reason,
    proofs: [{ isPicture: true }],
    before: { freightFen: order.before.freightFen, totalFen: order.before.totalFen },
    after: { totalFen: order.before.totalFen + 3_000 },
    depositChangeFen: 900,
  });
  const seen = await server.app.inject({ url: order.adjustment?.proofs[0]?.url ?? '' });
  expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/png']);
  expect(await now(order)).toMatchObject({
    status: 'depositPending',
    adjustment: 'offered',
    turn: 'buyer',
    actBy: order.adjustment?.answerBy,
    allowedActions: ['confirmAdjustment', 'declineAdjustment', 'cancel'],
  });
  const tries = [
    await claim(order.asBuyer, number),
    await order.asBuyer.call(payFromWallet, { params: { number }, body: {} }),
    await order.asBuyer.call(startTrade, { params: { number }, body: { method: 'online' } }),
  ];
  expect(tries.map(codeOf)).toEqual(Array(3).fill([409, 'payment.paused']));
  const other = await anOrder(server, { buyer: order.buyer });
  const joint = await order.asBuyer.call(openJointTransfer, {
    body: { paymentNumbers: [number, other.depositNumber ?? ''] },
  });
  expect(codeOf(joint)).toEqual([409, 'payment.paused']);

  const confirmed = await order.asBuyer.call(confirmAdjustment, { params: order.params, body: { id: order.id } });
  const due = (await order.asBuyer.call(getCashier, { params: { number } })).data;
  expect(confirmed.data).toMatchObject({ adjustment: null, totalFen: order.before.totalFen + 3_000 });
  expect(due).toMatchObject({ isPaused: false, status: 'unpaid', amountFen: confirmed.data.depositFen });
  await claim(order.asBuyer, number);
  await payClaimed(server, number, order.asBuyer);
  expect(await now(order)).toMatchObject({ status: 'stockingPending', paidFen: confirmed.data.depositFen });
  expect(await brokenRules(server)).toEqual([]);
});

test('before the acceptance, confirming accepts the order, declining and silence close it', async () => {
  const orders = [await anOffer('placed', 500), await anOffer('placed', 500), await anOffer('placed', -100)];
  const [first, second, third] = orders;
  if (!first || !second || !third) throw new Error('three orders were placed');
  expect(codeOf(await staff.call(acceptOrder, { params: first.params }))).toEqual([409, 'order.move_not_allowed']);
  await first.asBuyer.call(confirmAdjustment, { params: first.params, body: { id: first.id } });
  await second.asBuyer.call(declineAdjustment, { params: second.params, body: { id: second.id, reason: 'too dear' } });
  const accepted = await now(first);
  expect(accepted).toMatchObject({ status: 'depositPending', isAccepted: true, dueFen: accepted.depositFen });
  expect(await now(second)).toMatchObject({ status: 'closed', closeReason: 'too dear' });
  await server.db.execute(
    sql`update orders set adjustment_until = app_now() - interval '1 minute', accept_by = app_now() - interval '1 hour' where number = ${third.number}`,
  );
  await server.db.execute(
    sql`update order_adjustments set answer_by = (select adjustment_until from orders where number = ${third.number}) where id = ${third.id}`,
  );
  await server.runTimers();
  expect(await now(third)).toMatchObject({ status: 'closed', adjustment: null });
  expect(await brokenRules(server)).toEqual([]);
});

test('after the deposit more is due as an adjustment; paid, it is in force; unpaid or declined, the old total again', async () => {
  const paid = await anOffer('paid', 3_000);
  expect(await now(paid)).toMatchObject({ status: 'stockingPending', adjustment: 'offered', turn: 'buyer' });
  const purchase = await staff.call(recordPurchase, { params: paid.params, body: purchaseOf(paid.before) });
  expect(codeOf(purchase)).toEqual([409, 'order.move_not_allowed']);
  await paid.asBuyer.call(confirmAdjustment, { params: paid.params, body: { id: paid.id } });
  const due = await now(paid);
  expect(due).toMatchObject({ status: 'depositPending', adjustment: 'due', dueFen: 900 });
  const number = due.duePaymentNumber ?? '';
  await claim(paid.asBuyer, number);
  await payClaimed(server, number, paid.asBuyer);
  expect(await now(paid)).toMatchObject({ status: 'stockingPending', adjustment: null, paidFen: due.depositFen });

  const finance = await server.as(await aStaff(server, 'financeReviewer'));
  const again = await finance.call(reReviewPayment, { params: { number }, body: { reason: 'wrong line' } });
  expect([again.status, (await now(paid)).adjustment, (await now(paid)).status]).toEqual([200, 'due', 'depositReview']);
  expect(await brokenRules(server)).toEqual([]);

  for (const end of ['declined', 'expired'] as const) {
    const order = await anOffer('paid', 3_000);
    await order.asBuyer.call(confirmAdjustment, { params: order.params, body: { id: order.id } });
    const payment = (await now(order)).duePaymentNumber ?? '';
    await claim(order.asBuyer, payment);
    const vnd = (await order.asBuyer.call(getCashier, { params: { number: payment } })).data.dueVnd;
    await payClaimed(server, payment, order.asBuyer, { amountVnd: Math.floor(vnd / 3) });
    if (end === 'declined')
      await order.asBuyer.call(declineAdjustment, { params: order.params, body: { id: order.id, reason: 'no' } });
    else {
      await server.db.execute(
        sql`update orders set deposit_due_at = app_now() - interval '1 minute' where number = ${order.number}`,
      );
      await server.runTimers();
    }
    const after = await now(order);
    expect(after).toMatchObject({ status: 'stockingPending', adjustment: null, totalFen: order.before.totalFen });
    expect(after.payments.at(-1)).toMatchObject({ purpose: 'adjustment', status: 'cancelled' });
    expect([await walletOf(order.asBuyer), after.money.heldFen]).toEqual([300, order.before.depositFen]);
    const [shown] = (await staff.call(listOrderAdjustments, { params: order.params })).data.content;
    expect(shown).toMatchObject({ state: end, toWalletFen: 300 });
  }
  expect(await brokenRules(server)).toEqual([]);
});

test('a lower price: its deposit goes to the wallet at once, and its approval is not taken back any more', async () => {
  const order = await anOrder(server, { stage: 'paid' });
  const params = { number: order.number };
  const [line] = order.view.lines;
  const proof = await aPicture(server, staff);
  await staff.call(offerAdjustment, {
    params,
    body: {
      lines: [{ lineId: line?.id ?? 0, unitPriceFen: (line?.unitPriceFen ?? 0) - 100 }],
      reason,
      proofIds: [proof.id],
    },
  });
  const [shown] = (await order.asBuyer.call(listMyAdjustments, { params })).data.content;
  expect(shown?.lines).toEqual([
    { lineId: line?.id, oldPriceFen: line?.unitPriceFen, newPriceFen: (line?.unitPriceFen ?? 0) - 100 },
  ]);
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => order.asBuyer.call(confirmAdjustment, { params, body: { id: shown?.id ?? 0 } })),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
  const after = await now(order);
  const backFen = order.view.depositFen - after.depositFen;
  expect(backFen).toBeGreaterThan(0);
  expect([await walletOf(order.asBuyer), after.money.heldFen, after.status]).toEqual([
    backFen,
    after.depositFen,
    'stockingPending',
  ]);
  const finance = await server.as(await aStaff(server, 'financeReviewer'));
  const again = await finance.call(reReviewPayment, {
    params: { number: order.depositNumber ?? '' },
    body: { reason: 'look again' },
  });
  expect(codeOf(again)).toEqual([409, 'order.move_not_allowed']);
  expect(await brokenRules(server)).toEqual([]);
});

test('what cannot be offered is refused: no proof, nothing new, a part paid, a foreign line; strangers see nothing', async () => {
  const order = await anOrder(server, { stage: 'claimed' });
  const params = { number: order.number };
  const offer = async (body: object, caller = staff) => {
    const proofIds = [(await aPicture(server, caller)).id];
    return codeOf(await caller.call(offerAdjustment, { params, body: { reason, proofIds, freightFen: 99, ...body } }));
  };
  expect(await offer({})).toEqual([409, 'order.move_not_allowed']); // in review
  const number = order.depositNumber ?? '';
  const vnd = order.view.payments[0]?.dueVnd ?? 0;
  const [bankLineId = 0] = await bankTransfers(server, [{ amountVnd: Math.floor(vnd / 2), memo: number }]);
  const finance = await server.as(await aStaff(server, 'financeReviewer'));
  await finance.call(approvePayment, { params: { number }, body: { bankLineId } });
  expect(await offer({})).toEqual([409, 'order.part_paid']);

  const fresh = await anOrder(server);
  params.number = fresh.number;
  expect(await offer({ proofIds: [] })).toEqual([400, 'order.proof_required']);
  expect(await offer({ proofIds: [999_999] })).toEqual([404, 'file.not_found']);
  expect(await offer({ reason: ' ' })).toEqual([400, 'order.reason_required']);
  expect(await offer({ freightFen: fresh.view.freightFen })).toEqual([400, 'order.nothing_changed']);
  expect(await offer({ freightFen: -1 })).toEqual([400, 'order.adjustment_amount_invalid']);
  expect(await offer({ lines: [{ lineId: order.view.lines[0]?.id, unitPriceFen: 5 }] })).toEqual([
    400,
    'order.line_unknown',
  ]);
  expect((await offer({}, fresh.asBuyer))[0]).toBe(403);
  expect(await offer({})).toEqual([200, undefined]);
  const stranger = await server.as(await aBuyer(server));
  expect(codeOf(await stranger.call(listMyAdjustments, { params }))).toEqual([404, 'order.not_found']);
  expect(codeOf(await stranger.call(confirmAdjustment, { params, body: { id: 1 } }))).toEqual([404, 'order.not_found']);
  expect(codeOf(await fresh.asBuyer.call(confirmAdjustment, { params, body: { id: 999_999 } }))).toEqual([
    409,
    'order.adjustment_changed',
  ]);
  const cancelled = await fresh.asBuyer.call(cancelOrder, { params, body: { reason: 'other store' } });
  expect(cancelled.data).toMatchObject({ status: 'closed', adjustment: null });
  expect(await brokenRules(server)).toEqual([]);
});
