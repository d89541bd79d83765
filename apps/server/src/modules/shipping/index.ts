import type { Module } from '../../platform/module.ts';
import { followPayments } from './follow-payment.ts';
import { shipmentTimers } from './shipment-timers.ts';
import { shippingRoutes } from './shipping-routes.ts';

/** Goods leaving the warehouse: shipments with their fees, dispatch, delivery. */
export const shippingModule: Module = {
  name: 'shipping', listen: followPayments, routes: (app) => shippingRoutes(app), timers: shipmentTimers,
};
