import { expect, test } from 'vitest';
import { confirmedBy, freshLines, keyLines } from './known-lines.ts';

const zone = 'Asia/Ho_Chi_Minh';
const line = (at: string, changes: object = {}) => ({
  bookedAt: new Date(at),
  reference: 'FT1',
  amountVnd: 1000n,
  description: 'memo',
  payer: '',
  ...changes,
});
const dayOnly = line('2026-11-19T17:00:00Z');
const morning = line('2026-11-20T01:15:00Z');
const evening = line('2026-11-20T11:30:00Z');
const fresh = (file: ReturnType<typeof line>[], known: ReturnType<typeof line>[]) =>
  freshLines(keyLines(file, zone), keyLines(known, zone), zone).map(({ bookedAt }) => bookedAt);

test('the same transfer once with its time and once without is one line', () => {
  expect(fresh([dayOnly], [morning])).toEqual([]);
  expect(fresh([morning], [dayOnly])).toEqual([]);
  expect(fresh([morning], [morning])).toEqual([]);
});

test('a known line stands for one line only: a second transfer alike is new', () => {
  expect(fresh([morning, evening], [dayOnly])).toEqual([evening.bookedAt]);
  expect(fresh([morning, evening], [morning])).toEqual([evening.bookedAt]);
  expect(fresh([dayOnly], [morning, evening])).toEqual([]);
});

test('another day, amount, reference or memo is another line', () => {
  expect(fresh([line('2026-11-20T17:00:00Z')], [morning])).toHaveLength(1);
  for (const changes of [{ amountVnd: 1001n }, { reference: 'FT2' }, { description: 'x' }])
    expect(fresh([line('2026-11-19T17:00:00Z', changes)], [morning])).toHaveLength(1);
});

test('a recorded line is confirmed by reference or code, never by the amount alone', () => {
  const [byReference, byCode, neither] = keyLines(
    [
      line('2026-11-20T01:00:00Z', { reference: 'ft9' }),
      line('2026-11-20T02:00:00Z', { reference: 'B', description: 'ck D7K2-MQXA4 abc' }),
      line('2026-11-20T03:00:00Z', { reference: 'C' }),
    ],
    zone,
  );
  const recorded = [
    { line: { id: 1, amountVnd: 1000n, reference: 'FT9' }, codes: [] },
    { line: { id: 2, amountVnd: 1000n, reference: 'other' }, codes: ['D7K2MQXA4'] },
    { line: { id: 3, amountVnd: 1000n, reference: 'none' }, codes: ['AAAAAAAAA'] },
  ];
  const all = [byReference, byCode, neither].flatMap((one) => one ?? []);
  expect([...confirmedBy(all, recorded)].map(([one, id]) => [one.reference, id])).toEqual([
    ['ft9', 1],
    ['B', 2],
  ]);
});
