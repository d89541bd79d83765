import { addressOf, addToCart, downloadMyCart, getMyCart, getSite } from '@kouan/contract';
import { toVnd } from '@kouan/domain';
import { expect, test } from 'vitest';
import { aBuyer } from '../../../test/actors.ts';
import { testServer } from '../../../test/harness.ts';
import { aProduct } from '../../../test/products.ts';
import { downloadedRows } from '../../../test/workbook.ts';

const address = addressOf(downloadMyCart, {});

test("the workbook of a cart holds its lines in the order of the page, in the reader's language, and no formulas", async () => {
  const server = await testServer();
  const buyer = await server.as(await aBuyer(server));
  const dear = await aProduct(server, { tiers: [{ minQuantity: 1, priceFen: 1_999n }], skus: [{ values: ['红色'] }] });
  const title = { cn: '=1+1', en: '=HYPERLINK("http://x.example")', vi: '=1+1' };
  const cheap = await aProduct(server, { title, minQuantity: 50, skus: [{ values: ['蓝色'], stock: 900 }] });
  await buyer.call(addToCart, { body: { skuId: dear.skus[0]?.id ?? 0, quantity: 333, note: '@note' } });
  await buyer.call(addToCart, { body: { skuId: cheap.skus[0]?.id ?? 0, quantity: 7, privateNote: 'mine' } });

  const [headings = [], ...rows] = await downloadedRows(server, buyer, address);
  const cell = (row: unknown[] | undefined, heading: string) => row?.[headings.indexOf(heading)];

  const { content } = (await buyer.call(getMyCart, { query: { page: 0, size: 999 } })).data;
  expect(rows.map((row) => [cell(row, 'Store'), cell(row, 'Quantity')])).toEqual(
    content.map(({ storeName, quantity }) => [storeName, quantity]),
  );
  const [low, high] = rows;
  expect(cell(low, 'Product')).toBe('\'=HYPERLINK("http://x.example")');
  expect([cell(low, 'State'), cell(low, 'In stock'), cell(low, 'Note for yourself')]).toEqual([
    'Below the minimum',
    900,
    'mine',
  ]);
  expect([cell(high, 'Unit price (CNY)'), cell(high, 'Amount (CNY)'), cell(high, 'Note for us')]).toEqual([
    19.99,
    6656.67,
    "'@note",
  ]);
  const { rateVndPerCnyMicros } = (await server.visitor.call(getSite)).data;
  expect(cell(high, 'About (VND)')).toBe(Number(toVnd(665_667n, BigInt(rateVndPerCnyMicros))));
});

test('nobody gets the cart of another buyer', async () => {
  const server = await testServer();
  const buyer = await server.as(await aBuyer(server));
  const product = await aProduct(server);
  await buyer.call(addToCart, { body: { skuId: product.skus[0]?.id ?? 0, quantity: 2 } });

  expect(await downloadedRows(server, await server.as(await aBuyer(server)), address)).toHaveLength(1);
  expect((await server.visitor.call(downloadMyCart)).status).toBe(401);
});
