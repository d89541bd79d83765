import type { FileRef, ShipmentView } from '@kouan/contract';
import { canShipmentMove, toVnd } from '@kouan/domain';
import type { Reader } from '../../platform/db.ts';
import type { Sendable } from '../../platform/http.ts';
import { fileRefs } from '../files/index.ts';
import { userBriefs } from '../identity/index.ts';
import { orderBriefs, orderLineBriefs } from '../orders/index.ts';
import { paymentOfShipments } from '../payments/index.ts';
import { deliveriesOf } from './delivery-proofs.ts';
import { checksOf } from './held-shipments.ts';
import { feesOf, linesOf, type Shipment } from './shipment-queries.ts';

export type Viewer = 'buyer' | 'staff';

/** Shipments as both sides see them; proofs by addresses that are good for a short time. */
export async function toShipmentViews(
  db: Reader,
  { secret, viewer }: { secret: Buffer; viewer: Viewer },
  rows: readonly Shipment[],
): Promise<Sendable<ShipmentView>[]> {
  const ids = rows.map(({ id }) => id);
  const lines = await linesOf(db, ids);
  const fees = await feesOf(db, ids);
  const titles = await orderLineBriefs(
    db,
    lines.map(({ orderLineId }) => orderLineId),
  );
  const orders = await orderBriefs(
    db,
    rows.map(({ orderId }) => orderId),
  );
  const payments = await paymentOfShipments(
    db,
    rows.map(({ number }) => number),
  );
  const buyers = await userBriefs(
    db,
    rows.map(({ buyerId }) => buyerId),
  );
  const fileIds = rows.flatMap((row) => [row.orderScreenshotId, row.waybillImageId]).filter((id) => id !== null);
  const files = new Map<number | null, FileRef>((await fileRefs(db, secret, fileIds)).map((file) => [file.id, file]));
  const checks = await checksOf(db, rows);
  const deliveries = await deliveriesOf(db, secret, ids);

  return rows.map((row) => {
    const order = orders.get(row.orderId);
    const payment = payments.get(row.number);
    const own = lines.filter(({ shipmentId }) => shipmentId === row.id);
    return {
      ...row,
      orderNumber: order?.number ?? '',
      orderScreenshot: files.get(row.orderScreenshotId) ?? null,
      waybillImage: files.get(row.waybillImageId) ?? null,
      lines: own.map(({ orderLineId, quantity }) => {
        const line = titles.get(orderLineId);
        return {
          lineId: orderLineId,
          quantity,
          title: line?.title ?? { cn: '', en: '', vi: '' },
          specValues: line?.specValues ?? [],
          imageUrl: line?.imageUrl ?? '',
        };
      }),
      quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
      fees: shownFees(fees, row.id),
      amountVnd: order ? toVnd(row.amountFen, order.rateVndPerCnyMicros) : 0,
      paymentNumber: payment?.number ?? null,
      paymentStatus: payment?.status ?? null,
      check: checks.get(row.id) ?? null,
      delivery: deliveries.get(row.id) ?? null,
      allowedActions: actionsOf(row, viewer),
      buyer: { code: buyers.get(row.buyerId)?.buyerCode ?? '', nickName: buyers.get(row.buyerId)?.nickName ?? '' },
    };
  });
}

const shownFees = (fees: Awaited<ReturnType<typeof feesOf>>, id: number) =>
  fees.filter(({ shipmentId }) => shipmentId === id).map(({ kind, feeFen, detail }) => ({ kind, feeFen, detail }));

function actionsOf({ state }: Shipment, viewer: Viewer): string[] {
  const actions: string[] = [];
  if (viewer === 'buyer' && (state === 'paymentPending' || state === 'paymentRejected')) actions.push('payFinal');
  if (canShipmentMove(state, 'cancelled')) actions.push('cancelShipment');
  if (viewer === 'staff' && state === 'ready') actions.push('dispatch');
  if (state === 'inTransit') actions.push('confirmDelivery');
  return actions;
}
