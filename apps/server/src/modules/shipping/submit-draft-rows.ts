import { errorMessage, type Language } from '@kouan/contract';
import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, fail } from '../../platform/errors.ts';
import { createShipment } from './create-shipment.ts';
import {
  type DraftKey,
  insertDraftShipments,
  lockDraft,
  lockDraftRow,
  shipmentsOfRows,
  updateDraftRow,
} from './draft-queries.ts';
import { amountOf } from './draft-view.ts';
import { loadDraft, type LoadedDraft } from './load-draft.ts';

type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
type Wish = { row: number; amountFen: number };
export type SubmittedRow = { row: number; shipments: string[]; problem: string | null };

/**
 * Makes shipments of a draft's rows, each row in a transaction of its own and once, however often it is asked for. What
 * goes wrong with one row is told and leaves the others alone. Throws shipment.draft_not_found.
 */
export async function submitDraftRows(
  inTransaction: InTransaction,
  { rows, language, ...key }: DraftKey & { rows: readonly Wish[]; language: Language },
): Promise<SubmittedRow[]> {
  const answers: SubmittedRow[] = [];
  for (const wish of rows) {
    try {
      const shipments = await inTransaction((tx) => submitRow(tx, key, wish));
      answers.push({ row: wish.row, shipments, problem: null });
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'shipment.draft_not_found') throw error;
      answers.push({ row: wish.row, shipments: [], problem: errorMessage(error.code, language, error.details) });
    }
  }
  return answers;
}

/** The draft's lock comes before the locks of orders, here and wherever a draft changes. */
async function submitRow(tx: Tx, key: DraftKey, wish: Wish): Promise<string[]> {
  const draft = await lockDraft(tx, key);
  const record = await lockDraftRow(tx, { draftId: draft.id, rowNumber: wish.row });
  if (record.submittedAt) return (await shipmentsOfRows(tx, [record.id])).get(record.id) ?? [];

  const loaded = await loadDraft(tx, draft, { rowNumber: wish.row });
  const row = loaded.rows.find((one) => one.record.id === record.id);
  const [problem] = row?.problems ?? [];
  if (problem) fail(problem.code, problem.details);
  const made = await createPieces(tx, loaded, { rowId: record.id, amountFen: BigInt(wish.amountFen) });
  await insertDraftShipments(tx, { rowId: record.id, shipmentIds: made.map(({ id }) => id) });
  await updateDraftRow(tx, record.id, { submittedAt: await currentTime(tx) });
  return made.map(({ number }) => number);
}

async function createPieces(
  tx: Tx,
  { draft, rows, plans, orders }: LoadedDraft,
  { rowId, amountFen }: { rowId: number; amountFen: bigint },
) {
  const row = rows.find(({ record }) => record.id === rowId);
  const pieces = plans.get(rowId);
  if (!row?.mode || !pieces) fail('shipment.row_not_found');
  const due = amountOf(pieces);
  if (due !== amountFen)
    fail('shipment.totals_changed', { amount: `¥${due / 100n}.${String(due % 100n).padStart(2, '0')}` });

  const { cells } = row.record;
  const made = [];
  for (const { orderId, lines, plan } of pieces) {
    const shipment = await createShipment(
      tx,
      {
        orderNumber: orders.get(orderId)?.number ?? '',
        buyerId: draft.buyerId,
        lines,
        mode: row.mode,
        destination: cells.destination,
        services: draft.services,
        consigneeName: cells.consigneeName,
        contact: cells.contact,
        address: cells.address,
        marketplaceOrderNumber: cells.marketplaceOrderNumber,
        orderScreenshotId: row.screenshotId,
        waybillImageId: row.waybillId,
        remarks: cells.remarks,
        amountFen: Number(plan.amountFen),
      },
      { isProofKept: true },
    );
    made.push(shipment);
  }
  return made;
}
