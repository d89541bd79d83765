/** The page of one product. */
const product = {
  page: 'Product', hall: 'Purchasing hall', path: 'You are here', pictures: 'Product pictures', picture: 'Picture {{number}}',
  source: 'Source', item: 'Item {{id}}', unit: '{{weight}} each', estimatedWeight: 'weight estimated', updated: 'Price read {{time}}',
  tiers: 'Price tiers', from: '≥ {{min}} pcs', between: '{{min}}-{{max}} pcs', ownPrices: 'Each specification has its own price',
  more: '{{count}} more to reach {{price}} each.', minimum: 'Minimum order {{count}} pcs.',
  matrix: 'Choose specifications and quantities', matrixHint: 'Type directly, arrows move, paste a block from a spreadsheet', one: 'Quantity', specification: 'Specification', rowTotal: 'Total', quantityOf: '{{name}} quantity',
  stock: 'stock {{count}}', stockUnknown: 'stock not stated', none: 'out of stock', notOffered: 'not offered', atMost: 'at most {{count}}', notWhole: 'whole number', perCell: 'Per cell', fillRows: 'Fill started rows', fillAll: 'Fill all', clear: 'Clear',
  pasted: '{{count}} cells filled from the clipboard.', pastedWithout: '{{count}} cells filled, {{skipped}} skipped: out of stock, outside the table, or no number.',
  cost: 'Landed cost', enter: 'Enter a quantity to see what each piece costs delivered.', asOf: '{{pieces}} · about {{weight}}', landedTotal: 'Landed total', volumetric: '{{weight}} chargeable',
  buy: 'Buy now', add: 'Add to cart', promise: 'Staff confirm within 1 day. Nothing is charged before that.', offShelf: 'This product is no longer on sale.',
  chooseFirst: 'Choose a specification', quantityFirst: 'Enter a quantity', fixQuantities: 'Some quantities exceed the stock. Correct the marked cells', belowMinimum: 'The minimum is {{count}} pcs of this product',
  added: 'Added to the cart: {{count}} pcs.', toCart: 'Go to the cart', alreadyIn: 'Already in the cart', raise: 'Raise the quantity instead', raised: 'The quantities in the cart were raised.', restored: 'Your quantities are still here.', logInToBuy: 'Log in to continue. Your quantities are kept.',
  parameters: 'Parameters', noParameters: 'The seller states no parameters.', details: 'Pictures', carton: 'Per carton', cartonValue: '{{count}} pcs', unitWeight: 'Unit weight', unitVolume: 'Unit volume',
  notices: 'Before you order', sampleTitle: 'Sample first.', sampleText: 'Order one piece of each colour to check material and size.', stockingTitle: 'Stocking 5-7 days.', stockingText: 'Pay within 7 days after stocking, later it is returned.',
  storeTitle: 'One store per order.', storeText: 'Goods of different stores are settled separately.', afterTitle: 'Wrong, short, damaged', afterText: 'qualify for after-sales; a change of mind does not.',
  openSource: 'Original page', storeSite: 'Store on {{site}}', inBorderStock: 'In border stock', promotion: 'Promotion material',
} as const;

export default product;
