/** The last look before an order is placed. */
const checkout = {
  title: 'Place the order', goods: 'Goods', product: 'Product', unitPrice: 'Unit price', quantity: 'Quantity', amount: 'Amount', pieces: '{{specs}} specifications, {{count}} pcs', remarks: 'Remarks', remarksPlaceholder: 'Anything the purchasing staff should know', optional: 'optional',
  slip: 'What you pay', depositLater: 'Pay after staff have confirmed', perUnit: 'Landed in {{place}}, each', quoteLeft: 'Quote valid for', quoteOver: 'The quote has expired, it is being calculated again', rate: 'Rate of this quote', later: 'Estimated, with the final payment', weight: '{{weight}} chargeable',
  submit: 'Place the order', next: 'Staff confirm within 1 day. Then you pay the deposit; nothing is charged before that.', oneStore: 'Store', changedTitle: 'The amounts have changed.', changed: 'Before {{before}}, now {{after}}. Check them and place the order again.', expired: 'The quote had expired and was calculated again. Check the amounts and place the order.',
  nothing: 'Nothing to order', nothingHint: 'The chosen lines are no longer in the cart.', toCart: 'To the cart', backToProduct: 'Back to the product', gone: 'Some of the chosen specifications are no longer offered.', agree: 'We are an agent, not the seller. No refund for a change of mind.', alreadyPlaced: 'This order was placed already.',
} as const;

export default checkout;
