import * as contract from '@kouan/contract';
import type { Reader } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { type App, route } from '../../platform/http.ts';
import { getOrderBrief } from '../orders/index.ts';
import { cancelShipment } from './cancel-shipment.ts';
import { createShipment } from './create-shipment.ts';
import { deliverShipment } from './deliver-shipment.ts';
import { dispatchShipment } from './dispatch-shipment.ts';
import { recordReceipt } from './hand-over.ts';
import { feeScheduleById } from '../settings/index.ts';
import { replayFees } from './fee-replay.ts';
import { proposeShipments } from './propose-shipments.ts';
import { quoteForOrder } from './quote-for-order.ts';
import { getShipment, listShipmentRows, type ShipmentKey } from './shipment-queries.ts';
import { toShipmentViews, type Viewer } from './shipment-view.ts';

const defaultSize = 15;
const defaultReplayed = 200;
type Shown = { secret: Buffer; viewer: Viewer };

export function shippingRoutes(app: App): void {
  buyerRoutes(app);
  staffRoutes(app);
  route(app, contract.replayFees, async ({ params, query: { last = defaultReplayed }, db }) =>
    replayFees(db, { version: await feeScheduleById(db, params.id), last }),
  );
}

function buyerRoutes(app: App): void {
  route(app, contract.quoteShipment, ({ body, actor, inTransaction }) =>
    inTransaction((tx) => quoteForOrder(tx, { ...body, buyerId: actor.id })),
  );
  route(app, contract.createShipment, ({ body, actor, inTransaction, secret }) =>
    inTransaction(async (tx) => {
      const { number } = await createShipment(tx, { ...body, buyerId: actor.id });
      return view(tx, { number, buyerId: actor.id }, { secret, viewer: 'buyer' });
    }),
  );
  route(app, contract.proposeShipments, ({ actor, db }) => proposeShipments(db, actor.id));
  route(app, contract.listMyShipments, ({ query, actor, db, secret }) =>
    page(db, { ...query, buyerId: actor.id }, { secret, viewer: 'buyer' }),
  );
  route(app, contract.getMyShipment, ({ params, actor, db, secret }) =>
    view(db, { ...params, buyerId: actor.id }, { secret, viewer: 'buyer' }),
  );
  route(app, contract.cancelShipment, ({ params, body, actor, inTransaction, secret }) =>
    inTransaction(async (tx) => {
      const key = { number: params.number, buyerId: actor.id };
      const { orderId } = await getShipment(tx, key);
      await cancelShipment(tx, {
        ...key,
        orderId,
        actor: { kind: 'buyer', id: actor.id },
        event: 'shipmentCancelled',
        reason: body.reason,
      });
      return view(tx, key, { secret, viewer: 'buyer' });
    }),
  );
  route(app, contract.confirmDelivery, ({ params, actor, inTransaction, secret }) =>
    inTransaction(async (tx) => {
      const key = { number: params.number, buyerId: actor.id };
      const { orderId } = await getShipment(tx, key);
      await deliverShipment(tx, { ...key, orderId, actor: { kind: 'buyer', id: actor.id } });
      return view(tx, key, { secret, viewer: 'buyer' });
    }),
  );
}

function staffRoutes(app: App): void {
  route(app, contract.listShipments, ({ query, db, secret }) =>
    page(db, { ...query, buyerId: 'any' }, { secret, viewer: 'staff' }),
  );
  route(app, contract.getShipment, ({ params, db, secret }) =>
    view(db, { ...params, buyerId: 'any' }, { secret, viewer: 'staff' }),
  );
  route(app, contract.dispatchShipment, ({ params, body, actor, inTransaction, secret }) =>
    inTransaction(async (tx) => {
      await dispatchShipment(tx, { ...params, ...body, actorId: actor.id });
      return view(tx, { ...params, buyerId: 'any' }, { secret, viewer: 'staff' });
    }),
  );
  route(app, contract.cancelShipmentByStaff, ({ params, body, actor, inTransaction, secret }) =>
    inTransaction(async (tx) => {
      const { orderId, buyerId } = await getShipment(tx, { ...params, buyerId: 'any' });
      if (buyerId === actor.id) fail('shipment.own_order');
      await cancelShipment(tx, {
        ...params,
        orderId,
        buyerId: 'any',
        actor: { kind: 'staff', id: actor.id },
        event: 'shipmentCancelled',
        reason: body.reason.trim(),
      });
      return view(tx, { ...params, buyerId: 'any' }, { secret, viewer: 'staff' });
    }),
  );
  route(app, contract.recordDelivery, ({ params, body, actor, inTransaction, secret }) =>
    inTransaction(async (tx) => {
      if (body.photoIds.length === 0) fail('bag.proof_missing', {}, { photoIds: 'bag.proof_missing' });
      const { id: shipmentId, orderId } = await getShipment(tx, { ...params, buyerId: 'any' });
      await deliverShipment(tx, { ...params, orderId, buyerId: 'any', actor: { kind: 'staff', id: actor.id } });
      await recordReceipt(tx, { ...body, note: body.note ?? '', shipmentId, actorId: actor.id });
      return view(tx, { ...params, buyerId: 'any' }, { secret, viewer: 'staff' });
    }),
  );
}

async function view(db: Reader, key: ShipmentKey, shown: Shown) {
  const [found] = await toShipmentViews(db, shown, [await getShipment(db, key)]);
  // Safe: one row in, one view out.
  return found as NonNullable<typeof found>;
}

type PageQuery = {
  buyerId: number | 'any';
  page?: number | undefined;
  size?: number | undefined;
  orderNumber?: string | undefined;
  state?: contract.ShipmentView['state'] | undefined;
  blurry?: string | undefined;
};

async function page(db: Reader, { page: at = 0, size = defaultSize, orderNumber, ...filter }: PageQuery, shown: Shown) {
  const order = orderNumber ? await getOrderBrief(db, { number: orderNumber, buyerId: filter.buyerId }) : undefined;
  const { rows, total } = await listShipmentRows(db, { ...filter, orderId: order?.id, page: at, size });
  return { content: await toShipmentViews(db, shown, rows), totalElements: total };
}
