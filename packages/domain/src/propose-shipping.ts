import type { FeeSchedule } from './fee-schedule.ts';
import { sumOf } from './money.ts';
import { feesTotalFen, shipmentFees, type ShipmentOptions, type ShippedPart } from './shipment-fees.ts';

/** Available units of one batch. They are returned to the store by themselves after `returnInHours`, unless shipped before. */
export type WaitingGoods = ShippedPart & { key: number; valueFen: bigint; returnInHours?: number | undefined };
/** Units of the same order that are expected at the warehouse, measured by those that came before. */
export type ExpectedGoods = Omit<ShippedPart, 'storedHours'> & { valueFen: bigint; inHours: number };
export type ShippingQuestion = {
  goods: readonly WaitingGoods[];
  expected: readonly ExpectedGoods[];
  options?: ShipmentOptions;
};
export type ShippingProposal = {
  /** Keys of what should leave now, and of what should wait. */
  now: number[];
  hold: number[];
  /** When what waits should leave, together with what has come until then; 0 when nothing waits. */
  holdHours: number;
  /** What waiting saves of the fees of shipping everything now and what comes later by itself. Never negative. */
  savingFen: bigint;
};

/** Up to so many batches every choice is tried. */
export const maxExactGoods = 10;
/** The nearest arrivals; waiting longer is no proposal. */
const maxMoments = 3;
/** What leaves shortly before its return would be late is not kept. */
const returnMarginHours = 24;

/**
 * What of an order to ship now and what to hold until more of it has come: weight tiers, crate minimums and packages are
 * cheaper together, storage months and return deadlines speak against waiting. Exact for few batches, greedy beyond,
 * and never dearer than shipping everything now.
 */
export function proposeShipping(schedule: FeeSchedule, question: ShippingQuestion): ShippingProposal {
  const { goods, expected, options } = question;
  const keys = goods.map(({ key }) => key);
  let best: ShippingProposal = { now: keys, hold: [], holdHours: 0, savingFen: 0n };
  const moments = [...new Set(expected.map(({ inHours }) => inHours))].sort((a, b) => a - b).slice(0, maxMoments);
  for (const holdHours of moments) {
    const saving = savingAt(schedule, { goods, expected, options, holdHours });
    const mayWait = goods.filter(
      ({ returnInHours }) => returnInHours === undefined || returnInHours > holdHours + returnMarginHours,
    );
    const held = mayWait.length <= maxExactGoods ? bestOfAll(mayWait, saving) : greedily(mayWait, saving);
    const savingFen = saving(held);
    if (savingFen <= best.savingFen) continue;
    const hold = held.map(({ key }) => key);
    best = { now: keys.filter((key) => !hold.includes(key)), hold, holdHours, savingFen };
  }
  return best;
}

type Saving = (held: readonly WaitingGoods[]) => bigint;

/** What holding some goods until a moment saves; negative when it costs more. */
function savingAt(
  schedule: FeeSchedule,
  { goods, expected, options, holdHours }: ShippingQuestion & { holdHours: number },
): Saving {
  const cost = (parts: readonly (ShippedPart & { valueFen: bigint })[]): bigint =>
    parts.length === 0
      ? 0n
      : feesTotalFen(
          shipmentFees(schedule, { parts, valueFen: sumOf(parts.map(({ valueFen }) => valueFen)) }, options),
        );
  const come = expected
    .filter(({ inHours }) => inHours <= holdHours)
    .map((part) => ({ ...part, storedHours: holdHours - part.inHours }));
  const separately = cost(goods) + cost(come);
  return (held) => {
    const waiting = new Set(held.map(({ key }) => key));
    const now = goods.filter(({ key }) => !waiting.has(key));
    const later = held.map((part) => ({ ...part, storedHours: part.storedHours + holdHours }));
    return separately - cost(now) - cost([...later, ...come]);
  };
}

function bestOfAll(mayWait: readonly WaitingGoods[], saving: Saving): WaitingGoods[] {
  let best: { held: WaitingGoods[]; fen: bigint } = { held: [], fen: 0n };
  for (let choice = 1; choice < 1 << mayWait.length; choice++) {
    const held = mayWait.filter((_, at) => choice & (1 << at));
    const fen = saving(held);
    // Of equal ones the choice that holds less comes first, so that nothing waits for nothing.
    if (fen > best.fen) best = { held, fen };
  }
  return best.held;
}

/** One after the other, always what saves most next; from nothing held and from everything held, the better of both. */
function greedily(mayWait: readonly WaitingGoods[], saving: Saving): WaitingGoods[] {
  const [fromNone, fromAll] = [[], [...mayWait]].map((start) => climb(start, mayWait, saving));
  if (!fromNone || !fromAll) return [];
  const better = saving(fromAll) > saving(fromNone) ? fromAll : fromNone;
  return saving(better) > 0n ? better : [];
}

function climb(start: WaitingGoods[], mayWait: readonly WaitingGoods[], saving: Saving): WaitingGoods[] {
  let held = start;
  let fen = saving(held);
  for (let steps = 0; steps < mayWait.length; steps++) {
    const neighbours = mayWait.map((one) =>
      held.includes(one) ? held.filter((other) => other !== one) : [...held, one],
    );
    const scored = neighbours.map((next) => ({ next, fen: saving(next) }));
    const top = scored.reduce((best, one) => (one.fen > best.fen ? one : best), { next: held, fen });
    if (top.fen === fen) return held;
    held = top.next;
    fen = top.fen;
  }
  return held;
}
