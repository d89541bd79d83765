import {
  claimBankTransfer,
  countMyOrders,
  getCashier,
  getMyOrder,
  listMyOrders,
  listMyPayments,
  listMyShipments,
  type QueryOf,
} from '@kouan/contract';
import { endpointQuery, useCall } from '../../lib/query.ts';

export type PaymentFilter = QueryOf<typeof listMyPayments>;

/** Reviewers decide while the buyer waits: old data shows at once and is always asked for again. */
const live = { staleTime: 0 };

export const cashierQuery = (number: string) => ({ ...endpointQuery(getCashier, { params: { number } }), ...live });
export const myPaymentsQuery = (filter: PaymentFilter) => ({
  ...endpointQuery(listMyPayments, { query: filter }),
  ...live,
});
/** For a cashier that was opened with the number of an order. */
export const orderQuery = (number: string) => ({ ...endpointQuery(getMyOrder, { params: { number } }), ...live });

export const useClaimTransfer = () =>
  useCall(claimBankTransfer, {
    refresh: [getCashier, listMyPayments, listMyOrders, countMyOrders, getMyOrder, listMyShipments],
  });
