import { getStoreFigures } from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aBuyer } from '../../../test/actors.ts';
import { testServer } from '../../../test/harness.ts';
import { anOrder } from '../../../test/orders.ts';
import { aProduct, aStore } from '../../../test/products.ts';

test('a store shows what our own accepted orders of a year say of it, and no share of too few', async () => {
  const server = await testServer();
  const [store, other] = [await aStore(server), await aStore(server)];
  const product = await aProduct(server, { store });
  const figures = async (id: number) => (await server.visitor.call(getStoreFigures, { params: { id } })).data;
  expect(await figures(store.id)).toEqual({ orders: 0, returningPercent: null, onTimePercent: null });

  const buyers = await Promise.all(Array.from({ length: 5 }, () => aBuyer(server)));
  const ids: number[] = [];
  for (const buyer of buyers) ids.push((await anOrder(server, { buyer, product })).id);
  const [first] = buyers;
  if (first) ids.push((await anOrder(server, { buyer: first, product })).id);
  // Not accepted, of another store, and too old: none of them counts.
  await anOrder(server, { product, stage: 'placed' });
  await anOrder(server, { product: await aProduct(server, { store: other }) });
  const old = await anOrder(server, { product });
  await server.db.execute(sql`update orders set placed_at = placed_at - interval '400 days' where id = ${old.id}`);
  // Three in time, one a minute late, one that is overdue: by the day that was said, in the days of the business.
  const state = async (id: number | undefined, stocked: string | null, expected: string) =>
    server.db.execute(
      sql`update orders set stocked_at = ${stocked}::timestamptz, expected_stocking_on = ${expected}::date where id = ${id ?? 0}`,
    );
  for (const id of ids.slice(0, 3)) await state(id, '2020-01-04T16:59:00Z', '2020-01-04');
  await state(ids[3], '2020-01-04T17:01:00Z', '2020-01-04');
  await state(ids[4], null, '2020-01-04');

  expect(await figures(store.id)).toEqual({ orders: 6, returningPercent: 20, onTimePercent: 60 });
  expect(await figures(other.id)).toEqual({ orders: 1, returningPercent: null, onTimePercent: null });
  expect((await server.visitor.call(getStoreFigures, { params: { id: 0 } })).status).toBe(400);
});
