import {
  approveCase,
  claimCase,
  decideCase,
  downloadMyEvidence,
  getCase,
  getMyWallet,
  holdCase,
  leaveCase,
  listCases,
  refundReasons,
  rejectCase,
  undoCaseDecision,
} from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aStaff } from '../../../test/actors.ts';
import { aCase, caseNow } from '../../../test/cases.ts';
import { type Caller, type TestServer, testServer } from '../../../test/harness.ts';
import { anOrder } from '../../../test/orders.ts';
import { brokenRules } from '../../../test/stock.ts';
import { transaction } from '../../platform/db.ts';
import { setParameter } from '../settings/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const aReviewer = async () => {
  const user = await aStaff(server, 'financeReviewer');
  return { user, as: await server.as(user) };
};
/** A cancelling before the purchase that waits for its decision. */
async function aRefund() {
  const order = await anOrder(server, { stage: 'paid' });
  const { number } = await aCase(order, { kind: 'cancel', reasonCode: 'notNeeded' });
  const { as } = await aReviewer();
  const { proposal } = (await as.call(getCase, { params: { number } })).data;
  return { order, number, as, refundFen: proposal.refundFen, params: { number } };
}
const decide = (as: Caller, { number, refundFen }: { number: string; refundFen: number }) =>
  as.call(decideCase, { params: { number }, body: { refundFen, opinion: 'agreed' } });
const inQueue = async (as: Caller, number: string) =>
  (await as.call(listCases, { query: { queue: 'open', size: 100 } })).data.content.find((row) => row.number === number);
const walletOf = async (as: Caller) => (await as.call(getMyWallet)).data.balanceFen;
const setCeiling = (value: number) =>
  transaction(server.db, (tx) => setParameter(tx, { key: 'refundCeilingFinanceFen', value, changedBy: null }));
const soon = { hours: 6 / 3600 };

test('a refund is approved at once, paid after five seconds whoever is there, and only once', async () => {
  const { order, number, as, refundFen, params } = await aRefund();
  const seen = (await as.call(getCase, { params })).data;
  expect(seen).toMatchObject({
    askedFen: refundFen,
    money: { heldFen: refundFen, paidFen: refundFen, walletFen: 0 },
    sources: [{ creditedFen: refundFen, leftFen: refundFen, backFen: refundFen }],
    buyerHistory: { caseCount: 1, paidCount: 0, rejectedCount: 0 },
    decision: null,
    failure: null,
  });

  const reply = await decide(as, { number, refundFen });
  expect(reply).toMatchObject({ status: 200, data: { state: 'requested', decision: { isMine: true, refundFen } } });
  expect(await inQueue(as, number)).toBeUndefined();
  const other = await aReviewer();
  for (const late of [
    await decide(other.as, { number, refundFen }),
    await other.as.call(approveCase, { params, body: { refundFen } }),
    await other.as.call(rejectCase, { params, body: { reason: 'no' } }),
    await other.as.call(claimCase, { params }),
  ])
    expect(late).toMatchObject({ status: 409, error: { code: 'case.decision_open' } });
  expect((await other.as.call(undoCaseDecision, { params, body: {} })).error?.code).toBe('case.undo_too_late');

  await server.runTimers();
  expect(await walletOf(order.asBuyer)).toBe(0);
  await server.moveClock(soon);
  await Promise.all([server.runTimers(), server.runTimers()]);
  expect(await walletOf(order.asBuyer)).toBe(refundFen);
  const paid = (await as.call(getCase, { params })).data;
  expect(paid).toMatchObject({ state: 'paid', refundFen, opinion: 'agreed', decision: null, failure: null });
  expect((await as.call(undoCaseDecision, { params, body: {} })).error?.code).toBe('case.undo_too_late');
  expect(await brokenRules(server)).toEqual([]);
});

test('an approval that is taken back in time pays nothing; one that nothing allows any more tells why', async () => {
  const { order, number, as, refundFen, params } = await aRefund();
  await decide(as, { number, refundFen });
  expect((await as.call(undoCaseDecision, { params, body: {} })).data).toMatchObject({ decision: null });
  await server.moveClock(soon);
  await server.runTimers();
  expect(await walletOf(order.asBuyer)).toBe(0);
  expect(await inQueue(as, number)).toMatchObject({ number, askedFen: refundFen });

  await decide(as, { number, refundFen });
  await server.db.execute(sql`update case_decisions set refund_fen = refund_fen - 1 where state = 'waiting'`);
  await server.moveClock(soon);
  await server.runTimers();
  expect(await walletOf(order.asBuyer)).toBe(0);
  expect((await as.call(getCase, { params })).data).toMatchObject({
    state: 'requested',
    decision: null,
    failure: 'case.refund_changed',
  });
  expect(await brokenRules(server)).toEqual([]);
});

test('above the ceiling the first approval stands at once, and the second one can be taken back', async () => {
  const { number, refundFen, params, order } = await aRefund();
  await setCeiling(1);
  const first = await aReviewer();
  const proposed = await decide(first.as, { number, refundFen });
  expect(proposed.data).toMatchObject({ decision: null, pending: { refundFen }, isProposed: true });
  expect((await decide(first.as, { number, refundFen })).error?.code).toBe('case.second_person_required');
  await setCeiling(500_000);
  const second = await aReviewer();
  expect((await decide(second.as, { number, refundFen })).data).toMatchObject({ decision: { isMine: true } });
  expect((await second.as.call(undoCaseDecision, { params, body: {} })).data).toMatchObject({ pending: { refundFen } });
  await decide(second.as, { number, refundFen });
  await server.moveClock(soon);
  await server.runTimers();
  expect(await walletOf(order.asBuyer)).toBe(refundFen);
});

test('an open page holds a refund for a minute without a trace; what somebody took up stays theirs', async () => {
  const { order, number, refundFen, params, as } = await aRefund();
  const other = await aReviewer();
  expect((await as.call(holdCase, { params, body: {} })).status).toBe(204);
  expect(await inQueue(other.as, number)).toMatchObject({ isClaimedByOther: true });
  expect((await decide(other.as, { number, refundFen })).error?.code).toBe('case.claimed_by_other');
  expect((await other.as.call(holdCase, { params, body: {} })).error?.code).toBe('case.claimed_by_other');
  expect((await other.as.call(holdCase, { params, body: { isTaken: true } })).status).toBe(204);
  expect((await other.as.call(leaveCase, { params, body: {} })).status).toBe(204);
  expect(await inQueue(as, number)).toMatchObject({ isClaimedByOther: false, claimedBy: '' });
  await as.call(holdCase, { params, body: {} });
  await server.moveClock({ hours: 61 / 3600 });
  expect(await inQueue(other.as, number)).toMatchObject({ isClaimedByOther: false });
  expect((await caseNow(as, number)).events.map(({ event }) => event)).toEqual(['opened']);

  await other.as.call(claimCase, { params });
  expect((await as.call(holdCase, { params, body: { isTaken: true } })).error?.code).toBe('case.claimed_by_other');
  expect((await other.as.call(leaveCase, { params, body: {} })).status).toBe(204);
  expect(await inQueue(as, number)).toMatchObject({ isClaimedByOther: true });
  expect((await order.asBuyer.call(holdCase, { params, body: {} })).status).toBe(403);

  const reason = refundReasons.bought.cn;
  expect((await other.as.call(rejectCase, { params, body: { reason } })).status).toBe(200);
  const paper = await order.asBuyer.call(downloadMyEvidence, { params, query: { language: 'vi' } });
  expect(paper.status).toBe(200);
});
