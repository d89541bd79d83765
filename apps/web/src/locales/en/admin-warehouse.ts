/** Purchases, receipts and batches. */
const adminWarehouse = {
  queues: 'Queues', queue: { toPurchase: 'To purchase', toReceive: 'To receive' }, act: { toPurchase: 'Record the purchase', toReceive: 'Receive goods' },
  none: { toPurchase: 'No order waits to be purchased', toReceive: 'No goods are on their way' }, noneHint: 'Orders appear here as soon as their deposit is approved.',
  filter: { number: 'Order number', buyer: 'Buyer code or name' }, store: 'Store', placedAt: 'Placed at', orderTitle: 'Order {{number}}', nothingToDo: 'Nothing to do here now', nothingToDoHint: 'The order has moved on, or your account may not do this.',
  purchase: {
    done: 'The purchase for order {{number}} is recorded.', sellerOrders: 'Order numbers of the seller', waybills: 'Waybill numbers', numbersHint: 'Several: one per line or with commas', cost: 'Cost in yuan', costHint: 'Quoted: goods {{goods}}, freight {{freight}}', costWrong: 'Enter an amount such as 6723.84', expectedOn: 'Expected in the warehouse', expectedHint: 'Usually 5-7 days', quantityOf: 'Quantity of {{goods}}', quantityWrong: 'A quantity is no whole number or larger than ordered',
  },
  receive: {
    done: 'The goods of order {{number}} are in the warehouse.', all: 'All received', expected: '{{count}} on the way', quantity: 'Quantity', weight: 'Weight', unit: 'Unit of the weight', volume: 'Size', volumeHint: 'Length × width × height of a package in cm, or cm³ in all', volumeIs: '{{volume}} cm³ in all', packages: 'Packages', photo: 'Photo {{number}}', removePhoto: 'Remove photo {{number}}', note: 'Note', nothing: 'Enter the quantity of at least one line',
    wrong: { quantity: 'Enter a quantity', tooMany: 'At most {{most}} can be received', weight: 'Enter the weight', volume: 'Enter the size, such as 60×40×30', packages: 'Enter the number of packages' },
  },
  batch: { title: 'Batches', none: 'No batches', noneHint: 'Received goods appear here.', number: 'Batch', received: 'Received', left: 'Left', volume: 'cm³', storedAt: 'Received at', autoReturnAt: 'Auto-return' },
} as const;

export default adminWarehouse;
