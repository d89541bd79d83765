import { expect, test } from 'vitest';
import { createCall } from './call.ts';
import { dictionaryOf, dictionaryQuery } from './dictionary.ts';
import { createQueryClient } from './query.ts';

const entries = [
  { value: 'true', label: '启用' },
  { value: 'false', label: '停用' },
];

test('a dictionary is a list, a map by value and a map of labels by value', () => {
  expect(dictionaryOf(entries)).toEqual({
    list: entries,
    byValue: { true: entries[0], false: entries[1] },
    labels: { true: '启用', false: '停用' },
  });
  expect(dictionaryOf([])).toEqual({ list: [], byValue: {}, labels: {} });
});

test('a dictionary is fetched by its name with page 0 and size 9999', async () => {
  const called: string[] = [];
  const client = createQueryClient({
    call: createCall(async ({ address }) => {
      called.push(address);
      return { status: 200, body: { content: entries, totalElements: 2 } };
    }),
  });
  await client.fetchQuery(dictionaryQuery('user_status'));
  expect(called).toEqual(['/api/dictDetail?dictName=user_status&page=0&size=9999']);
});
