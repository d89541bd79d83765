import { expect, test } from 'vitest';
import { memoryOf, memoryText, type ListMemory } from './list-memory.ts';
import { activeView, viewQuery, viewsKeptHere } from './saved-views.ts';

test('a view is the filter of an address, whatever the order, without page and open row', () => {
  const query = viewQuery(new URLSearchParams('status=closed&page=3&open=D1&buyer=Hai&empty='));
  expect(query).toBe('buyer=Hai&status=closed');
  const views = [{ name: 'Closed of Hai', query }];
  expect(activeView(views, new URLSearchParams('buyer=Hai&status=closed&page=2'))?.name).toBe('Closed of Hai');
  expect(activeView(views, new URLSearchParams('buyer=Hai'))).toBeUndefined();
});

test('what a browser kept is read back; anything else in its place counts as not there', () => {
  const memory: ListMemory = {
    columns: { order: ['a', 'b'], hidden: ['b'] },
    density: 'roomy',
    unsent: [{ name: 'Mine', query: 'a=1' }],
  };
  expect(memoryOf(memoryText(memory))).toEqual(memory);
  const fresh = { columns: null, density: 'normal', unsent: [] };
  for (const text of [null, '', 'no json', '[]', '7', '{"density":"huge","views":"x","columns":3}'])
    expect(memoryOf(text), String(text)).toEqual(fresh);
});

test('views that a browser kept by itself are found until they are sent, then never again', () => {
  const text =
    '{"views":[{"name":"","query":""},{"name":5},null,{"name":" ok ","query":"b=2"},{"name":"0123456789012345678901234567890","query":""}]}';
  const memory = memoryOf(text);
  expect(memory.unsent).toEqual([{ name: 'ok', query: 'b=2' }]);
  expect(memoryOf(memoryText({ ...memory, density: 'compact' })).unsent).toEqual(memory.unsent);
  expect(memoryText({ ...memory, unsent: [] })).not.toContain('views');
  expect(viewsKeptHere('nothing')).toEqual([]);
});
