import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileEdges } from '../test/examples.ts';
import { allowedActions } from './order-actions.ts';
import { canHappen, finalStatuses, orderEvents } from './order-events.ts';
import { caseKinds, caseStates, type OrderFacts, statusOf } from './order-facts.ts';
import { canMove, orderStatuses, stationOf, statusEdges, statusNumber, statusOfNumber, turnOf } from './order-flow.ts';
import { shipmentStates } from './shipment-flow.ts';
import { unitPlaces } from './stock-flow.ts';

test('the flow is the one of the worked examples, edge by edge', () => {
  expect(statusEdges).toEqual(fileEdges);
  for (const from of orderStatuses) {
    for (const to of orderStatuses) expect(canMove(from, to)).toBe(fileEdges[from]?.includes(to));
  }
});

test('statuses are numbered from 1 to 15', () => {
  expect(orderStatuses.map(statusNumber)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
  expect(orderStatuses.map((status) => statusOfNumber(statusNumber(status)))).toEqual([...orderStatuses]);
  expect(statusOfNumber(16)).toBeUndefined();
  expect(orderStatuses.filter((status) => statusEdges[status].length === 0)).toEqual(finalStatuses);
});

test('stations and turns', () => {
  expect(orderStatuses.map((status) => stationOf(status))).toEqual([
    2,
    2,
    2,
    3,
    3,
    4,
    4,
    4,
    5,
    5,
    5,
    null,
    null,
    null,
    null,
  ]);
  expect(stationOf('depositPending', { isAccepted: false })).toBe(1);
  expect(turnOf('depositPending', { isAccepted: false })).toBe('platform');
  expect(turnOf('depositPending')).toBe('buyer');
  expect(orderStatuses.filter((status) => turnOf(status) === 'buyer').map(statusNumber)).toEqual([1, 3, 6, 8]);
  expect(orderStatuses.filter((status) => turnOf(status) === 'none').map(statusNumber)).toEqual([11, 12, 14]);
});

const units = fc.record(
  Object.fromEntries(unitPlaces.map((place) => [place, fc.nat(3)])) as Record<
    (typeof unitPlaces)[number],
    fc.Arbitrary<number>
  >,
  { requiredKeys: [] },
);
const caseFact = fc.record(
  { kind: fc.constantFrom(...caseKinds), state: fc.constantFrom(...caseStates), refundFen: fc.bigInt(0n, 2n) },
  { requiredKeys: ['kind', 'state'] },
);
const anyFacts: fc.Arbitrary<OrderFacts> = fc.record(
  {
    closed: fc.boolean(),
    accepted: fc.boolean(),
    depositDueFen: fc.bigInt(0n, 1n),
    depositPayments: fc.array(fc.constantFrom('unpaid', 'pendingApproval', 'rejected', 'paid'), { maxLength: 3 }),
    units,
    shipments: fc.array(fc.constantFrom(...shipmentStates), { maxLength: 3 }),
    cases: fc.array(caseFact, { maxLength: 3 }),
    sentBackUnits: fc.nat(2),
    wholeRefundedUnits: fc.nat(3),
    claimableUnits: fc.nat(2),
    adjustment: fc.constantFrom('offered', 'due', undefined),
  },
  { requiredKeys: [] },
);

test('whatever the facts, there is one status and a list of actions', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const status = statusOf(facts);
      expect(orderStatuses).toContain(status);
      const actions = [...allowedActions(facts, 'buyer'), ...allowedActions(facts, 'staff')];
      expect(new Set(actions).size).toBeLessThanOrEqual(actions.length);
      if (status === 'closed') expect(actions).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test.each<[OrderFacts, string]>([
  [{}, 'depositPending'],
  [{ closed: true, accepted: true, units: { open: 1 } }, 'closed'],
  [{ accepted: true, depositDueFen: 1n, depositPayments: ['rejected', 'pendingApproval'] }, 'depositReview'],
  [{ accepted: true, depositDueFen: 1n, depositPayments: ['paid', 'rejected'] }, 'depositRejected'],
  [{ accepted: true, depositDueFen: 1n, depositPayments: ['rejected', 'unpaid'] }, 'depositPending'],
  [{ accepted: true, units: { open: 2 } }, 'stockingPending'],
  [{ accepted: true, units: { open: 2 }, cases: [{ kind: 'cancel', state: 'rejected' }] }, 'stockingPending'],
  [{ accepted: true, units: { inTransit: 1, available: 3 } }, 'stocking'],
  [{ accepted: true, units: { inTransit: 1, frozen: 3 }, shipments: ['paymentPending'] }, 'finalPending'],
  [{ accepted: true, shipments: ['paymentPending', 'ready', 'inTransit', 'paymentReview'] }, 'finalReview'],
  [{ accepted: true, shipments: ['paymentPending', 'ready', 'inTransit'] }, 'shipmentPending'],
  [{ accepted: true, shipments: ['paymentPending', 'inTransit'] }, 'shipping'],
  [{ accepted: true, units: { shipped: 1 }, cases: [{ kind: 'afterSales', state: 'approved' }] }, 'refunding'],
  [{ accepted: true, units: { shipped: 1 }, cases: [{ kind: 'afterSales', state: 'payoutFailed' }] }, 'refundFailed'],
  [{ accepted: true, units: { shipped: 1 }, cases: [{ kind: 'afterSales', state: 'rejectedFinal' }] }, 'completed'],
  [
    { accepted: true, units: { shipped: 2 }, wholeRefundedUnits: 1, cases: [{ kind: 'afterSales', state: 'paid' }] },
    'completed',
  ],
  [
    { accepted: true, units: { shipped: 2 }, wholeRefundedUnits: 2, cases: [{ kind: 'afterSales', state: 'paid' }] },
    'refunded',
  ],
  [
    { accepted: true, units: { returned: 2 }, sentBackUnits: 2, cases: [{ kind: 'afterSales', state: 'paid' }] },
    'completed',
  ],
  [{ accepted: true, units: { returned: 1 }, cases: [{ kind: 'return', state: 'paid', refundFen: 0n }] }, 'closed'],
  [{ accepted: true, units: { returned: 1 }, cases: [{ kind: 'return', state: 'rejectedFinal' }] }, 'closed'],
])('the first of the facts that holds says the status (%#)', (facts, status) => {
  expect(statusOf(facts)).toBe(status);
});

test('each side sees only what it may do now', () => {
  const placed: OrderFacts = { depositDueFen: 100n, units: { open: 1 } };
  expect(allowedActions(placed, 'buyer')).toEqual(['cancel']);
  expect(allowedActions(placed, 'staff')).toEqual(['accept', 'refuse', 'offerAdjustment']);
  const accepted: OrderFacts = { ...placed, accepted: true };
  expect(allowedActions(accepted, 'buyer')).toEqual(['payDeposit', 'cancel']);
  const offered: OrderFacts = { ...placed, adjustment: 'offered' };
  expect(allowedActions(offered, 'buyer')).toEqual(['confirmAdjustment', 'declineAdjustment', 'cancel']);
  const claimed: OrderFacts = { ...accepted, depositPayments: ['pendingApproval'] };
  expect(allowedActions(claimed, 'buyer')).toEqual([]);
  expect(allowedActions(claimed, 'staff')).toEqual(['reviewPayment']);
  const paid: OrderFacts = { accepted: true, depositPayments: ['paid'], units: { open: 1 } };
  expect(allowedActions(paid, 'buyer')).toEqual(['requestCancel']);
  expect(allowedActions(paid, 'staff')).toEqual(['offerAdjustment', 'reReviewPayment', 'recordPurchase']);
  // An offer is answered first: while the order is being cancelled nobody could.
  const asked: OrderFacts = { ...paid, adjustment: 'offered' };
  expect(allowedActions(asked, 'buyer')).toEqual(['confirmAdjustment', 'declineAdjustment']);
  const stocked: OrderFacts = { accepted: true, units: { available: 3, inTransit: 1 } };
  expect(allowedActions(stocked, 'buyer')).toEqual(['createShipment']);
  expect(allowedActions(stocked, 'staff')).toEqual(['receive', 'closeShort', 'claimDefect']);
  const ready: OrderFacts = { accepted: true, units: { frozen: 3 }, shipments: ['ready'] };
  expect(allowedActions(ready, 'buyer')).toEqual(['cancelShipment']);
  expect(allowedActions(ready, 'staff')).toEqual(['reReviewPayment', 'cancelShipment', 'dispatch']);
  const closed: OrderFacts = { ...accepted, closed: true };
  expect([...allowedActions(closed, 'buyer'), ...allowedActions(closed, 'staff')]).toEqual([]);
});

test('nothing happens to a finished order, and every event but placing has a status', () => {
  expect(orderEvents.filter((event) => canHappen(event, 'closed') || canHappen(event, 'refunded'))).toEqual([]);
  const homeless = orderEvents.filter((event) => !orderStatuses.some((status) => canHappen(event, status)));
  expect(homeless).toEqual(['placed']);
});
