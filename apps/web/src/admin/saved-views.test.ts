import { expect, test } from 'vitest';
import { memoryOf } from './list-memory.ts';
import { activeView, maxViews, removeView, saveView, viewQuery } from './saved-views.ts';

test('a view is the filter of an address, whatever the order, without page and open row', () => {
  const query = viewQuery(new URLSearchParams('status=closed&page=3&open=D1&buyer=Hai&empty='));
  expect(query).toBe('buyer=Hai&status=closed');
  const views = [{ name: 'Closed of Hai', query }];
  expect(activeView(views, new URLSearchParams('buyer=Hai&status=closed&page=2'))?.name).toBe('Closed of Hai');
  expect(activeView(views, new URLSearchParams('buyer=Hai'))).toBeUndefined();
});

test('a view of the same name is replaced, a blank name saves nothing, and there is an upper limit', () => {
  const one = saveView([], { name: '  Mine ', query: 'a=1' });
  expect(one).toEqual([{ name: 'Mine', query: 'a=1' }]);
  expect(saveView(one, { name: 'Mine', query: 'a=2' })).toEqual([{ name: 'Mine', query: 'a=2' }]);
  expect(saveView(one, { name: '   ', query: 'a=2' })).toBe(one);
  const full = Array.from({ length: maxViews }, (_, index) => ({ name: `V${index}`, query: '' }));
  expect(saveView(full, { name: 'one more', query: '' })).toHaveLength(maxViews);
  expect(removeView(full, 'V3')).toHaveLength(maxViews - 1);
});

test('what a browser kept is read back; anything else in its place counts as not there', () => {
  const memory = {
    columns: { order: ['a', 'b'], hidden: ['b'] },
    density: 'roomy',
    views: [{ name: 'Mine', query: 'a=1' }],
  };
  expect(memoryOf(JSON.stringify(memory))).toEqual(memory);
  const fresh = { columns: null, density: 'normal', views: [] };
  for (const text of [null, '', 'no json', '[]', '7', '{"density":"huge","views":"x","columns":3}'])
    expect(memoryOf(text), String(text)).toEqual(fresh);
  expect(memoryOf('{"views":[{"name":"","query":""},{"name":5},null,{"name":"ok","query":"b=2"}]}').views).toEqual([
    { name: 'ok', query: 'b=2' },
  ]);
});
