import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffLines } from './diff-lines.ts';

const shown = (before: string, after: string) =>
  diffLines(before, after).map(({ kind, text }) => `${kind === 'same' ? ' ' : kind === 'added' ? '+' : '-'}${text}`);

test('lines that stayed, came and went are told apart', () => {
  expect(shown('a\nb\nc', 'a\nc\nd')).toEqual([' a', '-b', ' c', '+d']);
  expect(shown('same ', 'same')).toEqual([' same']);
  expect(shown('old', 'new')).toEqual(['-old', '+new']);
});

test('the difference gives both texts back', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', ''), { minLength: 1, maxLength: 30 })
    .map((all) => all.join('\n'));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = diffLines(before, after);
      const of = (kind: string) =>
        lines
          .filter((line) => line.kind === 'same' || line.kind === kind)
          .map((line) => line.text)
          .join('\n');
      expect([of('removed'), of('added')]).toEqual([before, after]);
    }),
  );
});

test('texts of many thousand lines take no time', () => {
  const started = performance.now();
  diffLines('x\n'.repeat(30_000), 'y\n'.repeat(30_000));
  expect(performance.now() - started).toBeLessThan(1_000);
});
