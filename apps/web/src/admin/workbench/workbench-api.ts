import { countOrders, listBankLines, listOrders, listReviews, listShipments } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { usePermission } from '../../lib/permission.ts';
import { endpointQuery } from '../../lib/query.ts';

const newsEveryMs = 60_000;
const fresh = { refetchInterval: newsEveryMs, staleTime: 0, meta: { silent: true } };
const one = { page: 0, size: 1 };

/** A queue: how many wait, since when the first one does, and how long it may. */
export type Queue = {
  name: QueueName;
  component: string;
  search: string;
  count: number | undefined;
  since: string | null;
  limitHours: number | null;
  hasFailed: boolean;
};
export type QueueName = 'deposit' | 'final' | 'accept' | 'purchase' | 'receive' | 'dispatch' | 'bank';

export function useOrderCounts() {
  const isPermitted = usePermission(['order:list']);
  return useQuery({ ...endpointQuery(countOrders, {}), ...fresh, enabled: isPermitted });
}

type Place = Pick<Queue, 'component' | 'search' | 'limitHours'>;

/** Where each queue is worked on, and how long its first may wait. In the order in which they are shown. */
const places: readonly (readonly [QueueName, Place])[] = [
  ['deposit', { component: 'reviews/deposit', search: '', limitHours: 1 }],
  ['final', { component: 'reviews/final', search: '', limitHours: 1 }],
  ['accept', { component: 'orders/confirm', search: '', limitHours: 24 }],
  ['purchase', { component: 'warehouse/receive', search: '?queue=toPurchase', limitHours: null }],
  ['receive', { component: 'warehouse/receive', search: '?queue=toReceive', limitHours: null }],
  ['dispatch', { component: 'shipments/index', search: '?state=ready', limitHours: null }],
  ['bank', { component: 'bank/statements', search: '?state=open', limitHours: null }],
];

const firstOrder = (queue: 'toAccept' | 'toPurchase' | 'toReceive', enabled: boolean) => ({
  ...endpointQuery(listOrders, { query: { ...one, queue, sort: 'placedAt,asc' } }),
  ...fresh,
  enabled,
});
const firstReview = (purpose: 'deposit' | 'final', enabled: boolean) => ({
  ...endpointQuery(listReviews, { query: { ...one, queue: 'pending', purpose } }),
  ...fresh,
  enabled,
});

/** The queues of this account. Each is one short list: its total is the count, its first row has waited longest. */
export function useQueues(): Queue[] {
  const mayOrders = usePermission(['order:list']);
  const mayPayments = usePermission(['payment:list']);
  const mayShipments = usePermission(['shipment:list']);
  const mayBank = usePermission(['bank:list']);
  const accept = useQuery(firstOrder('toAccept', mayOrders));
  const purchase = useQuery(firstOrder('toPurchase', mayOrders));
  const receive = useQuery(firstOrder('toReceive', mayOrders));
  const deposit = useQuery(firstReview('deposit', mayPayments));
  const final = useQuery(firstReview('final', mayPayments));
  const dispatch = useQuery({
    ...endpointQuery(listShipments, { query: { ...one, state: 'ready' } }),
    ...fresh,
    enabled: mayShipments,
  });
  const bank = useQuery({
    ...endpointQuery(listBankLines, { query: { ...one, isOpen: true } }),
    ...fresh,
    enabled: mayBank,
  });
  const queries = { deposit, final, accept, purchase, receive, dispatch, bank };
  const since: Partial<Record<QueueName, string | null | undefined>> = {
    deposit: deposit.data?.content[0]?.claimedAt,
    final: final.data?.content[0]?.claimedAt,
    accept: accept.data?.content[0]?.placedAt,
  };
  return places.map(([name, place]) => ({
    name,
    ...place,
    count: queries[name].data?.totalElements,
    hasFailed: queries[name].isError,
    since: since[name] ?? null,
  }));
}
