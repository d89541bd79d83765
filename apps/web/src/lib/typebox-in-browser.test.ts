import * as contract from '@kouan/contract';
import { readdirSync, readFileSync } from 'node:fs';
import { Type as Real } from 'typebox';
import { expect, test, vi } from 'vitest';
import { Type as Small } from './typebox-in-browser.ts';

const contractFolder = new URL('../../../../packages/contract/src/', import.meta.url);
const sources = readdirSync(contractFolder)
  .map((file) => readFileSync(new URL(file, contractFolder), 'utf8'))
  .join('\n');

test('the browser has every builder that the contract uses', () => {
  const used = new Set([...sources.matchAll(/\bType\.([A-Z]\w+)/g)].map((match) => match[1] ?? ''));
  expect([...used].filter((name) => !(name in Small))).toEqual([]);
});

test('both build the same schema', () => {
  const build = (Type: typeof Real) => {
    const text = Type.String({ minLength: 1, pattern: '\\S' });
    const row = Type.Object(
      {
        id: Type.Integer({ minimum: 1 }),
        name: Type.Optional(text),
        state: Type.Enum(['a', 'b']),
        at: Type.Union([text, Type.Null()]),
      },
      { description: 'row' },
    );
    return [
      row,
      Type.Array(row, { maxItems: 3 }),
      Type.Object({ one: Type.Optional(text) }),
      Type.Boolean(),
      Type.Number(),
      Type.Partial(row),
      Type.Pick(row, ['id']),
      Type.Omit(row, ['id']),
      Type.Record(Type.String(), text),
    ];
  };
  expect(JSON.parse(JSON.stringify(build(Small as unknown as typeof Real)))).toEqual(
    JSON.parse(JSON.stringify(build(Real))),
  ); // the small one has the same calls without the types
});

test('every schema of the contract is the same with both', async () => {
  vi.resetModules();
  vi.doMock('typebox', () => ({ Type: Small }));
  const inBrowser = await import('@kouan/contract');
  vi.doUnmock('typebox');
  expect(Object.keys(contract).length).toBeGreaterThan(10);
  expect(JSON.parse(JSON.stringify(inBrowser))).toEqual(JSON.parse(JSON.stringify(contract)));
});
