import {
  addLinesToCart,
  addToCart,
  type CartLine,
  editCartLine,
  getMyCart,
  getSite,
  removeFromCart,
} from '@kouan/contract';
import { endpointQuery, useCall } from '../../lib/query.ts';

const maxCartLines = 999;

export const cartQuery = () => endpointQuery(getMyCart, { query: { page: 0, size: maxCartLines } });
export const siteQuery = () => endpointQuery(getSite, {});
export const useEditLine = () => useCall(editCartLine, { refresh: [getMyCart], silent: true });
export const useRemoveLines = () => useCall(removeFromCart, { refresh: [getMyCart] });

/** Puts removed lines back, with their notes. */
export function usePutBack(): (lines: readonly CartLine[]) => Promise<void> {
  const addAll = useCall(addLinesToCart, { refresh: [getMyCart] });
  const addOne = useCall(addToCart, { refresh: [getMyCart] });
  return async (lines) => {
    const plain = lines.filter(({ note }) => note === '').map(({ skuId, quantity }) => ({ skuId, quantity }));
    if (plain.length > 0) await addAll.mutateAsync({ body: { lines: plain } });
    for (const { skuId, quantity, note } of lines)
      if (note !== '') await addOne.mutateAsync({ body: { skuId, quantity, note } });
  };
}
