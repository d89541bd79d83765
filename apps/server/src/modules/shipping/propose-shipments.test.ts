import { proposeShipments, receiveGoods, recordPurchase } from '@kouan/contract';
import { expect, test } from 'vitest';
import { aBuyer, aStaff } from '../../../test/actors.ts';
import { testServer } from '../../../test/harness.ts';
import { anOrder } from '../../../test/orders.ts';
import { aStockedOrder, purchaseOf } from '../../../test/stock.ts';

test('what came first waits for the rest of its order when that is cheaper, and the buyer sees what it saves', async () => {
  const server = await testServer();
  const order = await anOrder(server, { stage: 'paid', quantities: [40] });
  const keeper = await server.as(await aStaff(server, 'warehouseKeeper'));
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const body = { ...purchaseOf(order.view), expectedOn: soon };
  await keeper.call(recordPurchase, { params: { number: order.number }, body });
  const [line] = order.view.lines;
  await keeper.call(receiveGoods, {
    params: { number: order.number },
    body: {
      lines: [{ lineId: line?.id ?? 0, quantity: 20, grams: 30_050, cm3: 2000, packages: 1, photoIds: [] }],
    },
  });

  const { data } = await order.asBuyer.call(proposeShipments);

  // 30.05 and 30.05 kg are charged as 30.1 each; together they pass 50 kg: 60.1 kg at 7.60 for 60.2 kg at 7.90.
  expect(data).toMatchObject([
    { orderNumber: order.number, now: [], hold: [{ lineId: line?.id, quantity: 20 }], savingFen: 47_558 - 45_676 },
  ]);
  expect(data[0]?.holdUntil?.slice(0, 10)).toBe(soon);
});

test('when nothing more comes everything leaves now; a return deadline is named; others see nothing', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server);
  const stranger = await server.as(await aBuyer(server));

  const { data } = await order.asBuyer.call(proposeShipments);

  expect(data).toMatchObject([
    {
      orderNumber: order.number,
      now: [{ quantity: 4 }, { quantity: 6 }],
      hold: [],
      holdUntil: null,
      savingFen: 0,
      returnAt: expect.any(String),
      nextStorageAt: expect.any(String),
    },
  ]);
  expect((await stranger.call(proposeShipments)).data).toEqual([]);
});
