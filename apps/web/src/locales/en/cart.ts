/** The cart. */
const cart = {
  title: 'Cart', summary: '{{specs}} specifications, {{stores}} stores', find: 'Find in the cart', findPlaceholder: 'Product, specification or store', oneStore: 'One store at a time.', oneStoreText: 'Stores are stocked and paid separately. What you tick in other stores stays ticked.',
  stores: 'Stores', selectStore: 'Select all of {{name}}', selectProduct: 'Select all of {{name}}', selectLine: 'Select {{name}}', selectAll: 'Select all', settleStore: 'Check out this store', reached: 'Price of {{count}} pcs reached', more: '{{count}} more to {{price}} each', change: 'Change specifications',
  unitPrice: 'Unit price', quantityOf: 'Quantity of {{name}}', amount: 'Amount', remove: 'Remove {{name}}', removeProduct: 'Remove all of {{name}}', removed_one: '1 line removed.', removed_other: '{{count}} lines removed.', undo: 'Undo', restored: 'The lines are back.',
  chosen: '{{specs}} specifications, {{count}} pcs chosen', notChosen: 'nothing chosen', subtotal: 'Subtotal {{amount}}',
  offShelf: 'No longer on sale, cannot be bought', outOfStock: 'Only {{count}} in stock', soldOut: 'Out of stock', belowMinimum: 'Minimum {{count}} pcs of this product',
  goodsAndService: 'Goods and service fee', deposit: '30% deposit', checkout: 'Check out', twoStores: 'Orders from 2 stores at once are not supported', twoStoresText: 'Check out one store, the others stay ticked:', chooseFirst: 'Choose a specification', fixFirst: 'Some ticked lines cannot be bought as they are. Correct or untick them',
  empty: 'The cart is empty', emptyHint: 'Choose goods in the hall or paste a link.', toHall: 'To the purchasing hall', noneFound: 'Nothing in the cart fits', notSaved: 'The quantity was not saved: {{reason}}',
} as const;

export default cart;
