import { allowedActions, type OrderAction } from '../../src/index.ts';
import { amounts } from './pay.ts';
import { type Kind, kindOf, type Step, type StepName } from './steps.ts';
import { factsOf, sumUnits, unclaimedUnits, type World } from './world.ts';

/** What chance decides about a step. */
export type Choice = {
  what: number;
  at: number;
  units: number;
  amount: number;
  hours: number;
  isToSource: boolean;
  /** Something that the rules may refuse. */
  isWild: boolean;
  feeFen: number;
};

/** The place of an item that does not exist. */
const noItem = 99;
const passingHours = [1, 1, 1, 23, 25, 49, 169, 361] as const;

/** The step that this choice means in this world: mostly one of those that are possible, now and then any. */
export function chooseStep(world: World, choice: Choice, names: readonly StepName[]): Step {
  const facts = factsOf(world);
  const allowed = new Set<OrderAction>([...allowedActions(facts, 'buyer'), ...allowedActions(facts, 'staff')]);
  const fitting = choice.isWild
    ? names
    : names.flatMap((name) => Array.from({ length: weightOf(world, name, allowed) }, () => name));
  const name = fitting[choice.what % fitting.length] ?? 'time';
  const kind = kindOf(name);
  const places = placesOf(world, kind, choice.isWild);
  const at = places[choice.at % Math.max(1, places.length)] ?? noItem;
  return {
    name,
    at,
    units: unitsOf(world, { kind, at, choice }),
    amount: amounts[choice.amount % amounts.length] ?? 'exact',
    to: choice.isToSource ? 'source' : 'wallet',
    hours: passingHours[choice.hours % passingHours.length] ?? 1,
    fees: [
      { kind: 'logistics', feeFen: BigInt(choice.feeFen) + 1n },
      { kind: 'handling', feeFen: 350n },
    ],
    freightFen: BigInt(choice.feeFen),
  };
}

function weightOf(world: World, name: StepName, allowed: ReadonlySet<OrderAction>): number {
  const kind = kindOf(name);
  if (kind.action !== null && !allowed.has(kind.action)) return 0;
  return kind.items === undefined || placesOf(world, kind, false).length > 0 ? (kind.weight ?? 1) : 0;
}

/** The items that a step of this kind may be about; for a wild one all that there are. */
function placesOf(world: World, kind: Kind, isWild: boolean): number[] {
  if (kind.items === undefined) return [];
  return [...world[kind.items].keys()].filter(
    (at) => isOfPurpose(world, kind, at) && (isWild || fits(world, kind, at)),
  );
}

const isOfPurpose = (world: World, { purpose }: Kind, at: number): boolean =>
  purpose === undefined || (world.payments[at]?.purpose === 'final') === (purpose === 'final');

function fits(world: World, kind: Kind, at: number): boolean {
  const { items, states = [] } = kind;
  const payment = items === 'payments' ? world.payments[at] : undefined;
  const state = payment?.status ?? (items === 'cases' ? world.cases[at] : world.shipments[at])?.state ?? '';
  if (!states.includes(state)) return false;
  return kind.place === undefined || sumUnits(mostUnits(world, kind, at)) > 0;
}

/** How many units of each line a step of this kind can take. */
function mostUnits(world: World, { place }: Kind, at: number): number[] {
  const found = world.cases[at];
  return world.lines.map((_, line) => {
    if (place === undefined) return 0;
    if (place === 'claimable') return Math.max(0, unclaimedUnits(world, at, line));
    const claimed = found?.units[line] ?? 0;
    const sentBack = found?.sentBack[line] ?? 0;
    if (place === 'sentBack')
      return found?.kind === 'afterSales' ? Math.min(claimed - sentBack, world.delivered[line] ?? 0) : 0;
    if (place === 'heldByCase')
      return (found?.kind === 'defective' ? claimed : sentBack) - (found?.returned[line] ?? 0);
    return world.balances[line]?.[place] ?? 0;
  });
}

type Taking = { kind: Kind; at: number; choice: Choice };

/** Mostly all, now and then half of each line or a single unit; a wild step takes one too many. */
function unitsOf(world: World, { kind, at, choice }: Taking): number[] {
  const most = mostUnits(world, kind, at);
  if (choice.isWild) return most.map((quantity, line) => quantity + (line === 0 ? choice.units % 2 : 0));
  if (choice.units % 4 === 0) return most.map((quantity) => Math.ceil(quantity / 2));
  if (choice.units % 4 !== 1 || sumUnits(most) === 0) return most;
  const first = most.findIndex((quantity) => quantity > 0);
  return most.map((_, line) => (line === first ? 1 : 0));
}
