import { randomUUID } from 'node:crypto';

const cartSize = 20;
const destination = 'hanoi';
const maxOrders = 500;
const wantedProducts = 100;

/**
 * The scenarios, each an operation that a visitor or buyer does. They need a mall with demo goods and change the data of one buyer.
 * @param {ReturnType<typeof import('./load.mjs').openClient>} client
 * @param {{ username: string, password: string, captcha: string, connections: number }} settings
 * @returns {Promise<{ name: string, most?: number, prepare?: () => Promise<unknown>, operate: (worker: number) => Promise<unknown> }[]>}
 */
export async function mallScenarios(client, { connections, ...account }) {
  const call = caller(client);
  const products = await buyableProducts(call);
  const buyer = caller(client, { authorization: await logIn(call, account) });
  const skuOf = (at) => products[at % products.length];
  const words = ['包', '手机', 'áo', 'cup', '鞋'];
  let turn = 0;

  return [
    { name: 'home page', operate: () => call('GET', '/') },
    // A session's page is never kept: what rendering costs.
    {
      name: 'home page, rendered each time',
      operate: () => call('GET', '/', undefined, { cookie: 'SHL-TOEKN=bench' }),
    },
    { name: 'product page', operate: () => call('GET', `/mallDetail/${skuOf(turn++).productId}`) },
    { name: 'product list', operate: () => call('GET', `/api/products?page=${turn++ % 3}&size=20`) },
    {
      name: 'search',
      operate: () => call('GET', `/api/products?size=20&word=${encodeURIComponent(words[turn++ % words.length])}`),
    },
    { name: 'product', operate: () => call('GET', `/api/products/${skuOf(turn++).productId}`) },
    { name: 'quote', operate: () => quote(call, skuOf(turn++)) },
    {
      name: `cart of ${cartSize} lines`,
      prepare: () => fillCart(buyer, products),
      operate: () => buyer('GET', `/api/shopCart/myCart?size=${cartSize}`),
    },
    {
      name: 'add to cart, look, remove',
      prepare: () => emptyCart(buyer),
      operate: (worker) => addAndRemove(buyer, skuOf(worker), connections),
    },
    { name: 'quote and place order', most: maxOrders, operate: () => placeOrder(buyer, skuOf(turn++)) },
  ];
}

/** Calls the server and throws when it refuses. */
function caller(client, session = {}) {
  return async (method, path, body, more = {}) => {
    const { status, text } = await client.send({ method, path, body, headers: { ...session, ...more } });
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text.slice(0, 200)}`);
    return text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text;
  };
}

/** @returns {Promise<string>} the session's token */
async function logIn(call, { username, password, captcha }) {
  const { uuid } = await call('GET', '/auth/code');
  return (await call('POST', '/auth/login', { username, password, uuid, code: captcha })).token;
}

/** One SKU of each product that can be bought, with the smallest order of it. */
async function buyableProducts(call) {
  const { content } = await call('GET', `/api/products?size=${wantedProducts}&kind=mall`);
  const found = [];
  for (const { id } of content) {
    const { skus, minQuantity } = await call('GET', `/api/products/${id}`);
    const sku = skus.find(({ stock }) => stock === null || stock >= minQuantity);
    if (sku) found.push({ productId: id, skuId: sku.id, quantity: minQuantity });
  }
  if (found.length < cartSize)
    throw new Error(
      `This mall has ${found.length} products to buy; the scenarios need ${cartSize}. Start it with SEED=demo.`,
    );
  return found;
}

const quote = (call, { skuId, quantity }) => call('POST', '/api/quotes', { lines: [{ skuId, quantity }], destination });

async function placeOrder(call, { skuId, quantity }) {
  const lines = [{ skuId, quantity }];
  const { id, totalFen } = await call('POST', '/api/quotes', { lines, destination });
  await call('POST', '/api/orders', { quoteId: id, lines, totalFen, destination }, { 'idempotency-key': randomUUID() });
}

async function emptyCart(call) {
  const { content } = await call('GET', '/api/shopCart/myCart?size=100');
  if (content.length > 0)
    await call(
      'DELETE',
      '/api/shopCart',
      content.map(({ id }) => id),
    );
}

async function fillCart(call, products) {
  await emptyCart(call);
  const lines = products.slice(0, cartSize).map(({ skuId, quantity }) => ({ skuId, quantity }));
  await call('POST', '/api/shopCart/lines', { lines }, { 'idempotency-key': randomUUID() });
}

/** Every connection has a product of its own, so that they meet in the cart but never in a line. */
async function addAndRemove(call, { skuId, quantity }, size) {
  await call('POST', '/api/shopCart', { skuId, quantity });
  const { content } = await call('GET', `/api/shopCart/myCart?size=${size}`);
  const line = content.find((one) => one.skuId === skuId);
  if (!line) throw new Error('what was added is not in the cart');
  await call('DELETE', '/api/shopCart', [line.id]);
}
