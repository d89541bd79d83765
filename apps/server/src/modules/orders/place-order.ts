import { randomBytes } from 'node:crypto';
import type { BodyOf } from '@kouan/contract';
import type * as contract from '@kouan/contract';
import { businessDate, makeNumber, numberRandomBytes } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { publish } from '../../platform/outbox.ts';
import { sha256 } from '../../platform/random.ts';
import { removeCartLines, wishesOfLines } from '../cart/index.ts';
import { feeScheduleById, parameters } from '../settings/index.ts';
import { colourAndSize } from './colour-and-size.ts';
import { keepEstimate } from './order-estimate.ts';
import { getOrder } from './order-queries.ts';
import { insertLines, insertOrder, takeCartLines } from './order-writes.ts';
import type { OrderRecord } from './order-tables.ts';
import { type PricedLine, type PricedOrder, priceOrder } from './price-order.ts';
import { endProposal } from './proposals.ts';
import { lockQuote, markQuotePlaced, subjectHashOf } from './quote-queries.ts';
import { recordOrderEvent } from './record-order-event.ts';

export type OrderWish = BodyOf<typeof contract.placeOrder> & { buyerId: number; language: contract.Language };
const maxTries = 5;
const hourMs = 3_600_000;

/**
 * Places an order at the rate and fees of its quote, if it is for the quote's goods and destination and the total is the one
 * the buyer saw. A quote serves once: the same wish again answers the same order. Throws order.quote_expired,
 * order.quote_used, order.quote_differs, order.totals_changed, order.cart_changed, address.not_found and what `priceOrder`
 * throws.
 */
export async function placeOrder(tx: Tx, wish: OrderWish): Promise<{ id: number }> {
  const quote = await lockQuote(tx, wish.quoteId);
  if (!quote || (quote.buyerId !== null && quote.buyerId !== wish.buyerId)) fail('order.quote_expired');
  const placedHash = hashOf(wish);
  if (quote.orderId !== null)
    return quote.placedHash === placedHash
      ? { id: quote.orderId }
      : fail('order.quote_used', await orderNumberOf(tx, quote.orderId));
  if (quote.isExpired) fail('order.quote_expired');
  if (quote.subjectHash !== subjectHashOf(wish)) fail('order.quote_differs');

  const fees = await feeScheduleById(tx, quote.feeScheduleId);
  const priced = await priceOrder(tx, { wishes: wish.lines, fees, destination: wish.destination });
  if (priced.totals.totalFen !== BigInt(wish.totalFen)) fail('order.totals_changed', changedTotals(priced));

  const order = await addOrder(tx, { wish, priced, rateVndPerCnyMicros: quote.rateVndPerCnyMicros });
  const wishes = wish.cartLineIds?.length
    ? await wishesOfLines(tx, { buyerId: wish.buyerId, ids: wish.cartLineIds })
    : undefined;
  const lines = await insertLines(
    tx,
    priced.lines.map((line, index) => ({
      ...toLine(line, { orderId: order.id, position: index + 1 }),
      wishes: wishes?.get(line.skuId) ?? null,
    })),
  );
  await keepEstimate(tx, order.id, priced);
  if (wish.proposalId !== undefined) await takeProposal(tx, wish, order.id);
  await markQuotePlaced(tx, { id: quote.id, orderId: order.id, placedHash });
  if (wish.cartLineIds?.length)
    await emptyCart(tx, { buyerId: wish.buyerId, orderId: order.id, ids: wish.cartLineIds });
  const { buyerId, language, addressId = null } = wish;
  await publish(tx, 'order.placed', { orderId: order.id, buyerId, addressId, language });
  const actor = { kind: 'buyer', id: wish.buyerId } as const;
  await recordOrderEvent(tx, { orderId: order.id, event: 'placed', actor, placed: { order, lines } });
  return { id: order.id };
}

/** What the staff put together is placed by its buyer once. */
async function takeProposal(tx: Tx, { proposalId = '', buyerId }: OrderWish, orderId: number): Promise<void> {
  await endProposal(tx, { publicId: proposalId, buyerId }, { state: 'placed', orderId });
}

/** A cart line is ordered once, from however many tabs. */
async function emptyCart(tx: Tx, lines: { buyerId: number; orderId: number; ids: number[] }): Promise<void> {
  if (!(await takeCartLines(tx, lines))) fail('order.cart_changed');
  await removeCartLines(tx, lines);
}

const hashOf = ({ lines, totalFen, destination, remarks, buyerId }: OrderWish): string =>
  sha256(
    JSON.stringify([
      buyerId,
      lines.map(({ skuId, quantity }) => [skuId, quantity]),
      totalFen,
      destination,
      remarks ?? '',
    ]),
  );

const changedTotals = ({ totals, lines }: PricedOrder) => ({
  goodsFen: Number(totals.goodsFen),
  freightFen: Number(totals.freightFen),
  serviceFen: Number(totals.serviceFen),
  totalFen: Number(totals.totalFen),
  depositFen: Number(totals.depositFen),
  lines: lines.map(({ skuId, quantity, unitPriceFen }) => ({ skuId, quantity, unitPriceFen: Number(unitPriceFen) })),
});

type NewOrder = { wish: OrderWish; priced: PricedOrder; rateVndPerCnyMicros: bigint };

async function addOrder(
  tx: Tx,
  { wish, priced: { totals, storeId, storeName, storeSite }, rateVndPerCnyMicros }: NewOrder,
): Promise<OrderRecord> {
  const { acceptHours, businessTimeZone } = await parameters(tx);
  const now = await currentTime(tx);
  const { goodsFen, freightFen, serviceFen, totalFen, depositFen } = totals;
  for (let tries = 0; tries < maxTries; tries++) {
    const order = await insertOrder(tx, {
      number: makeNumber('D', businessDate(now, businessTimeZone), randomBytes(numberRandomBytes)),
      buyerId: wish.buyerId,
      storeId,
      storeName,
      storeSite,
      status: 'depositPending',
      destination: wish.destination,
      remarks: wish.remarks ?? '',
      rateVndPerCnyMicros,
      goodsFen,
      freightFen,
      serviceFen,
      totalFen,
      depositFen,
      potGoodsFen: goodsFen,
      potFreightFen: freightFen,
      potServiceFen: serviceFen,
      potDepositFen: depositFen,
      acceptBy: new Date(now.getTime() + acceptHours * hourMs),
    });
    if (order) return order;
  }
  throw new Error('no free order number was found');
}

const toLine = (
  { sku, quantity, unitPriceFen, notices }: PricedLine,
  place: { orderId: number; position: number },
) => ({
  ...place,
  productId: sku.productId,
  skuId: sku.skuId,
  productPublicId: sku.productPublicId,
  title: sku.title,
  specValues: sku.specValues,
  ...colourAndSize(sku),
  imageUrl: sku.imageUrl,
  unitPriceFen,
  ordered: quantity,
  toBuy: quantity,
  screening: notices,
});

async function orderNumberOf(tx: Tx, id: number): Promise<{ number: string }> {
  const { number } = await getOrder(tx, { id, buyerId: 'any' });
  return { number };
}
