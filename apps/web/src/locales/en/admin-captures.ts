/** What buyers captured differently from what the mall offers. */
const captures = {
  title: 'Captured changes',
  none: 'No change waits',
  noneHint: 'A change waits here until the page itself, a second buyer or somebody of the staff confirms it.',
  product: 'Product',
  changes: 'Seen differently',
  by: 'Captured by',
  at: 'Captured',
  what: {
    title: 'Name',
    price: 'Lowest price',
    minimum: 'Minimum',
    specifications: 'Specifications',
    stock: 'Stock',
    weight: 'Weight',
    store: 'Another seller',
  },
  prices: 'single prices or tiers',
  accept: 'Accept',
  decline: 'Decline',
  original: 'Original page',
} as const;

export default captures;
