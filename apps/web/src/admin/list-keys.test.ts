import { expect, test } from 'vitest';
import { listActOf, nextRow } from './list-keys.ts';
import { sortMark, sortOf, sortText } from './list-sort.ts';

const press = { isCommand: false, isTyping: false, isOnRow: false, hasSingleKeys: true };

test('J and K go from row to row, X chooses, / goes to the search; on a row arrows, Enter and Escape act too', () => {
  const acts = ['j', 'k', 'x', '/'].map((key) => listActOf({ ...press, key }));
  expect(acts).toEqual(['next', 'previous', 'select', 'search']);
  const onRow = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'Enter', ' ', 'Escape'];
  expect(onRow.map((key) => listActOf({ ...press, isOnRow: true, key }))).toEqual([
    'next',
    'previous',
    'first',
    'last',
    'open',
    'select',
    'clear',
  ]);
  expect(onRow.map((key) => listActOf({ ...press, key }))).toEqual(onRow.map(() => undefined));
});

test('keys mean nothing while somebody types or holds a command key; single letters can be turned off', () => {
  expect(listActOf({ ...press, isTyping: true, key: 'j' })).toBeUndefined();
  expect(listActOf({ ...press, isCommand: true, key: 'k' })).toBeUndefined();
  expect(listActOf({ ...press, hasSingleKeys: false, key: 'x' })).toBeUndefined();
  expect(listActOf({ ...press, hasSingleKeys: false, isOnRow: true, key: 'Enter' })).toBe('open');
});

test('the first step leads to the first row, and no step leads beyond the ends', () => {
  expect(nextRow('next', { at: -1, count: 3 })).toBe(0);
  expect(nextRow('next', { at: 2, count: 3 })).toBe(2);
  expect(nextRow('previous', { at: 0, count: 3 })).toBe(0);
  expect(nextRow('last', { at: 0, count: 3 })).toBe(2);
});

test('an order stands in the address as field and direction; anything else is no order', () => {
  expect(sortOf('createTime,desc')).toEqual({ field: 'createTime', isDescending: true });
  for (const text of [undefined, '', 'x', 'x,down', 'a b,asc']) expect(sortOf(text), String(text)).toBeUndefined();
  expect(sortMark(sortOf('level,asc'), 'level')).toBe('ascend');
  expect(sortMark(sortOf('level,asc'), 'name')).toBeNull();
  expect(sortText('level', 'descend')).toBe('level,desc');
  expect(sortText('level', null)).toBeUndefined();
});
