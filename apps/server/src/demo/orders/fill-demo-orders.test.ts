import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { brokenRules } from '../../../test/stock.ts';
import { fillDemo } from '../fill-demo.ts';
import { demoStages } from './demo-plan.ts';
import { fillDemoOrders } from './fill-demo-orders.ts';

test('demo orders reach every status that there is, and every rule holds afterwards', async () => {
  const server = await testServer({ demoPassword: 'Demo2468' });
  const passwords = await fillDemo(server.kit);

  await fillDemoOrders(server.kit, () => false, demoStages.length);
  await fillDemoOrders(server.kit, () => false, demoStages.length * 2);
  await fillDemoOrders(server.kit, () => false, demoStages.length * 2);

  const inStatuses = async () =>
    (
      await server.db.execute<{ status: string; total: number }>(
        sql`select status, count(*)::int as total from orders group by status order by status`,
      )
    ).rows;
  const rows = await inStatuses();
  expect(passwords.get('buyer1')).toBe('Demo2468');
  expect(rows.reduce((sum, { total }) => sum + total, 0)).toBe(demoStages.length * 2);
  expect(new Set(rows.map(({ status }) => status))).toEqual(
    new Set([
      'depositPending',
      'depositReview',
      'depositRejected',
      'stockingPending',
      'stocking',
      'finalPending',
      'finalReview',
      'finalRejected',
      'shipmentPending',
      'shipping',
      'completed',
      'closed',
      'refunding',
      'refunded',
      'refundFailed',
    ]),
  );
  // One of the two paid shipments stays unpacked; the other one was delivered by the cooperative.
  const { rows: bags } = await server.db.execute<{ state: string; seal: string; delivered: number }>(sql`
    select b.state, b.seal_number as seal, (select count(*)::int from bag_shipments i join shipment_receipts r
    on r.shipment_id = i.shipment_id where i.bag_id = b.id) as delivered from bags b`);
  expect(bags).toEqual([{ state: 'arrived', seal: 'DEMO-0001', delivered: 1 }]);
  expect(await brokenRules(server)).toEqual([]);
  // A buyer may be reminded of a payment; nothing moves by itself.
  await server.runTimers();
  expect(await inStatuses()).toEqual(rows);
});
