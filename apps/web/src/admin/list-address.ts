import { useAddressQuery } from '../lib/address-query.ts';

export const pageSizes = [15, 30, 50, 100] as const;
const defaultSize = pageSizes[0];

const wholeOf = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;

/** Page (from 1) and size as an address says them; what is no such number counts as not said. */
export function pageOfAddress(params: URLSearchParams): { page: number; size: number } {
  const size = pageSizes.find((one) => one === wholeOf(params.get('size'))) ?? defaultSize;
  return { page: wholeOf(params.get('page')) ?? 1, size };
}

/** An address with some values changed; empty ones disappear. Anything but a new page leads to the first page. */
export function changedAddress(
  params: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  if (!('page' in changes) && !('open' in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value.trim() === '') next.delete(name);
    else next.set(name, value.trim());
  }
  return next;
}

/** Filters, page and what is open of a list: all of it stands in the address. */
export function useListAddress() {
  const [params, changeQuery] = useAddressQuery();
  const change = (changes: Readonly<Record<string, string | undefined>>) =>
    changeQuery((now) => changedAddress(now, changes));
  const valueOf = (name: string): string | undefined => params.get(name) || undefined;
  return { params, valueOf, change, ...pageOfAddress(params) };
}
