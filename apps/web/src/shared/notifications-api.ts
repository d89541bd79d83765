import { countNotifications, listNotifications, readNotifications } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePermission } from '../lib/permission.ts';
import { endpointQuery, useCall } from '../lib/query.ts';

const refreshMs = 60_000;
const permission = ['order:own'];

/** How many notifications a buyer has not read; asked again each minute while the page is looked at. */
export function useUnread(): number {
  const isBuyer = usePermission(permission);
  const query = useQuery({
    ...endpointQuery(countNotifications, {}),
    enabled: isBuyer,
    meta: { silent: true },
    refetchInterval: refreshMs,
    refetchOnWindowFocus: true,
  });
  return isBuyer ? (query.data?.unread ?? 0) : 0;
}

export const useReadNotifications = () =>
  useCall(readNotifications, { refresh: [countNotifications, listNotifications], silent: true });

type Seen = { orderNumber: string } | { subject: string };
/** Whoever looks at an order or a case has read what is told of it. `version` changes whenever that does; undefined while it loads. */
export function useReadWhenSeen(seen: Seen, version: number | undefined): void {
  const isSomethingUnread = useUnread() > 0;
  const { mutate } = useReadNotifications();
  const body = JSON.stringify(seen);
  useEffect(() => {
    // Safe: written a line above.
    if (version !== undefined && isSomethingUnread) mutate({ body: JSON.parse(body) as Seen });
  }, [body, version, isSomethingUnread, mutate]);
}
