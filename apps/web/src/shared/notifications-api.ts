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

/** Whoever looks at an order has read what is told of it. `version` changes whenever the order does. */
export function useReadOrder(orderNumber: string | undefined, version: unknown): void {
  const isSomethingUnread = useUnread() > 0;
  const { mutate } = useReadNotifications();
  useEffect(() => {
    if (orderNumber !== undefined && isSomethingUnread) mutate({ body: { orderNumber } });
  }, [orderNumber, version, isSomethingUnread, mutate]);
}
