import type { LabelSize, Language } from '@kouan/contract';
import type { Reader } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Pdf } from '../../platform/pdf.ts';
import { userBriefs } from '../identity/index.ts';
import { orderBriefs, orderLineBriefs } from '../orders/index.ts';
import { batchLabelOf, drawLabels, parcelLabelOf } from './parcel-labels.ts';
import { getParcel, orderIdsOf } from './parcel-queries.ts';
import { getShelfByCode } from './shelf-queries.ts';
import { listBatchRows } from './stock-list-queries.ts';

type Printing = { size: LabelSize; language: Language; timeZone: string };

/** The label of a parcel. Throws warehouse.parcel_not_found. */
export async function printParcel(
  db: Reader,
  { waybill, size, ...printed }: Printing & { waybill: string },
): Promise<Pdf> {
  const parcel = await getParcel(db, waybill);
  const orders = await orderBriefs(db, await orderIdsOf(db, parcel.waybillNumber));
  const buyers = await userBriefs(
    db,
    [...orders.values()].map((order) => order.buyerId),
  );
  const label = parcelLabelOf(
    {
      waybill: parcel.waybillNumber,
      state: parcel.state,
      storeName: parcel.storeName,
      orders: [...orders.values()].map(({ number, buyerId }) => ({
        number,
        buyerCode: buyers.get(buyerId)?.buyerCode ?? '',
      })),
      grams: parcel.grams,
      at: parcel.receivedAt ?? parcel.arrivedAt ?? parcel.registeredAt,
    },
    printed,
  );
  return drawLabels([label], size, parcel.waybillNumber);
}

/** The label of a batch. Throws warehouse.batch_not_found. */
export async function printBatch(
  db: Reader,
  { number, size, ...printed }: Printing & { number: string },
): Promise<Pdf> {
  const { rows } = await listBatchRows(db, { buyerId: 'any', number });
  const batch = rows[0] ?? fail('warehouse.batch_not_found');
  const order = (await orderBriefs(db, [batch.orderId])).get(batch.orderId);
  const line = (await orderLineBriefs(db, [batch.lineId])).get(batch.lineId);
  const buyer = order && (await userBriefs(db, [order.buyerId])).get(order.buyerId);
  const { language } = printed;
  const label = batchLabelOf(
    {
      ...batch,
      orderNumber: order?.number ?? '',
      buyerCode: buyer?.buyerCode ?? '',
      title: line ? line.title[language] || line.title.cn : '',
      specification: (line?.specValues ?? []).map((value) => value[language] || value.cn).join(' / '),
    },
    printed,
  );
  return drawLabels([label], size, batch.number);
}

/** The label of a shelf. Throws warehouse.shelf_not_found. */
export async function printShelf(db: Reader, { code, size }: { code: string; size: LabelSize }): Promise<Pdf> {
  const shelf = await getShelfByCode(db, code);
  return drawLabels(
    [{ code: shelf.code, title: shelf.code, lines: shelf.note === '' ? [] : [shelf.note] }],
    size,
    shelf.code,
  );
}
