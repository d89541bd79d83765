import { cancelShipment, confirmDelivery, dispatchShipment, trackShipment } from '@kouan/contract';
import { expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { aShipment, aStockedOrder, payShipment } from '../../../test/stock.ts';

test('whoever has the code follows a shipment from the warehouse to its city, and learns nothing else', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server);
  const shipment = await aShipment(order, [1]);
  const params = { code: shipment.trackingCode };
  const look = async () => (await server.visitor.call(trackShipment, { params })).data;
  const stepsNow = async () => (await look()).steps.map(({ step }) => step);

  const before = await stepsNow();
  await payShipment(server, order, shipment);
  const paid = await stepsNow();
  const number = { number: shipment.number };
  await order.keeper.call(dispatchShipment, {
    params: number,
    body: { carrier: 'Kouan Express', trackingNumber: 'KX-1' },
  });
  const away = await stepsNow();
  await order.asBuyer.call(confirmDelivery, { params: number });
  const end = await look();

  expect(shipment.trackingCode).toMatch(/^[0-9a-f]{32}$/);
  expect([before, paid, away]).toEqual([['created'], ['created', 'packing'], ['created', 'packing', 'dispatched']]);
  expect(end).toMatchObject({
    number: shipment.number,
    state: 'delivered',
    carrier: 'Kouan Express',
    trackingNumber: 'KX-1',
    destination: { en: 'Hanoi' },
  });
  expect(end.steps.at(-1)).toMatchObject({ step: 'delivered', at: expect.any(String), place: { en: 'Hanoi' } });
  expect(Object.keys(end).toSorted()).toEqual(['carrier', 'destination', 'number', 'state', 'steps', 'trackingNumber']);
  expect(JSON.stringify(end)).not.toMatch(/Trần|0912 ?345|84912|Cầu Giấy|Fen/);
});

test('a cancelled shipment says so; every wrong code gets the same answer, and too many calls none', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server);
  const shipment = await aShipment(order, [1]);
  await order.asBuyer.call(cancelShipment, { params: { number: shipment.number }, body: { reason: 'not wanted' } });
  const cancelled = await server.visitor.call(trackShipment, { params: { code: shipment.trackingCode } });
  const wrong = await Promise.all(
    ['a', '0'.repeat(32), shipment.number, `${shipment.trackingCode}0`, "' or 1=1 --"].map((code) =>
      server.visitor.call(trackShipment, { params: { code } }),
    ),
  );
  const many = await Promise.all(
    Array.from({ length: 130 }, () => server.visitor.call(trackShipment, { params: { code: 'b' } })),
  );

  expect(cancelled.data.steps.map(({ step }) => step)).toEqual(['created', 'cancelled']);
  expect(new Set(wrong.map(({ status, error }) => `${status} ${error?.code} ${error?.message}`))).toEqual(
    new Set(['404 shipment.tracking_not_found Nothing is tracked at this address']),
  );
  expect(many.filter(({ status }) => status === 429).length).toBe(16);
});
