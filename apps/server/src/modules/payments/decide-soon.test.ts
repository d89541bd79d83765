import {
  approvePayment,
  decidePayment,
  getCashier,
  getMyOrder,
  getReview,
  holdReview,
  listReviewCeilings,
  listReviews,
  rejectPayment,
  releaseReview,
  setReviewCeiling,
  undoDecision,
} from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aStaff, anAdmin } from '../../../test/actors.ts';
import { type Caller, type TestServer, testServer } from '../../../test/harness.ts';
import { anOrder, bankTransfers } from '../../../test/orders.ts';
import { brokenRules } from '../../../test/stock.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const aReviewer = async () => {
  const user = await aStaff(server, 'financeReviewer');
  return { user, as: await server.as(user) };
};
/** A claimed deposit with the bank line that pays it. */
async function aDeposit() {
  const order = await anOrder(server, { stage: 'claimed' });
  const number = order.depositNumber ?? '';
  const due = (await order.asBuyer.call(getCashier, { params: { number } })).data;
  const [lineId = 0] = await bankTransfers(server, [{ amountVnd: due.dueVnd, memo: due.code }]);
  const status = async () => (await order.asBuyer.call(getMyOrder, { params: { number: order.number } })).data.status;
  return { order, number, due, lineId, status };
}
const inQueue = async (as: Caller, number: string) =>
  (await as.call(listReviews, { query: { size: 100 } })).data.content.find((row) => row.number === number);
const decide = (as: Caller, number: string, bankLineId: number, opinion = '') =>
  as.call(decidePayment, { params: { number }, body: { bankLineId, opinion } });
const soon = { hours: 6 / 3600 };

test('an approval is kept at once, takes effect after five seconds whoever is there, and only once', async () => {
  const { number, lineId, status } = await aDeposit();
  const { as } = await aReviewer();
  const reply = await decide(as, number, lineId, 'all agrees');
  expect(reply).toMatchObject({
    status: 200,
    data: { status: 'pendingApproval', decision: { isProposal: false, isMine: true, bankLineId: lineId } },
  });
  expect(await status()).toBe('depositReview');
  expect(await inQueue(as, number)).toBeUndefined();
  await server.runTimers();
  expect(await status()).toBe('depositReview');
  await server.moveClock(soon);
  await Promise.all([server.runTimers(), server.runTimers()]);
  expect(await status()).toBe('stockingPending');
  const review = (await as.call(getReview, { params: { number } })).data;
  expect(review).toMatchObject({ status: 'paid', decision: null, failure: null });
  expect(review.reviews).toMatchObject([{ outcome: 'approved', opinion: 'all agrees' }]);
  expect(await brokenRules(server)).toEqual([]);
});

test('several lines are one decision: withdrawn none of them is touched, carried out all of them are taken', async () => {
  const { number, due, status, lineId } = await aDeposit();
  const [half = 0, rest = 0] = await bankTransfers(server, [
    { amountVnd: Math.floor(due.dueVnd / 2), memo: due.code },
    { amountVnd: due.dueVnd - Math.floor(due.dueVnd / 2), memo: due.code },
  ]);
  const { as } = await aReviewer();
  const params = { number };
  const decided = await as.call(decidePayment, { params, body: { bankLineIds: [half, rest] } });
  expect(decided.data.decision).toMatchObject({ isMine: true, isProposal: false, bankLineId: half });
  expect((await as.call(undoDecision, { params, body: {} })).status).toBe(200);
  await server.moveClock(soon);
  await server.runTimers();
  expect(await status()).toBe('depositReview');
  await as.call(decidePayment, { params, body: { bankLineIds: [half, rest] } });
  await server.moveClock(soon);
  await server.runTimers();
  expect(await status()).toBe('stockingPending');
  const { paidBy, candidates } = (await as.call(getReview, { params })).data;
  expect(paidBy.map(({ line }) => line?.lineId)).toEqual([half, rest]);
  expect(paidBy.map(({ line }) => line?.points.find(({ what }) => what === 'amount')?.how)).toEqual(['part', 'part']);
  expect(candidates).toEqual([]);
  expect(lineId).toBeGreaterThan(0);
  expect(await brokenRules(server)).toEqual([]);
});

test('withdrawn within five seconds nothing has happened; later, twice or by somebody else it is refused', async () => {
  const { number, lineId, status } = await aDeposit();
  const { as } = await aReviewer();
  const { as: other } = await aReviewer();
  const undo = (by: Caller) => by.call(undoDecision, { params: { number }, body: {} });
  expect(await undo(as)).toMatchObject({ status: 409, error: { code: 'payment.undo_too_late' } });
  await decide(as, number, lineId);
  expect(await undo(other)).toMatchObject({ status: 409, error: { code: 'payment.undo_too_late' } });
  expect(await decide(other, number, lineId)).toMatchObject({ error: { code: 'payment.decision_open' } });
  const body = { reason: 'no' };
  expect(await other.call(rejectPayment, { params: { number }, body })).toMatchObject({
    status: 409,
    error: { code: 'payment.decision_open' },
  });
  expect(await undo(as)).toMatchObject({ status: 200, data: { decision: null } });
  await server.moveClock(soon);
  await server.runTimers();
  expect(await status()).toBe('depositReview');
  expect(await inQueue(as, number)).toMatchObject({ number });

  await decide(as, number, lineId);
  await server.moveClock(soon);
  expect(await undo(as)).toMatchObject({ status: 409, error: { code: 'payment.undo_too_late' } });
  await server.runTimers();
  expect(await status()).toBe('stockingPending');
});

test('money that is gone by then ends the approval, and the next reviewer reads why', async () => {
  const first = await aDeposit();
  const second = await aDeposit();
  const { as } = await aReviewer();
  await decide(as, first.number, first.lineId);
  await server.db.execute(sql`update bank_lines set left_vnd = 0, left_fen = 0 where id = ${first.lineId}`);
  await server.moveClock(soon);
  await server.runTimers();
  expect(await first.status()).toBe('depositReview');
  expect((await as.call(getReview, { params: { number: first.number } })).data).toMatchObject({
    decision: null,
    failure: 'payment.line_used_up',
  });
  expect(await decide(as, first.number, first.lineId)).toMatchObject({ error: { code: 'payment.line_used_up' } });
  expect(await decide(as, second.number, second.lineId)).toMatchObject({ status: 200 });
});

test('who has a payment open keeps others from deciding, until a minute after, or until they take it over', async () => {
  const { number, lineId } = await aDeposit();
  const { user, as } = await aReviewer();
  const { as: other } = await aReviewer();
  const hold = (by: Caller, body = {}) => by.call(holdReview, { params: { number }, body });
  expect((await hold(as)).status).toBe(204);
  expect(await hold(other)).toMatchObject({ status: 409, error: { code: 'payment.held' } });
  const name = (await server.db.execute<{ nick_name: string }>(sql`select nick_name from users where id = ${user.id}`))
    .rows[0]?.nick_name;
  expect(await inQueue(other, number)).toMatchObject({ heldBy: name });
  expect(await inQueue(as, number)).toMatchObject({ heldBy: '' });
  for (const reply of [
    await decide(other, number, lineId),
    await other.call(approvePayment, { params: { number }, body: { bankLineId: lineId } }),
    await other.call(rejectPayment, { params: { number }, body: { reason: 'no' } }),
  ])
    expect(reply).toMatchObject({ status: 409, error: { code: 'payment.held' } });
  expect((await hold(other, { isTaken: true })).status).toBe(204);
  expect(await decide(as, number, lineId)).toMatchObject({ error: { code: 'payment.held' } });
  expect((await other.call(releaseReview, { params: { number }, body: {} })).status).toBe(204);
  expect((await hold(as)).status).toBe(204);
  await server.moveClock({ hours: 0.02 });
  expect(await decide(other, number, lineId)).toMatchObject({ status: 200 });
});

test('above the own ceiling an approval is a proposal that a second person within theirs decides', async () => {
  const { number, lineId, due, status } = await aDeposit();
  const admin = await anAdmin(server);
  const asAdmin = await server.as(admin);
  const { user, as } = await aReviewer();
  const { user: third, as: low } = await aReviewer();
  const { as: high } = await aReviewer();
  const set = (by: Caller, id: number, ceilingFen: number | null) =>
    by.call(setReviewCeiling, { params: { id }, body: { ceilingFen } });
  expect(await set(as, third.id, 5)).toMatchObject({ status: 403 });
  expect(await set(asAdmin, admin.id, 5)).toMatchObject({ status: 403, error: { code: 'payment.own_ceiling' } });
  for (const id of [user.id, third.id]) expect((await set(asAdmin, id, due.dueFen - 1)).status).toBe(200);
  expect((await asAdmin.call(listReviewCeilings)).data).toContainEqual(
    expect.objectContaining({ userId: user.id, ceilingFen: due.dueFen - 1 }),
  );

  const direct = await as.call(approvePayment, { params: { number }, body: { bankLineId: lineId } });
  expect(direct).toMatchObject({ status: 403, error: { code: 'payment.above_ceiling' } });
  expect(await decide(as, number, lineId, 'looks right')).toMatchObject({
    status: 200,
    data: { decision: { isProposal: true, isMine: true }, ceilingFen: due.dueFen - 1 },
  });
  await server.moveClock(soon);
  await server.runTimers();
  expect(await status()).toBe('depositReview');
  expect(await decide(as, number, lineId)).toMatchObject({ error: { code: 'payment.decision_open' } });
  expect(await decide(low, number, lineId)).toMatchObject({ error: { code: 'payment.decision_open' } });
  const mayApprove = async (by: Caller) =>
    (await by.call(getReview, { params: { number } })).data.allowedActions.includes('approve');
  expect([await mayApprove(as), await mayApprove(low), await mayApprove(high)]).toEqual([false, false, true]);
  expect(await inQueue(high, number)).toMatchObject({ isProposed: true });

  expect(await high.call(undoDecision, { params: { number }, body: {} })).toMatchObject({ data: { decision: null } });
  await decide(as, number, lineId);
  expect(await decide(high, number, lineId)).toMatchObject({ data: { decision: { isProposal: false } } });
  await server.moveClock(soon);
  await server.runTimers();
  expect(await status()).toBe('stockingPending');
  expect((await set(asAdmin, user.id, null)).data).toContainEqual(
    expect.objectContaining({ userId: user.id, ceilingFen: null }),
  );
});
