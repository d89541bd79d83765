import { expect } from 'vitest';
import { accountKey, balancesFen, type ItemisedFee, type Posting, shipmentFeeKinds } from '../src/index.ts';
import { plain, type Story, type StoryStep } from './examples.ts';
import { viewOf, type WorldOrder } from './story-world.ts';

const side = (posting: Posting, name: 'debitFen' | 'creditFen') =>
  Object.fromEntries(
    posting.filter((entry) => entry[name] > 0n).map((entry) => [accountKey(entry), Number(entry[name])]),
  );

const written = (posting: Posting) => ({ debit: side(posting, 'debitFen'), credit: side(posting, 'creditFen') });

/** The fees of the story's shipment, as the items of a shipment. */
export function feesOf(feesFen: Record<string, number>): ItemisedFee[] {
  return shipmentFeeKinds
    .filter((kind) => feesFen[kind] !== undefined)
    .map((kind) => ({ kind, feeFen: BigInt(feesFen[kind] ?? 0) }));
}

export type Act = () => Posting | Posting[] | void;

function check(step: StoryStep, made: Posting[], ledger: Posting[], orders: Map<string, WorldOrder>) {
  expect(made.map(written), step.event).toEqual(step.postings);
  for (const [id, expected] of Object.entries(step.orders)) {
    const order = orders.get(id);
    expect(order && plain(viewOf(order, ledger)), `${step.event}: ${id}`).toEqual(expected);
    const { paidFen, consumedFen, heldFen, refundedFen } = expected;
    expect(consumedFen + heldFen + refundedFen).toBe(paidFen);
  }
}

/** Runs one act per step of a story and compares postings, status and money panel after each, then all balances. */
export function replay(story: Story, orders: Map<string, WorldOrder>, acts: readonly Act[]): void {
  expect(acts).toHaveLength(story.steps.length);
  const ledger: Posting[] = [];
  story.steps.forEach((step, index) => {
    const result = acts[index]?.() ?? [];
    const isOne = (made: Posting | Posting[]): made is Posting => made.length > 0 && !Array.isArray(made[0]);
    const made = isOne(result) ? [result] : result;
    ledger.push(...made);
    check(step, made, ledger, orders);
  });
  expect(Object.fromEntries(plain([...balancesFen(ledger)]) as [string, number][])).toEqual(story.endBalancesFen);
}
