import { randomUUID } from 'node:crypto';
import { openBank } from './bank-notice.mjs';

const cartSize = 100;
const destination = 'hanoi';
const maxOrders = 500;
const wantedProducts = 50;

/**
 * An operation that a visitor or buyer does. Those with `turns` only read: that many different turns of it are held against
 * a bare server; `isWriting` ones against the bare database. `most` bounds how often it is done at all.
 * @typedef {{ name: string, turns?: number, isWriting?: true, most?: number, prepare?: () => Promise<unknown>,
 *   operate: (turn: number, worker: number) => Promise<unknown> }} Scenario
 */

/**
 * The scenarios. They need a mall with demo goods and change the data of one buyer.
 * @param {ReturnType<typeof import('./load.mjs').openClient>} client
 * @param {{ username: string, password: string, captcha: string, connections: number, adminPassword?: string }} settings
 * @returns {Promise<Scenario[]>}
 */
export async function mallScenarios(client, { connections, adminPassword, ...account }) {
  const call = caller(client);
  const lines = await buyableLines(call);
  const buyer = caller(client, { authorization: await logIn(call, account) });
  const lineOf = (turn) => lines[turn % lines.length];
  const words = ['包', '手机', 'áo', 'cup', '鞋'];
  const search = (turn) => `/api/products?size=20&word=${encodeURIComponent(words[turn % words.length])}`;

  return [
    { name: 'home page', turns: 1, operate: () => call('GET', '/') },
    { name: 'hall page', turns: 1, operate: () => call('GET', '/mall1') },
    {
      // A session's page is never kept: what rendering costs.
      name: 'home page, rendered each time',
      operate: () => call('GET', '/', undefined, { cookie: 'SHL-TOEKN=bench' }),
    },
    { name: 'product page', operate: (turn) => call('GET', `/mallDetail/${lineOf(turn).productId}`) },
    { name: 'product list', turns: 3, operate: (turn) => call('GET', `/api/products?page=${turn % 3}&size=20`) },
    { name: 'search', turns: words.length, operate: (turn) => call('GET', search(turn)) },
    { name: 'product', turns: 3, operate: (turn) => call('GET', `/api/products/${lineOf(turn).productId}`) },
    {
      name: `cart of ${cartSize} lines`,
      turns: 1,
      prepare: () => fillCart(buyer, lines),
      operate: () => buyer('GET', `/api/shopCart/myCart?size=${cartSize}`),
    },
    { name: 'quote', isWriting: true, operate: (turn) => quote(call, lineOf(turn)) },
    {
      name: 'add to cart, look, remove',
      prepare: () => emptyCart(buyer),
      operate: (_, worker) => addAndRemove(buyer, lineOf(worker), connections),
    },
    {
      name: 'quote and place order',
      isWriting: true,
      most: maxOrders,
      operate: (turn) => placeOrder(buyer, lineOf(turn)),
    },
    ...(await ledgerScenarios(client, { ...account, username: 'admin', password: adminPassword })),
  ];
}

/** Without the administrator's password nobody can open a bank. @returns {Promise<Scenario[]>} */
async function ledgerScenarios(client, { password, ...account }) {
  if (password === undefined) return [];
  const call = caller(client);
  const admin = caller(client, { authorization: await logIn(call, { ...account, password }) });
  return [{ name: 'ledger posting', isWriting: true, operate: await openBank(call, admin) }];
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

/** SKUs that can be bought, one of each product first, with the smallest order of it. */
async function buyableLines(call) {
  const { content } = await call('GET', `/api/products?size=${wantedProducts}&kind=mall`);
  const found = [];
  for (const { id } of content) {
    const { skus, minQuantity } = await call('GET', `/api/products/${id}`);
    const sold = skus.filter(({ stock }) => stock === null || stock >= minQuantity);
    found.push(...sold.map((sku, place) => ({ productId: id, skuId: sku.id, quantity: minQuantity, place })));
  }
  if (found.length < cartSize)
    throw new Error(
      `This mall has ${found.length} SKUs to buy; the scenarios need ${cartSize}. Start it with SEED=demo.`,
    );
  return found.sort((a, b) => a.place - b.place);
}

const quote = (call, { skuId, quantity }) => call('POST', '/api/quotes', { lines: [{ skuId, quantity }], destination });

async function placeOrder(call, { skuId, quantity }) {
  const lines = [{ skuId, quantity }];
  const { id, totalFen } = await call('POST', '/api/quotes', { lines, destination });
  await call('POST', '/api/orders', { quoteId: id, lines, totalFen, destination }, { 'idempotency-key': randomUUID() });
}

async function emptyCart(call) {
  const { content } = await call('GET', '/api/shopCart/myCart?size=999');
  if (content.length > 0)
    await call(
      'DELETE',
      '/api/shopCart',
      content.map(({ id }) => id),
    );
}

async function fillCart(call, buyable) {
  await emptyCart(call);
  const lines = buyable.slice(0, cartSize).map(({ skuId, quantity }) => ({ skuId, quantity }));
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
