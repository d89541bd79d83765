import { type LinkHealthRow, listLinkHealth } from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query.ts';

const refreshMs = 30_000;
const asPage = (rows: LinkHealthRow[]) => ({ content: rows, totalElements: rows.length });

export const useLinkHealth = (hours: number) =>
  useQuery({
    ...endpointQuery(listLinkHealth, { query: { hours } }),
    select: asPage,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: refreshMs,
  });
