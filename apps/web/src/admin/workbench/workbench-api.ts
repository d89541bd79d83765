import {
  countOrders,
  getWatchList,
  getWorkbench,
  getWorkbenchFigures,
  type WorkQueue,
  type WorkQueueName,
} from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { usePermission } from '../../lib/permission.ts';
import { endpointQuery } from '../../lib/query.ts';

const newsEveryMs = 60_000;
const fresh = { refetchInterval: newsEveryMs, staleTime: 0, meta: { silent: true } };

export function useOrderCounts() {
  const isPermitted = usePermission(['order:list']);
  return useQuery({ ...endpointQuery(countOrders, {}), ...fresh, enabled: isPermitted });
}

/** The queues of this account, asked for again every minute. */
export const useWorkbench = () => useQuery({ ...endpointQuery(getWorkbench, {}), ...fresh });

/** What should be looked at though it is in no queue. */
export const useWatchList = () => useQuery({ ...endpointQuery(getWatchList, {}), ...fresh });

/** What stands above and beside the queues. */
export const useFigures = () => useQuery({ ...endpointQuery(getWorkbenchFigures, {}), ...fresh });

/** Where a queue is worked on, and the letter that goes there after G. */
export type QueuePlace = { component: string; search: string; letter: string };
export const queuePlaces: Record<WorkQueueName, QueuePlace> = {
  deposit: { component: 'reviews/deposit', search: '', letter: 'D' },
  final: { component: 'reviews/final', search: '', letter: 'F' },
  accept: { component: 'orders/confirm', search: '', letter: 'O' },
  purchase: { component: 'warehouse/receive', search: '?queue=toPurchase', letter: 'P' },
  receive: { component: 'warehouse/receive', search: '?queue=toReceive', letter: 'W' },
  dispatch: { component: 'shipments/index', search: '?state=ready', letter: 'S' },
  cases: { component: 'reviews/refunds', search: '', letter: 'R' },
  payouts: { component: 'cases/index', search: '?queue=payout', letter: 'Y' },
  withdrawals: { component: 'finance/withdrawals', search: '?state=pending', letter: 'T' },
  bank: { component: 'bank/statements', search: '?state=open', letter: 'B' },
  proofs: { component: 'finance/proofs', search: '?state=differs', letter: 'E' },
  questions: { component: 'warehouse/questions', search: '', letter: 'Q' },
  adjustments: { component: 'warehouse/adjustments', search: '?state=proposed', letter: 'A' },
  captures: { component: 'captures/index', search: '', letter: 'C' },
  registrations: { component: 'system/registration/index', search: '', letter: 'N' },
};

export type ShownQueue = WorkQueue & { to: string; letter: string };
