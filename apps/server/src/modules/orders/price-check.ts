import { unitPricesFen } from '@kouan/domain';
import type { Reader, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { type SkuForSale, skusForSale } from '../catalog/index.ts';
import { parameters } from '../settings/index.ts';
import { latestOffers, type LatestOffer } from '../sourcing/index.ts';
import { addNote } from './order-notes.ts';
import { getOrder, getOrderLines } from './order-queries.ts';
import type { OrderLineRecord } from './order-tables.ts';

export type CheckedLine = {
  lineId: number;
  orderedFen: bigint;
  /** What a unit costs by the latest look at its page; null: it is not sold any more. */
  latestFen: bigint | null;
  /** When its page was looked at; null: never, the price is our own. */
  seenAt: Date | null;
  /** What was seen is not confirmed yet. */
  isWaiting: boolean;
};
export type PriceCheck = {
  tolerancePercent: number;
  lines: CheckedLine[];
  orderedGoodsFen: bigint;
  latestGoodsFen: bigint;
  /** Further from the ordered price than is accepted without asking the buyer. */
  isBeyond: boolean;
};

/** The unit prices of an order held against the latest look at the pages of its goods. */
export async function checkPrices(db: Reader, orderId: number): Promise<PriceCheck> {
  const { priceTolerancePercent } = await parameters(db);
  const lines = await getOrderLines(db, orderId);
  const skus = await skusForSale(
    db,
    lines.flatMap(({ skuId }) => skuId ?? []),
  );
  const offers = await latestOffers(db, [...new Set(skus.map(({ productId }) => productId))]);
  const prices = latestPrices(lines, { skus, offers });
  const checked = lines.map((line): CheckedLine => {
    const offer = offers.get(line.productId ?? 0);
    const latestFen = prices.get(line.id) ?? null;
    const { id: lineId, unitPriceFen: orderedFen } = line;
    return { lineId, orderedFen, latestFen, seenAt: offer?.seenAt ?? null, isWaiting: offer?.isWaiting ?? false };
  });
  const sum = (priceOf: (line: CheckedLine) => bigint) =>
    checked.reduce((total, one, index) => total + priceOf(one) * BigInt(lines[index]?.ordered ?? 0), 0n);
  const orderedGoodsFen = sum((line) => line.orderedFen);
  const latestGoodsFen = sum((line) => line.latestFen ?? line.orderedFen);
  const awayFen =
    latestGoodsFen > orderedGoodsFen ? latestGoodsFen - orderedGoodsFen : orderedGoodsFen - latestGoodsFen;
  return {
    tolerancePercent: priceTolerancePercent,
    lines: checked,
    orderedGoodsFen,
    latestGoodsFen,
    isBeyond:
      awayFen * 100n > orderedGoodsFen * BigInt(priceTolerancePercent) ||
      checked.some(({ latestFen }) => latestFen === null),
  };
}

type Known = { skus: readonly SkuForSale[]; offers: ReadonlyMap<number, LatestOffer> };

/** What a unit of each line costs now, by line; lines that are not sold any more are left out. */
function latestPrices(lines: readonly OrderLineRecord[], { skus, offers }: Known): Map<number, bigint> {
  const found = lines.flatMap((line) => {
    const sku = skus.find(({ skuId }) => skuId === line.skuId);
    if (!sku?.isOnSale) return [];
    const offer = offers.get(sku.productId);
    const key = specKey(sku.specValues.map(({ cn }) => cn));
    const tiers = offer?.isWaiting ? offer.tiers : sku.priceTiers;
    return [
      {
        lineId: line.id,
        priced: {
          productKey: String(sku.productId),
          quantity: line.ordered,
          ownPriceFen: offer?.isWaiting ? (offer.ownPrices.get(key) ?? null) : sku.ownPriceFen,
          tiers: tiers.map(({ minQuantity, priceFen }) => ({ fromQuantity: minQuantity, priceFen })),
        },
      },
    ];
  });
  const prices = unitPricesFen(found.map(({ priced }) => priced));
  return new Map(found.map(({ lineId }, index) => [lineId, prices[index] ?? 0n]));
}

const specKey = (values: readonly string[]): string => JSON.stringify(values);

type Acceptance = { number: string; actorId: number; keepsPrice: boolean };

/**
 * Within the tolerance an order is accepted as it was placed. Beyond it the buyer is asked by an adjustment, unless the staff
 * keep the price knowingly, which is noted. Throws order.price_moved.
 */
export async function requirePrice(tx: Tx, { number, actorId, keepsPrice }: Acceptance): Promise<void> {
  const order = await getOrder(tx, { number, buyerId: 'any' });
  if (order.acceptedAt !== null) return;
  const check = await checkPrices(tx, order.id);
  if (!check.isBeyond) return;
  if (!keepsPrice) fail('order.price_moved', { percent: check.tolerancePercent });
  const content = `${fenText(check.orderedGoodsFen)} ← ${fenText(check.latestGoodsFen)}`;
  await addNote(tx, { number, kind: 'internal', content: `¥ ${content}`, authorId: actorId });
}

const fenText = (fen: bigint): string => `${fen / 100n}.${String(fen % 100n).padStart(2, '0')}`;
