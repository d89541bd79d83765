import type { ReorderedLine, ReorderOutcome } from '@kouan/contract';
import { unitPricesFen } from '@kouan/domain';
import type { Tx } from '../../platform/db.ts';
import type { Sendable } from '../../platform/http.ts';
import { addLines, cartLinesOfSkus } from '../cart/index.ts';
import { type SkuForSale, skusForSale } from '../catalog/index.ts';
import { screenSkus } from '../sourcing/index.ts';
import { getOrder, getOrderLines } from './order-queries.ts';
import type { OrderLineRecord } from './order-tables.ts';

type Wanted = { line: OrderLineRecord; sku: SkuForSale | undefined; outcome: ReorderOutcome; quantity: number };

/**
 * Puts the lines of a buyer's own order into their cart again. Lines that are there already stay as they are; what is
 * not to be had is left out and said. Throws order.not_found, cart.full.
 */
export async function reorder(
  tx: Tx,
  { number, buyerId }: { number: string; buyerId: number },
): Promise<Sendable<ReorderedLine>[]> {
  const order = await getOrder(tx, { number, buyerId });
  const lines = await getOrderLines(tx, order.id);
  const skuIds = lines.flatMap(({ skuId }) => skuId ?? []);
  const skus = new Map((await skusForSale(tx, skuIds)).map((sku) => [sku.skuId, sku]));
  const notices = await screenSkus(tx, [...skus.values()]);
  const isForbidden = (id: number) => notices.get(id)?.some(({ kind }) => kind === 'forbidden') ?? false;
  const present = new Map((await cartLinesOfSkus(tx, { buyerId, skuIds })).map((row) => [row.skuId, row.quantity]));

  const wanted = lines.map((line): Wanted => {
    const sku = skus.get(line.skuId ?? 0);
    if (!sku?.isOnSale) return { line, sku: undefined, outcome: 'gone', quantity: 0 };
    if (isForbidden(sku.skuId)) return { line, sku: undefined, outcome: 'forbidden', quantity: 0 };
    const kept = present.get(sku.skuId);
    if (kept !== undefined) return { line, sku, outcome: 'inCart', quantity: kept };
    const quantity = Math.min(line.ordered, sku.stock ?? line.ordered);
    return { line, sku, outcome: quantity > 0 ? 'added' : 'soldOut', quantity };
  });
  const added = wanted.flatMap(({ sku, outcome, quantity }) =>
    sku && outcome === 'added' ? [{ skuId: sku.skuId, quantity }] : [],
  );
  if (added.length > 0) await addLines(tx, { buyerId, lines: added });

  const inCart = new Map((await cartLinesOfSkus(tx, { buyerId, skuIds })).map((row) => [row.skuId, row.id]));
  return shownLines(wanted, inCart);
}

/** What each line is and costs by now. Prices are those at which the same quantities would be bought together today. */
function shownLines(wanted: readonly Wanted[], inCart: ReadonlyMap<number, number>): Sendable<ReorderedLine>[] {
  const sold = wanted.flatMap(({ line, sku, quantity }) => (sku ? [{ line, sku, quantity }] : []));
  const prices = unitPricesFen(
    sold.map(({ line, sku }) => ({
      productKey: String(sku.productId),
      quantity: line.ordered,
      ownPriceFen: sku.ownPriceFen,
      tiers: sku.priceTiers.map(({ minQuantity, priceFen }) => ({ fromQuantity: minQuantity, priceFen })),
    })),
  );
  const priceOf = new Map(sold.map(({ line }, at) => [line.id, prices[at] ?? null]));
  const sums = new Map<number, number>();
  for (const { sku, quantity } of sold) sums.set(sku.productId, (sums.get(sku.productId) ?? 0) + quantity);

  return wanted.map(({ line, sku, outcome, quantity }) => ({
    title: line.title,
    specValues: line.specValues,
    imageUrl: line.imageUrl,
    outcome,
    ordered: line.ordered,
    quantity,
    priceBeforeFen: line.unitPriceFen,
    priceNowFen: priceOf.get(line.id) ?? null,
    minQuantity: sku && quantity > 0 && (sums.get(sku.productId) ?? 0) < sku.minQuantity ? sku.minQuantity : null,
    cartLineId: inCart.get(sku?.skuId ?? 0) ?? null,
  }));
}
