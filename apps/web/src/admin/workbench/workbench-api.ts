import { countOrders, listBankLines, listOrders, listReviews, listShipments } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { usePermission } from '../../lib/permission.ts';
import { endpointQuery } from '../../lib/query.ts';

const newsEveryMs = 60_000;
const fresh = { refetchInterval: newsEveryMs, staleTime: 0, meta: { silent: true } };
const one = { page: 0, size: 1 };

/** A queue: how many wait, since when the first one does, and how long it may. */
export type Queue = { name: QueueName; component: string; search: string; count: number | undefined; since: string | null; limitHours: number | null; hasFailed: boolean };
export type QueueName = 'deposit' | 'final' | 'accept' | 'purchase' | 'receive' | 'dispatch' | 'bank';

export function useOrderCounts() {
  const isPermitted = usePermission(['order:list']);
  return useQuery({ ...endpointQuery(countOrders, {}), ...fresh, enabled: isPermitted });
}

/** The queues of this account. Each is one short list: its total is the count, its first row has waited longest. */
export function useQueues(): Queue[] {
  const may = { orders: usePermission(['order:list']), payments: usePermission(['payment:list']), shipments: usePermission(['shipment:list']), bank: usePermission(['bank:list']) };
  const accept = useQuery({ ...endpointQuery(listOrders, { query: { ...one, queue: 'toAccept', sort: 'placedAt,asc' } }), ...fresh, enabled: may.orders });
  const purchase = useQuery({ ...endpointQuery(listOrders, { query: { ...one, queue: 'toPurchase', sort: 'placedAt,asc' } }), ...fresh, enabled: may.orders });
  const receive = useQuery({ ...endpointQuery(listOrders, { query: { ...one, queue: 'toReceive', sort: 'placedAt,asc' } }), ...fresh, enabled: may.orders });
  const deposit = useQuery({ ...endpointQuery(listReviews, { query: { ...one, queue: 'pending', purpose: 'deposit' } }), ...fresh, enabled: may.payments });
  const final = useQuery({ ...endpointQuery(listReviews, { query: { ...one, queue: 'pending', purpose: 'final' } }), ...fresh, enabled: may.payments });
  const dispatch = useQuery({ ...endpointQuery(listShipments, { query: { ...one, state: 'ready' } }), ...fresh, enabled: may.shipments });
  const bank = useQuery({ ...endpointQuery(listBankLines, { query: { ...one, isOpen: true } }), ...fresh, enabled: may.bank });
  const queueOf = (name: QueueName, query: { data?: { totalElements: number } | undefined; isError: boolean }, place: Pick<Queue, 'component' | 'search' | 'limitHours' | 'since'>): Queue => ({ name, ...place, count: query.data?.totalElements, hasFailed: query.isError });
  return [
    queueOf('deposit', deposit, { component: 'reviews/deposit', search: '', limitHours: 1, since: deposit.data?.content[0]?.claimedAt ?? null }),
    queueOf('final', final, { component: 'reviews/final', search: '', limitHours: 1, since: final.data?.content[0]?.claimedAt ?? null }),
    queueOf('accept', accept, { component: 'orders/confirm', search: '', limitHours: 24, since: accept.data?.content[0]?.placedAt ?? null }),
    queueOf('purchase', purchase, { component: 'warehouse/receive', search: '?queue=toPurchase', limitHours: null, since: null }),
    queueOf('receive', receive, { component: 'warehouse/receive', search: '?queue=toReceive', limitHours: null, since: null }),
    queueOf('dispatch', dispatch, { component: 'shipments/index', search: '?state=ready', limitHours: null, since: null }),
    queueOf('bank', bank, { component: 'bank/statements', search: '?state=open', limitHours: null, since: null }),
  ];
}
