import type { Module } from '../../platform/module.ts';
import { recallTimer, releaseClosedOrders } from './assign-order.ts';
import { listenToPayments } from './deposit-listeners.ts';
import { foldTimer } from './fold-counts.ts';
import { orderRoutes } from './order-routes.ts';
import { orderTimers } from './order-timers.ts';

export { isDestination, provinceOf } from './destination.ts';
export { type FeeItem, toFeeItem } from './fee-items.ts';
export { acceptOrder } from './accept-order.ts';
export { cancelOrder } from './cancel-order.ts';
export { makeQuote } from './make-quote.ts';
export {
  getOrderBrief,
  type OrderBrief,
  orderBriefs,
  orderBriefsByNumbers,
  type OrderLineBrief,
  orderLineBriefs,
} from './order-briefs.ts';
export { lockReturnDue } from './order-deadlines.ts';
export { orderActions, requireAction } from './order-actions.ts';
export {
  findOrderLineIds,
  getOrder as getOrderRecord,
  getOrderLines,
  lockOrder,
  openCasesOf,
  type OrderKey,
  ordersByIds,
  shipmentsOfOrders,
} from './order-queries.ts';
export type { OrderLineRecord, OrderRecord } from './order-tables.ts';
export {
  markDelivered,
  moveUnits,
  potsOf,
  returnOrderShare,
  type OrderCaseFact,
  setCaseFact,
  setPurchaseFacts,
  setShipmentFact,
  takeOrderShare,
} from './order-units.ts';
export { getOrderView, type OrderViewer } from './order-view.ts';
export { placeOrder } from './place-order.ts';
export { type EventActor, type NewOrderEvent, recordOrderEvent } from './record-order-event.ts';

export const ordersModule: Module = {
  name: 'orders',
  listen() {
    listenToPayments();
    releaseClosedOrders();
  },
  routes: orderRoutes,
  timers: [...orderTimers, recallTimer, foldTimer],
};
