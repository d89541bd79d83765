import { type CartLine, maxOrderLines, type OrderProposal, type ProductView, type Texts } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { formerPricesOf } from '../../shared/cart-prices.ts';
import { cartQuery, productQuery, proposalQuery } from './checkout-api.ts';

export type WishedLine = {
  skuId: number;
  quantity: number;
  title: Texts;
  specValues: readonly Texts[];
  imageUrl: string;
  cartLineId: number | undefined;
  /** The price of a unit as the buyer saw it in the cart, when it was another one. */
  formerFen?: bigint | undefined;
};
export type OrderWish = { lines: WishedLine[]; storeName: string; isIncomplete: boolean };

/** More than an order holds are read too, so that it can be said that they are too many. */
const mostRead = 2 * maxOrderLines;
const numbers = (text: string | null): number[] =>
  (text ?? '')
    .split('-')
    .slice(0, mostRead)
    .map(Number)
    .filter((one) => Number.isSafeInteger(one) && one > 0);

/** `12x50-13x20` as SKU ids with quantities; what is not of this shape is left out. */
export function linesIn(text: string | null): { skuId: number; quantity: number }[] {
  return (text ?? '')
    .split('-')
    .slice(0, mostRead)
    .flatMap((part) => {
      const [, skuId, quantity] = /^(\d{1,15})x(\d{1,7})$/.exec(part) ?? [];
      return Number(skuId) > 0 && Number(quantity) > 0 ? [{ skuId: Number(skuId), quantity: Number(quantity) }] : [];
    });
}

export function wishFromCart(cart: readonly CartLine[], ids: readonly number[]): OrderWish {
  const wanted = new Set(ids);
  const chosen = cart.filter(({ id }) => wanted.has(id));
  const former = formerPricesOf(chosen);
  return {
    lines: chosen.map(({ id, skuId, quantity, title, specValues, imageUrl }) => ({
      skuId,
      quantity,
      title,
      specValues,
      imageUrl,
      cartLineId: id,
      formerFen: former.get(id),
    })),
    storeName: [...new Set(chosen.map((line) => line.storeName))].join(', '),
    isIncomplete: chosen.length < ids.length,
  };
}

export function wishFromProduct(
  product: ProductView,
  wanted: readonly { skuId: number; quantity: number }[],
): OrderWish {
  const skus = new Map(product.skus.map((sku) => [sku.id, sku]));
  const lines = wanted.flatMap(({ skuId, quantity }) => {
    const sku = skus.get(skuId);
    return sku
      ? [
          {
            skuId,
            quantity,
            title: product.title,
            specValues: sku.specValues,
            imageUrl: sku.imageUrl ?? product.images[0] ?? '',
            cartLineId: undefined,
          },
        ]
      : [];
  });
  return { lines, storeName: product.store.name, isIncomplete: lines.length < wanted.length };
}

/** An order that the staff put together. */
export const wishFromProposal = ({ lines, storeName }: OrderProposal): OrderWish => ({
  lines: lines.map(({ productId: _, ...line }) => ({ ...line, cartLineId: undefined })),
  storeName,
  isIncomplete: lines.some(({ productId }) => productId === null),
});

/** What is to be ordered, as the address says: `?proposal=` of the staff, `?cart=` with cart lines, or `?product=` with `&lines=`. */
export function useOrderWish(query: URLSearchParams) {
  const ids = numbers(query.get('cart'));
  const productId = query.get('product') ?? '';
  const isCart = query.has('cart');
  const proposalId = query.get('proposal') ?? '';
  const proposal = useQuery({ ...proposalQuery(proposalId), enabled: proposalId !== '', select: wishFromProposal });
  const cart = useQuery({ ...cartQuery(), enabled: isCart, select: (page) => wishFromCart(page.content, ids) });
  const product = useQuery({
    ...productQuery(productId),
    enabled: !isCart && proposalId === '' && productId !== '',
    select: (found) => wishFromProduct(found, linesIn(query.get('lines'))),
  });
  if (proposalId !== '') return { wish: proposal, back: '/myOrder', isCart: false, proposalId };
  return { wish: isCart ? cart : product, back: isCart ? '/myCart' : `/mallDetail/${productId}`, isCart, proposalId };
}
