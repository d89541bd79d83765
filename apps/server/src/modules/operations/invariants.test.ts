import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { findBroken, readInvariants } from './index.ts';

const file = join(import.meta.dirname, '../../../invariants.sql');

test('every rule runs and holds on a fresh installation', async () => {
  const server = await testServer();
  const invariants = readInvariants(await readFile(file, 'utf8'));
  const client = await server.db.$client.connect();
  const broken = await findBroken(client, invariants);
  client.release();

  expect(invariants.length).toBeGreaterThan(20);
  expect(broken).toEqual([]);
});

test('a rule that does not hold is named with its rows', async () => {
  const server = await testServer();
  const client = await server.db.$client.connect();
  const broken = await findBroken(
    client,
    readInvariants('-- I1: one is no two\nselect 1 as one\n\n-- I2: nothing\nselect 1 where false;\n'),
  );
  client.release();

  expect(broken).toEqual([{ name: 'I1: one is no two', rows: [{ one: 1 }] }]);
});
