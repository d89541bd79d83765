import {
  approveCase,
  type BodyOf,
  confirmDelivery,
  dispatchShipment,
  getCase,
  openCase,
  quoteCase,
  type CaseView,
  type ShipmentView,
  type StaffCaseView,
} from '@kouan/contract';
import { aStaff } from './actors.ts';
import type { Caller, TestServer } from './harness.ts';
import type { OrderChanges, TestOrder } from './orders.ts';
import { aShipment, aStockedOrder, payShipment } from './stock.ts';

const ok = <T>(reply: { status: number; data: T; error: unknown }): T => {
  if (reply.status >= 400) throw new Error(`the call was refused: ${JSON.stringify(reply.error)}`);
  return reply.data;
};

/** A stocked order of which these quantities were paid, dispatched and delivered. */
export async function aDeliveredOrder(
  server: TestServer,
  { shipped = [4, 6], ...changes }: OrderChanges & { shipped?: number[] } = {},
): Promise<TestOrder & { keeper: Caller; shipment: ShipmentView }> {
  const order = await aStockedOrder(server, changes);
  const shipment = await aShipment(order, shipped);
  await payShipment(server, order, shipment);
  await dispatch(order.keeper, shipment.number);
  ok(await order.asBuyer.call(confirmDelivery, { params: { number: shipment.number } }));
  return { ...order, shipment };
}

export const dispatch = async (keeper: Caller, number: string): Promise<ShipmentView> =>
  ok(
    await keeper.call(dispatchShipment, {
      params: { number },
      body: { carrier: 'Kouan Express', trackingNumber: `KX-${number}` },
    }),
  );

export async function aCase(
  order: Pick<TestOrder, 'asBuyer' | 'number'>,
  changes: Partial<BodyOf<typeof openCase>> & Pick<BodyOf<typeof openCase>, 'kind'>,
): Promise<CaseView> {
  return ok(
    await order.asBuyer.call(openCase, {
      body: {
        orderNumber: order.number,
        reasonCode: 'other',
        reason: 'It does not fit',
        refundTo: 'wallet',
        fileIds: [],
        ...changes,
      },
    }),
  );
}

export async function caseNow(caller: Caller, number: string): Promise<StaffCaseView> {
  return ok(await caller.call(getCase, { params: { number } }));
}

type Terms = BodyOf<typeof quoteCase>;

/** Somebody of finance approves what the server proposes. */
export async function approve(
  server: TestServer,
  number: string,
  terms: Terms = {},
  by?: Caller,
): Promise<StaffCaseView> {
  const caller = by ?? (await server.as(await aStaff(server, 'financeReviewer')));
  const { refundFen } = ok(await caller.call(quoteCase, { params: { number }, body: terms }));
  return ok(await caller.call(approveCase, { params: { number }, body: { refundFen, ...terms } }));
}
