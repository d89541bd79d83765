import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canHappen, canMove, type OrderEvent, orderEvents, orderStatuses, statusOf, unitsOf } from '../src/index.ts';
import { copyOf, effects, type Machine, machineFacts, newMachine, type Try } from './order-machine.ts';

type Possible = Exclude<OrderEvent, 'placed'>;
/** The way to delivery comes often, what ends an order or takes its units away rarely: or few would get anywhere. */
const forward: Possible[] = [
  'accepted',
  'depositClaimed',
  'depositApproved',
  'purchased',
  'received',
  'shipmentCreated',
  'finalClaimed',
  'finalApproved',
  'dispatched',
  'delivered',
];
const rare: Possible[] = [
  'refused',
  'acceptanceExpired',
  'cancelled',
  'depositExpired',
  'cancelRequested',
  'autoReturned',
  'returnRequested',
  'closedShort',
  'defectClaimed',
  'depositReReviewed',
  'finalReReviewed',
];
const events = orderEvents.filter((event): event is Possible => event !== 'placed');
const weightOf = (event: Possible) => (rare.includes(event) ? 1 : forward.includes(event) ? 9 : 3);
const choices = events.flatMap((event) => Array.from({ length: weightOf(event) }, () => event));
type Step = Try & { choice: number };

const step = fc.record({ choice: fc.nat(9999), units: fc.nat(9), pick: fc.nat(3), isRefunded: fc.boolean() });
const steps = fc.noBias(fc.array(step, { minLength: 150, maxLength: 200, size: 'max' }));

/** The event that this step tries, of those that the status allows, and what it makes of the order if it can happen. */
function tryStep(machine: Machine, { choice, ...one }: Step) {
  const status = statusOf(machineFacts(machine));
  const fitting = choices.filter((event) => canHappen(event, status));
  const event = fitting[choice % Math.max(1, fitting.length)];
  if (event === undefined) return undefined;
  const next = copyOf(machine);
  try {
    effects[event](next, one);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  return { event, next };
}

const gone = new Set<string>();

/** Notes a change of status and refuses one that is not in the flow. */
function go(machine: Machine, next: Machine, event: Possible): Machine {
  const [from, to] = [statusOf(machineFacts(machine)), statusOf(machineFacts(next))];
  if (from !== to) gone.add(`${from} ${to}`);
  if (from !== to && !canMove(from, to)) throw new Error(`${event}: ${from} to ${to}`);
  return next;
}

test('whatever happens to an order, its status moves only along the flow', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), steps, (quantity, all) => {
      let machine = newMachine(quantity);
      for (const one of all) {
        const result = tryStep(machine, one);
        if (result !== undefined) machine = go(machine, result.next, result.event);
        expect(unitsOf(machine.units)).toBe(quantity);
      }
    }),
    { numRuns: 600, seed: 15 },
  );
}, 30_000);

const deposit = ['accepted', 'depositClaimed', 'depositApproved'] as const;
const stock = [
  ...deposit,
  'purchased',
  'received',
  'shipmentCreated',
  'finalClaimed',
  'finalApproved',
  'dispatched',
] as const;

/** Chance rarely finds these; every event takes 1 unit, a purchase as many as given. */
test.each<[string, number, readonly Possible[]]>([
  [
    'stockingPending',
    1,
    [...deposit, 'adjustmentOffered', 'adjustmentConfirmed', 'depositClaimed', 'depositRejected', 'adjustmentDeclined'],
  ],
  ['stocking', 2, [...stock, 'delivered']],
  ['shipping', 2, [...stock, 'received', 'shipmentCreated', 'finalClaimed', 'finalRejected', 'shipmentCancelled']],
  ['refunded', 1, [...stock, 'afterSalesRequested', 'caseApproved', 'payoutDone', 'delivered']],
  ['refundFailed', 1, [...stock, 'afterSalesRequested', 'caseRejected', 'delivered']],
])('ends in %s', (status, quantity, all) => {
  let machine = newMachine(quantity);
  for (const event of all) {
    expect(canHappen(event, statusOf(machineFacts(machine))), event).toBe(true);
    const next = copyOf(machine);
    effects[event](next, { units: event === 'purchased' ? quantity : 0, pick: 0, isRefunded: true });
    machine = go(machine, next, event);
  }
  expect(statusOf(machineFacts(machine))).toBe(status);
});

test('every way of the flow was gone', () => {
  const ways = orderStatuses.flatMap((from) =>
    orderStatuses.filter((to) => canMove(from, to)).map((to) => `${from} ${to}`),
  );
  expect(ways.filter((way) => !gone.has(way))).toEqual([]);
});
