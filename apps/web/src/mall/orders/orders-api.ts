import {
  addressOf,
  cancelOrder,
  confirmAdjustment,
  countMyOrders,
  declineAdjustment,
  downloadMyOrders,
  editCartLine,
  getMyCart,
  getMyOrder,
  getMyOrderExtras,
  listMyAdjustments,
  listMyOrderProposals,
  listMyOrders,
  listMyShipments,
  listMyStock,
  listOrderBatches,
  type QueryOf,
  reorder,
} from '@kouan/contract';
import { endpointQuery, useCall } from '../../lib/query.ts';

export type OrderFilter = QueryOf<typeof listMyOrders>;

/** Staff move orders while the buyer looks at something else: old data shows at once and is always asked for again. */
const live = { staleTime: 0 };
const maxShipmentsShown = 100;

export const myOrdersQuery = (filter: OrderFilter) => ({ ...endpointQuery(listMyOrders, { query: filter }), ...live });
/** Where the orders of a filter are fetched as a workbook, those of all its pages. */
export const ordersSheetAddress = ({ number, goods, status, turn, from, to }: OrderFilter): string =>
  addressOf(downloadMyOrders, { query: { number, goods, status, turn, from, to } });
export const orderCountsQuery = () => ({ ...endpointQuery(countMyOrders, {}), ...live });
export const orderQuery = (number: string) => ({ ...endpointQuery(getMyOrder, { params: { number } }), ...live });
export const adjustmentsQuery = (number: string) => ({
  ...endpointQuery(listMyAdjustments, { params: { number } }),
  ...live,
});
export const orderExtrasQuery = (number: string) => ({
  ...endpointQuery(getMyOrderExtras, { params: { number } }),
  ...live,
});
export const myProposalsQuery = () => ({ ...endpointQuery(listMyOrderProposals, { query: { size: 5 } }), ...live });
export const orderBatchesQuery = (number: string) => ({
  ...endpointQuery(listOrderBatches, { params: { number } }),
  ...live,
});
export const orderShipmentsQuery = (orderNumber: string) => ({
  ...endpointQuery(listMyShipments, { query: { orderNumber, size: maxShipmentsShown } }),
  ...live,
});

/** The cart and its count follow. */
export const useReorder = () => useCall(reorder, { refresh: [getMyCart] });
export const useRaiseQuantity = () => useCall(editCartLine, { refresh: [getMyCart] });

export const useCancelOrder = () =>
  useCall(cancelOrder, { refresh: [listMyOrders, countMyOrders, getMyOrder, listMyStock] });

const answered = [listMyAdjustments, listMyOrders, countMyOrders, getMyOrder, listMyStock];
export const useConfirmAdjustment = () => useCall(confirmAdjustment, { refresh: answered });
export const useDeclineAdjustment = () => useCall(declineAdjustment, { refresh: answered });
