import { randomBytes, randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { loadavg } from 'node:os';
import { databaseAddress } from './database-address.mjs';
import { fillWarehouse } from './fill-warehouse.mjs';
import { openClient } from './load.mjs';

// How quick the work of a large warehouse is: a scan at the border, a buyer's stock, a sheet of 1,000 shipments with its
// pictures. One call after the other, as one person works. It fills the database first: the server that runs at BASE is thrown away afterwards.

const requireOfServer = createRequire(new URL('../apps/server/package.json', import.meta.url));
const sharp = requireOfServer('sharp');
const { writeXlsx } = await import(requireOfServer.resolve('hucre/xlsx'));

const usual = 1_000_000;
const batchCount = 10_000;
const times = 300;
const warmUp = 20;
const sheetRows = 1_000;
const pictures = 2_000;
/** As many at once as the page sends, and after so many the line is lost once. */
const atOnce = 3;
const lostAfter = 700;
const pictureSide = 64;
const buyerName = 'buyer1';
const goals = { scanMs: 100, stockMs: 50, sheetMs: 2_000 };

const figuresOf = (took) => {
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] * 10) / 10;
  return { times: sorted.length, p50Ms: at(0.5), p95Ms: at(0.95), mostMs: at(1) };
};

/** @param {URL} base */
function callerOf(base, authorization) {
  return async (method, path, body) => {
    const isForm = body instanceof FormData;
    const headers = {
      authorization,
      ...(method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    };
    const sent = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) };
    const reply = await fetch(new URL(path, base), { method, headers, ...sent });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${text.slice(0, 300)}`);
    return text === '' ? undefined : JSON.parse(text);
  };
}

async function logIn(client, { username, password, captcha }) {
  const code = JSON.parse((await client.send({ path: '/auth/code' })).text);
  const body = { username, password, uuid: code.uuid, code: captcha };
  const { status, text } = await client.send({ method: 'POST', path: '/auth/login', body });
  if (status !== 200) throw new Error(`${username} could not log in: ${text.slice(0, 200)}`);
  return JSON.parse(text).token;
}

/** Repeats an act, one after the other. */
async function repeat(name, act, most = times) {
  const took = [];
  for (let at = 0; at < most + warmUp; at += 1) {
    const from = performance.now();
    await act(at);
    if (at >= warmUp) took.push(performance.now() - from);
  }
  const figures = figuresOf(took);
  console.error(`${name}: p50 ${figures.p50Ms} ms, p95 ${figures.p95Ms} ms`);
  return [name, figures];
}

async function sheetOf(goods) {
  const headings = [
    'Shipment mode',
    'Consignee',
    'Contact',
    'Address',
    'Destination',
    'Order number',
    'Goods',
    'Quantity',
    'Remarks',
  ];
  const run = randomUUID().slice(0, 8);
  const rows = Array.from({ length: sheetRows }, (_, at) => [
    'Marketplace order',
    'Lê Thị Hoa',
    '0903 555 218',
    '',
    'hanoi',
    `${run}-${at}`,
    goods[at % goods.length],
    1,
    run,
  ]);
  const file = await writeXlsx({ sheets: [{ name: 'Sheet1', rows: [headings, ...rows] }] });
  const form = new FormData();
  form.append('file', new Blob([file]), `ship-${run}.xlsx`);
  return { form, names: rows.flatMap((row) => [`pictures/${row[5]} order.png`, `pictures/${row[5]} waybill.png`]) };
}

/** A sheet is sent and read back with every row checked. */
async function checkSheets(buyer, skuIds) {
  const goods = skuIds.map((id) => `#${id}`);
  const took = [];
  let last;
  for (let round = 0; round < 3; round += 1) {
    const { form, names } = await sheetOf(goods);
    const from = performance.now();
    const { number } = await buyer('POST', '/api/shipment-drafts', form);
    const { counts } = await buyer('GET', `/api/shipment-drafts/${number}?size=${sheetRows}`);
    took.push(performance.now() - from);
    if (last) await buyer('DELETE', `/api/shipment-drafts/${last.number}`);
    last = { number, names, counts };
  }
  return { ...last, figures: figuresOf(took) };
}

/** Sends the pictures as the page does: what is there already is passed over, and a line that is lost is taken up again. */
async function sendPictures(buyer, { number, names }) {
  const raw = { width: pictureSide, height: pictureSide, channels: 3 };
  const took = [];
  async function send(wanted) {
    const there = new Set((await buyer('GET', `/api/shipment-drafts/${number}/pictures`)).map(({ name }) => name));
    const missing = names.filter((name) => !there.has(name)).slice(0, wanted);
    const work = async () => {
      for (let name = missing.shift(); name; name = missing.shift()) {
        const data = await sharp(randomBytes(pictureSide * pictureSide * 3), { raw })
          .png()
          .toBuffer();
        const form = new FormData();
        form.append('file', new Blob([data], { type: 'image/png' }), name.split('/').at(-1));
        const from = performance.now();
        await buyer('POST', `/api/shipment-drafts/${number}/pictures?name=${encodeURIComponent(name)}`, form);
        took.push(performance.now() - from);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return there.size;
  }
  const from = performance.now();
  await send(lostAfter);
  const kept = await send(pictures);
  const seconds = Math.round((performance.now() - from) / 1000);
  const checking = performance.now();
  const { counts } = await buyer('GET', `/api/shipment-drafts/${number}?size=${sheetRows}`);
  const checkedInMs = Math.round(performance.now() - checking);
  return { checkedInMs, pictures: took.length, keptWhenTheLineWasLost: kept, seconds, counts, each: figuresOf(took) };
}

async function main(env) {
  const { CAPTCHA_FIXED: captcha, DEMO_PASSWORD: password } = env;
  const parcelCount = Number(process.argv[2] ?? usual);
  if (!Number.isInteger(parcelCount) || parcelCount < 1000 || parcelCount > 5 * usual)
    throw new Error('Say how many parcels there shall be, from 1,000 to 5,000,000.');
  if (!captcha || !password) throw new Error('Say CAPTCHA_FIXED and DEMO_PASSWORD, the same as those of the server.');
  const url = await databaseAddress(env);
  if (url === undefined) throw new Error('Say DATA_DIR or DATABASE_URL of a server that runs.');
  const base = new URL(env.BASE ?? 'http://127.0.0.1:8080');
  if (base.hostname !== '127.0.0.1')
    throw new Error('BASE must be http://127.0.0.1:PORT: load is for this machine only.');
  const { waybills, sizes } = await fillWarehouse(url, { parcelCount, batchCount, buyer: buyerName });
  console.error(`${sizes.parcels} parcels, ${sizes.batchesOfBuyer} batches of ${buyerName}`);
  const client = openClient(base, 4);
  const as = async (username) => callerOf(base, await logIn(client, { username, password, captcha }));
  const [keeper, buyer] = [await as('warehouse1'), await as(buyerName)];
  const stock = await buyer('GET', '/api/stock?size=20');
  const skuIds = stock.content.map(({ skuId }) => skuId).filter(Boolean);
  const acts = Object.fromEntries([
    await repeat('scan a parcel that is expected', (at) =>
      keeper('POST', '/api/staff/parcels/scan', { waybill: waybills[at % waybills.length] }),
    ),
    await repeat('scan a waybill that nobody knows', (at) =>
      keeper('POST', '/api/staff/parcels/scan', { waybill: `NOBODY${at}${Date.now()}` }),
    ),
    await repeat('list of parcels', () => keeper('GET', '/api/staff/parcels?size=15')),
    await repeat('stock, first page', () => buyer('GET', '/api/stock?size=20')),
    await repeat('stock, batches', (at) =>
      buyer('GET', `/api/stock/batches?skuId=${skuIds[at % skuIds.length]}&size=20`),
    ),
  ]);
  const sheet = await checkSheets(buyer, skuIds);
  console.error(`${sheetRows} rows: p50 ${sheet.figures.p50Ms} ms`);
  const sent = env.BENCH_PICTURES === '0' ? null : await sendPictures(buyer, sheet);
  client.close();
  const rows = { ...sheet.figures, counts: sheet.counts };
  console.log(JSON.stringify({ sizes, goals, load: loadavg(), acts, rows, pictures: sent }, null, 2));
}

try {
  await main(process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
