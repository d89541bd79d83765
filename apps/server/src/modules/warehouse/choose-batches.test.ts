import { expect, test } from 'vitest';
import { chooseBatches } from './choose-batches.ts';

const batches = [
  { batchId: 1, lineId: 7, left: 3 },
  { batchId: 2, lineId: 8, left: 9 },
  { batchId: 3, lineId: 7, left: 0 },
  { batchId: 4, lineId: 7, left: 5 },
];

test('the oldest batch of the line gives first', () => {
  expect(chooseBatches(batches, { lineId: 7, quantity: 4 })).toEqual([
    { batchId: 1, lineId: 7, quantity: 3 },
    { batchId: 4, lineId: 7, quantity: 1 },
  ]);
});

test('more than all batches hold cannot be chosen', () => {
  expect(chooseBatches(batches, { lineId: 7, quantity: 9 })).toBeUndefined();
  expect(chooseBatches(batches, { lineId: 9, quantity: 1 })).toBeUndefined();
});
