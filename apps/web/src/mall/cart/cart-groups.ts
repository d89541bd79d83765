import { type CartLine, maxOrderLines } from '@kouan/contract';
import { nextTier, orderTotals, type ServiceFeeRule } from '@kouan/domain';
import { ownPriceOf, pricesOf, tiersOf } from '../../shared/cart-prices.ts';

export type ProductGroup = { productId: string; lines: CartLine[] };
export type StoreGroup = {
  storeId: number;
  storeName: string;
  storeSite: string;
  products: ProductGroup[];
  lines: CartLine[];
};

/** Lines by store and product, in the order in which the cart gives them. */
export function groupCart(lines: readonly CartLine[]): StoreGroup[] {
  const stores = new Map<number, StoreGroup>();
  const products = new Map<string, ProductGroup>();
  for (const line of lines) {
    const store = stores.get(line.storeId) ?? {
      storeId: line.storeId,
      storeName: line.storeName,
      storeSite: line.storeSite,
      products: [],
      lines: [],
    };
    stores.set(line.storeId, store);
    store.lines.push(line);
    const product = products.get(line.productId);
    if (product) product.lines.push(line);
    else {
      const added = { productId: line.productId, lines: [line] };
      products.set(line.productId, added);
      store.products.push(added);
    }
  }
  return [...stores.values()];
}

/** Whether the words occur in a line's product, specification or store, in any language. */
export function fits(line: CartLine, word: string): boolean {
  if (word.trim() === '') return true;
  const texts = [line.storeName, ...[line.title, ...line.specValues].flatMap(({ cn, en, vi }) => [cn, en, vi])];
  return texts.some((text) => text.toLowerCase().includes(word.trim().toLowerCase()));
}

/** Goods, service fee and deposit of lines bought together; freight is known at checkout. */
export function totalsOf(lines: readonly CartLine[], rule: ServiceFeeRule) {
  const prices = pricesOf(lines);
  return orderTotals({
    lines: lines.map((line) => ({ priceFen: prices.get(line.id) ?? 0n, quantity: line.quantity })),
    freightFen: 0n,
    ...rule,
  });
}

/** What they weigh together; the warehouse weighs again. */
export const gramsOf = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { quantity, unitWeightGrams }) => sum + quantity * unitWeightGrams, 0);

export const piecesOf = (lines: readonly CartLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The tier of a product that its lines have reached beyond the first, and how far the next one is. */
export function tierOf(lines: readonly CartLine[]) {
  const [line] = lines;
  if (line === undefined || ownPriceOf(line) !== null) return { reached: undefined, next: undefined };
  const pieces = piecesOf(lines);
  const tiers = line.priceTiers.toSorted((a, b) => a.minQuantity - b.minQuantity);
  const at = tiers.findLastIndex(({ minQuantity }) => minQuantity <= pieces);
  return { reached: at > 0 ? tiers[at]?.minQuantity : undefined, next: nextTier({ tiers: tiersOf(line) }, pieces) };
}

export type LineProblem = 'offShelf' | 'forbidden' | 'outOfStock' | 'belowMinimum';

/** Why a line cannot be bought with these quantities; what the server said of its product stays true, the rest follows the quantity. */
export function problemOf(line: CartLine, together: readonly CartLine[]): LineProblem | undefined {
  if (line.problem === 'offShelf' || line.problem === 'forbidden') return line.problem;
  if (line.stock !== null && line.quantity > line.stock) return 'outOfStock';
  const pieces = piecesOf(together.filter(({ productId }) => productId === line.productId));
  return pieces < line.minQuantity ? 'belowMinimum' : undefined;
}

/** What pressing checkout leads to: the stores ticked, and what stands in the way. */
export type Verdict = 'nothing' | 'twoStores' | 'tooMany' | 'problem' | 'ready';
export function judgeTicked(ticked: readonly CartLine[]): Verdict {
  if (ticked.length === 0) return 'nothing';
  if (new Set(ticked.map(({ storeId }) => storeId)).size > 1) return 'twoStores';
  if (ticked.length > maxOrderLines) return 'tooMany';
  const products = groupCart(ticked).flatMap((store) => store.products);
  const hasProblem = products.some(({ lines }) => lines.some((line) => problemOf(line, lines) !== undefined));
  return hasProblem ? 'problem' : 'ready';
}
