import { type Language, maxDraftRows } from '@kouan/contract';
import type { Tx } from '../../platform/db.ts';
import { violatedConstraint } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { isWorkbook, readWorkbook, WorkbookError, type WorkbookRow } from '../../platform/read-workbook.ts';
import { randomToken, sha256 } from '../../platform/random.ts';
import { readDraftRows } from './draft-columns.ts';
import { findDraftOfFile, insertDraft, listDraftBriefs, updateDraft } from './draft-queries.ts';
import type { Draft } from './draft-tables.ts';
import { loadDraft, loadZones } from './load-draft.ts';

type Upload = { data: Buffer; name: string; buyerId: number; language: Language };
type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

const maxColumns = 40;
const maxDrafts = 20;
const maxName = 120;
const numberBytes = 15;

/**
 * Reads a filled template and keeps it as a draft; nothing is shipped. Throws shipment.workbook_not_plain,
 * shipment.template_wrong, shipment.too_many_rows, shipment.file_sent_already and the like.
 */
export async function uploadDraft(inTransaction: InTransaction, upload: Upload): Promise<Draft> {
  const start = performance.now();
  const sheet = await sheetOf(upload.data);
  if (sheet.length > maxDraftRows + 1) fail('shipment.too_many_rows', { max: maxDraftRows });
  try {
    return await inTransaction((tx) => keepDraft(tx, { ...upload, sheet, start }));
  } catch (error) {
    if (violatedConstraint(error) !== 'shipment_drafts_file') throw error;
    // Sent twice at the same moment: the other one was first.
    return inTransaction((tx) => refuseKnown(tx, upload));
  }
}

async function keepDraft(
  tx: Tx,
  { data, name, buyerId, language, sheet, start }: Upload & { sheet: readonly WorkbookRow[]; start: number },
): Promise<Draft> {
  const hash = sha256(data);
  await refuseIfKnown(tx, { buyerId, hash });
  const open = (await listDraftBriefs(tx, { buyerId })).filter(({ rows, submitted }) => rows > submitted);
  if (open.length >= maxDrafts) fail('shipment.too_many_drafts', { max: maxDrafts });
  const { zones } = await loadZones(tx);
  const rows = readDraftRows(sheet, { zones, language });
  const draft = await insertDraft(
    tx,
    { number: randomToken(numberBytes), buyerId, name: shownName(name), sha256: hash },
    rows,
  );
  await loadDraft(tx, draft);
  const checkedInMs = Math.round(performance.now() - start);
  await updateDraft(tx, draft.id, { checkedInMs });
  return { ...draft, checkedInMs };
}

async function refuseIfKnown(tx: Tx, { buyerId, hash }: { buyerId: number; hash: string }): Promise<void> {
  const known = await findDraftOfFile(tx, { buyerId, sha256: hash });
  if (known) fail('shipment.file_sent_already', { draft: known.number });
}

async function refuseKnown(tx: Tx, { data, buyerId }: Upload): Promise<never> {
  await refuseIfKnown(tx, { buyerId, hash: sha256(data) });
  return fail('server.busy');
}

async function sheetOf(data: Buffer): Promise<WorkbookRow[]> {
  if (!isWorkbook(data)) fail('shipment.workbook_not_plain');
  try {
    return await readWorkbook(data, { maxRows: maxDraftRows + 1, maxColumns });
  } catch (error) {
    if (error instanceof WorkbookError) fail('shipment.workbook_not_plain');
    throw error;
  }
}

const shownName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/^.*[\\/]/, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim()
    .slice(0, maxName) || 'xlsx';
