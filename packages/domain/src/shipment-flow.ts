/** The states of a shipment. */
export const shipmentStates = [
  'paymentPending',
  'paymentReview',
  'paymentRejected',
  'ready',
  'inTransit',
  'delivered',
  'cancelled',
] as const;
export type ShipmentState = (typeof shipmentStates)[number];

/** Where a shipment may go next. A shipment without anything to pay is ready at once. */
export const shipmentEdges: Record<ShipmentState, readonly ShipmentState[]> = {
  paymentPending: ['paymentReview', 'ready', 'cancelled'],
  paymentReview: ['paymentPending', 'paymentRejected', 'ready'],
  paymentRejected: ['paymentReview', 'cancelled'],
  ready: ['paymentReview', 'inTransit', 'cancelled'],
  inTransit: ['delivered'],
  delivered: [],
  cancelled: [],
};

export const canShipmentMove = (from: ShipmentState, to: ShipmentState): boolean => shipmentEdges[from].includes(to);

/** How a shipment finds its consignee: an address, or the waybill of the marketplace that hides it. */
export const shipmentModes = ['address', 'marketplace'] as const;
export type ShipmentMode = (typeof shipmentModes)[number];

/** The fields that a shipment of each mode cannot do without, by the names of its form. */
export const shipmentRequiredFields = {
  address: ['consigneeName', 'contact', 'address'],
  marketplace: ['consigneeName', 'contact', 'orderNumber', 'orderScreenshot', 'waybillImage'],
} as const satisfies Record<ShipmentMode, readonly string[]>;
