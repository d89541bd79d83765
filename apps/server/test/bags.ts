import { addToBag, type BodyOf, type CooperativeBagView, makeBag, type saveCustoms } from '@kouan/contract';
import { aStaff } from './actors.ts';
import type { TestServer } from './harness.ts';
import { aShipment, aStockedOrder, payShipment } from './stock.ts';

/** The cooperative as it is chosen by the staff, and its own session. */
export async function aCooperative(server: TestServer) {
  const user = await aStaff(server, 'cooperative');
  return { ...user, caller: await server.as(user) };
}

/** A declaration of every line in the bag. */
export const customsOf = (bag: CooperativeBagView): BodyOf<typeof saveCustoms> => ({
  declarationNumber: 'TK-10488',
  lines: bag.shipments.flatMap(({ number, lines }) =>
    lines.map(({ lineId, title, quantity }) => ({
      ...{ shipmentNumber: number, lineId, hsCode: '61091000', description: `=${title.vi || title.cn}`, quantity },
      ...{ unit: 'PCE', valueVnd: 1_250_000, origin: 'CN' },
    })),
  ),
});

/** Two packed shipments of two buyers in one open bag. */
export async function aFilledBag(server: TestServer) {
  const orders = [await aStockedOrder(server), await aStockedOrder(server)] as const;
  const shipments = [await aShipment(orders[0], [2, 1]), await aShipment(orders[1], [1])] as const;
  for (const at of [0, 1] as const) await payShipment(server, orders[at], shipments[at]);
  const { keeper } = orders[0];
  const { data: bag } = await keeper.call(makeBag, { body: {} });
  for (const { number } of shipments)
    await keeper.call(addToBag, {
      params: { number: bag.number },
      body: { shipmentNumber: ` ${number.toLowerCase()}\n` },
    });
  return { orders, shipments, keeper, number: bag.number };
}
