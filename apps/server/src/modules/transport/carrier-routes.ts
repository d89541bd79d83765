import * as contract from '@kouan/contract';
import { fail } from '../../platform/errors.ts';
import { type App, route } from '../../platform/http.ts';
import type { Kit } from '../../platform/module.ts';
import { parameters, setParameter } from '../settings/index.ts';
import type { Reader } from '../../platform/db.ts';
import { getShipment } from '../shipping/index.ts';
import { askCourse, askWaybill, cancelWaybill, waybillView } from './ask-waybill.ts';
import { carrierOf } from './carrier-jobs.ts';
import { findWaybill, getCarrier } from './carrier-queries.ts';
import { addCarrier, carrierView, carrierViews, editCarrier } from './keep-carriers.ts';
import { takeEvent } from './take-carrier-event.ts';

/** Logistics companies: which there are, what they are asked, what they tell. */
export function carrierRoutes(app: App, kit: Kit): void {
  settingsRoutes(app, kit);
  waybillRoutes(app, kit);
  route(app, contract.takeCarrierEvent, async ({ params, signed }) => ({
    outcome: await takeEvent(kit.db, { ...params, ...signed, installation: kit.secret }),
  }));
}

function settingsRoutes(app: App, { secret: installation }: Kit): void {
  route(app, contract.listCarriers, ({ db }) => carrierViews(db));
  route(app, contract.addCarrier, ({ body, actor, inTransaction }) =>
    inTransaction(async (tx) => carrierView(tx, await addCarrier(tx, { ...body, actorId: actor.id, installation }))),
  );
  route(app, contract.editCarrier, ({ params, body, inTransaction }) =>
    inTransaction(async (tx) => {
      await editCarrier(tx, { ...params, ...body, installation });
      return carrierView(tx, params.id);
    }),
  );
  route(app, contract.getDispatchTerms, ({ db }) => dispatchTerms(db));
  route(app, contract.setDispatchTerms, ({ body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      const values = {
        dispatchNeedsPhotos: body.needsPhotos ? 1 : 0,
        weightTolerancePercent: body.tolerancePercent,
        weightToleranceGrams: body.toleranceGrams,
      };
      for (const [key, value] of Object.entries(values)) await setParameter(tx, { key, value, changedBy: actor.id });
      return dispatchTerms(tx);
    }),
  );
}

async function dispatchTerms(db: Reader) {
  const { dispatchNeedsPhotos, weightTolerancePercent, weightToleranceGrams } = await parameters(db);
  return {
    needsPhotos: dispatchNeedsPhotos > 0,
    tolerancePercent: weightTolerancePercent,
    toleranceGrams: weightToleranceGrams,
  };
}

function waybillRoutes(app: App, kit: Kit): void {
  route(app, contract.getCarrierWaybill, ({ params, db }) => waybillView(db, params.number));
  route(app, contract.askCarrierWaybill, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      await askWaybill(tx, { ...params, ...body, actorId: actor.id });
      return waybillView(tx, params.number);
    }),
  );
  route(app, contract.cancelCarrierWaybill, ({ params, inTransaction }) =>
    inTransaction(async (tx) => {
      await cancelWaybill(tx, params.number);
      return waybillView(tx, params.number);
    }),
  );
  route(app, contract.askCarrierCourse, ({ params, inTransaction }) =>
    inTransaction(async (tx) => {
      await askCourse(tx, params.number);
      return waybillView(tx, params.number);
    }),
  );
  route(app, contract.carrierLabel, async ({ params, db, reply }) => {
    const { id } = await getShipment(db, { ...params, buyerId: 'any' });
    const waybill = await findWaybill(db, id);
    const isThere = waybill?.state === 'made' && (await getCarrier(db, waybill.carrierId)).kind === 'http';
    if (!waybill || !isThere) return fail('carrier.waybill_missing');
    const label = await (await carrierOf(kit, waybill)).label(waybill.trackingNumber).catch(() => undefined);
    if (label === undefined) return fail('carrier.no_answer');
    void reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="label-${params.number}.pdf"`)
      .header('x-content-type-options', 'nosniff')
      .send(label);
    return undefined;
  });
}
