import {
  addToCart,
  getMyCart,
  getTroubledSites,
  type LinkLineView,
  readLinkSheet,
  recogniseLinks,
} from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery, useCall } from '../../lib/query.ts';

/** While short links are still being followed the list is asked again, but not for ever. */
const askAgainMs = 2_000;
const maxAsks = 8;

/** One answer for each text, in their order. */
export const useLinkLines = (texts: readonly string[]) =>
  useQuery({
    ...endpointQuery(recogniseLinks, { body: { texts: [...texts] } }),
    enabled: texts.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) =>
      state.dataUpdateCount < maxAsks && hasWaiting(state.data ?? []) ? askAgainMs : false,
    meta: { silent: true },
  });
const hasWaiting = (lines: readonly LinkLineView[]): boolean => lines.some(({ state }) => state === 'waiting');

export const useAddLine = () => useCall(addToCart, { refresh: [getMyCart], silent: true });
export const useReadSheet = () => useCall(readLinkSheet, { silent: true });

/** Sites that cannot be read well at the moment. */
export const useTroubledSites = () =>
  useQuery({ ...endpointQuery(getTroubledSites, {}), meta: { silent: true } }).data ?? [];
