import * as contract from '@kouan/contract';
import { fail } from '../../platform/errors.ts';
import { type App, route } from '../../platform/http.ts';
import { sendPdf } from '../../platform/pdf.ts';
import { sendSheet } from '../../platform/xlsx.ts';
import { parameters } from '../settings/index.ts';
import { importWaybills, readWaybills, waybillColumns, waybillExamples } from './import-waybills.ts';
import { arriveParcel } from './arrive-parcel.ts';
import { addParcelPhotos, keepUnowned } from './keep-unowned.ts';
import { printBatch, printParcel } from './print-labels.ts';
import { listParcelRows } from './parcel-list-queries.ts';
import { getParcel } from './parcel-queries.ts';
import { toParcelRows, toParcelView } from './parcel-view.ts';
import { receiveParcel } from './receive-parcel.ts';
import { addWaybills } from './register-waybills.ts';
import { markParcel, scanParcel } from './scan-parcel.ts';
import { settleWeightCheck } from './weight-check.ts';

const maxImportBytes = 5 * 1_048_576;

/** Parcels: what is on its way, what arrives, what is in it. */
export function parcelRoutes(app: App): void {
  listRoutes(app);
  registerRoutes(app);
  receiveRoutes(app);
  labelRoutes(app);
}

function listRoutes(app: App): void {
  route(app, contract.listParcels, async ({ query, db }) => {
    const { rows, total } = await listParcelRows(db, query);
    return { content: await toParcelRows(db, rows), totalElements: total };
  });
  route(app, contract.waybillTemplate, async ({ reply, language }) =>
    sendSheet({ reply, language }, { name: 'waybills', columns: waybillColumns, rows: waybillExamples }),
  );
  route(app, contract.getParcel, async ({ params, db, secret }) =>
    toParcelView(db, secret, await getParcel(db, params.waybill)),
  );
}

function registerRoutes(app: App): void {
  route(app, contract.addWaybills, ({ params, body, actor, inTransaction }) =>
    inTransaction((tx) => addWaybills(tx, { ...params, ...body, actorId: actor.id })),
  );
  route(app, contract.importWaybills, async ({ file, actor, language, inTransaction }) => {
    const { data, name } = await file(maxImportBytes);
    const lines = await readWaybills(data);
    return inTransaction((tx) => importWaybills(tx, { data, name, lines, actorId: actor.id, language }));
  });
  route(app, contract.markParcel, ({ params, body, inTransaction }) =>
    inTransaction(async (tx) => {
      const [row] = await toParcelRows(tx, [await markParcel(tx, { ...params, ...body })]);
      return row ?? fail('warehouse.parcel_not_found');
    }),
  );
}

function receiveRoutes(app: App): void {
  route(app, contract.scanParcel, ({ body, inTransaction, secret }) =>
    inTransaction(async (tx) => {
      const { waybill, parcel } = await scanParcel(tx, body.waybill);
      return { waybill, parcel: parcel ? await toParcelView(tx, secret, parcel) : null };
    }),
  );
  route(app, contract.arriveParcel, ({ params, body, actor, inTransaction, secret }) =>
    inTransaction(async (tx) =>
      toParcelView(tx, secret, await arriveParcel(tx, { ...params, ...body, actorId: actor.id })),
    ),
  );
  route(app, contract.receiveParcel, ({ params, body, actor, inTransaction, secret }) =>
    inTransaction(async (tx) =>
      toParcelView(tx, secret, await receiveParcel(tx, { ...params, ...body, actorId: actor.id })),
    ),
  );
  route(app, contract.keepUnowned, ({ params, body, actor, inTransaction, secret }) =>
    inTransaction(async (tx) =>
      toParcelView(tx, secret, await keepUnowned(tx, { ...params, ...body, actorId: actor.id })),
    ),
  );
  route(app, contract.settleWeightCheck, ({ params, body, actor, inTransaction, secret }) =>
    inTransaction(async (tx) =>
      toParcelView(tx, secret, await settleWeightCheck(tx, { ...params, ...body, actorId: actor.id })),
    ),
  );
  route(app, contract.addParcelPhotos, ({ params, body, actor, inTransaction, secret }) =>
    inTransaction(async (tx) =>
      toParcelView(tx, secret, await addParcelPhotos(tx, { ...params, ...body, actorId: actor.id })),
    ),
  );
}

function labelRoutes(app: App): void {
  route(app, contract.parcelLabel, async ({ params, query, db, language, reply }) => {
    const { businessTimeZone: timeZone } = await parameters(db);
    const pdf = await printParcel(db, { ...params, ...query, language, timeZone });
    return sendPdf(reply, { pdf, name: 'parcel-label', disposition: 'inline' });
  });
  route(app, contract.batchLabel, async ({ params, query, db, language, reply }) => {
    const { businessTimeZone: timeZone } = await parameters(db);
    const pdf = await printBatch(db, { ...params, ...query, language, timeZone });
    return sendPdf(reply, { pdf, name: 'batch-label', disposition: 'inline' });
  });
}
