import { expect, test } from 'vitest';
import { buildMatrix, chosenOf, fillCells, neighbour, pasteBlock, problemOf, quantityIn } from './matrix.ts';

const texts = (cn: string) => ({ cn, en: cn, vi: cn });
const sku = (id: number, colour: string, size: string, stock: number | null) => ({
  id,
  specValues: [texts(colour), texts(size)],
  imageUrl: null,
  priceFen: null,
  stock,
});
const values = (...names: string[]) => names.map((name) => ({ name: texts(name), imageUrl: null }));
const product = {
  specs: [
    { name: texts('颜色'), values: values('红', '蓝', '绿') },
    { name: texts('尺码'), values: values('S', 'M', 'L') },
  ],
  skus: [
    sku(1, '红', 'S', 10),
    sku(2, '红', 'M', 0),
    sku(3, '红', 'L', 30),
    sku(4, '蓝', 'S', null),
    sku(6, '蓝', 'L', 5),
  ],
};
const matrix = buildMatrix(product);

test('rows are colours, columns sizes, what is not offered is empty, and a row without any is left out', () => {
  expect(matrix.columns.map(({ cn }) => cn)).toEqual(['S', 'M', 'L']);
  expect(matrix.rows.map((row) => row.cells.map((cell) => cell?.id ?? null))).toEqual([
    [1, 2, 3],
    [4, null, 6],
  ]);
});

test('one specification is one column, none is one cell, three put the first two into the rows', () => {
  const one = buildMatrix({
    specs: [product.specs[0] ?? { name: texts(''), values: [] }],
    skus: [{ ...sku(1, '红', '', 3), specValues: [texts('红')] }],
  });
  const none = buildMatrix({ specs: [], skus: [{ ...sku(9, '', '', 3), specValues: [] }] });
  const three = buildMatrix({
    specs: [...product.specs, { name: texts('款式'), values: values('A', 'B') }],
    skus: [{ ...sku(7, '', '', 1), specValues: [texts('红'), texts('S'), texts('B')] }],
  });
  expect(one).toMatchObject({ columns: [], rows: [{ cells: [{ id: 1 }] }] });
  expect(none.rows.map(({ cells }) => cells.map((cell) => cell?.id))).toEqual([[9]]);
  expect(
    three.rows.map(({ names, cells }) => [names.map(({ cn }) => cn), cells.map((cell) => cell?.id ?? null)]),
  ).toEqual([
    [
      ['红', 'S'],
      [null, 7],
    ],
  ]);
});

test('a block from a spreadsheet fills cells from the chosen one on and says what it skipped', () => {
  const result = pasteBlock(matrix, { 6: '2' }, { row: 0, column: 0 }, '5\t6\t1,200\r\n7\t\tviele\t9\r\n8\r\n');
  expect(result).toEqual({ entries: { 1: '5', 3: '1200', 4: '7', 6: '2' }, filled: 3, skipped: 4 });
});

test('arrows pass over cells that take nothing and stop at the edges', () => {
  expect(neighbour(matrix, { row: 0, column: 0 }, 'ArrowRight')).toEqual({ row: 0, column: 2 });
  expect(neighbour(matrix, { row: 1, column: 2 }, 'ArrowLeft')).toEqual({ row: 1, column: 0 });
  expect(neighbour(matrix, { row: 0, column: 0 }, 'Enter')).toEqual({ row: 1, column: 0 });
  expect(neighbour(matrix, { row: 0, column: 0 }, 'ArrowUp')).toBeUndefined();
  expect(neighbour(matrix, { row: 0, column: 0 }, 'a')).toBeUndefined();
});

test('filling respects the stock and can be limited to started rows', () => {
  expect(fillCells(matrix, { 1: '3' }, 20, 'started')).toEqual({ 1: '10', 3: '20' });
  expect(fillCells(matrix, {}, 20, 'all')).toEqual({ 1: '10', 3: '20', 4: '20', 6: '5' });
});

test('quantities are whole numbers as people write them', () => {
  expect(['', ' 12 ', '1,200', '1 200', '1.200', '-3', '2.5', '1e3', '99999999'].map(quantityIn)).toEqual([
    0,
    12,
    1200,
    1200,
    1200,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('more than the stock and what is no number are problems, an unknown stock is none', () => {
  const [red, , , blue] = product.skus;
  expect([
    problemOf(red ?? sku(0, '', '', 0), '11'),
    problemOf(red ?? sku(0, '', '', 0), 'x'),
    problemOf(blue ?? sku(0, '', '', 0), '9999'),
  ]).toEqual(['atMost', 'notWhole', undefined]);
  expect(chosenOf(product.skus, { 1: '11', 4: '2', 6: '' })).toEqual({
    lines: [
      { skuId: 1, quantity: 11 },
      { skuId: 4, quantity: 2 },
    ],
    total: 13,
    hasProblem: true,
  });
});
