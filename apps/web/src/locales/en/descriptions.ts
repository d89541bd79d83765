/** One sentence about each open page, for search engines and link previews; only the server's page needs them. */
const descriptions = {
  home: 'Kouan buys from Chinese stores for you: order, consolidate, store and ship across the border, with every price, fee and step in view.',
  hall: 'The hall of products from core enterprises and suppliers: choose by category and price, and see minimum quantity, freight and port fees before you order.',
  table:
    'Choose products in a table: filter, compare prices and minimum quantities, and put amounts straight into the cart.',
  ddc: 'Goods collected from links to 1688, Taobao and Tmall: see price and specifications and let Kouan buy them.',
  search: 'Search everything that Kouan offers, or paste a link from 1688, Taobao or Tmall and let us buy it.',
  product: '{{title}}: price, minimum quantity, specifications, freight and port fees, ready to order at Kouan.',
  guide: '{{title}}: a guide of Kouan that explains ordering, payment, storage and shipping step by step.',
  plugin: 'Install the Kouan browser plug-in and put goods into the cart right from 1688, Taobao and Tmall pages.',
  site: 'Kouan: buying, storing and shipping goods from China to Vietnam.',
} as const;

export default descriptions;
