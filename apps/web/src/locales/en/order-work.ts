/** What the staff add to an order, seen by its buyer: remarks, quote against actual, prepared orders. */
const orderWork = {
  remarks: 'Messages from our staff',
  compare: {
    title: 'Quote against actual',
    hint: 'Estimated when you ordered',
    what: 'Item',
    quoted: 'Quoted',
    actual: 'Actual',
    why: 'Why they differ',
    notYet: 'not known yet',
    rows: {
      goods: 'Goods',
      freight: 'Freight in China',
      service: 'Service fee',
      units: 'Quantity received',
      weight: 'Weight',
      fees: 'Shipping fees',
    },
    causes: {
      short: '{{count}} pcs short',
      cancelled: '{{count}} pcs cancelled',
      returned: '{{count}} pcs returned',
      ofUnits: 'for {{count}} of {{of}} pcs so far',
      weighed: 'by real weight and volume',
    },
  },
  proposal: {
    waits: '{{name}} prepared an order for you.',
    lines_one: '1 line',
    lines_other: '{{count}} lines',
    until: 'valid until {{date}}',
    look: 'Look and place it',
    back: 'My orders',
    head: '{{name}} prepared this order for you.',
    hint: 'It counts only once you place it yourself. Valid until {{date}}.',
    decline: 'Decline',
    declineTitle: 'Decline the prepared order',
    reason: 'Reason',
    over: {
      placed: 'This prepared order was placed already.',
      declined: 'You declined this prepared order.',
      withdrawn: 'Our staff withdrew this prepared order.',
      expired: 'This prepared order has expired.',
    },
  },
} as const;

export default orderWork;
