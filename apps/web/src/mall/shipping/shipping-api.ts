import {
  type BodyOf,
  cancelShipment,
  confirmDelivery,
  countMyOrders,
  createShipment,
  getMyOrder,
  getSite,
  listMyOrders,
  listMyPayments,
  listMyShipments,
  listMyStock,
  type QueryOf,
  quoteShipment,
} from '@kouan/contract';
import { endpointQuery, useCall } from '../../lib/query.ts';

export type ShipmentFilter = QueryOf<typeof listMyShipments>;
export type ShipmentWish = BodyOf<typeof createShipment>;
export type QuoteWish = BodyOf<typeof quoteShipment>;

/** Staff move goods while the buyer looks: old data shows at once and is always asked for again. */
const live = { staleTime: 0 };
const maxStockRows = 200;

export const orderQuery = (number: string) => ({ ...endpointQuery(getMyOrder, { params: { number } }), ...live });
export const myStockQuery = () => ({
  ...endpointQuery(listMyStock, { query: { size: maxStockRows, batches: 100 } }),
  ...live,
});
export const siteQuery = () => endpointQuery(getSite, {});
export const myShipmentsQuery = (filter: ShipmentFilter) => ({
  ...endpointQuery(listMyShipments, { query: filter }),
  ...live,
});
/** A calculation, not a change. Its refusals are shown beside the quantities. */
export const shipmentQuoteQuery = (wish: QuoteWish) => ({
  ...endpointQuery(quoteShipment, { body: wish }),
  ...live,
  meta: { silent: true },
});

const moved = [listMyShipments, listMyOrders, countMyOrders, getMyOrder, listMyStock, listMyPayments];
export const useCreateShipment = () => useCall(createShipment, { refresh: moved });
export const useCancelShipment = () => useCall(cancelShipment, { refresh: moved });
export const useConfirmDelivery = () => useCall(confirmDelivery, { refresh: moved });
