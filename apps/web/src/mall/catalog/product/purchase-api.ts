import { addLinesToCart, editCartLine, getMyCart, makeQuote } from '@kouan/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointQuery, useCall } from '../../../lib/query.ts';

export type WishedLine = { skuId: number; quantity: number };

const quoteFreshMs = 5 * 60_000;
const maxCartLines = 999;

const cartQuery = () => endpointQuery(getMyCart, { query: { page: 0, size: maxCartLines } });

/** The server's totals for a wish; old figures stay while newer ones come. Refusals are shown beside the figures. */
export const useQuote = (lines: readonly WishedLine[], destination: string | undefined, isEnabled: boolean) =>
  useQuery({
    ...endpointQuery(makeQuote, { body: { lines: [...lines], ...(destination === undefined ? {} : { destination }) } }),
    enabled: isEnabled && lines.length > 0,
    placeholderData: keepPreviousData,
    staleTime: quoteFreshMs,
    meta: { silent: true },
  });

export const useAddLines = () => useCall(addLinesToCart, { refresh: [getMyCart], silent: true });

/** Adds quantities to lines that are in the cart already, and the others as new ones. */
export function useRaiseInCart(): (lines: readonly WishedLine[]) => Promise<void> {
  const client = useQueryClient();
  const edit = useCall(editCartLine, { refresh: [getMyCart], silent: true });
  const add = useAddLines();
  return async (lines) => {
    const cart = await client.fetchQuery({ ...cartQuery(), staleTime: 0 });
    const known = new Map(cart.content.map((line) => [line.skuId, line]));
    for (const { skuId, quantity } of lines) {
      const line = known.get(skuId);
      if (line) await edit.mutateAsync({ body: { id: line.id, quantity: line.quantity + quantity, note: line.note } });
    }
    const others = lines.filter(({ skuId }) => !known.has(skuId));
    if (others.length > 0) await add.mutateAsync({ body: { lines: others } });
  };
}
