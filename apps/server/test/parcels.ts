import { type BodyOf, type ParcelView, type receiveParcel, recordPurchase, scanParcel } from '@kouan/contract';
import { writeXlsx } from 'hucre/xlsx';
import { aStaff } from './actors.ts';
import type { Caller, TestServer } from './harness.ts';
import { anOrder, type OrderChanges, type TestOrder } from './orders.ts';
import { purchaseOf } from './stock.ts';

/** An order that was bought whole, on its way in these parcels. */
export async function aBoughtOrder(
  server: TestServer,
  { waybills, keeper, ...changes }: OrderChanges & { waybills: readonly string[]; keeper?: Caller },
): Promise<TestOrder & { keeper: Caller }> {
  const order = await anOrder(server, { ...changes, stage: 'paid' });
  const staff = keeper ?? (await server.as(await aStaff(server, 'warehouseKeeper')));
  const body = { ...purchaseOf(order.view), waybillNumbers: [...waybills] };
  const { data, status, error } = await staff.call(recordPurchase, { params: { number: order.number }, body });
  if (status >= 400) throw new Error(`the purchase was refused: ${JSON.stringify(error)}`);
  return { ...order, view: data, keeper: staff };
}

/** What somebody sends who found everything that was on its way in the parcel. */
export const wholeReceipt = (parcel: ParcelView): BodyOf<typeof receiveParcel> => ({
  grams: 5_000,
  cm3: 60_000,
  photoIds: [],
  orders: parcel.orders
    .filter(({ lines }) => lines.length > 0)
    .map(({ number, lines }) => ({
      number,
      lines: lines.map(({ id, inTransit }) => ({ lineId: id, quantity: inTransit, photoIds: [] })),
      short: [],
      shortPhotoIds: [],
    })),
});

/** The parcel as a scan at the border shows it. */
export async function scanned(keeper: Caller, waybill: string): Promise<ParcelView> {
  const { data } = await keeper.call(scanParcel, { body: { waybill } });
  if (!data.parcel) throw new Error(`nobody knows the parcel ${waybill}`);
  return data.parcel;
}

/** A filled in sheet of waybills. */
export const waybillSheet = async (rows: readonly (readonly (string | number)[])[]): Promise<Buffer> =>
  Buffer.from(
    await writeXlsx({
      sheets: [{ name: 'Sheet1', rows: [['Order', 'Waybill', 'Picked up', 'Signed'], ...rows.map((row) => [...row])] }],
    }),
  );
