import { expect, test } from 'vitest';
import { rowsPerPage, stockFilterOf } from './stock-filter.ts';

const filterOf = (query: string) => stockFilterOf(new URLSearchParams(query));

test('words, age and page stand in the address', () => {
  expect(filterOf('blurry=%20cup%20&days=30&page=2')).toEqual({ blurry: 'cup', days: 30, page: 2, size: rowsPerPage });
  expect(filterOf('')).toEqual({ blurry: undefined, days: undefined, page: 0, size: rowsPerPage });
});
test.each(['days=31', 'days=-7', 'days=7.0', 'days=abc', 'page=-1', 'page=1.5', 'page=x', 'page=99999999999'])(
  'what nobody offered is left out: %s',
  (query) => {
    expect(filterOf(query)).toEqual(filterOf(''));
  },
);
