import {
  addLinesToCart,
  getMyCart,
  keepGoodsOfInterest,
  type LineWishes,
  listInterests,
  makeQuote,
  raiseCartLines,
} from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery, useCall } from '../../../lib/query.ts';

export type WishedLine = { skuId: number; quantity: number };
export type Services = LineWishes['services'];
type QuoteWish = { lines: readonly WishedLine[]; destination: string | undefined; services: Services };

const quoteFreshMs = 5 * 60_000;
/** The server's totals for a wish; old figures stay while newer ones come. Refusals are shown beside the figures. */
export const useQuote = ({ lines, destination, services }: QuoteWish, isEnabled: boolean) =>
  useQuery({
    ...endpointQuery(makeQuote, {
      body: {
        lines: [...lines],
        ...(destination === undefined ? {} : { destination }),
        ...(services.length === 0 ? {} : { services: [...services] }),
      },
    }),
    enabled: isEnabled && lines.length > 0,
    placeholderData: keepPreviousData,
    staleTime: quoteFreshMs,
    meta: { silent: true },
  });

export const useAddLines = () => useCall(addLinesToCart, { refresh: [getMyCart], silent: true });

/** Adds quantities to lines that are in the cart already, and the others as new ones: all or none. */
export const useRaiseInCart = () => useCall(raiseCartLines, { refresh: [getMyCart], silent: true });
export const useKeepGoods = () => useCall(keepGoodsOfInterest, { refresh: [listInterests] });
