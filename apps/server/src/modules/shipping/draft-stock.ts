import type { Language, Texts } from '@kouan/contract';
import type { Reader } from '../../platform/db.ts';
import { type OrderLineBrief, orderLineBriefs } from '../orders/index.ts';
import { type AvailableBatch, availableBatches } from '../warehouse/index.ts';

/** One kind of goods that a buyer may ship, over all their orders; its batches stand oldest first. */
export type StockGoods = {
  key: string;
  title: Texts;
  specValues: Texts[];
  imageUrl: string;
  available: number;
  batches: (AvailableBatch & { unitPriceFen: bigint })[];
};

/** What a SKU is called in a sheet; goods whose SKU is gone are known by their order line. */
const keyOf = ({ skuId, lineId }: AvailableBatch): string => (skuId === null ? `L${lineId}` : String(skuId));

/** A buyer's available goods by key, those that came first in front. */
export async function loadStock(db: Reader, buyerId: number): Promise<Map<string, StockGoods>> {
  const batches = await availableBatches(db, buyerId);
  const lines = await orderLineBriefs(db, [...new Set(batches.map(({ lineId }) => lineId))]);
  return groupStock(batches, lines);
}

export function groupStock(
  batches: readonly AvailableBatch[],
  lines: ReadonlyMap<number, OrderLineBrief>,
): Map<string, StockGoods> {
  const stock = new Map<string, StockGoods>();
  for (const batch of batches) {
    const line = lines.get(batch.lineId);
    if (!line) continue;
    const key = keyOf(batch);
    const goods = stock.get(key) ?? {
      key,
      title: line.title,
      specValues: line.specValues,
      imageUrl: line.imageUrl,
      available: 0,
      batches: [],
    };
    goods.available += batch.available;
    goods.batches.push({ ...batch, unitPriceFen: line.unitPriceFen });
    stock.set(key, goods);
  }
  return stock;
}

const maxTitle = 60;

/** How goods stand in the drop-down: a name for people, the key behind # for us. */
export function goodsLabel({ title, specValues, key }: StockGoods, language: Language): string {
  const specs = specValues.map((value) => value[language] || value.cn).join(' / ');
  return [(title[language] || title.cn).slice(0, maxTitle), specs, `#${key}`].filter(Boolean).join(' · ');
}

/** The key in what a row calls its goods; undefined when there is none. */
export const goodsKeyIn = (text: string): string | undefined => /#(L?\d{1,15})\s*$/.exec(text)?.[1];
