/** Filters, corrections and suggestions of the search. */
const search = {
  filters: 'Filters',
  store: 'Store',
  allStores: 'All stores',
  site: 'Site',
  allSites: 'All sites',
  siteMall: 'Our own goods',
  price: 'Price of a unit (CNY)',
  priceFrom: 'From',
  priceTo: 'To',
  apply: 'Apply',
  minQuantity: 'Minimum order',
  minQuantityAny: 'Any quantity',
  minQuantityTo: 'Up to {{count}} pcs',
  counted: '{{name}} ({{count}})',
  resultsMore: 'More than {{count}} products',
  corrected: 'Nothing has “{{word}}”. Shown instead: {{corrected}}',
  loose: 'Nothing has all of “{{word}}”. Shown is what has a part of it.',
  refine: 'Add a word or a filter to see less.',
} as const;

export default search;
