import {
  approvePayment,
  askWithdrawal,
  getCashier,
  getMyOrder,
  getMyWallet,
  getReview,
  listBankLines,
  offerAdjustment,
  openCase,
  recordPurchase,
  rejectPayment,
  reReviewPayment,
} from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aBuyer, anAdmin, aStaff } from '../../../test/actors.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { anOrder, bankTransfers, claim, payClaimed, type TestOrder } from '../../../test/orders.ts';
import {
  aPicture,
  aShipment,
  aStockedOrder,
  brokenRules,
  orderNow,
  payShipment,
  purchaseOf,
} from '../../../test/stock.ts';

const reason = { reason: 'the line was of somebody else' };
const statusOf = async (order: TestOrder) =>
  (await order.asBuyer.call(getMyOrder, { params: { number: order.number } })).data;

async function paidWith(server: TestServer, surplusVnd = 0) {
  const order = await anOrder(server, { stage: 'claimed' });
  const number = order.depositNumber ?? '';
  const due = (await order.asBuyer.call(getCashier, { params: { number } })).data;
  const [lineId = 0] = await bankTransfers(server, [{ amountVnd: due.dueVnd + surplusVnd, memo: due.code }]);
  const reviewer = await server.as(await aStaff(server, 'financeReviewer'));
  await reviewer.call(approvePayment, { params: { number }, body: { bankLineId: lineId } });
  return { order, number, due, lineId, reviewer };
}

test('an approved deposit is taken back before anything was bought: its money is on the line again, then rejected', async () => {
  const server = await testServer();
  const { order, number, due, lineId, reviewer } = await paidWith(server, 357_500);
  expect((await order.asBuyer.call(getMyWallet)).data.balanceFen).toBe(10_000);
  const paid = (await reviewer.call(getReview, { params: { number } })).data;
  expect(paid).toMatchObject({ status: 'paid', dueVnd: 0, amountVnd: due.dueVnd, candidates: [] });
  expect(paid.paidBy).toMatchObject([
    {
      method: 'bankTransfer',
      line: { lineId, amountVnd: due.dueVnd + 357_500, leftVnd: 0, description: due.code },
      allocatedVnd: due.dueVnd,
      creditedFen: due.dueFen,
      surplusFen: 10_000,
    },
  ]);
  expect(paid.paidBy[0]?.line?.points.filter(({ isMatch }) => isMatch).map(({ what }) => what)).toContain('code');

  const taken = await reviewer.call(reReviewPayment, { params: { number }, body: reason });
  expect(taken).toMatchObject({ status: 200, data: { status: 'pendingApproval', dueFen: due.dueFen, paidBy: [] } });
  expect(await statusOf(order)).toMatchObject({ status: 'depositReview', money: { paidFen: 0, heldFen: 0 } });
  expect((await order.asBuyer.call(getMyWallet)).data.balanceFen).toBe(0);
  expect((await reviewer.call(listBankLines)).data.content.find(({ id }) => id === lineId)).toMatchObject({
    leftVnd: due.dueVnd + 357_500,
  });
  expect(await brokenRules(server)).toEqual([]);

  const again = await reviewer.call(approvePayment, { params: { number }, body: { bankLineId: lineId } });
  expect(again).toMatchObject({ status: 200, data: { status: 'paid' } });
  expect(await statusOf(order)).toMatchObject({ status: 'stockingPending', money: { paidFen: due.dueFen } });
  await reviewer.call(reReviewPayment, { params: { number }, body: reason });
  await reviewer.call(rejectPayment, { params: { number }, body: { reason: 'not your transfer' } });
  expect(await statusOf(order)).toMatchObject({ status: 'depositRejected', money: { paidFen: 0 } });
  expect(await brokenRules(server)).toEqual([]);
});

test('an approval in two parts gives back only the last part', async () => {
  const server = await testServer();
  const order = await anOrder(server, { stage: 'claimed' });
  const number = order.depositNumber ?? '';
  const due = (await order.asBuyer.call(getCashier, { params: { number } })).data;
  await payClaimed(server, number, order.asBuyer, { amountVnd: Math.floor(due.dueVnd / 4) });
  const rest = (await order.asBuyer.call(getCashier, { params: { number } })).data;
  await claim(order.asBuyer, number);
  await payClaimed(server, number, order.asBuyer);
  const reviewer = await server.as(await aStaff(server, 'financeReviewer'));
  const taken = await reviewer.call(reReviewPayment, { params: { number }, body: reason });
  expect(taken.data).toMatchObject({ status: 'pendingApproval', dueFen: rest.dueFen, dueVnd: rest.dueVnd });
  expect(await brokenRules(server)).toEqual([]);
});

test('an approved final payment is taken back while its shipment waits for dispatch', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server);
  const shipment = await aShipment(order, [2, 2]);
  await payShipment(server, order, shipment);
  expect((await orderNow(order)).status).toBe('shipmentPending');
  const reviewer = await server.as(await aStaff(server, 'financeReviewer'));
  const number = shipment.paymentNumber ?? '';
  expect((await reviewer.call(reReviewPayment, { params: { number }, body: reason })).data.status).toBe(
    'pendingApproval',
  );
  expect((await orderNow(order)).status).toBe('finalReview');
  expect(await brokenRules(server)).toEqual([]);
});

test('too late once the goods are bought, without a reason, by the payer, or with the surplus spent', async () => {
  const server = await testServer();
  const { order, number, reviewer } = await paidWith(server, 357_500);
  const call = (body: { reason: string }) => reviewer.call(reReviewPayment, { params: { number }, body });
  expect(await call({ reason: ' ' })).toMatchObject({ status: 400 });

  await order.asBuyer.call(askWithdrawal, {
    body: { amountFen: 1, bank: 'Vietcombank', accountNumber: '0011223344', accountName: 'NGUYEN VAN A' },
  });
  expect(await call(reason)).toMatchObject({ status: 409, error: { code: 'payment.surplus_spent' } });

  const bought = await paidWith(server);
  const keeper = await server.as(await aStaff(server, 'warehouseKeeper'));
  await keeper.call(recordPurchase, { params: { number: bought.order.number }, body: purchaseOf(bought.order.view) });
  expect(
    await bought.reviewer.call(reReviewPayment, { params: { number: bought.number }, body: reason }),
  ).toMatchObject({ status: 409, error: { code: 'order.move_not_allowed' } });
  expect(
    (await (await server.as(await aBuyer(server))).call(reReviewPayment, { params: { number }, body: reason })).status,
  ).toBe(403);
  expect(await brokenRules(server)).toEqual([]);
});

test('a re-review is offered exactly when the call carries it out', async () => {
  const server = await testServer();
  const reviewer = await server.as(await aStaff(server, 'financeReviewer'));
  const service = await server.as(await anAdmin(server));
  const isOffered = async (number: string) =>
    (await reviewer.call(getReview, { params: { number } })).data.allowedActions.includes('reReview');
  const isDone = async (number: string) =>
    (await reviewer.call(reReviewPayment, { params: { number }, body: reason })).status === 200;
  const both = async (number: string) => [await isOffered(number), await isDone(number)];

  const asked = await paidWith(server);
  const offer = await service.call(offerAdjustment, {
    params: { number: asked.order.number },
    body: { reason: 'the freight is another', freightFen: 500, proofIds: [(await aPicture(server, service)).id] },
  });
  expect([offer.status, ...(await both(asked.number))]).toEqual([200, false, false]);

  const cancelling = await paidWith(server);
  const wish = { kind: 'cancel', reasonCode: 'other', reason: 'no longer', refundTo: 'wallet' } as const;
  const { status } = await cancelling.order.asBuyer.call(openCase, {
    body: { orderNumber: cancelling.order.number, fileIds: [], ...wish },
  });
  expect([status, ...(await both(cancelling.number))]).toEqual([201, false, false]);

  const spent = await paidWith(server, 357_500);
  await spent.order.asBuyer.call(askWithdrawal, {
    body: { amountFen: 1, bank: 'Vietcombank', accountNumber: '0011223344', accountName: 'NGUYEN VAN A' },
  });
  expect(await both(spent.number)).toEqual([false, false]);

  const waiting = await anOrder(server, { stage: 'claimed' });
  expect(await both(waiting.depositNumber ?? '')).toEqual([false, false]);
  expect(await both((await paidWith(server)).number)).toEqual([true, true]);
  expect(await brokenRules(server)).toEqual([]);
});

test('taken back by two at once: once', async () => {
  const server = await testServer();
  const { number, reviewer } = await paidWith(server);
  await Promise.all(Array.from({ length: 10 }, () => server.db.execute(sql`select pg_sleep(0.05)`)));
  const replies = await Promise.all(
    Array.from({ length: 3 }, () => reviewer.call(reReviewPayment, { params: { number }, body: reason })),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(await brokenRules(server)).toEqual([]);
});
