import type { CooperativeBagView } from '@kouan/contract';
import type { Reader } from '../../platform/db.ts';
import { groupBy } from '../../platform/group-by.ts';
import type { Sendable } from '../../platform/http.ts';
import { fileRefs } from '../files/index.ts';
import { orderLineBriefs } from '../orders/index.ts';
import { packingsOf, photosOf, receiptsOf, type Shipment, shipmentLinesOf } from '../shipping/index.ts';
import { contentsOf } from './bag-queries.ts';
import { madeWaybills } from './carrier-queries.ts';
import type { Bag } from './bag-tables.ts';
import { arrivalsByShipment, shipmentsIn, toBagRows, toCustomsViews, toEventViews } from './bag-view.ts';

type Shown = Sendable<CooperativeBagView>;

/** A bag as its cooperative sees it: what crossing and delivery need, nothing of money, orders or other bags. */
export async function toCooperativeView(db: Reader, secret: Buffer, bag: Bag): Promise<Shown> {
  const [row] = await toBagRows(db, [bag]);
  const shipments = await shipmentsIn(db, bag);
  const events = await toEventViews(db, { secret, bag, shipments });
  const since = events.findIndex(({ event }) => event === 'assigned');
  return {
    // Safe: one bag in, one row out.
    ...(row as NonNullable<typeof row>),
    shipments: await toDeliveries(db, secret, bag, shipments),
    customs: await toCustomsViews(db, bag, shipments),
    // What happened before it was theirs is not.
    events: events.slice(0, since + 1),
  };
}

async function toDeliveries(
  db: Reader,
  secret: Buffer,
  bag: Bag,
  shipments: readonly Shipment[],
): Promise<Shown['shipments']> {
  const ids = shipments.map(({ id }) => id);
  const packings = new Map((await packingsOf(db, ids)).map((packing) => [packing.shipmentId, packing]));
  const contents = new Map((await contentsOf(db, [bag.id])).map((one) => [one.shipmentId, one]));
  const receipts = new Map((await receiptsOf(db, ids)).map((receipt) => [receipt.shipmentId, receipt]));
  const photos = (await photosOf(db, ids)).filter(({ kind }) => kind === 'delivery');
  const fileIds = [...photos.map(({ fileId }) => fileId), ...shipments.flatMap((one) => one.waybillImageId ?? [])];
  const files = new Map((await fileRefs(db, secret, fileIds)).map((file) => [file.id, file]));
  const lines = await shipmentLinesOf(db, ids);
  const titles = await orderLineBriefs(
    db,
    lines.map(({ orderLineId }) => orderLineId),
  );
  const arrivals = await arrivalsByShipment(db, ids);
  const waybills = await madeWaybills(db, ids);
  const linesById = groupBy(lines, ({ shipmentId }) => shipmentId);
  return shipments.map((shipment) => {
    const { id, number, state, mode, consigneeName, contact, address, marketplaceOrderNumber } = shipment;
    const receipt = receipts.get(id);
    return {
      ...{ number, state, mode, consigneeName, contact, address, marketplaceOrderNumber },
      waybillImage: files.get(shipment.waybillImageId ?? 0) ?? null,
      packages: packings.get(id)?.packages ?? 0,
      grams: packings.get(id)?.grams ?? 0,
      arrival: arrivals.get(id) ?? null,
      waybill: waybills.get(id) ?? null,
      handedOverAt: contents.get(id)?.handedOverAt ?? null,
      carrier: shipment.carrier,
      trackingNumber: shipment.trackingNumber,
      deliveredAt: shipment.deliveredAt,
      receiverName: receipt?.receiverName ?? '',
      proof: photos.flatMap((photo) => (photo.shipmentId === id ? (files.get(photo.fileId) ?? []) : [])),
      lines: (linesById.get(id) ?? []).map(({ orderLineId, quantity }) => ({
        lineId: orderLineId,
        title: titles.get(orderLineId)?.title ?? { cn: '', en: '', vi: '' },
        specValues: titles.get(orderLineId)?.specValues ?? [],
        quantity,
      })),
    };
  });
}
