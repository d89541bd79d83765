import { getProduct, listCategories, listProducts } from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testServer } from '../../test/harness.ts';
import { currentRate, rateAt } from '../modules/settings/index.ts';
import { demoProducts } from './catalog/index.ts';
import { seedDemoCatalog } from './seed-catalog.ts';
import { seedDemoRates } from './seed-rates.ts';

test('the demo catalogue is there after one run and unchanged after a second', async () => {
  const server = await testServer();

  const added = await Promise.all([seedDemoCatalog(server.db), seedDemoCatalog(server.db)]);
  expect(added.toSorted((a, b) => a - b)).toEqual([0, 300]);

  const categories = await server.visitor.call(listCategories);
  expect(categories.data).toHaveLength(12);
  expect(categories.data.reduce((sum, { productCount }) => sum + productCount, 0)).toBe(300);
  const list = await server.visitor.call(listProducts, { query: { size: 1 } });
  expect(list.data).toMatchObject({ totalElements: 300, content: [{ title: demoProducts[0]?.title }] });

  const product = await server.visitor.call(getProduct, { params: { id: list.data.content[0]?.id ?? '' } });
  const [demo] = demoProducts;
  expect(product.data).toMatchObject({
    title: demo?.title,
    summary: demo?.summary,
    kind: demo?.kind,
    minQuantity: demo?.minimumQuantity,
    unitWeightGrams: demo?.weightGrams,
    isWeightEstimated: false,
    priceTiers: demo?.priceTiers.map(({ fromQuantity, priceFen }) => ({ minQuantity: fromQuantity, priceFen })),
  });
  expect(product.data.skus).toHaveLength(demo?.skus.length ?? 0);
  expect(product.data.skus.map(({ stock }) => stock)).toEqual(demo?.skus.map(({ stock }) => stock));
});

test('the demo rates are a history of 90 days that ends with the current one', async () => {
  const server = await testServer();

  const added = await seedDemoRates(server.db);
  expect(added).toBeGreaterThanOrEqual(89);
  expect(await seedDemoRates(server.db)).toBe(0);

  const { rows } = await server.db.execute<{ oldest: Date; id: string }>(
    sql`select min(effective_at) as oldest, max(id) as id from exchange_rates where effective_at > app_now() - interval '91 days'`,
  );
  expect((await currentRate(server.db)).id).toBe(Number(rows[0]?.id));
  expect((await rateAt(server.db, new Date(Date.now() - 40 * 86_400_000))).id).not.toBe(
    (await currentRate(server.db)).id,
  );
});
