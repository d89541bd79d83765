import { maxDraftPictures } from '@kouan/contract';
import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { UploadedFile } from '../../platform/http.ts';
import type { Kit } from '../../platform/module.ts';
import type { Timer } from '../../platform/timers.ts';
import { bindFiles, type FileRow, keepUpload, removeBoundFiles } from '../files/index.ts';
import {
  countDraftPictures,
  deleteDraftPictures,
  type DraftKey,
  findOldDraft,
  getDraftRecord,
  listDraftPictures,
  listDraftRows,
  lockDraft,
  lockDraftRow,
  putDraftPicture,
  shippedFileIds,
  updateDraft,
  updateDraftRow,
} from './draft-queries.ts';
import type { Draft } from './draft-tables.ts';

type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
type Place = { name?: string | undefined; row?: number | undefined; kind?: 'screenshot' | 'waybill' | undefined };

const maxName = 300;
const keptDays = 30;

/**
 * Keeps a picture of a draft: under its name, to be matched with an order number, or for one row alone. It belongs to the
 * draft from then on. Throws shipment.draft_not_found, shipment.row_submitted, shipment.too_many_pictures and what uploads throw.
 */
export async function addDraftPicture(
  { storage, inTransaction, key }: { storage: Kit['storage']; inTransaction: InTransaction; key: DraftKey },
  upload: UploadedFile,
  { name = upload.name, row, kind }: Place,
): Promise<{ name: string; bytes: number }> {
  const path = name.normalize('NFC').slice(0, maxName);
  // Before the picture is drawn anew: a stranger's draft costs nothing.
  await inTransaction((tx) => getDraftRecord(tx, key));
  await keepUpload(storage, upload, {
    purpose: 'picture',
    ownerId: key.buyerId,
    inTransaction,
    alsoDo: async (tx, file) => {
      const draft = await lockDraft(tx, key);
      const record = { kind: 'shipmentDraft', id: draft.id } as const;
      await bindFiles(tx, { fileIds: [file.id], ownerId: key.buyerId, record });
      if (row !== undefined && kind !== undefined) await giveToRow(tx, { draft, row, kind, file });
      else await giveToDraft(tx, { draft, path, file, sentBytes: upload.data.length });
      return file;
    },
  });
  return { name: path, bytes: upload.data.length };
}

async function giveToRow(
  tx: Tx,
  { draft, row, kind, file }: { draft: Draft; row: number; kind: 'screenshot' | 'waybill'; file: FileRow },
): Promise<void> {
  const record = await lockDraftRow(tx, { draftId: draft.id, rowNumber: row });
  if (record.submittedAt) fail('shipment.row_submitted');
  const old = kind === 'screenshot' ? record.screenshotId : record.waybillId;
  await updateDraftRow(tx, record.id, kind === 'screenshot' ? { screenshotId: file.id } : { waybillId: file.id });
  if (old !== null) await removeBoundFiles(tx, [old]);
}

async function giveToDraft(
  tx: Tx,
  { draft, path, file, sentBytes }: { draft: Draft; path: string; file: FileRow; sentBytes: number },
): Promise<void> {
  const replaced = await putDraftPicture(tx, { draftId: draft.id, name: path, fileId: file.id, sentBytes });
  if (replaced === undefined && (await countDraftPictures(tx, draft.id)) > maxDraftPictures)
    fail('shipment.too_many_pictures', { max: maxDraftPictures });
  if (replaced !== undefined && !(await shippedFileIds(tx, draft.id)).has(replaced))
    await removeBoundFiles(tx, [replaced]);
}

/** Throws away what of a draft was not submitted; pictures that shipments show stay. */
export async function discardDraft(tx: Tx, draft: Draft): Promise<void> {
  const rows = await listDraftRows(tx, draft.id);
  const all = [
    ...(await listDraftPictures(tx, draft.id)).map(({ fileId }) => fileId),
    ...rows.flatMap(({ screenshotId, waybillId }) => [screenshotId, waybillId]).filter((id) => id !== null),
  ];
  await deleteDraftPictures(tx, draft.id);
  for (const { id, screenshotId, waybillId } of rows)
    if (screenshotId !== null || waybillId !== null)
      await updateDraftRow(tx, id, { screenshotId: null, waybillId: null });
  const kept = await shippedFileIds(tx, draft.id);
  await removeBoundFiles(
    tx,
    [...new Set(all)].filter((id) => !kept.has(id)),
  );
  await updateDraft(tx, draft.id, { discardedAt: await currentTime(tx) });
}

/** Drafts, finished or not, are kept for a month. */
export const oldDraftsTimer: Timer = {
  name: 'old batches of shipments',
  async step(tx, skip) {
    const draft = await findOldDraft(tx, { days: keptDays, skip });
    if (draft) await discardDraft(tx, draft);
    return draft !== undefined;
  },
};
