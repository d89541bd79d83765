import * as contract from '@kouan/contract';
import type { Reader } from '../../platform/db.ts';
import { type App, route } from '../../platform/http.ts';
import type { Kit } from '../../platform/module.ts';
import { sendPdf } from '../../platform/pdf.ts';
import { membersOfRole } from '../identity/index.ts';
import { getShipment } from '../shipping/index.ts';
import { printBag } from './bag-label.ts';
import { findBagOf, getBag, listBagRows } from './bag-queries.ts';
import { bagWeights, toBagRows, toBagView } from './bag-view.ts';
import { sendCustoms } from './customs-sheet.ts';
import { addToBag, makeBag, takeFromBag } from './fill-bag.ts';
import { assignBag, dispatchBag } from './give-bag.ts';
import { releaseBag, releaseHeldShipment, reopenBag, sealBag, solveProblem } from './seal-bag.ts';

/** Bags as the warehouse works with them. */
export function bagRoutes(app: App, { secret }: Kit): void {
  const view = async (db: Reader, number: string) =>
    toBagView(db, secret, await getBag(db, { number, cooperativeId: 'any' }));
  listRoutes(app, view);
  fillRoutes(app, view);
  route(app, contract.sealBag, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      await sealBag(tx, { ...params, ...body, actorId: actor.id });
      return view(tx, params.number);
    }),
  );
  route(app, contract.reopenBag, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      await reopenBag(tx, { ...params, ...body, actorId: actor.id });
      return view(tx, params.number);
    }),
  );
  route(app, contract.releaseBag, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      await releaseBag(tx, { ...params, ...body, actorId: actor.id });
      return view(tx, params.number);
    }),
  );
  route(app, contract.releaseArrival, ({ params: { number, shipment }, body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      await releaseHeldShipment(tx, { number, shipmentNumber: shipment, ...body, actorId: actor.id });
      return view(tx, number);
    }),
  );
  route(app, contract.solveBagProblem, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      await solveProblem(tx, { ...params, ...body, actorId: actor.id });
      return view(tx, params.number);
    }),
  );
  route(app, contract.assignBag, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      await assignBag(tx, { ...params, ...body, actorId: actor.id });
      return view(tx, params.number);
    }),
  );
  route(app, contract.dispatchBag, ({ params, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      await dispatchBag(tx, { ...params, actorId: actor.id });
      return view(tx, params.number);
    }),
  );
}

type View = (db: Reader, number: string) => ReturnType<typeof toBagView>;

function listRoutes(app: App, view: View): void {
  route(app, contract.listBags, async ({ query, db }) => {
    const { rows, total } = await listBagRows(db, { ...query, cooperativeId: 'any' });
    return { content: await toBagRows(db, rows), totalElements: total };
  });
  route(app, contract.getBag, ({ params, db }) => view(db, params.number));
  route(app, contract.getShipmentBag, async ({ params, db }) => {
    const { id } = await getShipment(db, { ...params, buyerId: 'any' });
    const bag = await findBagOf(db, id);
    return { bag: bag ? { number: bag.number, state: bag.state, weights: await bagWeights(db, bag) } : null };
  });
  route(app, contract.listCooperatives, ({ db }) => membersOfRole(db, 'cooperative'));
  route(app, contract.bagLabel, async ({ params, query, db, language, reply }) => {
    const bag = await getBag(db, { ...params, cooperativeId: 'any' });
    const pdf = await printBag(db, { bag, ...query, language });
    return sendPdf(reply, { pdf, name: `bag-${params.number}`, disposition: 'inline' });
  });
  route(app, contract.bagCustomsSheet, async ({ params, db, language, reply }) =>
    sendCustoms(db, await getBag(db, { ...params, cooperativeId: 'any' }), { reply, language }),
  );
}

function fillRoutes(app: App, view: View): void {
  route(app, contract.makeBag, ({ actor, inTransaction }) =>
    inTransaction(async (tx) => view(tx, (await makeBag(tx, actor.id)).number)),
  );
  route(app, contract.addToBag, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      await addToBag(tx, { ...params, ...body, actorId: actor.id });
      return view(tx, params.number);
    }),
  );
  route(app, contract.takeFromBag, ({ params, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      await takeFromBag(tx, { number: params.number, shipmentNumber: params.shipment, actorId: actor.id });
      return view(tx, params.number);
    }),
  );
}
