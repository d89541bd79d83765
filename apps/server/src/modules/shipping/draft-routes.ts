import * as contract from '@kouan/contract';
import { atOneMoment, type Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { type App, route } from '../../platform/http.ts';
import type { Kit } from '../../platform/module.ts';
import { toCells } from './draft-columns.ts';
import { addDraftPicture, discardDraft } from './draft-pictures.ts';
import {
  type DraftKey,
  getDraftRecord,
  listDraftBriefs,
  listDraftPictures,
  lockDraft,
  lockDraftRow,
  updateDraft,
  updateDraftRow,
} from './draft-queries.ts';
import { sendProblems, sendTemplate } from './draft-sheets.ts';
import { activeFeeSchedule, checkServices } from '../settings/index.ts';
import { loadStock } from './draft-stock.ts';
import { toDraftView } from './draft-view.ts';
import { loadDraft, type LoadedDraft, loadZones } from './load-draft.ts';
import { submitDraftRows } from './submit-draft-rows.ts';
import { uploadDraft } from './upload-draft.ts';

/** Batches of shipments that a buyer sends as a sheet with pictures. */
export function draftRoutes(app: App, { storage }: Kit): void {
  route(app, contract.downloadDraftTemplate, async ({ actor, db, language, reply }) =>
    sendTemplate(reply, { ...(await loadZones(db)), stock: await loadStock(db, actor.id), language }),
  );
  route(app, contract.uploadDraft, async ({ actor, db, file, inTransaction, language }) => {
    const { data, name } = await file(contract.maxDraftFileBytes);
    const { id } = await uploadDraft(inTransaction, { data, name, buyerId: actor.id, language });
    const [brief] = await listDraftBriefs(db, { buyerId: actor.id, id });
    return brief ?? fail('shipment.draft_not_found');
  });
  route(app, contract.listDrafts, ({ actor, db }) => listDraftBriefs(db, { buyerId: actor.id }));
  route(app, contract.getDraft, ({ params, query, actor, inTransaction, secret, language }) =>
    inTransaction(async (tx) => {
      const loaded = await loadedNow(tx, { ...params, buyerId: actor.id });
      return toDraftView(tx, loaded, { secret, language, wanted: query });
    }),
  );
  route(app, contract.downloadDraftProblems, async ({ params, actor, inTransaction, language, reply }) => {
    const loaded = await inTransaction((tx) => loadedNow(tx, { ...params, buyerId: actor.id }));
    return sendProblems(reply, loaded, language);
  });
  route(app, contract.submitDraftRows, async ({ params, body, actor, inTransaction, language }) => ({
    rows: await submitDraftRows(inTransaction, { ...params, ...body, buyerId: actor.id, language }),
  }));
  changeRoutes(app, storage);
}

/** A draft with stock and orders of one moment: a shipment that is made meanwhile is in both or in neither. */
async function loadedNow(tx: Tx, key: DraftKey): Promise<LoadedDraft> {
  await atOneMoment(tx);
  return loadDraft(tx, await getDraftRecord(tx, key));
}

function changeRoutes(app: App, storage: Kit['storage']): void {
  route(app, contract.changeDraft, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      const { id } = await lockDraft(tx, { ...params, buyerId: actor.id });
      checkServices((await activeFeeSchedule(tx)).schedule, body.services);
      await updateDraft(tx, id, body);
      return undefined;
    }),
  );
  route(app, contract.changeDraftRow, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      const draft = await lockDraft(tx, { number: params.number, buyerId: actor.id });
      const row = await lockDraftRow(tx, { draftId: draft.id, rowNumber: params.row });
      if (row.submittedAt) fail('shipment.row_submitted');
      const { zones } = await loadZones(tx);
      await updateDraftRow(tx, row.id, { cells: toCells((field) => body[field] ?? row.cells[field], zones) });
      return undefined;
    }),
  );
  route(app, contract.discardDraft, ({ params, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      await discardDraft(tx, await lockDraft(tx, { ...params, buyerId: actor.id }));
      return undefined;
    }),
  );
  route(app, contract.listDraftPictures, async ({ params, actor, db }) => {
    const { id } = await getDraftRecord(db, { ...params, buyerId: actor.id });
    return (await listDraftPictures(db, id)).map(({ name, sentBytes }) => ({ name, bytes: sentBytes }));
  });
  route(app, contract.addDraftPicture, async ({ params, query, actor, file, inTransaction }) => {
    const upload = await file(contract.maxPictureBytes);
    const key = { ...params, buyerId: actor.id };
    return addDraftPicture({ storage, inTransaction, key }, upload, query);
  });
}
