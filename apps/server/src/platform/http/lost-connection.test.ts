import { createServer, connect, type Socket } from 'node:net';
import { listMyOrders, placeOrder } from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { aBuyer } from '../../../test/actors.ts';
import { type TestServer, testServer } from '../../../test/harness.ts';
import { anOrderWish } from '../../../test/orders.ts';
import { aProduct } from '../../../test/products.ts';
import { buildApp } from '../../app.ts';
import { openDb } from '../db.ts';
import { openLog } from '../log.ts';

/** A second process of the same server, whose way to the database can be cut. */
async function aCutServer(server: TestServer) {
  const to = new URL(server.url);
  const open = new Set<Socket>();
  const cutAll = () => open.forEach((socket) => socket.destroy());
  let cutAfter: string | undefined;
  const proxy = createServer((near) => {
    const far = connect(Number(to.port), to.hostname);
    for (const socket of [near, far]) open.add(socket.on('error', () => undefined).on('close', cutAll));
    near.on('data', (data) => {
      const isLast = cutAfter !== undefined && data.includes(cutAfter);
      far.write(data, () => {
        // The database has the statement; its answer never arrives.
        if (isLast) near.destroy();
      });
    });
    far.on('data', (data) => void (near.destroyed || near.write(data)));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  const url = new URL(server.url);
  url.hostname = '127.0.0.1';
  url.port = typeof address === 'object' && address ? String(address.port) : '';
  const log = openLog('silent');
  const db = openDb(url.href, { poolSize: 2, log });
  const app = await buildApp({ ...server.kit, db }, log);
  onTestFinished(async () => {
    await app.close();
    cutAll();
    await db.$client.end();
    proxy.close();
  });
  return { app, db, cutAll, cutAfterStatement: (text: string | undefined) => void (cutAfter = text) };
}

test('a commit whose answer is lost: the caller is told to come again, and the key answers with what was done', async () => {
  const server = await testServer();
  const cut = await aCutServer(server);
  const buyer = await server.as(await aBuyer(server));
  const body = await anOrderWish(buyer, await aProduct(server));
  const headers = { authorization: buyer.token ?? '', 'idempotency-key': 'lost-1', 'content-type': 'application/json' };
  const order = () =>
    cut.app.inject({ method: placeOrder.method, url: placeOrder.path, headers, payload: JSON.stringify(body) });

  cut.cutAfterStatement('commit');
  const lost = await order();
  cut.cutAfterStatement(undefined);
  const again = await order();
  const direct = await buyer.call(placeOrder, { body, idempotencyKey: 'lost-1' });

  expect([lost.statusCode, lost.headers['retry-after']]).toEqual([503, '2']);
  expect(again.statusCode).toBe(201);
  expect(direct.data).toEqual(again.json());
  expect((await buyer.call(listMyOrders)).data.totalElements).toBe(1);
});

test('a connection that breaks in the middle of a statement is a 503 and leaves nothing behind', async () => {
  const server = await testServer();
  const cut = await aCutServer(server);
  const buyer = await server.as(await aBuyer(server));
  const body = await anOrderWish(buyer, await aProduct(server));
  await server.db.transaction(async (tx) => {
    // Holds the quote, so that the order has to wait.
    await tx.execute(sql`select id from quotes for update`);
    const waiting = cut.app.inject({
      method: placeOrder.method,
      url: placeOrder.path,
      headers: { authorization: buyer.token ?? '', 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
    setTimeout(cut.cutAll, 500);
    const reply = await waiting;
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([503, 'server.busy']);
  });
  expect((await buyer.call(listMyOrders)).data.totalElements).toBe(0);
  expect((await buyer.call(placeOrder, { body })).status).toBe(201);
});
