import { createRequire } from 'node:module';
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openClient } from './load.mjs';
import { withoutQuoteLimit } from './quote-limit.mjs';

// One day of a warehouse, worked through by the calls that its people make: parcels scanned and received, shipments made,
// paid, packed and dispatched, some cancelled, some delivered. JSON on standard output. It leaves a server with demo goods
// fuller than it was; `npm run verify` says afterwards whether everything still adds up.

const requireOfServer = createRequire(new URL('../apps/server/package.json', import.meta.url));
const sharp = requireOfServer('sharp');

const counts = { orders: 100, parcelsPerOrder: 5, shipmentsPerOrder: 3 };
const pieces = 10;
/** Every so many shipments is given up before it is paid; so many of those on their way are confirmed. */
const cancelEvery = 25;
const deliverEvery = 3;
const workers = 6;
const answerLimitMs = 60_000;
const dayMs = 86_400_000;
const destination = 'hanoi';
const accountId = '1';
const pictureSide = 48;
const busy = 503;
const mostTries = 6;
let busyAnswers = 0;

class Refusal extends Error {}

const took = new Map();
/** Does one act and notes how long it took, in milliseconds. */
async function timed(name, act) {
  const from = performance.now();
  const answer = await act();
  took.set(name, [...(took.get(name) ?? []), performance.now() - from]);
  return answer;
}

/** A few at a time, as a few people work at once; answers in the order of the items. */
async function each(items, work) {
  const answers = Array.from({ length: items.length });
  let next = 0;
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (next < items.length) {
        const at = next++;
        answers[at] = await work(items[at], at);
      }
    }),
  );
  return answers;
}

/** @param {URL} base */
function callerOf(base, authorization) {
  return async (method, path, body) => {
    const isForm = body instanceof FormData;
    const headers = {
      ...(authorization ? { authorization } : {}),
      ...(method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    };
    const sent = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) };
    // A server that is busy says so: the same call again, under the same key, as the pages do it.
    for (let tries = 1; ; tries += 1) {
      const signal = AbortSignal.timeout(answerLimitMs);
      const reply = await fetch(new URL(path, base), { method, headers, ...sent, signal });
      const text = await reply.text();
      if (reply.ok) return text === '' ? undefined : JSON.parse(text);
      if (reply.status !== busy || tries >= mostTries)
        throw new Error(`${method} ${path} answered ${reply.status}: ${text.slice(0, 300)}`);
      busyAnswers += 1;
      await wait(tries * 1000);
    }
  };
}

async function peopleOf({ base, password, captcha }) {
  const open = callerOf(base);
  const logIn = async (username) => {
    const { uuid } = await open('GET', '/auth/code');
    return callerOf(base, (await open('POST', '/auth/login', { username, password, uuid, code: captcha })).token);
  };
  const [buyer, service, finance, keeper] = await Promise.all(
    ['buyer2', 'service1', 'finance1', 'warehouse1'].map(logIn),
  );
  return { open, buyer, service, finance, keeper };
}

async function picture(call) {
  const raw = { width: pictureSide, height: pictureSide, channels: 3 };
  const data = await sharp(randomBytes(pictureSide * pictureSide * 3), { raw })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([data], { type: 'image/png' }), `${randomUUID()}.png`);
  return (await call('POST', '/api/localStorage/pictures', form)).id;
}

/** The cheapest goods that so many pieces can be ordered of. */
async function goodsOf(open) {
  const { content } = await open('GET', '/api/products?size=100&kind=mall&sort=priceFen,asc').catch(() =>
    open('GET', '/api/products?size=100&kind=mall'),
  );
  const found = [];
  for (const { id } of content) {
    const { skus, minQuantity } = await open('GET', `/api/products/${id}`);
    for (const sku of skus)
      if (minQuantity <= pieces && (sku.stock === null || sku.stock >= pieces * counts.orders)) found.push(sku.id);
  }
  if (found.length === 0) throw new Refusal('This mall has nothing to order. Start it with SEED=demo.');
  return found;
}

/** Claims each payment, imports one statement with all the transfers and approves them. */
async function payAll({ buyer, finance }, numbers) {
  const dues = await each(numbers, async (number) => {
    const { dueVnd, code } = await buyer('GET', `/api/payments/${number}`);
    const body = {
      remitter: 'NGUYEN VAN A',
      bank: 'Vietcombank',
      amountVnd: dueVnd,
      screenshotIds: [await picture(buyer)],
    };
    await timed('claim a payment', () => buyer('POST', `/api/payments/${number}/bankTransfer`, body));
    return { number, dueVnd, code, reference: `DAY${randomUUID().slice(0, 12)}` };
  });
  const vietnamHours = 7;
  const now = new Date(Date.now() + vietnamHours * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
  const rows = dues.map(({ dueVnd, code, reference }) => `${now},${reference},,${dueVnd},CK ${code},NGUYEN VAN A`);
  const form = new FormData();
  form.append('accountId', accountId);
  form.append('isPreview', 'false');
  const csv = ['Transaction Date,Reference,Debit,Credit,Description,Payer', ...rows].join('\n');
  form.append('file', new Blob([csv], { type: 'text/csv' }), 'statement.csv');
  await timed('import a statement', () => finance('POST', '/api/staff/bankStatements', form));
  await each(dues, async ({ number, reference }) => {
    const { content } = await finance('GET', `/api/staff/bankLines?size=1&blurry=${reference}`);
    await timed('approve a payment', () =>
      finance('POST', `/api/staff/reviews/${number}/approve`, { bankLineId: content[0].id }),
    );
  });
}

async function orderAll(people, skus) {
  const { buyer, service } = people;
  const numbers = await each(Array.from({ length: counts.orders }), async (_, at) => {
    const lines = [{ skuId: skus[at % skus.length], quantity: pieces }];
    const { id, totalFen } = await buyer('POST', '/api/quotes', { lines, destination });
    const wish = { quoteId: id, lines, totalFen, destination };
    const { number } = await timed('place an order', () => buyer('POST', '/api/orders', wish));
    return number;
  });
  const accepted = await each(numbers, (number) => service('POST', `/api/staff/orders/${number}/accept`));
  await payAll(
    people,
    accepted.map(({ duePaymentNumber }) => duePaymentNumber),
  );
  return accepted;
}

/** Each order comes in several parcels; each parcel holds a part of its goods. */
async function receiveAll({ keeper }, orders) {
  // Tomorrow, wherever the business is: a purchase is never expected in the past.
  const day = new Date(Date.now() + dayMs).toISOString().slice(0, 10);
  const run = randomUUID().slice(0, 6).toUpperCase();
  const parcels = [];
  await each(orders, async (order, at) => {
    const waybillNumbers = Array.from({ length: counts.parcelsPerOrder }, (_, part) => `DAY${run}-${at}-${part}`);
    await timed('record a purchase', () =>
      keeper('POST', `/api/staff/orders/${order.number}/purchase`, {
        sellerOrderNumbers: [`${run}${at}`],
        waybillNumbers,
        expectedOn: day,
        costFen: order.goodsFen + order.freightFen,
        lines: order.lines.map(({ id, ordered }) => ({ lineId: id, quantity: ordered })),
      }),
    );
    parcels.push(...waybillNumbers);
  });
  await each(parcels, async (waybill) => {
    const { parcel } = await timed('scan a parcel', () => keeper('POST', '/api/staff/parcels/scan', { waybill }));
    const quantity = pieces / counts.parcelsPerOrder;
    const orders = parcel.orders.map(({ number, lines }) => ({
      number,
      lines: lines.map(({ id }) => ({ lineId: id, quantity, photoIds: [] })),
      short: [],
      shortPhotoIds: [],
    }));
    const receipt = { grams: 900 * quantity, cm3: 2_000 * quantity, photoIds: [], orders };
    const { weightCheck } = await timed('receive a parcel', () =>
      keeper('POST', `/api/staff/parcels/${waybill}/receive`, receipt),
    );
    // The goods of the day weigh what they weigh: whoever looks says so, or they never leave.
    if (weightCheck?.state === 'held')
      await keeper('POST', `/api/staff/parcels/${waybill}/weightCheck`, { reason: 'weighed again' });
  });
  return parcels.length;
}

async function shipAll(people, orders) {
  const { buyer } = people;
  // One after the other of each order: what a shipment costs depends on what left before it.
  const made = await each(orders, async ({ number, lines }, at) => {
    const own = [];
    for (let part = 0; part < counts.shipmentsPerOrder; part += 1) {
      const quantity = Math.floor(pieces / counts.shipmentsPerOrder);
      const wish = { orderNumber: number, lines: [{ lineId: lines[0].id, quantity }], destination, services: [] };
      const { amountFen } = await buyer('POST', '/api/shipments/quote', wish);
      const to = {
        consigneeName: 'Trần Văn Long',
        contact: '0912 345 678',
        address: `Số ${at}/${part} Cầu Giấy, Hà Nội`,
      };
      const sent = { ...wish, mode: 'address', ...to, amountFen };
      own.push(await timed('create a shipment', () => buyer('POST', '/api/shipments', sent)));
    }
    return own;
  });
  const shipments = made.flat();
  const isGivenUp = (at) => at % cancelEvery === 0;
  await each(
    shipments.filter((_, at) => isGivenUp(at)),
    ({ number }) => buyer('POST', `/api/shipments/${number}/cancel`, { reason: 'ordered twice' }),
  );
  const kept = shipments.filter((_, at) => !isGivenUp(at));
  await payAll(
    people,
    kept.map(({ paymentNumber }) => paymentNumber),
  );
  return { made: shipments.length, kept };
}

async function sendAll({ keeper, buyer }, shipments) {
  await each(shipments, async ({ number }, at) => {
    const { expectedGrams } = await keeper('GET', `/api/staff/shipments/${number}/packing`);
    const photos = { parcelPhotoIds: [await picture(keeper)], scalePhotoIds: [await picture(keeper)] };
    const packed = { packages: 1, grams: expectedGrams, cm3: 20_000, ...photos };
    await timed('pack a shipment', () => keeper('POST', `/api/staff/shipments/${number}/packing`, packed));
    const carrier = { carrier: 'Day Express', trackingNumber: `DX${number}` };
    await timed('dispatch a shipment', () => keeper('POST', `/api/staff/shipments/${number}/dispatch`, carrier));
    if (at % deliverEvery === 0)
      await timed('confirm a delivery', () => buyer('POST', `/api/shipments/${number}/delivered`));
  });
}

/** Median, 95th percentile and the slowest of each act. */
const figures = () =>
  Object.fromEntries(
    [...took].map(([name, all]) => {
      const sorted = all.toSorted((a, b) => a - b);
      const at = (share) =>
        Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] * 10) / 10;
      return [name, { times: sorted.length, p50Ms: at(0.5), p95Ms: at(0.95), mostMs: at(1) }];
    }),
  );

async function main(env) {
  const base = new URL(env.BASE ?? 'http://127.0.0.1:8080');
  if (base.protocol !== 'http:' || base.hostname !== '127.0.0.1')
    throw new Refusal('BASE must be http://127.0.0.1:PORT: a made-up day is for this machine only.');
  if (!env.CAPTCHA_FIXED || !env.DEMO_PASSWORD)
    throw new Refusal('Say CAPTCHA_FIXED and DEMO_PASSWORD, the same as those of the server.');
  const settings = { base, password: env.DEMO_PASSWORD, captcha: env.CAPTCHA_FIXED, adminPassword: env.ADMIN_PASSWORD };
  const from = performance.now();
  const client = openClient(base, 1);
  const found = await withoutQuoteLimit(client, settings, async () => {
    const people = await peopleOf(settings);
    const orders = await orderAll(people, await goodsOf(people.open));
    console.error(`${orders.length} orders paid`);
    const parcels = await receiveAll(people, orders);
    console.error(`${parcels} parcels received`);
    const { made, kept } = await shipAll(people, orders);
    console.error(`${made} shipments made, ${kept.length} paid`);
    await sendAll(people, kept);
    return { orders: orders.length, parcels, shipments: made, dispatched: kept.length };
  });
  client.close();
  console.log(
    JSON.stringify(
      { ...found, seconds: Math.round((performance.now() - from) / 1000), busyAnswers, acts: figures() },
      null,
      2,
    ),
  );
}

try {
  await main(process.env);
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
}
