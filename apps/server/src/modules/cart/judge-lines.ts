import type { ScreeningNotice } from '@kouan/contract';
import { unitPricesFen } from '@kouan/domain';
import type { SkuForSale } from '../catalog/index.ts';
import type { CartRow } from './cart-tables.ts';

export type LineProblem = 'offShelf' | 'forbidden' | 'outOfStock' | 'belowMinimum';
export type JudgedLine = {
  line: CartRow;
  sku: SkuForSale;
  unitPriceFen: bigint;
  problem: LineProblem | null;
  notices: ScreeningNotice[];
};
type Screened = ReadonlyMap<number, ScreeningNotice[]>;
type Goods = { line: CartRow; sku: SkuForSale };

/**
 * Prices and problems of a whole cart. Lines of one product count together for its tiers and its minimum quantity;
 * those that are no longer sold do not count.
 */
export function judgeLines(
  lines: readonly CartRow[],
  skus: readonly SkuForSale[],
  screened: Screened = new Map(),
): JudgedLine[] {
  const bySku = new Map(skus.map((sku) => [sku.skuId, sku]));
  const goods = lines.flatMap((line): Goods[] => {
    const sku = bySku.get(line.skuId);
    return sku ? [{ line, sku }] : [];
  });
  const sums = quantitiesByProduct(goods);
  const prices = unitPricesFen(
    goods.map(({ line, sku }) => ({
      productKey: sku.isOnSale ? String(sku.productId) : `off shelf ${line.id}`,
      quantity: line.quantity,
      ownPriceFen: sku.ownPriceFen,
      tiers: sku.priceTiers.map(({ minQuantity, priceFen }) => ({ fromQuantity: minQuantity, priceFen })),
    })),
  );
  return goods.map(({ line, sku }, index) => {
    const notices = screened.get(sku.skuId) ?? [];
    return {
      line,
      sku,
      unitPriceFen: prices[index] ?? 1n,
      problem: problemOf({ line, sku, notices, productQuantity: sums.get(sku.productId) ?? 0 }),
      notices,
    };
  });
}

function quantitiesByProduct(goods: readonly Goods[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { line, sku } of goods) {
    if (sku.isOnSale) sums.set(sku.productId, (sums.get(sku.productId) ?? 0) + line.quantity);
  }
  return sums;
}

type Judging = Goods & { notices: readonly ScreeningNotice[]; productQuantity: number };

function problemOf({ line, sku, notices, productQuantity }: Judging): LineProblem | null {
  if (!sku.isOnSale) return 'offShelf';
  if (notices.some(({ kind }) => kind === 'forbidden')) return 'forbidden';
  if (sku.stock !== null && sku.stock < line.quantity) return 'outOfStock';
  return productQuantity < sku.minQuantity ? 'belowMinimum' : null;
}

/** Lines of one store together, the store of the newest line first. The lines come newest first. */
export function byStore(lines: readonly JudgedLine[]): JudgedLine[] {
  const stores = new Map<number, JudgedLine[]>();
  for (const line of lines) {
    const known = stores.get(line.sku.storeId);
    if (known) known.push(line);
    else stores.set(line.sku.storeId, [line]);
  }
  return [...stores.values()].flat();
}
