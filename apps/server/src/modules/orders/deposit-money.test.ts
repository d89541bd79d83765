import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  acceptAtOrderedPrice,
  dispatchShipment,
  getCashier,
  getMyOrder,
  getMyWallet,
  getReview,
  placeOrder,
  receiveGoods,
  recordPurchase,
} from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aBuyer, aStaff } from '../../../test/actors.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { anOrder, anOrderWish, claim, moneyProblems, payClaimed } from '../../../test/orders.ts';
import { aProduct } from '../../../test/products.ts';
import { aShipment, brokenRules, orderNow, payShipment, purchaseOf, receiptOf } from '../../../test/stock.ts';
import { transaction } from '../../platform/db.ts';
import { randomToken, sha256 } from '../../platform/random.ts';
import { createPayment } from '../payments/index.ts';

test('twenty random orders, paid in random parts: every fen is found again', async () => {
  const server = await testServer();
  const buyer = await aBuyer(server);
  for (let run = 0; run < 20; run++) {
    const product = await aProduct(server, {
      tiers: [{ minQuantity: 1, priceFen: BigInt(1 + ((run * 7919) % 4999)) }],
    });
    const order = await anOrder(server, { buyer, product, quantities: [1 + ((run * 13) % 40)], stage: 'claimed' });
    const number = order.depositNumber ?? '';
    const due = (await order.asBuyer.call(getCashier, { params: { number } })).data;
    if (run % 3 === 0) {
      await payClaimed(server, number, order.asBuyer, { amountVnd: Math.ceil(due.dueVnd * 0.37) });
      await claim(order.asBuyer, number);
    }
    await payClaimed(server, number, order.asBuyer, run % 4 === 0 ? { amountVnd: due.dueVnd + run } : {});
    const view = (await order.asBuyer.call(getMyOrder, { params: { number: order.number } })).data;
    expect(view).toMatchObject({
      status: 'stockingPending',
      paidFen: view.depositFen,
      money: { heldFen: view.depositFen },
    });
  }
  expect(await moneyProblems(server)).toEqual([]);
  expect(await brokenRules(server)).toEqual([]);
});

test('an order is placed once, however often the button is pressed', async () => {
  const server = await testServer();
  const buyer = await aBuyer(server);
  const asBuyer = await server.as(buyer);
  const wish = await anOrderWish(asBuyer, await aProduct(server));
  const replies = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      asBuyer.call(placeOrder, { body: wish, ...(index % 2 ? { idempotencyKey: 'k1' } : {}) }),
    ),
  );
  expect(replies.map((reply) => reply.status)).toEqual(Array(6).fill(201));
  expect(new Set(replies.map((reply) => reply.data.number)).size).toBe(1);
  expect(await asBuyer.call(placeOrder, { body: { ...wish, remarks: 'other' }, idempotencyKey: 'k1' })).toMatchObject({
    status: 422,
  });
  expect(await asBuyer.call(placeOrder, { body: { ...wish, remarks: 'other' } })).toMatchObject({
    status: 409,
    error: { code: 'order.quote_used' },
  });
});

test('part of a deposit, then silence: closed after a day, the part is in the wallet', async () => {
  const server = await testServer();
  const order = await anOrder(server, { stage: 'claimed' });
  const number = order.depositNumber ?? '';
  await server.moveClock({ hours: 30 });
  await server.runTimers();
  const nextDay = await server.as(order.buyer);
  expect((await nextDay.call(getMyOrder, { params: { number: order.number } })).data.status).toBe('depositReview');
  await payClaimed(server, number, nextDay, { amountVnd: 10_000 });
  await server.moveClock({ hours: 23 });
  // Nothing but the reminder.
  expect(await server.runTimers()).toBe(1);
  await server.moveClock({ hours: 2 });
  await server.runTimers();
  const later = await server.as(order.buyer);
  const view = (await later.call(getMyOrder, { params: { number: order.number } })).data;
  expect(view).toMatchObject({
    status: 'closed',
    duePaymentNumber: null,
    payments: [{ status: 'cancelled', dueFen: 0 }],
  });
  expect((await later.call(getMyWallet)).data.balanceFen).toBe(view.paidFen);
  expect((await later.call(getCashier, { params: { number } })).data.qr).toBe('');
  expect(await moneyProblems(server)).toEqual([]);
  expect(await brokenRules(server)).toEqual([]);
});

test('buyers are reminded of a payment at half time and an hour before its end, each once, and anew of a new limit', async () => {
  const server = await testServer();
  const order = await anOrder(server);
  const paid = await anOrder(server, { stage: 'claimed' });
  const folder = join(server.folder, 'mail');
  const mails = async () => {
    await Promise.all([server.runTimers(), server.runTimers()]);
    await server.runJobs();
    const names = await readdir(folder).catch(() => []);
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    expect(texts.filter((text) => text.includes(paid.depositNumber ?? ''))).toEqual([]);
    return texts.filter((text) => text.includes(order.depositNumber ?? '')).length;
  };

  const after = async (hours: number) => {
    await server.moveClock({ hours });
    return mails();
  };
  expect([await after(11.9), await after(0.2), await after(10.8), await after(0.2)]).toEqual([0, 1, 1, 2]);

  const again = sql`update payments set due_at = app_now() + interval '10 hours' where number = ${order.depositNumber}`;
  await server.db.execute(again);
  expect(await mails()).toBe(3);
  await server.db.execute(sql`update payments set is_paused = true where number = ${order.depositNumber}`);
  expect(await after(9.5), 'nobody is asked to pay what is being changed').toBe(3);
});

test('a final payment needs a screenshot, and the same picture or serial number twice is flagged', async () => {
  const server = await testServer();
  const [first, second] = [await anOrder(server), await anOrder(server)];
  const input = {
    orderId: first.id,
    orderNumber: first.number,
    buyerId: first.buyer.id,
    amountFen: 100n,
    rateVndPerCnyMicros: 3_575_000_000n,
    dueAt: null,
    items: [],
  };
  const final = await transaction(server.db, (tx) =>
    createPayment(tx, { ...input, purpose: 'final', shipmentNumber: 'S261121ABCDEF0' }),
  );
  expect(await claim(first.asBuyer, final.number)).toMatchObject({
    status: 400,
    error: { code: 'payment.screenshot_required' },
  });

  const [one, two] = [await aPicture(server, first.buyer.id), await aPicture(server, second.buyer.id)];
  expect((await claim(second.asBuyer, second.depositNumber ?? '', { screenshotIds: [one] })).status).toBe(404);
  await claim(first.asBuyer, first.depositNumber ?? '', { screenshotIds: [one], serialNumber: 'FT900' });
  const claimed = (
    await claim(second.asBuyer, second.depositNumber ?? '', { screenshotIds: [two], serialNumber: 'FT900' })
  ).data;
  expect(claimed.screenshots).toHaveLength(1);
  const reviewer = await server.as(await aStaff(server, 'financeReviewer'));
  const review = (await reviewer.call(getReview, { params: { number: second.depositNumber ?? '' } })).data;
  expect(review.warnings).toEqual(['serialNumberUsed', 'screenshotUsed', 'lineNotFound']);
  expect(review.screenshotHashes).toEqual([sha256('the same picture')]);

  const other = await aPicture(server, second.buyer.id);
  expect(await claim(second.asBuyer, second.depositNumber ?? '', { screenshotIds: [other] })).toMatchObject({
    status: 409,
    error: { code: 'payment.not_payable' },
  });
  const exchanged = server.db.execute(sql`update payment_claim_files set file_id = ${other} where file_id = ${two}`);
  await expect(exchanged).rejects.toThrow('update payment_claim_files');
  const looked = (await reviewer.call(getReview, { params: { number: second.depositNumber ?? '' } })).data;
  expect(looked.screenshots.map(({ id }) => id)).toEqual([two]);
});

/** A stored picture of this user; all of them have the same content. */
async function aPicture(server: TestServer, ownerId: number): Promise<number> {
  const key = randomToken(9);
  const { rows } = await server.db.execute<{ id: string }>(sql`
    insert into files (storage_key, real_name, name, suffix, type, mime_type, bytes, sha256, owner_id)
    values (${key}, ${key}, 'a', 'webp', '图片', 'image/webp', 10, ${sha256('the same picture')}, ${ownerId}) returning id`);
  return Number(rows[0]?.id);
}

test('an order too small for a deposit waits for its purchase as soon as it is accepted', async () => {
  const server = await testServer();
  const order = await anOrder(server, { stage: 'placed', quantities: [1] });
  await server.db.execute(sql`
    update orders set goods_fen = 1, freight_fen = 0, service_fen = 0, total_fen = 1, deposit_fen = 0, pot_goods_fen = 1, pot_freight_fen = 0, pot_service_fen = 0, pot_deposit_fen = 0`);
  await server.db.execute(sql`update order_lines set unit_price_fen = 1`);
  const staff = await server.as(await aStaff(server, 'customerService'));

  const accepted = await staff.call(acceptAtOrderedPrice, { params: { number: order.number } });
  await server.moveClock({ hours: 30 });
  await server.runTimers();

  expect(accepted.data).toMatchObject({ status: 'stockingPending', duePaymentNumber: null, payments: [] });
  const keeper = await server.as(await aStaff(server, 'warehouseKeeper'));
  const bought = await keeper.call(recordPurchase, {
    params: { number: order.number },
    body: purchaseOf(accepted.data),
  });
  await keeper.call(receiveGoods, { params: { number: order.number }, body: receiptOf(bought.data) });
  const later = { ...order, asBuyer: await server.as(order.buyer) };
  const shipment = await aShipment(later, [1]);
  await payShipment(server, later, shipment);
  await keeper.call(dispatchShipment, {
    params: { number: shipment.number },
    body: { carrier: 'Kouan Express', trackingNumber: 'KX-1' },
  });
  expect(await orderNow(later)).toMatchObject({
    status: 'shipping',
    money: { heldFen: 0, paidFen: shipment.amountFen },
  });
  expect(await moneyProblems(server)).toEqual([]);
  expect(await brokenRules(server)).toEqual([]);
});
