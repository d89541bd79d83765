import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testServer } from '../../test/harness.ts';
import type { Reader } from './db.ts';
import { together } from './together.ts';

test('a trip of which one statement fails ends when all of it has: nothing is asked later on a connection given back', async () => {
  const { db } = await testServer();
  const ended: string[] = [];
  const inTwoSteps = async (reader: Reader) => {
    await reader.execute(sql`select pg_sleep(0.05)`);
    await reader.execute(sql`select 1`);
    ended.push('two steps');
  };
  await expect(together(db, (reader) => [reader.execute(sql`select 1 / 0`), inTwoSteps(reader)])).rejects.toThrow(
    'Failed query',
  );
  expect(ended).toEqual(['two steps']);
  const [first, second] = await together(db, (reader) => [
    reader.execute<{ n: number }>(sql`select 1 as n`),
    reader.execute<{ n: number }>(sql`select 2 as n`),
  ]);
  expect([first.rows, second.rows]).toEqual([[{ n: 1 }], [{ n: 2 }]]);
});
