import {
  addLinesToCart,
  addToCart,
  type CartLine,
  editCartLine,
  getMyCart,
  getSite,
  keepSeenPrices,
  type LineWishes,
  listInterests,
  moveBackToCart,
  moveToInterest,
  removeFromCart,
} from '@kouan/contract';
import { endpointQuery, useCall } from '../../lib/query.ts';

const maxCartLines = 999;

export const cartQuery = () => endpointQuery(getMyCart, { query: { page: 0, size: maxCartLines } });
export const siteQuery = () => endpointQuery(getSite, {});
export const useEditLine = () => useCall(editCartLine, { refresh: [getMyCart], silent: true });
export const useKeepSeenPrices = () => useCall(keepSeenPrices, { refresh: [getMyCart] });
export const useRemoveLines = () => useCall(removeFromCart, { refresh: [getMyCart] });
export const useMoveToInterest = () => useCall(moveToInterest, { refresh: [getMyCart, listInterests] });

export const wishesOf = ({ note, privateNote, substitute, services }: CartLine): LineWishes => ({
  note,
  privateNote,
  substitute,
  services,
});
export const hasWishes = ({ note, privateNote, substitute, services }: LineWishes): boolean =>
  note !== '' || privateNote !== '' || substitute !== 'ask' || services.length > 0;

/** Puts lines back that were removed or kept as a product of interest, with their notes and wishes. */
export function usePutBack(): (lines: readonly CartLine[], interestId?: number) => Promise<void> {
  const addAll = useCall(addLinesToCart, { refresh: [getMyCart] });
  const addOne = useCall(addToCart, { refresh: [getMyCart] });
  const moveBack = useCall(moveBackToCart, { refresh: [getMyCart, listInterests] });
  return async (lines, interestId) => {
    const [first] = lines;
    if (interestId !== undefined && first) {
      const body = { quantity: first.quantity, ...wishesOf(first) };
      await moveBack.mutateAsync({ params: { interestId }, body });
      return;
    }
    const plain = lines.filter((line) => !hasWishes(line)).map(({ skuId, quantity }) => ({ skuId, quantity }));
    if (plain.length > 0) await addAll.mutateAsync({ body: { lines: plain } });
    for (const line of lines)
      if (hasWishes(line))
        await addOne.mutateAsync({ body: { skuId: line.skuId, quantity: line.quantity, ...wishesOf(line) } });
  };
}
