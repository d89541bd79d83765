/** Shipments as the staff see them. */
const adminShipments = {
  title: 'Shipment', states: 'States', drawerTitle: 'Shipment {{number}}', none: 'No shipments here', noneHint: 'A shipment appears as soon as a buyer ships from stock.', lines: 'Lines', amount: 'Final payment', balance: 'Balance of the goods', total: 'Total',
  filter: { blurry: 'Shipment, consignee, tracking number', orderNumber: 'Order number' },
  state: { paymentPending: 'Final payment pending', paymentReview: 'Payment in review', paymentRejected: 'Payment rejected', ready: 'To be dispatched', inTransit: 'Shipping', delivered: 'Delivered', cancelled: 'Cancelled' },
  fee: { logistics: 'Logistics fee (by weight)', storage: 'Storage', handling: 'Package handling', inspection: 'Inspection', crate: 'Wooden crate', insurance: 'Insurance' },
  mode: 'Shipped to', modes: { address: 'An address', marketplace: 'A marketplace order' }, consignee: 'Consignee', contact: 'Contact', address: 'Address', marketplaceOrder: 'Marketplace order number', orderScreenshot: 'Order screenshot', waybillImage: 'Waybill image', carrier: 'Logistics company', trackingNumber: 'Tracking number', createdAt: 'Created at', payBy: 'To be paid by', dispatchedAt: 'Dispatched at', deliveredAt: 'Delivered at', remarks: 'Remarks', cancelReason: 'Cancel reason',
  dispatch: { open: 'Dispatch', title: 'Dispatch this shipment', submit: 'Dispatch' },
  deliver: { submit: 'Record the delivery', title: 'Has {{number}} been delivered?', hint: 'The buyer has 7 days for after-sales from now on.' },
} as const;

export default adminShipments;
