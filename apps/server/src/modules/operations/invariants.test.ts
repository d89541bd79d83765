import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { brokenRows } from '../../../test/broken-rows.ts';
import { aCase, aDeliveredOrder } from '../../../test/cases.ts';
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

/** The rules about orders, money and stock: each of them has a row that breaks it. */
const isOfMoney = /^I([1-9]|1[0-4]|18|24|25): /;
const dropChecks = `do $$ declare one record; begin
  for one in select conrelid::regclass as place, conname from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace
  loop execute format('alter table %s drop constraint %I', one.place, one.conname); end loop; end $$`;

test('every rule about orders, money and stock finds a row that breaks it', async () => {
  const server = await testServer();
  const order = await aDeliveredOrder(server);
  const lines = order.view.lines.slice(0, 1).map(({ id }) => ({ lineId: id, quantity: 1 }));
  await aCase(order, { kind: 'afterSales', shipmentNumber: order.shipment.number, lines });
  const rules = readInvariants(await readFile(file, 'utf8')).filter(({ name }) => isOfMoney.test(name));
  expect(rules.map(({ name }) => name).toSorted()).toEqual(Object.keys(brokenRows).toSorted());
  for (const id of ['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8', 'I9', 'I10', 'I11', 'I12', 'I13', 'I14', 'I18'])
    expect(rules.some(({ name }) => name.startsWith(`${id}: `))).toBe(true);

  const silent: string[] = [];
  const undo = new Error('everything is undone');
  await expect(
    server.db.transaction(async (tx) => {
      await tx.execute(sql.raw('set local session_replication_role = replica'));
      await tx.execute(sql.raw(dropChecks));
      for (const { name, query } of rules)
        await tx
          .transaction(async (inner) => {
            const before = (await inner.execute(sql.raw(query))).rows;
            await inner.execute(sql.raw(brokenRows[name] ?? ''));
            const found = (await inner.execute(sql.raw(query))).rows;
            if (before.length > 0 || found.length === 0) silent.push(name);
            throw undo;
          })
          .catch((error: unknown) => {
            if (error !== undo) silent.push(`${name}: ${String((error as Error).cause ?? error)}`);
          });
      throw undo;
    }),
  ).rejects.toBe(undo);
  expect(silent).toEqual([]);
});
