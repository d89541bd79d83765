import {
  addressOf,
  type CartLine,
  downloadMyCart,
  editCartLine,
  editCartQuantities,
  getMyCart,
  getSite,
  keepSeenPrices,
  type LineWishes,
  listInterests,
  moveBackToCart,
  moveToInterest,
  removeFromCart,
  restoreCartLines,
} from '@kouan/contract';
import { endpointQuery, useCall } from '../../lib/query.ts';

const maxCartLines = 999;

export const cartQuery = () => endpointQuery(getMyCart, { query: { page: 0, size: maxCartLines } });
export const siteQuery = () => endpointQuery(getSite, {});
export const useEditLine = () => useCall(editCartLine, { refresh: [getMyCart], silent: true });
export const useEditQuantities = () => useCall(editCartQuantities, { refresh: [getMyCart], silent: true });
export const cartSheetAddress = (): string => addressOf(downloadMyCart, {});
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

/** Undoes a removal, or a move among the products of interest: the lines as they were. */
export function usePutBack(): (ids: readonly number[], interestId?: number) => Promise<void> {
  const restore = useCall(restoreCartLines, { refresh: [getMyCart] });
  const moveBack = useCall(moveBackToCart, { refresh: [getMyCart, listInterests] });
  return async (ids, interestId) => {
    const [lineId] = ids;
    if (interestId !== undefined && lineId !== undefined)
      await moveBack.mutateAsync({ params: { interestId }, body: { lineId } });
    else await restore.mutateAsync({ body: { ids: [...ids] } });
  };
}
