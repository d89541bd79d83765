import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

type Call = { key: number; change: { quantity?: number; note?: string }; end: (isTaken: boolean) => void };

/** A server whose replies come when the test says so, in whatever order; it keeps what it took. */
function aServer() {
  const calls: Call[] = [];
  const kept = new Map<number, object>();
  const save = oneAtATime(
    (key: number, change: Call['change']) =>
      new Promise<void>((resolve, reject) => {
        const end = (isTaken: boolean) => {
          if (!isTaken) return reject(new Error('refused'));
          kept.set(key, { ...kept.get(key), ...change });
          resolve();
        };
        calls.push({ key, change, end });
      }),
  );
  return { save, calls, kept };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('a save waits for the one before; of several waiting, what was typed last goes, and all hear how it ended', async () => {
  const { save, calls, kept } = aServer();
  const ended: string[] = [];
  const say = (name: string) => () => void ended.push(name);
  void save(1, { quantity: 5 }).then(say('5'));
  void save(1, { quantity: 6 }).then(say('6'));
  void save(1, { quantity: 7 }).then(say('7'));
  expect(calls.map(({ change }) => change)).toEqual([{ quantity: 5 }]);
  calls[0]?.end(true);
  await settle();
  expect(calls.map(({ change }) => change)).toEqual([{ quantity: 5 }, { quantity: 7 }]);
  expect(ended).toEqual(['5']);
  calls[1]?.end(true);
  await settle();
  expect(ended).toEqual(['5', '6', '7']);
  expect(kept.get(1)).toEqual({ quantity: 7 });
});

test('one that fails takes no later one with it; another line never waits', async () => {
  const { save, calls, kept } = aServer();
  const first = save(1, { quantity: 5 });
  const second = save(1, { quantity: 6 });
  const other = save(2, { quantity: 9 });
  expect(calls).toHaveLength(2);
  calls[1]?.end(true);
  await other;
  calls[0]?.end(false);
  await expect(first).rejects.toThrow('refused');
  calls[2]?.end(true);
  await second;
  expect([...kept]).toEqual([
    [2, { quantity: 9 }],
    [1, { quantity: 6 }],
  ]);
});

test('wishes and a quantity that wait together go together', async () => {
  const { save, calls } = aServer();
  void save(1, { quantity: 5 });
  void save(1, { quantity: 5, note: 'no logo' });
  void save(1, { quantity: 8 });
  calls[0]?.end(true);
  await settle();
  expect(calls[1]?.change).toEqual({ quantity: 8, note: 'no logo' });
});

test('however replies and refusals fall, one save a line is under way and the last one typed is what stays', async () => {
  const step = fc.record({
    key: fc.integer({ min: 1, max: 3 }),
    ends: fc.array(fc.nat(4), { maxLength: 3 }),
    isTaken: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      const { save, calls, kept } = aServer();
      const open = () => calls.filter((call) => !done.has(call));
      const done = new Set<Call>();
      const last = new Map<number, number>();
      for (const [quantity, { key, ends, isTaken }] of steps.entries()) {
        last.set(key, quantity);
        save(key, { quantity }).catch(() => undefined);
        for (const at of ends) {
          const call = open()[at];
          if (call) {
            done.add(call);
            call.end(isTaken);
            await settle();
          }
        }
        const keys = open().map((call) => call.key);
        expect(new Set(keys).size).toBe(keys.length);
      }
      for (let left = open(); left.length > 0; left = open()) {
        for (const call of left) {
          done.add(call);
          call.end(true);
        }
        await settle();
      }
      for (const [key, quantity] of last) {
        const sent = calls.findLast((call) => call.key === key);
        expect(sent?.change.quantity).toBe(quantity);
        if (kept.has(key))
          expect(calls.filter((call) => call.key === key).map(({ change }) => change.quantity)).toEqual(
            calls
              .filter((call) => call.key === key)
              .map(({ change }) => change.quantity)
              .toSorted((a = 0, b = 0) => a - b),
          );
      }
    }),
    { numRuns: 60 },
  );
});
