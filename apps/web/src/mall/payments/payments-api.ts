import {
  actInSandbox,
  claimBankTransfer,
  claimJointTransfer,
  confirmCard,
  countMyOrders,
  getCashier,
  getJointTransfer,
  getMyOrder,
  getMyWallet,
  getSandboxTrade,
  listMyOrders,
  listMyPayments,
  leaveJointTransfer,
  listMyShipments,
  payFromWallet,
  type QueryOf,
  refreshTrade,
  startCard,
  startTrade,
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

/** Everything that shows how a payment stands. */
const touched = [
  getCashier,
  listMyPayments,
  listMyOrders,
  countMyOrders,
  getMyOrder,
  listMyShipments,
  getMyWallet,
  getSandboxTrade,
  getJointTransfer,
];

export const useClaimTransfer = () => useCall(claimBankTransfer, { refresh: touched });
export const usePayFromWallet = () => useCall(payFromWallet, { refresh: touched });
export const jointQuery = (number: string) => ({ ...endpointQuery(getJointTransfer, { params: { number } }), ...live });
export const useLeaveJoint = () => useCall(leaveJointTransfer, { refresh: [getJointTransfer] });
export const useClaimJoint = () => useCall(claimJointTransfer, { refresh: touched });
export const useStartTrade = () => useCall(startTrade);
export const useRefreshTrade = () => useCall(refreshTrade, { refresh: touched });
export const useStartCard = () => useCall(startCard);
export const useConfirmCard = () => useCall(confirmCard, { refresh: touched });

export const myWalletQuery = (page: QueryOf<typeof getMyWallet>) => ({
  ...endpointQuery(getMyWallet, { query: page }),
  ...live,
});
export const sandboxQuery = (number: string) => ({
  ...endpointQuery(getSandboxTrade, { params: { number } }),
  ...live,
});
export const useActInSandbox = () => useCall(actInSandbox, { refresh: touched });
