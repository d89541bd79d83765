import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseStep, type Choice } from '../../../packages/domain/test/model/choose-step.ts';
import {
  keepFailure,
  keptFailures,
  once,
  outcomeOf,
  reporting,
  runsOf,
} from '../../../packages/domain/test/model/kept-seeds.ts';
import { stepNames } from '../../../packages/domain/test/model/steps.ts';
import { tryStep } from '../../../packages/domain/test/model/try-step.ts';
import { placed, type World } from '../../../packages/domain/test/model/world.ts';
import { type TestServer, testServer } from './harness.ts';
import { expectSame } from './model/compare.ts';
import { aCrew, aGame, type Players, type Staff } from './model/players.ts';
import { sendStep, withFees } from './model/send-step.ts';
import { brokenRules, watchRules } from './stock.ts';

/** Short enough for every `npm test`; the rules alone are played with sixty. */
const mostSteps = process.env['MODEL_RUNS'] ? 40 : 16;
/** Asked after every step; those that only a change of the schema could break are left to the end of a run. */
const leastRules = 50;
const seedFile = new URL('./order-model.seeds.json', import.meta.url);
const { runs, seed } = runsOf({ runs: 50, longRuns: 2_000, seed: 1_950 });

let server: TestServer;
let staff: Staff;
let rules: Awaited<ReturnType<typeof watchRules>>;
beforeAll(async () => {
  server = await testServer();
  rules = await watchRules(server);
  staff = await aCrew(server);
});

afterAll(() => rules.stop());

const choice: fc.Arbitrary<Choice & { isLost: boolean }> = fc.noBias(
  fc.record({
    what: fc.nat(9_999),
    at: fc.nat(9),
    units: fc.nat(9_999),
    amount: fc.nat(11),
    hours: fc.nat(9_999),
    isToSource: fc.boolean(),
    isWild: fc.nat(9).map((one) => one === 0),
    feeFen: fc.nat(9_999),
    isLost: fc.nat(4).map((one) => one === 0),
  }),
);

type Run = { world: World; players: Players };

/** Does a step by calls and on the rules: both have to say the same. Answers how it went. */
async function take({ choice: made, run }: { choice: Choice & { isLost: boolean }; run: Run }): Promise<string> {
  const { players, world } = run;
  const step = await withFees(players, chooseStep(world, made, stepNames));
  const after = tryStep(world, step);
  const done = `${step.name}(${step.at}; ${step.units.join(',')}; ${step.amount}; ${step.to}; ${step.hours}) → ${after?.status ?? 'refused'}`;
  const { isLost } = made;
  const sent = await sendStep({ players, world, step, isPossible: after !== undefined, isLost });
  if (after) expect(sent.status, `${done}: ${sent.code}`).toBeLessThan(300);
  else expect([400, 403, 404, 409, 422], `${done}: ${sent.code}`).toContain(sent.status);
  run.world = after ?? world;
  await expectSame(players, run.world, done);
  expect(await rules.broken(), done).toEqual([]);
  return done;
}

async function expectAllRules(): Promise<void> {
  expect(await brokenRules(server)).toEqual([]);
}

/** One command, chosen as on the rules alone. */
class Act implements fc.AsyncCommand<object, Run> {
  readonly choice: Choice & { isLost: boolean };
  private done = 'failed';
  constructor(made: Choice & { isLost: boolean }) {
    this.choice = made;
  }

  check(): boolean {
    return true;
  }

  async run(_model: object, run: Run): Promise<void> {
    this.done = await take({ choice: this.choice, run });
  }

  toString(): string {
    return this.done;
  }
}

const commands = fc.commands([choice.map((made) => new Act(made))], { maxCommands: mostSteps, size: 'max' });
const quantities = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 2 });

async function play(ordered: number[], all: Iterable<fc.AsyncCommand<object, Run>>): Promise<void> {
  const players = await aGame(server, staff, ordered);
  const { placed: view } = players;
  const world = placed({
    lines: view.lines.map((line) => ({ priceFen: BigInt(line.unitPriceFen), quantity: line.ordered })),
    freightFen: BigInt(view.freightFen),
    rateVndPerCnyMicros: BigInt(view.rateVndPerCnyMicros),
  });
  const real: Run = { world, players };
  await expectSame(players, world, 'placed');
  await fc.asyncModelRun(() => ({ model: {}, real }), all);
  await expectAllRules();
}

const property = fc.asyncProperty(quantities, commands, play);

test.each(keptFailures(seedFile))('what failed once holds: seed $seed, $path', { timeout: 60_000 }, async (kept) => {
  expect(outcomeOf(await fc.check(property, { ...kept, ...once }))).toBe('holds');
});

test(`the server does with ${runs} orders what the rules say, step by step`, { timeout: 7_200_000 }, async () => {
  expect(rules.count).toBeGreaterThan(leastRules);
  const details = await fc.check(property, { numRuns: runs, seed, ...reporting });
  if (details.failed) keepFailure(seedFile, details);
  expect(outcomeOf(details)).toBe('holds');
});
