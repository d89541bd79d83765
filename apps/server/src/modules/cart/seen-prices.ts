import type { SeenPrices } from '@kouan/contract';
import type { Tx } from '../../platform/db.ts';
import type { SkuForSale } from '../catalog/index.ts';
import { keepPrices } from './cart-queries.ts';
import type { CartRow } from './cart-tables.ts';

/** What a line keeps of the prices that hold now. */
export const seenPricesOf = (sku: SkuForSale | undefined): SeenPrices | null =>
  sku === undefined
    ? null
    : {
        ownPriceFen: sku.ownPriceFen === null ? null : Number(sku.ownPriceFen),
        priceTiers: sku.priceTiers.map(({ minQuantity, priceFen }) => ({ minQuantity, priceFen: Number(priceFen) })),
      };

/** The prices that the buyer saw, where they are others now; null where nothing changed or is not known. */
export function pricesBefore(line: CartRow, sku: SkuForSale): SeenPrices | null {
  const now = seenPricesOf(sku);
  return line.seenPrices === null || now === null || textOf(line.seenPrices) === textOf(now) ? null : line.seenPrices;
}

/** The same whatever the order of the fields, which the database does not keep; tiers ascend on both sides. */
const textOf = ({ ownPriceFen, priceTiers }: SeenPrices): string =>
  JSON.stringify(
    ownPriceFen === null ? priceTiers.map(({ minQuantity, priceFen }) => [minQuantity, priceFen]) : ownPriceFen,
  );

type Shown = { buyerId: number; lines: readonly (SeenPrices & { id: number })[] };

/** Keeps what the buyer was shown; lines that are gone, or of another buyer, are left out. */
export async function keepSeenPrices(tx: Tx, { buyerId, lines }: Shown): Promise<void> {
  await keepPrices(tx, {
    buyerId,
    lines: lines.map(({ id, ownPriceFen, priceTiers }) => ({ id, seenPrices: { ownPriceFen, priceTiers } })),
  });
}
