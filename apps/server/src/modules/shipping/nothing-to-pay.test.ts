import { dispatchShipment, getMyOrder } from '@kouan/contract';
import { defaultFeeSchedule } from '@kouan/domain';
import { expect, test } from 'vitest';
import { aStaff } from '../../../test/actors.ts';
import { testServer } from '../../../test/harness.ts';
import { aProduct } from '../../../test/products.ts';
import { aShipment, aStockedOrder, brokenRules, packGoods } from '../../../test/stock.ts';
import { transaction } from '../../platform/db.ts';
import { activeFeeSchedule, putFeesInForce, setParameter } from '../settings/index.ts';

test('a shipment whose final payment is nothing is ready at once, by the steps of a payment, and goes on', async () => {
  const server = await testServer();
  await transaction(server.db, async (tx) => {
    const { id: _, ...version } = await activeFeeSchedule(tx);
    const zones = defaultFeeSchedule.logistics.zones.map((zone) => ({
      ...zone,
      tiers: [{ fromGrams: 0, perKgFen: 0n }],
    }));
    const schedule = {
      ...version.schedule,
      logistics: { ...version.schedule.logistics, zones },
      storage: { firstMonthPerM3Fen: 0n, nextMonthPerM3Fen: 0n },
      handling: { perPackageFen: 0n },
    };
    await putFeesInForce(tx, { ...version, schedule });
    await setParameter(tx, { key: 'domesticFreightFirstKgFen', value: 1, changedBy: null });
    await setParameter(tx, { key: 'sellerToleranceGrams', value: 2_000, changedBy: null });
  });
  const product = await aProduct(server, {
    tiers: [{ minQuantity: 1, priceFen: 1n }],
    skus: [{}],
    unitWeightGrams: 100,
  });
  const order = await aStockedOrder(server, { product, quantities: [4] });

  const shipment = await aShipment(order, [1]);

  expect(shipment).toMatchObject({ state: 'ready', amountFen: 0, paymentNumber: null });
  const { data } = await order.asBuyer.call(getMyOrder, { params: { number: order.number } });
  expect(data.status).toBe('shipmentPending');
  expect(data.history.slice(-3).map(({ event }) => event)).toEqual([
    'shipmentCreated',
    'finalClaimed',
    'finalApproved',
  ]);
  const keeper = await server.as(await aStaff(server, 'warehouseKeeper'));
  await packGoods(server, keeper, shipment.number);
  const sent = await keeper.call(dispatchShipment, {
    params: { number: shipment.number },
    body: { carrier: 'Kouan Express', trackingNumber: 'KX-1' },
  });
  expect(sent.status).toBe(200);
  expect(await brokenRules(server)).toEqual([]);
});
