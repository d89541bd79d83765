import {
  approveJointTransfer,
  approvePayment,
  cancelOrder,
  claimJointTransfer,
  decideJointTransfer,
  getCashier,
  getJointTransfer,
  getMyWallet,
  getReview,
  leaveJointTransfer,
  listBankLines,
  listReviews,
  openJointTransfer,
  rejectPayment,
  setAutomaticTerms,
  undoDecision,
} from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aBuyer, anAdmin, aStaff } from '../../../test/actors.ts';
import { aBank, secondProcess } from '../../../test/bank.ts';
import { type Caller, type TestServer, testServer } from '../../../test/harness.ts';
import { anOrder, bankTransfers, claim, type TestOrder } from '../../../test/orders.ts';
import { brokenRules } from '../../../test/stock.ts';

const warm = (server: TestServer) =>
  Promise.all(Array.from({ length: 10 }, () => server.db.execute(sql`select pg_sleep(0.05)`)));
const numberOf = (order: TestOrder) => order.depositNumber ?? '';

/** A buyer with so many accepted orders, their deposits together in one transfer. */
async function together(server: TestServer, count = 3) {
  const buyer = await aBuyer(server);
  const orders: TestOrder[] = [];
  for (let left = count; left > 0; left--) orders.push(await anOrder(server, { buyer }));
  const asBuyer = await server.as(buyer);
  const paymentNumbers = orders.map(numberOf);
  const { status, data: joint } = await asBuyer.call(openJointTransfer, { body: { paymentNumbers } });
  expect(status).toBe(200);
  const view = async () => (await asBuyer.call(getJointTransfer, { params: { number: joint.number } })).data;
  const dues = joint.members.map((member) => member.dueVnd);
  const statuses = async () => (await view()).members.map((member) => member.status);
  const reviewer = await server.as(await aStaff(server, 'financeReviewer'));
  return { buyer, orders, asBuyer, joint, view, dues, statuses, reviewer, paymentNumbers };
}

const claimAll = (caller: Caller, joint: { number: string; dueVnd: number }, changes: object = {}) =>
  caller.call(claimJointTransfer, {
    params: { number: joint.number },
    body: {
      remitter: 'Nguyễn Văn A',
      bank: 'Vietcombank',
      amountVnd: joint.dueVnd,
      dueVnd: joint.dueVnd,
      serialNumber: 'FT-ONE',
      screenshotIds: [],
      ...changes,
    },
  });

test('several deposits get one sum, one code and one QR; opened again it is the same', async () => {
  const server = await testServer();
  const { joint, dues, paymentNumbers, asBuyer } = await together(server);
  expect(joint.dueVnd).toBe(dues.reduce((sum, due) => sum + due, 0));
  expect(joint.code).toMatch(/^J[0-9A-Z]{8}$/);
  expect(joint.qr).toContain(joint.code);
  expect(joint.qr).toContain(`54${String(String(joint.dueVnd).length).padStart(2, '0')}${joint.dueVnd}`);
  expect(joint.qrSvg).toContain('<svg');
  expect(joint.members.map((member) => member.paymentNumber)).toEqual(paymentNumbers);

  const again = await asBuyer.call(openJointTransfer, { body: { paymentNumbers: paymentNumbers.toReversed() } });
  expect(again.data.number).toBe(joint.number);
  const fewer = await asBuyer.call(openJointTransfer, { body: { paymentNumbers: paymentNumbers.slice(0, 2) } });
  expect(fewer.data.number).not.toBe(joint.number);
  const left = (await asBuyer.call(getJointTransfer, { params: { number: joint.number } })).data;
  expect(left.members.map((member) => member.isOut)).toEqual([true, true, false]);
  expect(left.dueVnd).toBe(dues[2]);
  expect(await brokenRules(server)).toEqual([]);
});

test("nobody joins others' payments, fewer than two, or what is not due", async () => {
  const server = await testServer();
  const { joint, asBuyer, paymentNumbers } = await together(server, 2);
  const stranger = await server.as(await aBuyer(server));
  const [first = ''] = paymentNumbers;
  const open = (caller: Caller, numbers: string[]) =>
    caller.call(openJointTransfer, { body: { paymentNumbers: numbers } });

  expect(await open(stranger, paymentNumbers)).toMatchObject({ status: 404, error: { code: 'payment.not_found' } });
  expect(await open(asBuyer, [first, first])).toMatchObject({ status: 409, error: { code: 'payment.joint_too_few' } });
  expect((await open(asBuyer, [first])).status).toBe(400);
  expect((await stranger.call(getJointTransfer, { params: { number: joint.number } })).status).toBe(404);
  expect((await claimAll(stranger, joint)).status).toBe(404);
  await claim(asBuyer, first);
  expect(await open(asBuyer, paymentNumbers)).toMatchObject({ status: 409, error: { code: 'payment.not_payable' } });
});

test('one claim, one line, approved payment by payment; the last one leaves nothing', async () => {
  const server = await testServer();
  const { joint, asBuyer, reviewer, dues, paymentNumbers, statuses } = await together(server);
  expect((await claimAll(asBuyer, joint)).status).toBe(200);
  expect(await statuses()).toEqual(['pendingApproval', 'pendingApproval', 'pendingApproval']);
  const [lineId = 0] = await bankTransfers(server, [{ amountVnd: joint.dueVnd, memo: `CK ${joint.code}` }]);

  const queue = (await reviewer.call(listReviews)).data.content;
  expect(queue.map((row) => row.hint)).toEqual(['exact', 'exact', 'exact']);
  const { data: review } = await reviewer.call(getReview, { params: { number: paymentNumbers[1] ?? '' } });
  expect(review.warnings).toEqual([]);
  expect(review.candidates[0]).toMatchObject({ lineId, score: 100 });
  expect(review.joint).toMatchObject({ code: joint.code, dueVnd: joint.dueVnd });
  expect(review.joint?.members.map((member) => member.dueVnd)).toEqual(dues);

  for (const number of [paymentNumbers[1] ?? '', paymentNumbers[0] ?? '', paymentNumbers[2] ?? ''])
    expect((await reviewer.call(approvePayment, { params: { number }, body: { bankLineId: lineId } })).status).toBe(
      200,
    );
  expect(await statuses()).toEqual(['paid', 'paid', 'paid']);
  expect((await reviewer.call(listBankLines)).data.content[0]).toMatchObject({ leftVnd: 0 });
  expect((await asBuyer.call(getMyWallet)).data.balanceFen).toBe(0);
  expect(await brokenRules(server)).toEqual([]);
});

test('decided together, all wait five seconds as one: one undo takes all back, and later all are paid at once', async () => {
  const server = await testServer();
  const { asBuyer, joint, statuses, reviewer, paymentNumbers } = await together(server);
  await claimAll(asBuyer, joint);
  const [bankLineId = 0] = await bankTransfers(server, [{ amountVnd: joint.dueVnd, memo: joint.code }]);
  const params = { number: joint.number };
  const [first = '', second = ''] = paymentNumbers;
  const other = await server.as(await aStaff(server, 'financeReviewer'));
  const decide = () => reviewer.call(decideJointTransfer, { params, body: { bankLineId } });

  const decided = await decide();
  expect(decided).toMatchObject({ status: 200, data: { decided: paymentNumbers } });
  expect((await decide()).error?.code).toBe('payment.decision_open');
  const refused = await other.call(rejectPayment, { params: { number: second }, body: { reason: 'no' } });
  expect(refused.error?.code).toBe('payment.decision_open');
  expect((await other.call(undoDecision, { params: { number: first }, body: {} })).error?.code).toBe(
    'payment.undo_too_late',
  );
  expect((await reviewer.call(undoDecision, { params: { number: second }, body: {} })).status).toBe(200);
  await server.moveClock({ hours: 6 / 3600 });
  await server.runTimers();
  expect(await statuses()).toEqual(['pendingApproval', 'pendingApproval', 'pendingApproval']);

  expect((await decide()).status).toBe(200);
  await server.moveClock({ hours: 6 / 3600 });
  await Promise.all([server.runTimers(), server.runTimers()]);
  expect(await statuses()).toEqual(['paid', 'paid', 'paid']);
  expect((await reviewer.call(undoDecision, { params: { number: first }, body: {} })).error?.code).toBe(
    'payment.undo_too_late',
  );
  const review = (await reviewer.call(getReview, { params: { number: first } })).data;
  expect(review).toMatchObject({ decision: null, failure: null, paidBy: [{ line: { lineId: bankLineId } }] });
  expect(review.joint?.dueVnd).toBe(joint.dueVnd);
  expect(await brokenRules(server)).toEqual([]);
});

test('a line that is used up meanwhile ends the decision for all, and each of them says why', async () => {
  const server = await testServer();
  const { asBuyer, joint, statuses, reviewer, paymentNumbers } = await together(server, 2);
  await claimAll(asBuyer, joint);
  const [bankLineId = 0] = await bankTransfers(server, [{ amountVnd: joint.dueVnd, memo: joint.code }]);
  const params = { number: joint.number };
  await reviewer.call(decideJointTransfer, { params, body: { bankLineId } });
  await server.db.execute(sql`update bank_lines set left_vnd = 0, left_fen = 0 where id = ${bankLineId}`);
  await server.moveClock({ hours: 6 / 3600 });
  await server.runTimers();
  expect(await statuses()).toEqual(['pendingApproval', 'pendingApproval']);
  for (const number of paymentNumbers)
    expect((await reviewer.call(getReview, { params: { number } })).data).toMatchObject({
      decision: null,
      failure: 'payment.line_used_up',
    });
});

test('too little goes to them in the order of the list, the rest is shown anew and nothing is lost', async () => {
  const server = await testServer();
  const { joint, asBuyer, reviewer, dues, paymentNumbers, statuses, view } = await together(server);
  const [one = 0, two = 0, three = 0] = dues;
  await claimAll(asBuyer, joint);
  const [lineId = 0] = await bankTransfers(server, [{ amountVnd: one + 100_000, memo: joint.code }]);

  const outOfTurn = await reviewer.call(approvePayment, {
    params: { number: paymentNumbers[2] ?? '' },
    body: { bankLineId: lineId },
  });
  expect(outOfTurn).toMatchObject({ status: 409, error: { code: 'payment.joint_order' } });
  const approved = await reviewer.call(approveJointTransfer, {
    params: { number: joint.number },
    body: { bankLineId: lineId },
  });
  expect(approved.data).toEqual({ approved: paymentNumbers.slice(0, 2), waiting: paymentNumbers.slice(2) });
  expect(await statuses()).toEqual(['paid', 'unpaid', 'pendingApproval']);

  await reviewer.call(rejectPayment, { params: { number: paymentNumbers[2] ?? '' }, body: { reason: 'not there' } });
  const rest = await view();
  expect(rest.dueVnd).toBe(two - 100_000 + three);
  await claimAll(asBuyer, rest, { serialNumber: 'FT-TWO' });
  const [second = 0] = await bankTransfers(server, [{ amountVnd: rest.dueVnd, memo: joint.code }]);
  const last = await reviewer.call(approveJointTransfer, {
    params: { number: joint.number },
    body: { bankLineId: second },
  });
  expect(last.data.approved.length).toBe(2);
  expect(await statuses()).toEqual(['paid', 'paid', 'paid']);
  expect((await asBuyer.call(getMyWallet)).data.balanceFen).toBe(0);
  expect(await brokenRules(server)).toEqual([]);
});

test('too much goes to the wallet once the last of them is paid', async () => {
  const server = await testServer();
  const { joint, asBuyer, reviewer } = await together(server, 2);
  await claimAll(asBuyer, joint, { amountVnd: joint.dueVnd + 357_500 });
  const [bankLineId = 0] = await bankTransfers(server, [{ amountVnd: joint.dueVnd + 357_500, memo: joint.code }]);
  const { data: review } = await reviewer.call(getReview, {
    params: { number: joint.members[1]?.paymentNumber ?? '' },
  });
  expect(review.warnings).toEqual(['amountDiffers']);
  await reviewer.call(approveJointTransfer, { params: { number: joint.number }, body: { bankLineId } });
  expect((await asBuyer.call(getMyWallet)).data.balanceFen).toBe(10_000);
  expect(await brokenRules(server)).toEqual([]);
});

test('whoever is cancelled, expires or is taken out leaves, and a claim of the old sum is refused', async () => {
  const server = await testServer();
  const { buyer, joint, orders, asBuyer, dues, paymentNumbers, statuses } = await together(server, 4);
  await asBuyer.call(cancelOrder, { params: { number: orders[0]?.number ?? '' }, body: { reason: 'no need' } });
  const out = await asBuyer.call(leaveJointTransfer, {
    params: { number: joint.number },
    body: { paymentNumber: paymentNumbers[1] ?? '' },
  });
  expect(out.data.dueVnd).toBe((dues[2] ?? 0) + (dues[3] ?? 0));
  expect(out.data.members.map((member) => member.isOpen)).toEqual([false, false, true, true]);
  expect(await claimAll(asBuyer, joint)).toMatchObject({ status: 409, error: { code: 'payment.joint_changed' } });
  expect(await statuses()).toEqual(['cancelled', 'unpaid', 'unpaid', 'unpaid']);

  await server.moveClock({ hours: 25 });
  await server.runTimers();
  const later = await server.as(buyer);
  const left = (await later.call(getJointTransfer, { params: { number: joint.number } })).data;
  expect(left).toMatchObject({ dueVnd: 0, qr: '', dueAt: null });
  expect(await claimAll(later, { ...joint, dueVnd: 0 }, { amountVnd: 1 })).toMatchObject({
    status: 409,
    error: { code: 'payment.not_payable' },
  });
  expect(await brokenRules(server)).toEqual([]);
});

test('an exact joint transfer below the ceiling is approved by itself, all of it or nothing', async () => {
  const server = await testServer();
  const admin = await server.as(await anAdmin(server));
  const bank = await aBank(server);
  const { joint, asBuyer, statuses } = await together(server, 3);
  await admin.call(setAutomaticTerms, { body: { ceilingFen: joint.dueFen - 1 } });
  await claimAll(asBuyer, joint);
  await bank.send({ amountVnd: joint.dueVnd, description: joint.code });
  await server.runJobs();
  expect(await statuses()).toEqual(['pendingApproval', 'pendingApproval', 'pendingApproval']);

  const second = await together(server, 2);
  await admin.call(setAutomaticTerms, { body: { ceilingFen: second.joint.dueFen } });
  await claimAll(second.asBuyer, second.joint, { serialNumber: 'FT-X' });
  await bank.send({ amountVnd: second.joint.dueVnd, description: `ck ${second.joint.code}` });
  await server.runJobs();
  expect(await second.statuses()).toEqual(['paid', 'paid']);
  expect(await brokenRules(server)).toEqual([]);
});

test('a memo with the codes of several payments is their transfer too', async () => {
  const server = await testServer();
  const buyer = await aBuyer(server);
  const orders = [
    await anOrder(server, { buyer, stage: 'claimed' }),
    await anOrder(server, { buyer, stage: 'claimed' }),
  ];
  const dues = [];
  for (const order of orders)
    dues.push((await order.asBuyer.call(getCashier, { params: { number: numberOf(order) } })).data);
  const amountVnd = dues.reduce((sum, due) => sum + due.dueVnd, 0);
  await bankTransfers(server, [{ amountVnd, memo: dues.map((due) => due.code).join(' ') }]);
  const reviewer = await server.as(await aStaff(server, 'financeReviewer'));
  for (const order of orders) {
    const { data } = await reviewer.call(getReview, { params: { number: numberOf(order) } });
    expect(data.candidates[0]).toMatchObject({ score: 100 });
    expect(data.candidates[0]?.points[0]).toMatchObject({ what: 'amount', isMatch: true, how: 'several' });
  }
});

test('the whole is approved while one of its orders is cancelled, and by two at once through two processes', async () => {
  const server = await testServer();
  const other = await secondProcess(server);
  const { joint, asBuyer, orders, reviewer, statuses } = await together(server, 3);
  await claimAll(asBuyer, joint);
  const [bankLineId = 0] = await bankTransfers(server, [{ amountVnd: joint.dueVnd, memo: joint.code }]);
  const approve = { params: { number: joint.number }, body: { bankLineId } };
  await warm(server);
  const replies = await Promise.all([
    reviewer.call(approveJointTransfer, approve),
    asBuyer.call(cancelOrder, { params: { number: orders[1]?.number ?? '' }, body: { reason: 'no need' } }),
    other.app.inject({
      method: 'POST',
      url: `/api/staff/jointTransfers/${joint.number}/approve`,
      headers: { authorization: reviewer.token ?? '', 'content-type': 'application/json' },
      payload: JSON.stringify({ bankLineId }),
    }),
  ]);
  expect([replies[0].status, replies[2].statusCode].toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(replies[1].status).toBe(409);
  expect(await statuses()).toEqual(['paid', 'paid', 'paid']);
  await other.stop();
  expect(await brokenRules(server)).toEqual([]);
});

test('a joint claim and a cancellation at the same moment: the sum that was seen, or a refusal', async () => {
  const server = await testServer();
  for (let round = 0; round < 3; round++) {
    const { joint, asBuyer, orders, statuses } = await together(server, 2);
    await warm(server);
    const [claimed, cancelled] = await Promise.all([
      claimAll(asBuyer, joint, { serialNumber: `R${round}` }),
      asBuyer.call(cancelOrder, { params: { number: orders[0]?.number ?? '' }, body: { reason: 'no need' } }),
    ]);
    const both = [claimed.status, cancelled.status].toSorted((a, b) => a - b);
    expect(both).toEqual([200, 409]);
    expect(await statuses()).toEqual(
      claimed.status === 200 ? ['pendingApproval', 'pendingApproval'] : ['cancelled', 'unpaid'],
    );
  }
  expect(await brokenRules(server)).toEqual([]);
});
