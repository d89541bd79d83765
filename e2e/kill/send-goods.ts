import {
  confirmDelivery,
  createShipment,
  dispatchShipment,
  getMyOrder,
  getMyShipment,
  getOrder,
  getPacking,
  getShipment,
  listBatches,
  listMyStock,
  type OrderLineView,
  packShipment,
  quoteShipment,
  receiveGoods,
  recordPurchase,
  settleBatchWeight,
  uploadPicture,
} from '@kouan/contract';
import { expect } from 'vitest';
import { payWithTransfer } from './pay.ts';
import { picture } from './people.ts';
import type { People, Run } from './run.ts';

/** Bought whole and received whole. Answers the order's lines. */
export async function stockGoods({ buyer, warehouse, service }: People, run: Run, number: string) {
  const params = { number };
  const order = await buyer.call(getMyOrder, { params });
  const purchase = {
    sellerOrderNumbers: ['990011223344'],
    waybillNumbers: ['YT990011223344'],
    expectedOn: '2099-01-01',
    costFen: order.goodsFen,
    lines: order.lines.map(({ id, ordered }) => ({ lineId: id, quantity: ordered })),
  };
  await run({
    name: 'purchase recorded',
    isKeyed: true,
    send: (idempotencyKey) => warehouse.call(recordPurchase, { params, body: purchase, idempotencyKey }),
    check: async (bought) => expect(await warehouse.call(getOrder, { params })).toEqual(bought),
  });
  const lines = order.lines.map(({ id, ordered }) => ({
    ...{ lineId: id, quantity: ordered, grams: ordered * 400, cm3: ordered * 2_000, packages: 1, photoIds: [] },
  }));
  const received = await run({
    name: 'goods received',
    isKeyed: true,
    send: (idempotencyKey) => warehouse.call(receiveGoods, { params, body: { lines }, idempotencyKey }),
    check: async ({ order: stocked, batches }) => {
      expect(await service.call(getOrder, { params })).toEqual(stocked);
      const kept = (await warehouse.call(listBatches, { query: { orderNumber: number } })).content;
      expect(new Map(kept.map((batch) => [batch.number, batch.left]))).toEqual(
        new Map(batches.map((batch) => [batch.number, batch.left])),
      );
      const stock = (await buyer.call(listMyStock, { query: { size: 100 } })).content;
      expect(stock.reduce((sum, { available }) => sum + available, 0)).toBeGreaterThanOrEqual(
        stocked.lines.reduce((sum, { available }) => sum + available, 0),
      );
    },
  });
  // These goods weigh what they weigh: whatever is far from its seller's word is looked into.
  for (const { number: batch } of received.batches.filter(({ isWeightChecked }) => isWeightChecked))
    await warehouse.call(settleBatchWeight, { params: { number: batch }, body: { reason: 'weighed again' } });
  return received.order.lines;
}

type Part = { number: string; lines: { lineId: number; quantity: number }[] };
export const partOf = (lines: readonly OrderLineView[], quantity: (line: OrderLineView) => number): Part['lines'] =>
  lines.map((line) => ({ lineId: line.id, quantity: quantity(line) })).filter((line) => line.quantity > 0);

/** A shipment from its bill to the buyer's door. */
export async function shipGoods(people: People, run: Run, { number, lines }: Part): Promise<void> {
  const { buyer, warehouse } = people;
  const wish = { orderNumber: number, lines, destination: 'hanoi', services: [] };
  const { amountFen } = await buyer.call(quoteShipment, { body: wish });
  const body = { ...wish, mode: 'address' as const, amountFen, ...receiver };
  const shipment = await run({
    name: 'shipment created',
    isKeyed: true,
    send: (idempotencyKey) => buyer.call(createShipment, { body, idempotencyKey }),
    check: async (made) => expect(await buyer.call(getMyShipment, { params: { number: made.number } })).toEqual(made),
  });
  await payWithTransfer(people, run, shipment.paymentNumber ?? '');
  const params = { number: shipment.number };
  const { expectedGrams } = await warehouse.call(getPacking, { params });
  const packed = {
    packages: 1,
    grams: expectedGrams,
    cm3: 24_000,
    parcelPhotoIds: [(await warehouse.call(uploadPicture, { file: picture() })).id],
    scalePhotoIds: [(await warehouse.call(uploadPicture, { file: picture() })).id],
  };
  await run({
    name: 'shipment packed',
    isKeyed: true,
    send: (idempotencyKey) => warehouse.call(packShipment, { params, body: packed, idempotencyKey }),
    check: async ({ packing }) => expect((await warehouse.call(getPacking, { params })).packing).toEqual(packing),
  });
  await run({
    name: 'shipment dispatched',
    isKeyed: true,
    send: (idempotencyKey) =>
      warehouse.call(dispatchShipment, {
        params,
        body: { carrier: 'Viettel Post', trackingNumber: `VT${shipment.number}` },
        idempotencyKey,
      }),
    check: async (sent) => expect(await warehouse.call(getShipment, { params })).toEqual(sent),
  });
  await run({
    name: 'delivery confirmed',
    isKeyed: true,
    send: (idempotencyKey) => buyer.call(confirmDelivery, { params, idempotencyKey }),
    check: async (delivered) => expect(await buyer.call(getMyShipment, { params })).toEqual(delivered),
  });
}

const receiver = {
  consigneeName: 'Trần Văn Long',
  contact: '0912 345 678',
  address: 'Số 18 ngõ 95 Cầu Giấy, Hà Nội',
};
