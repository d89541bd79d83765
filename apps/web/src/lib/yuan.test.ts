import { expect, test } from 'vitest';
import { fenOfYuan, yuanOfFen } from './yuan.ts';

test('yuan as they are typed become whole fen, and nothing else does', () => {
  expect(['12.5', ' 0.07 ', '1', '999999999.99', '0.29', '12,5'].map(fenOfYuan)).toEqual([
    1250, 7, 100, 99_999_999_999, 29, 1250,
  ]);
  for (const text of ['', '-1', '1.234', '1e3', '１', '1,234', '1,2,3', 'x', '.5'])
    expect(fenOfYuan(text), text).toBeUndefined();
  expect([0, 5, 1250, 29].map(yuanOfFen)).toEqual(['0.00', '0.05', '12.50', '0.29']);
});
