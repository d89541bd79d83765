/** The page that follows a shipment by its code. */
const tracking = {
  title: 'Track a shipment',
  number: 'Shipment {{number}}',
  to: 'To {{place}}',
  carrier: 'Logistics company',
  trackingNumber: 'Tracking number',
  copy: 'Copy tracking number',
  copied: 'Copied',
  notYet: 'follows with the dispatch',
  warehouse: 'Border warehouse',
  steps: 'Course of the shipment',
  step: {
    created: 'Shipment created',
    packing: 'Paid, being packed',
    dispatched: 'Handed to the logistics company',
    arrived: 'Arrived in Vietnam',
    handedOver: 'Handed to the delivery company',
    pickedUp: 'Picked up',
    onTheWay: 'On the way',
    outForDelivery: 'Out for delivery',
    deliveryFailed: 'Delivery failed, will be tried again',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
  },
  none: 'Nothing is tracked at this address',
  noneHint: 'Check the link. Whoever sent it to you can copy it again from their shipping notes.',
} as const;

export default tracking;
