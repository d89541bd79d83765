import {
  maxOrderTotalFen,
  orderTotals,
  type OrderTotals,
  shipmentFees,
  type ShipmentFee,
  type ShippingService,
  unitPricesFen,
} from '@kouan/domain';
import type { ScreeningNotice } from '@kouan/contract';
import type { Reader } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { type SkuForSale, skusForSale } from '../catalog/index.ts';
import { type FeeScheduleVersion, parameters } from '../settings/index.ts';
import { refuseForbidden, screenSkus } from '../sourcing/index.ts';
import { provinceOf } from './destination.ts';
import { domesticFreightFen } from './domestic-freight.ts';

export type LineWish = { skuId: number; quantity: number };
export type PricedLine = LineWish & {
  sku: SkuForSale;
  unitPriceFen: bigint;
  amountFen: bigint;
  /** What stands against it, as it is shown before it is ordered. */
  notices: ScreeningNotice[];
};
export type PricedOrder = {
  lines: PricedLine[];
  storeId: number;
  storeName: string;
  storeSite: string;
  totals: OrderTotals & { freightFen: bigint };
  /** What one shipment of everything would cost, after less than a month in the warehouse: an estimate. */
  estimatedFees: ShipmentFee[];
};
type Terms = {
  wishes: readonly LineWish[];
  fees: FeeScheduleVersion;
  destination: string;
  services?: readonly ShippingService[];
};

/** Beyond this no order is real, and sums stay safe numbers. */
const maxMeasure = 1_000_000_000_000;

/**
 * The server's prices and totals for some SKUs of one store. Throws sku.not_found, order.sku_twice, order.off_shelf,
 * order.two_stores, order.below_minimum, order.out_of_stock, order.too_large, order.destination_unknown and goods.forbidden.
 */
export async function priceOrder(
  db: Reader,
  { wishes, fees, destination, services = [] }: Terms,
): Promise<PricedOrder> {
  const provinceCode = provinceOf(fees.schedule, destination);
  const skus = await wantedSkus(db, wishes);
  const notices = await screenSkus(
    db,
    skus.map(({ sku }) => sku),
  );
  for (const found of notices.values()) refuseForbidden(found);
  const prices = unitPricesFen(
    skus.map(({ sku, quantity }) => ({
      productKey: String(sku.productId),
      quantity,
      ownPriceFen: sku.ownPriceFen,
      tiers: sku.priceTiers.map(({ minQuantity, priceFen }) => ({ fromQuantity: minQuantity, priceFen })),
    })),
  );
  const lines = skus.map(({ sku, quantity }, index) => {
    const unitPriceFen = prices[index];
    assert(unitPriceFen !== undefined, 'every line has a price');
    const amountFen = unitPriceFen * BigInt(quantity);
    return { skuId: sku.skuId, quantity, sku, unitPriceFen, amountFen, notices: notices.get(sku.skuId) ?? [] };
  });

  const freightFen = domesticFreightFen(measured(lines, 'unitWeightGrams'), await freightRule(db));
  measured(lines, 'unitVolumeCm3');
  const totals = orderTotals({
    lines: lines.map(({ unitPriceFen, quantity }) => ({ priceFen: unitPriceFen, quantity })),
    freightFen,
    ...fees.serviceRule,
  });
  if (totals.totalFen > maxOrderTotalFen) fail('order.too_large');
  const estimatedFees = shipmentFees(
    fees.schedule,
    { parts: lines.map(partOf), valueFen: totals.totalFen },
    {
      provinceCode,
      isInspected: services.includes('inspection'),
      isCrated: services.includes('crate'),
      isInsured: services.includes('insurance'),
    },
  );
  const { storeId, storeName, storeSite } = storeOf(lines);
  return { lines, storeId, storeName, storeSite, totals: { ...totals, freightFen }, estimatedFees };
}

async function freightRule(db: Reader) {
  const { domesticFreightFirstKgFen, domesticFreightNextKgFen } = await parameters(db);
  return { firstKgFen: BigInt(domesticFreightFirstKgFen), nextKgFen: BigInt(domesticFreightNextKgFen) };
}

function storeOf(lines: readonly PricedLine[]): SkuForSale {
  const [first] = lines;
  assert(first, 'an order has a line');
  return first.sku;
}

/** The SKUs in the order of the wishes, once all of them can be bought together. */
async function wantedSkus(db: Reader, wishes: readonly LineWish[]): Promise<{ sku: SkuForSale; quantity: number }[]> {
  const found = new Map(
    (
      await skusForSale(
        db,
        wishes.map(({ skuId }) => skuId),
      )
    ).map((sku) => [sku.skuId, sku]),
  );
  const wanted = wishes.map(({ skuId, quantity }) => ({
    sku: found.get(skuId) ?? fail('sku.not_found', { skuId }),
    quantity,
  }));
  if (found.size !== wishes.length) fail('order.sku_twice');
  if (new Set(wanted.map(({ sku }) => sku.storeId)).size > 1) fail('order.two_stores');
  const ofProduct = new Map<number, number>();
  for (const { sku, quantity } of wanted) ofProduct.set(sku.productId, (ofProduct.get(sku.productId) ?? 0) + quantity);
  for (const { sku, quantity } of wanted) {
    if (!sku.isOnSale) fail('order.off_shelf', { skuId: sku.skuId });
    if (sku.stock !== null && quantity > sku.stock) fail('order.out_of_stock', { skuId: sku.skuId, stock: sku.stock });
    if ((ofProduct.get(sku.productId) ?? 0) < sku.minQuantity)
      fail('order.below_minimum', { skuId: sku.skuId, minQuantity: sku.minQuantity });
  }
  return wanted;
}

/** A measure summed over all units. Throws order.too_large. */
function measured(lines: readonly PricedLine[], measure: 'unitWeightGrams' | 'unitVolumeCm3'): number {
  const sum = lines.reduce((total, { sku, quantity }) => total + sku[measure] * quantity, 0);
  return sum > maxMeasure ? fail('order.too_large') : sum;
}

/** A line as if it were a batch of its own that ships whole. */
export const partOf = ({ sku, quantity }: PricedLine) => ({
  batchGrams: sku.unitWeightGrams * quantity,
  batchCm3: sku.unitVolumeCm3 * quantity,
  batchUnits: quantity,
  units: quantity,
  batchPackages: Math.max(1, Math.ceil(quantity / Math.max(1, sku.unitsPerCarton))),
  storedHours: 0,
});
