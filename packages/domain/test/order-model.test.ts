import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedActions, canMove, type OrderAction, orderStatuses } from '../src/index.ts';
import { chooseStep, type Choice } from './model/choose-step.ts';
import { brokenRules, isContinued } from './model/invariants.ts';
import { keepFailure, keptFailures, once, outcomeOf, reporting, runsOf } from './model/kept-seeds.ts';
import { kindOf, type Step, type StepName, stepNames } from './model/steps.ts';
import { tryStep } from './model/try-step.ts';
import { factsOf, type NewOrder, placed, type World } from './model/world.ts';

const mostSteps = 60;
const seedFile = new URL('./order-model.seeds.json', import.meta.url);
const { runs, seed } = runsOf({ runs: 1_000, longRuns: 100_000, seed: 2_026 });

const order: fc.Arbitrary<NewOrder> = fc.record({
  lines: fc.array(
    fc.record({ priceFen: fc.bigInt({ min: 1n, max: 99_999n }), quantity: fc.integer({ min: 1, max: 9 }) }),
    { minLength: 1, maxLength: 3 },
  ),
  freightFen: fc.bigInt({ min: 0n, max: 5_000n }),
  rateVndPerCnyMicros: fc.bigInt({ min: 3_000_000_000n, max: 4_200_000_000n }),
});
const choice: fc.Arbitrary<Choice> = fc.noBias(
  fc.record({
    what: fc.nat(9_999),
    at: fc.nat(9),
    units: fc.nat(9_999),
    amount: fc.nat(11),
    hours: fc.nat(9_999),
    isToSource: fc.boolean(),
    isWild: fc.nat(9).map((one) => one === 0),
    feeFen: fc.nat(9_999),
  }),
);

/** What the last step was, for a request that is repeated without a key: a double click, a stale tab. */
type Run = { world: World; last: Step | undefined };

/** Actions that promise a step which the rules of its own item may still refuse. */
const maybe = new Set<OrderAction>(['reReviewPayment', 'reReviewCase', 'decideCase', 'requestAfterSales']);
const gone = new Set<string>();

/** Steps that need something that chance may not give: money in the wallet, an adjustment that fits. */
const mayLack = ({ name }: Step) => name.endsWith('FromWallet') || name === 'offerAdjustment';

/**
 * What the order says that may be done can be done, and what it does not say is refused. Of several payouts of a case
 * one may be tried again while another waits.
 */
function comparePromise(world: World, step: Step, { isDone, isWild }: { isDone: boolean; isWild: boolean }): void {
  const { action } = kindOf(step.name);
  if (action === null) return;
  const facts = factsOf(world);
  const allowed: OrderAction[] = [...allowedActions(facts, 'buyer'), ...allowedActions(facts, 'staff')];
  if (isDone && action !== 'retryPayout') expect(allowed, `${step.name} was possible`).toContain(action);
  else if (!isDone && !isWild && !maybe.has(action) && !mayLack(step))
    expect(allowed, `${step.name} was refused`).not.toContain(action);
}

/** Does a step and holds every rule against what came of it. Answers how it went. */
function take(run: Run, step: Step, isWild: boolean): string {
  const { world } = run;
  const after = tryStep(world, step);
  run.last = step;
  comparePromise(world, step, { isDone: after !== undefined, isWild });
  if (after) {
    expect(isContinued(world, after), step.name).toBe(true);
    expect(brokenRules(after), step.name).toEqual([]);
    if (world.status !== after.status) gone.add(`${world.status} ${after.status}`);
    run.world = after;
  }
  return `${step.name}(${step.at}; ${step.units.join(',')}; ${step.amount}; ${step.to}; ${step.hours}) ${after ? `→ ${after.status}` : 'refused'}`;
}

/** One command: its step is chosen by chance among those that the order allows now, or one that it does not is dared. */
class Act implements fc.Command<object, Run> {
  readonly choice: Choice;
  readonly isRepeat: boolean;
  private done = '';
  constructor(made: Choice, isRepeat: boolean) {
    this.choice = made;
    this.isRepeat = isRepeat;
  }

  check(): boolean {
    return true;
  }

  run(_model: object, run: Run): void {
    const again = this.isRepeat ? run.last : undefined;
    const step = again ?? chooseStep(run.world, this.choice, stepNames);
    this.done = step.name;
    this.done = take(run, step, this.choice.isWild || again !== undefined);
  }

  toString(): string {
    return this.done;
  }
}

const act = choice.map((made) => new Act(made, false));
const repeat = choice.map((made) => new Act(made, true));
const commands = fc.commands([act, act, act, act, act, repeat], { maxCommands: mostSteps, size: 'max' });

function play(input: NewOrder, all: Iterable<fc.Command<object, Run>>): void {
  fc.modelRun(() => ({ model: {}, real: { world: placed(input), last: undefined } }), all);
}

const property = fc.property(order, commands, play);

test.each(keptFailures(seedFile))('what failed once holds: seed $seed, $path', (kept) => {
  expect(outcomeOf(fc.check(property, { ...kept, ...once }))).toBe('holds');
});

test(`every rule of money and goods holds after every step of ${runs} orders`, { timeout: 3_600_000 }, () => {
  const details = fc.check(property, { numRuns: runs, seed, ...reporting });
  if (details.failed) keepFailure(seedFile, details);
  expect(outcomeOf(details)).toBe('holds');
});

const one = (name: StepName, changes: Partial<Step> = {}): Step => ({
  name,
  at: 0,
  units: [],
  amount: 'exact',
  to: 'wallet',
  hours: 1,
  fees: [{ kind: 'handling', feeFen: 350n }],
  freightFen: 0n,
  ...changes,
});
const bought = [one('accept'), one('claimDeposit'), one('approve'), one('purchase', { units: [2] })];
const oneShipped = [...bought, one('receive', { units: [1] }), one('createShipment', { units: [1] })];
const paid = [one('claimFinal', { at: 1 }), one('approve', { at: 1 })];
const unpaid = [one('claimFinal', { at: 1 }), one('reject', { at: 1 })];
const returned = [...bought, one('receive', { units: [2] }), one('requestReturn')];

/** Chance rarely goes these. */
test.each<[string, readonly Step[]]>([
  ['stocking', [...oneShipped, ...unpaid, one('cancelShipment')]],
  ['stocking', [...oneShipped, ...paid, one('cancelShipment')]],
  [
    'shipping',
    [
      ...[...oneShipped, ...paid, one('dispatch'), one('receive', { units: [1] })],
      ...[one('createShipment', { units: [1] }), one('claimFinal', { at: 2 }), one('reject', { at: 2 })],
      one('cancelShipment', { at: 1 }),
    ],
  ],
  ['closed', [...returned, one('approveCase', { amount: 'more' })]],
  ['closed', [...returned, one('rejectCase'), one('time', { hours: 7 * 24 })]],
])('ends in %s', (status, steps) => {
  let world = placed({ lines: [{ priceFen: 500n, quantity: 2 }], freightFen: 0n, rateVndPerCnyMicros: 3_550_000_000n });
  for (const step of steps) {
    const after = tryStep(world, step);
    if (!after) throw new Error(`${step.name} was refused`);
    expect(brokenRules(after)).toEqual([]);
    if (world.status !== after.status) gone.add(`${world.status} ${after.status}`);
    world = after;
  }
  expect(world.status).toBe(status);
});

test('every way of the flow was gone', () => {
  const ways = orderStatuses.flatMap((from) =>
    orderStatuses.filter((to) => canMove(from, to)).map((to) => `${from} ${to}`),
  );
  expect(ways.filter((way) => !gone.has(way))).toEqual([]);
});
