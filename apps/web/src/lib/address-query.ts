import { type NavigateOptions, useSearchParams } from 'react-router';

type Edit = (now: URLSearchParams) => URLSearchParams;

/**
 * The query of the address and a way to change it. A change starts from the address as it is at that moment, not from
 * what was drawn last: two changes in quick succession both count.
 */
export function useAddressQuery(): [URLSearchParams, (edit: Edit, options?: NavigateOptions) => void] {
  const [query, setQuery] = useSearchParams();
  const change = (edit: Edit, options?: NavigateOptions) =>
    setQuery(edit(new URLSearchParams(window.location.search)), options);
  return [query, change];
}
