import * as contract from '@kouan/contract';
import type { Reader } from '../../platform/db.ts';
import { type App, route } from '../../platform/http.ts';
import type { Kit } from '../../platform/module.ts';
import { getBag, listBagRows } from './bag-queries.ts';
import { toBagRows } from './bag-view.ts';
import { toCooperativeView } from './cooperative-view.ts';
import { acceptBag, arriveBag, declineBag, saveCustoms } from './cross-border.ts';
import { sendCustoms } from './customs-sheet.ts';
import { handOverShipment, proveDelivery, reportProblem, weighShipment } from './deliver-from-bag.ts';

/** The side of a cooperative. Every statement names whose bags they may be. */
export function cooperationRoutes(app: App, { secret }: Kit): void {
  const view = async (db: Reader, number: string, cooperativeId: number) =>
    toCooperativeView(db, secret, await getBag(db, { number, cooperativeId }));
  listRoutes(app, view);
  crossingRoutes(app, view);
  deliveryRoutes(app, view);
}

type View = (db: Reader, number: string, cooperativeId: number) => ReturnType<typeof toCooperativeView>;

function listRoutes(app: App, view: View): void {
  route(app, contract.listMyBags, async ({ query, actor, db }) => {
    const { rows, total } = await listBagRows(db, { ...query, cooperativeId: actor.id });
    return { content: await toBagRows(db, rows), totalElements: total };
  });
  route(app, contract.getMyBag, ({ params, actor, db }) => view(db, params.number, actor.id));
  route(app, contract.customsSheet, async ({ params, actor, db, language, reply }) =>
    sendCustoms(db, await getBag(db, { ...params, cooperativeId: actor.id }), { reply, language }),
  );
}

function crossingRoutes(app: App, view: View): void {
  route(app, contract.acceptBag, ({ params, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      await acceptBag(tx, { ...params, cooperativeId: actor.id });
      return view(tx, params.number, actor.id);
    }),
  );
  route(app, contract.declineBag, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      await declineBag(tx, { ...params, ...body, cooperativeId: actor.id });
      return params;
    }),
  );
  route(app, contract.saveCustoms, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      await saveCustoms(tx, { ...params, ...body, cooperativeId: actor.id });
      return view(tx, params.number, actor.id);
    }),
  );
  route(app, contract.arriveBag, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      await arriveBag(tx, { ...params, ...body, cooperativeId: actor.id });
      return view(tx, params.number, actor.id);
    }),
  );
}

function deliveryRoutes(app: App, view: View): void {
  route(app, contract.weighArrival, ({ params: { number, shipment }, body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      await weighShipment(tx, { number, shipmentNumber: shipment, ...body, cooperativeId: actor.id });
      return view(tx, number, actor.id);
    }),
  );
  route(app, contract.handOverShipment, ({ params: { number, shipment }, body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      await handOverShipment(tx, { number, shipmentNumber: shipment, ...body, cooperativeId: actor.id });
      return view(tx, number, actor.id);
    }),
  );
  route(app, contract.proveDelivery, ({ params: { number, shipment }, body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      await proveDelivery(tx, { number, shipmentNumber: shipment, ...body, cooperativeId: actor.id });
      return view(tx, number, actor.id);
    }),
  );
  route(app, contract.reportBagProblem, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      await reportProblem(tx, { ...params, ...body, cooperativeId: actor.id });
      return view(tx, params.number, actor.id);
    }),
  );
}
