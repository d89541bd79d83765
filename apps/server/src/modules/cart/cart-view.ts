import type { CartLine } from '@kouan/contract';
import type { Sendable } from '../../platform/http.ts';
import type { JudgedLine } from './judge-lines.ts';
import { wishesIn } from './line-wishes.ts';
import { pricesBefore } from './seen-prices.ts';

export const toCartLine = ({ line, sku, unitPriceFen, problem, notices }: JudgedLine): Sendable<CartLine> => ({
  id: line.id,
  productId: sku.productPublicId,
  skuId: sku.skuId,
  storeId: sku.storeId,
  storeName: sku.storeName,
  storeSite: sku.storeSite,
  title: sku.title,
  specValues: sku.specValues,
  imageUrl: sku.imageUrl,
  quantity: line.quantity,
  unitPriceFen,
  minQuantity: sku.minQuantity,
  stock: sku.stock,
  unitWeightGrams: sku.unitWeightGrams,
  ownPriceFen: sku.ownPriceFen,
  priceTiers: sku.priceTiers,
  pricesBefore: pricesBefore(line, sku),
  problem,
  notices,
  ...wishesIn(line),
  createTime: line.createdAt,
});
