/** What one has in the border warehouse. */
const stock = {
  title: 'My stock', place: 'Border warehouse', ship: 'Ship goods', shipFrom: 'Ship goods of {{title}}', totals: 'Stock in total', onThisPage: 'on this page', pieces: '{{quantity}} pcs',
  kind: { available: 'Available', inTransit: 'In transit', frozen: 'Frozen', afterSales: 'After-sales' },
  hint: { available: 'can be shipped once the final payment is made', inTransit: 'bought, on the way to the warehouse', frozen: 'in shipments that have not left', afterSales: 'being dealt with by customer service' },
  autoReturn: '{{quantity}} pcs are returned automatically on {{date}}.', autoReturnHint: 'Ship them before and they stay yours.', autoReturnAct: 'Ship now',
  search: 'Search goods or specification', filter: 'Search stock', searchAct: 'Search', label: 'Stock', goods: 'Goods', parts: 'Composition', earliest: 'Earliest batch', batchCount_one: '1 batch', batchCount_other: '{{count}} batches', act: 'Action',
  showBatches: 'Show batches of {{title}}', hideBatches: 'Hide batches of {{title}}', batchesOf: 'Batches of {{title}}',
  batch: { number: 'Batch', order: 'Order', quantity: 'Quantity', left: 'Left', storedAt: 'Stored', expected: 'Expected stocking', state: 'State', photos: 'Photos', photo: 'Photo {{index}} of batch {{number}}', complete: 'complete', returnAt: 'returned {{date}}', usedUp: 'all shipped', ship: 'Ship goods', noPhotos: 'none' },
  none: 'No stock yet', noneHint: 'Goods appear here once they are bought for your orders.', noneAction: 'My orders', noMatch: 'No stock matches the search', noMatchHint: 'Search for something else.', pages: 'Pages of stock', reset: 'Reset the search',
} as const;

export default stock;
