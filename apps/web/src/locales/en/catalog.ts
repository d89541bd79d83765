/** Home, hall and search. */
const catalog = {
  home: 'Home', searchTitle: 'Search',
  hero: {
    title: 'Paste a link. Know the landed cost per piece before you pay.',
    lead: 'Pay a 30% deposit. We collect and count the goods at the Pingxiang border warehouse. Then pay only for the quantity you ship.',
    link: 'Product link or share text', placeholder: 'Paste a 1688, Taobao, Tmall, Pinduoduo or JD link', quote: 'Get the quote', noLink: 'No link? Upload a screenshot',
    confirm: 'Supply confirmed', confirmValue: 'within 24', hours: 'h', review: 'Deposit review', reviewValue: 'within 1', hour: 'h', stocking: 'Stocking', stockingValue: '5-7', days: 'days', sites: 'Supported sites', site: { '1688': '1688', taobao: 'Taobao', tmall: 'Tmall', pinduoduo: 'Pinduoduo', jd: 'JD' },
  },
  slip: {
    label: 'Quote', example: 'Example from the hall', known: 'Product read', unknown: 'Not in our catalogue yet', estimate: 'estimate', quantity: 'Quantity (pcs)',
    each: 'each {{weight}}', order: 'Choose specs and order', packing: 'Packing, first-month storage', see: 'See the product', register: 'See what can be done',
  },
  journey: {
    title: 'How an order travels', china: 'In China', border: 'Pingxiang border warehouse', vietnam: 'In Vietnam',
    confirm: 'Order by link', confirmText: 'Pick specs and quantities. Staff confirm supply and price.', confirmTime: 'confirmed within 1 day',
    deposit: 'Pay 30% deposit', depositText: 'Vietnamese bank transfer or QR. Staff match it with the bank statement.', depositTime: 'reviewed within 1 hour',
    stocking: 'Stocked at the border', stockingText: 'Received, counted, photographed. What is unpaid 7 days after stocking is returned.', stockingTime: '5-7 days',
    final: 'Pay for what you ship', finalText: 'Ship in parts. Each part pays only its own balance and freight.', finalTime: 'in parts',
    delivery: 'Delivered in Vietnam', deliveryText: 'To your warehouse, or parcel by parcel to your marketplace customers.', deliveryTime: 'dispatched within 24 hours',
  },
  hall: 'Purchasing hall', hallDdc: 'Collected from links', categories: 'Categories', allGoods: 'All goods', order: 'Order by', relevance: 'Best match', priceUp: 'Price low to high', priceDown: 'Price high to low', newest: 'Newest', inBorderStock: 'In border stock',
  kind: 'Source', kindAll: 'All', kindMall: 'Curated', kindDdc: 'From links', more: 'See all goods',
  tier: '{{price}} from {{count}} pcs', shipsIn_one: 'ships in 1 day', shipsIn_other: 'ships in {{count}} days', readyIn: 'ready in 5-7 days',
  fees: {
    title: 'Every fee is shown before you order', example: 'Example: {{name}}, {{pieces}}, {{weight}}, {{packages}} packages, to {{place}}.', item: 'Item', how: 'How it is charged, and when', amount: 'Amount',
    goods: "The supplier's price, no mark-up. 30% as deposit, the rest with the final payment.", service: '{{percent}} of the goods.', logistics: '{{price}} per kg of the larger of real and volumetric weight, with the final payment.',
    handling: '{{price}} per package, with the final payment.', storage: '{{price}} per m³ for the first month from receipt.', total: 'Total',
  },
  rate: { title: 'Exchange rate', updated: 'Updated {{time}}.', range: '30-day range {{low}}-{{high}}', chart: 'Exchange rate of the last 30 days', locked: 'The rate is locked at order time and used for deposit and final payment.', settlement: 'CNY is the settlement amount, VND is shown as its equivalent.' },
  limits: {
    title: 'Three things to know first', seller: 'We are not the seller', sellerText: 'We provide payment, logistics, customs and after-sales. Suppliers answer for quality.', sample: 'Buy a sample first', sampleText: 'Order 1-5 pieces to check material, size and packing before a bulk order.',
    mind: 'No refund for a change of mind', mindText: 'Wrong, short or damaged goods qualify for after-sales. A change of mind does not.',
  },
  results: '{{count}} products', resultsFor: 'Results for “{{word}}”', none: 'No product fits', noneHint: 'Try another word or fewer filters, or paste the link of the product.', clear: 'Clear the filters', paste: 'Paste a link',
} as const;

export default catalog;
