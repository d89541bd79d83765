import { listSimilarProducts } from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { aProduct } from '../../../test/products.ts';
import { transaction } from '../../platform/db.ts';
import { ensureCategories } from './index.ts';

test('similar goods are on sale, of the same category, the nearest price first, never the product itself', async () => {
  const server = await testServer();
  const categories = await transaction(server.db, (tx) =>
    ensureCategories(tx, [
      { slug: 'cups', name: { cn: '杯' }, position: 1 },
      { slug: 'bags', name: { cn: '包' }, position: 2 },
    ]),
  );
  const [cups, bags] = [categories.get('cups'), categories.get('bags')];
  const at = (priceFen: bigint, categoryId = cups) =>
    aProduct(server, { categoryId: categoryId ?? null, tiers: [{ minQuantity: 1, priceFen }] });
  const one = await at(1000n);
  const [near, cheaper, same, far] = [await at(1100n), await at(950n), await at(1000n), await at(9000n)];
  const gone = await at(1001n);
  await server.db.execute(sql`update products set is_on_sale = false where id = ${gone.id}`);
  await at(1000n, bags);
  await aProduct(server, { tiers: [{ minQuantity: 1, priceFen: 1000n }] });

  const similar = async (id: string) => {
    const { status, data, error } = await server.visitor.call(listSimilarProducts, { params: { id } });
    return status === 200 ? data.map((card) => card.id) : error?.code;
  };
  expect(await similar(one.publicId)).toEqual([same, cheaper, near, far].map(({ publicId }) => publicId));
  // What is off sale still leads to what is like it.
  expect(await similar(gone.publicId)).toEqual([one, same, cheaper, near].map(({ publicId }) => publicId));
  for (let more = 0; more < 8; more++) await at(1000n);
  expect(await similar(one.publicId)).toHaveLength(4);
  expect(await similar('zzzzzzzzzz')).toBe('product.not_found');
});
