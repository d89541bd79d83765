/** Orders as the staff see them. */
const adminOrders = {
  filter: { number: 'Order number', buyer: 'Buyer code or name', goods: 'Goods name', status: 'Status', from: 'From', to: 'To' },
  list: { none: 'No orders match', noneHint: 'Change the filters, or wait for the first order.', total: 'Total', deposit: 'Deposit', progress: 'Progress', placedAt: 'Placed at', lines: '{{count}} lines' },
  confirm: {
    none: 'No order is waiting to be accepted', noneHint: 'New orders appear here. Each has to be accepted or refused within 24 hours.', hint: 'Check goods and price with the seller, then accept or refuse within 24 hours.',
    accept: 'Accept the order', refuse: 'Refuse', accepted: 'Order {{number}} is accepted. The buyer can now pay the deposit.', refused: 'Order {{number}} is refused and closed.',
    refuseTitle: 'Refuse order {{number}}', refuseHint: 'The order is closed and the buyer reads your reason. Nothing has been paid yet.', reason: 'Reason', remarks: 'Remarks of the buyer', atSeller: 'At the seller',
  },
  detail: {
    title: 'Order {{number}}', lines: 'Lines', payments: 'Payments', history: 'History', money: 'Money', store: 'Store', placedAt: 'Placed at', acceptedAt: 'Accepted at', stockedAt: 'Stocking complete', autoReturnAt: 'Auto-return', expectedStockingOn: 'Expected in the warehouse', sellerOrders: 'Order numbers of the seller', remarks: 'Remarks', closeReason: 'Why it was closed', rate: 'Rate',
    unitPrice: 'Unit price', freight: 'Freight inside China', service: 'Service fee', total: 'Order total', deposit: '30% deposit', ordered: 'Ordered', inTransit: 'In transit', available: 'Available', shipped: 'Shipped',
    paid: 'Paid', consumed: 'Used', held: 'Held', refunded: 'Refunded', noPayments: 'Nothing has been asked for yet', remitter: 'Remitter', serialNumber: 'Serial number', dueAt: 'Due', shipment: 'Shipment',
  },
  actor: { buyer: 'Buyer', staff: 'Staff', system: 'System' },
  event: {
    placed: 'Order placed', accepted: 'Accepted', refused: 'Refused', acceptanceExpired: 'Not accepted in time', adjustmentOffered: 'New price offered', adjustmentConfirmed: 'New price confirmed', adjustmentDeclined: 'New price declined', adjustmentExpired: 'New price not confirmed in time',
    depositClaimed: 'Deposit transferred, says the buyer', depositApproved: 'Deposit approved', depositPartlyApproved: 'Deposit approved in part', depositRejected: 'Deposit not approved', depositReReviewed: 'Deposit back in review', depositExpired: 'Deposit not paid in time', cancelled: 'Cancelled', cancelRequested: 'Cancelling asked for',
    purchased: 'Purchase recorded', received: 'Goods received', closedShort: 'Closed short', shortTurnedUp: 'Missing goods turned up', defectClaimed: 'Defect found', shipmentCreated: 'Shipment created', servicePerformed: 'Service done', finalClaimed: 'Final payment transferred, says the buyer', finalApproved: 'Final payment approved', finalPartlyApproved: 'Final payment approved in part', finalRejected: 'Final payment not approved', finalReReviewed: 'Final payment back in review', shipmentExpired: 'Shipment not paid in time', shipmentCancelled: 'Shipment cancelled', dispatched: 'Dispatched', delivered: 'Delivered',
    returnRequested: 'Return asked for', autoReturned: 'Returned automatically', afterSalesRequested: 'After-sales asked for', sentBack: 'Sent back by the buyer', returnedToStore: 'Returned to the store', caseApproved: 'Case approved', caseRejected: 'Case rejected', caseReReviewed: 'Case in review again', rejectionFinal: 'Rejection is final', payoutDone: 'Paid out', payoutFailed: 'Payout failed', payoutRetried: 'Payout tried again', payoutToWallet: 'Paid to the wallet',
  },
} as const;

export default adminOrders;
