import {
  acceptOrder,
  addInterest,
  addLinesToCart,
  getMyCart,
  getMyOrder,
  getOrder,
  getProduct,
  listInterests,
  listMyOrders,
  listProducts,
  makeQuote,
  type OrderView,
  placeOrder,
} from '@kouan/contract';
import { expect } from 'vitest';
import { payDeposit } from './pay.ts';
import type { People, Run } from './run.ts';
import { partOf, shipGoods, stockGoods } from './send-goods.ts';

const destination = 'hanoi';
type Wish = { skuId: number; quantity: number };
const bySku = (a: Wish, b: Wish): number => a.skuId - b.skuId;

/** One order from the cart to the last delivery, every change of it through `run`. Answers its number. */
export async function walkJourney(people: People, run: Run): Promise<string> {
  const placed = await orderGoods(people, run);
  const number = placed.number;
  await payDeposit(people, run, number);
  const lines = await stockGoods(people, run, number);
  await shipGoods(people, run, { number, lines: partOf(lines, () => 1) });
  await shipGoods(people, run, { number, lines: partOf(lines, ({ available }) => available - 1) });
  return number;
}

async function orderGoods(people: People, run: Run): Promise<OrderView> {
  const { buyer, service } = people;
  await wantProduct(people, run);
  const wishes = await fillCart(people, run);
  const cart = (await buyer.call(getMyCart, { query: {} })).content;
  const { totalElements: before } = await buyer.call(listMyOrders, { query: {} });
  const quote = await buyer.call(makeQuote, { body: { lines: wishes, destination } });
  const wish = { quoteId: quote.id, lines: wishes, totalFen: quote.totalFen, destination };
  const placed = await run({
    name: 'order placed',
    isKeyed: true,
    send: (idempotencyKey) =>
      buyer.call(placeOrder, { body: { ...wish, cartLineIds: cart.map(({ id }) => id) }, idempotencyKey }),
    check: async (order) => {
      expect(await buyer.call(getMyOrder, { params: { number: order.number } })).toEqual(order);
      expect((await buyer.call(listMyOrders, { query: {} })).totalElements).toBe(before + 1);
      expect((await buyer.call(getMyCart, { query: {} })).totalElements).toBe(0);
    },
  });
  return run({
    name: 'order confirmed',
    isKeyed: true,
    send: (idempotencyKey) => service.call(acceptOrder, { params: { number: placed.number }, idempotencyKey }),
    check: async (order) => expect(await service.call(getOrder, { params: { number: order.number } })).toEqual(order),
  });
}

async function wantProduct({ buyer }: People, run: Run): Promise<void> {
  const title = `Lamp ${crypto.randomUUID()}`;
  await run({
    name: 'product of interest',
    isKeyed: true,
    send: (idempotencyKey) =>
      buyer.call(addInterest, {
        body: { link: 'https://item.taobao.com/item.htm?id=812345670077', title, screenshotIds: [] },
        idempotencyKey,
      }),
    check: async ({ id }) => {
      const { content } = await buyer.call(listInterests, { query: {} });
      expect(content.filter((row) => row.title === title).map((row) => row.id)).toEqual([id]);
    },
  });
}

async function fillCart({ buyer }: People, run: Run): Promise<Wish[]> {
  const { content: products } = await buyer.call(listProducts, { query: { kind: 'mall', size: 1 } });
  const { skus, minQuantity } = await buyer.call(getProduct, { params: { id: products[0]?.id ?? '' } });
  const wishes = skus.slice(0, 2).map(({ id }) => ({ skuId: id, quantity: Math.max(minQuantity, 5) }));
  await run({
    name: 'goods in the cart',
    isKeyed: true,
    send: (idempotencyKey) => buyer.call(addLinesToCart, { body: { lines: wishes }, idempotencyKey }),
    check: async () => {
      const { content } = await buyer.call(getMyCart, { query: {} });
      expect(content.map(({ skuId, quantity }) => ({ skuId, quantity })).toSorted(bySku)).toEqual(
        wishes.toSorted(bySku),
      );
    },
  });
  return wishes;
}
