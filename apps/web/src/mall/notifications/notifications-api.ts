import { changeNotificationChoice, getNotificationChoice, listNotifications, type QueryOf } from '@kouan/contract';
import { endpointQuery, useCall } from '../../lib/query.ts';

const refreshMs = 60_000;

export const notificationsQuery = (query: QueryOf<typeof listNotifications>) => ({
  ...endpointQuery(listNotifications, { query }),
  staleTime: 0,
  refetchInterval: refreshMs,
});
export const choiceQuery = endpointQuery(getNotificationChoice, {});
export const useChooseMails = () => useCall(changeNotificationChoice, { refresh: [getNotificationChoice] });
