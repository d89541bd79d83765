import { expect, test } from 'vitest';
import { isFiltered, orderFilterOf, tabStatuses } from './order-filter.ts';

test('an address becomes a filter, and whatever is not understood is left out', () => {
  expect(
    orderFilterOf(
      new URLSearchParams('number=D26&goods=%20tee%20&status=stocking&from=2026-11-01&to=2026-11-20&page=2'),
    ),
  ).toEqual({
    page: 2,
    size: 15,
    number: 'D26',
    goods: 'tee',
    status: 'stocking',
    from: '2026-11-01',
    to: '2026-11-20',
  });
  const odd = orderFilterOf(new URLSearchParams('status=toString&from=yesterday&page=-1&number='));
  expect(odd).toMatchObject({ page: 0, status: undefined, from: undefined, number: undefined });
  expect(isFiltered(odd)).toBe(false);
});

test('a status gets a tab while orders have it or it is chosen', () => {
  const tabs = tabStatuses({
    counts: new Map([
      ['refunding', 1],
      ['finalReview', 0],
    ]),
    active: 'depositRejected',
  });
  expect(tabs).toEqual([
    'depositPending',
    'depositRejected',
    'stocking',
    'finalPending',
    'shipping',
    'completed',
    'closed',
    'refunding',
  ]);
});
