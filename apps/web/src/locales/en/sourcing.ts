/** Links, captures and products of interest. */
const sourcing = {
  linkTitle: 'Quote from a link', link: 'Product link or share text', again: 'Quote again', paste: 'Paste a product link', pasteHint: 'A link or the whole share message of 1688, Taobao, Tmall, Pinduoduo, JD and others.',
  reading: { title: 'Reading the product', hint: 'usually 1-3 seconds', site: 'Recognise the site', siteIs: 'Recognise the site: {{site}}', known: 'Look the item up', product: 'Read specifications, price and stock', quote: 'Work out the landed cost' },
  refused: 'This cannot be used as a product link', failed: 'The link could not be checked',
  ok: { title: 'Product read, landed price first', valid: 'quote valid for 30 minutes', original: 'Original page', each: '{{weight}} each', estimated: 'estimated', unitPrice: "Supplier's price, each", landed: 'To {{place}}, each', total: '{{count}} pcs in total', quantity: 'Quantity', stock: 'stock {{count}}', minimum: 'minimum {{count}} pcs', buy: 'Buy now', add: 'Add to cart', many: 'Fill in several specifications', added: 'Added to the cart.', toCart: 'Go to the cart', raise: 'Raise the quantity instead', chooseFirst: 'This combination is not offered. Choose another specification', short: 'Only {{count}} in stock', belowMinimum: 'The minimum is {{count}} pcs', offShelf: 'This product is no longer on sale', checkPrice: 'Price of {{time}}', checkPriceText: 'Staff confirm price and supply before you pay.', checkStock: 'Stock known', checkStockText: 'As the seller stated it.', checkWeight: 'Weight estimated', checkWeightText: 'Charged by what the warehouse weighs.', checkWeightStated: 'Weight stated by the seller' },
  fail: {
    title: 'This page could not be read. Register it and staff will look for it', saved: 'The link is kept. Upload a screenshot of the product page: staff answer within 1 day whether it can be bought and for how much.', why: 'Why it could not be read',
    whyLogIn: 'This site shows prices only after logging in, or the product was never captured.', whyShort: 'Replace short links and mini-program links by the address in the browser.',
  },
  interest: {
    title: 'Products of interest', add: 'Register a product of interest', link: 'Product link', name: 'Product name', specification: 'Specification', quantity: 'Quantity', note: 'Note', screenshots: 'Screenshots of the product page', notePlaceholder: 'Packing, certificates, delivery date', specificationPlaceholder: 'Colour, size, capacity',
    shotsHint: 'Picture, price and specification should be visible, at most {{max}}', shot: 'Screenshot {{number}}', removeShot: 'Remove screenshot {{number}}', submit: 'Register as product of interest', logIn: 'Log in to register it', logInHint: 'The link is kept while you log in.',
    done: 'Registered. Staff answer within 1 day.', seeAll: 'See all', another: 'Register another', none: 'No product of interest yet', noneHint: 'Register a product that could not be read from its link.',
    state: 'State', requested: 'Being checked', priced: 'Priced', declined: 'Cannot be bought', createdAt: 'Registered', see: 'See the product', pieces: '{{count}} pcs',
  },
} as const;

export default sourcing;
