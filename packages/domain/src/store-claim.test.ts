import { expect, test } from 'vitest';
import { balancesFen } from './posting.ts';
import { canStoreClaimMove, storeClaimSettled, storeClaimStates } from './store-claim.ts';

const settled = (chargedFen: bigint, recoveredFen: bigint) =>
  Object.fromEntries(balancesFen([storeClaimSettled({ chargedFen, recoveredFen })]));

test('a settled claim leaves the store with exactly what was recovered, the rest is our loss or makes it smaller', () => {
  expect(settled(1_000n, 1_000n)).toEqual({});
  expect(settled(1_000n, 400n)).toEqual({ storePayable: -600n, writeOffs: 600n });
  expect(settled(0n, 400n)).toEqual({ storePayable: 400n, writeOffs: -400n });
  expect(settled(700n, 0n)).toEqual({ storePayable: -700n, writeOffs: 700n });
});

test('a claim that was never raised is neither agreed nor recovered, and an ended one is never ended again', () => {
  expect(storeClaimStates.filter((to) => canStoreClaimMove('toRaise', to))).toEqual(['raised', 'givenUp']);
  expect(canStoreClaimMove('recovered', 'givenUp')).toBe(false);
  expect(canStoreClaimMove('givenUp', 'recovered')).toBe(false);
});
