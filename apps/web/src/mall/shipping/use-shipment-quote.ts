import type { ShipmentQuote } from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type QuoteWish, shipmentQuoteQuery } from './shipping-api.ts';

const pauseMs = 300;

/** A wish that has not changed for a moment, so that typing does not ask for every digit. */
function useSettled(wish: QuoteWish): QuoteWish {
  const [settled, setSettled] = useState(wish);
  const text = JSON.stringify(wish);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text) as QuoteWish), pauseMs); // its own text read back
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

type LiveQuote = {
  /** What exactly this wish costs; undefined while it is calculated. */
  data: ShipmentQuote | undefined;
  /** What the wish before it cost, to look at meanwhile. */
  lastData: ShipmentQuote | undefined;
  isCalculating: boolean;
  problem: string | undefined;
  refetch: () => Promise<unknown>;
};

/** The fees of a wish as the server computes them, anew after every change. */
export function useShipmentQuote(wish: QuoteWish): LiveQuote {
  const settled = useSettled(wish);
  const hasLines = wish.lines.length > 0;
  const query = useQuery({
    ...shipmentQuoteQuery(settled),
    enabled: settled.lines.length > 0 && hasLines,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isSettled = JSON.stringify(settled) === JSON.stringify(wish);
  const isCurrent = hasLines && isSettled && !query.isPlaceholderData && !query.isError;
  return {
    data: isCurrent ? query.data : undefined,
    lastData: hasLines && !query.isError ? query.data : undefined,
    isCalculating: hasLines && !query.isError && (!isSettled || query.isFetching),
    problem: hasLines && isSettled && query.isError ? query.error.message : undefined,
    refetch: query.refetch,
  };
}
