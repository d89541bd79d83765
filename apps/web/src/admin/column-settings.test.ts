import { expect, test } from 'vitest';
import { arrangeColumns, defaultsOf, moveColumn, settingsFor, toggleColumn } from './column-settings.ts';

const columns = [
  { key: 'number', fixed: 'left' },
  { key: 'buyer' },
  { key: 'total' },
  { key: 'note', hidden: true },
  { key: 'action', fixed: 'right' },
];
const keysOf = (list: readonly { key: string }[]) => list.map(({ key }) => key);

test('a list comes with its columns in their order, those marked hidden left out', () => {
  expect(keysOf(arrangeColumns(columns, null))).toEqual(['number', 'buyer', 'total', 'action']);
});

test('columns move and hide as somebody chose, pinned ones stay at their ends', () => {
  const settings = toggleColumn(moveColumn(defaultsOf(columns), 'total', 0), 'note');
  expect(keysOf(arrangeColumns(columns, settings))).toEqual(['number', 'total', 'buyer', 'note', 'action']);
  expect(keysOf(arrangeColumns(columns, toggleColumn(settings, 'buyer')))).toEqual([
    'number',
    'total',
    'note',
    'action',
  ]);
});

test('a place beyond the end is the end', () => {
  expect(moveColumn(defaultsOf(columns), 'buyer', 99).order).toEqual(['total', 'note', 'buyer']);
  expect(moveColumn(defaultsOf(columns), 'total', -5).order).toEqual(['total', 'buyer', 'note']);
});

test('the last column that is shown cannot be hidden', () => {
  const one = toggleColumn(defaultsOf(columns), 'buyer');
  expect(toggleColumn(one, 'total')).toEqual(one);
});

test('settings of an earlier version fit: gone columns are dropped, new ones stand where they belong', () => {
  const kept = { order: ['gone', 'total', 'buyer'], hidden: ['gone', 'buyer'] };
  expect(settingsFor([...columns, { key: 'weight' }], kept)).toEqual({
    order: ['total', 'note', 'weight', 'buyer'],
    hidden: ['note', 'buyer'],
  });
});
