import type { Module } from '../../platform/module.ts';
import { keepConsignees } from './address-book.ts';
import { addressRoutes } from './address-routes.ts';
import { oldDraftsTimer } from './draft-pictures.ts';
import { draftRoutes } from './draft-routes.ts';
import { followPayments } from './follow-payment.ts';
import { packingRoutes } from './packing-routes.ts';
import { shipmentTimers } from './shipment-timers.ts';
import { shippingRoutes } from './shipping-routes.ts';
import { trackingRoutes } from './tracking-routes.ts';

export { createShipment } from './create-shipment.ts';
export { addCourse } from './course.ts';
export { deliverShipment } from './deliver-shipment.ts';
export { dispatchShipment } from './dispatch-shipment.ts';
export { findUnfetchedPhoto, handOver, keepFetchedPhoto, recordReceipt } from './hand-over.ts';
export { checkMayLeave, lockReady, packShipment, toleranceOf } from './pack-shipment.ts';
export { findPacking, packingsOf, photosOf, receiptsOf } from './packing-queries.ts';
export type { CourseStep } from './packing-tables.ts';
export {
  arrivalsOf,
  markBagHeld,
  pauseReceipts,
  releaseArrival,
  resumeReceipts,
  weighArrival,
} from './weigh-arrival.ts';
export { quoteForOrder } from './quote-for-order.ts';
export { getShipment, linesOf as shipmentLinesOf, type Shipment, shipmentsByIds } from './shipment-queries.ts';

/** Goods leaving the warehouse: shipments with their fees, dispatch, delivery. */
export const shippingModule: Module = {
  name: 'shipping',
  listen() {
    followPayments();
    keepConsignees();
  },
  routes(app, kit) {
    shippingRoutes(app);
    packingRoutes(app, kit);
    addressRoutes(app);
    draftRoutes(app, kit);
    trackingRoutes(app);
  },
  timers: [...shipmentTimers, oldDraftsTimer],
};
