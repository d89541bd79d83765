import type { AdjustmentView, StocktakeLine, StocktakeRow, StocktakeView } from '@kouan/contract';
import type { Reader } from '../../platform/db.ts';
import type { Sendable } from '../../platform/http.ts';
import { fileRefs } from '../files/index.ts';
import { userBriefs } from '../identity/index.ts';
import { countersOf, listAdjustmentRows, photosOfAdjustments } from './adjustment-queries.ts';
import { namesOfBatches } from './placed-view.ts';
import { batchesByIds } from './shelf-queries.ts';
import type { Adjustment, Stocktake } from './shelf-tables.ts';
import { countLines, type LineOnShelf, listLines } from './stocktake-queries.ts';

export type Viewing = { secret: Buffer; viewerId: number };

export async function toStocktakeRows(db: Reader, rows: readonly Stocktake[]): Promise<Sendable<StocktakeRow>[]> {
  const sums = await countLines(
    db,
    rows.map(({ id }) => id),
  );
  const people = await userBriefs(
    db,
    rows.map(({ startedBy }) => startedBy),
  );
  return rows.map(({ id, shelfPrefix, note, state, startedBy, startedAt, endedAt }) => ({
    id,
    shelfPrefix,
    note,
    state,
    startedBy: people.get(startedBy)?.nickName ?? '',
    startedAt,
    endedAt,
    ...(sums.get(id) ?? { lineCount: 0, countedCount: 0, openCount: 0 }),
  }));
}

/** Lines of a count; what the books say stays hidden while it goes on. */
export async function toStocktakeLines(
  db: Reader,
  lines: readonly LineOnShelf[],
  isEnded: boolean,
): Promise<Sendable<StocktakeLine>[]> {
  const batches = await batchesByIds(
    db,
    lines.map(({ batchId }) => batchId),
  );
  const nameOf = await namesOfBatches(db, batches);
  const byId = new Map(batches.map((batch) => [batch.id, { ...nameOf(batch), batchNumber: batch.number }]));
  return lines.map(({ shelf, batchId, counted, expected }) => {
    const { batchNumber = '', title = noTexts, specValues = [], imageUrl = '' } = byId.get(batchId) ?? {};
    return { shelf, batchNumber, title, specValues, imageUrl, counted, expected: isEnded ? expected : null };
  });
}
const noTexts = { cn: '', en: '', vi: '' };

const maxAdjustments = 2_000;

export async function toStocktakeView(
  db: Reader,
  viewing: Viewing,
  stocktake: Stocktake,
): Promise<Sendable<StocktakeView>[]> {
  const [row] = await toStocktakeRows(db, [stocktake]);
  if (!row) return [];
  const lines = await toStocktakeLines(db, await listLines(db, stocktake.id), stocktake.state !== 'counting');
  const { rows } = await listAdjustmentRows(db, { stocktakeId: stocktake.id, size: maxAdjustments });
  return [{ ...row, lines, adjustments: await toAdjustmentViews(db, viewing, rows) }];
}

export async function toAdjustmentViews(
  db: Reader,
  { secret, viewerId }: Viewing,
  rows: readonly Adjustment[],
): Promise<Sendable<AdjustmentView>[]> {
  const batches = await batchesByIds(
    db,
    rows.map(({ batchId }) => batchId),
  );
  const byId = new Map(batches.map((batch) => [batch.id, batch]));
  const nameOf = await namesOfBatches(db, batches);
  const people = await userBriefs(
    db,
    rows.flatMap(({ proposedBy, decidedBy }) => [proposedBy, ...(decidedBy === null ? [] : [decidedBy])]),
  );
  const photos = await photosOfAdjustments(
    db,
    rows.map(({ id }) => id),
  );
  const refs = await fileRefs(
    db,
    secret,
    photos.map(({ fileId }) => fileId),
  );
  const views: Sendable<AdjustmentView>[] = [];
  for (const row of rows) {
    const batch = byId.get(row.batchId);
    if (!batch) continue;
    const own = new Set(photos.filter(({ adjustmentId }) => adjustmentId === row.id).map(({ fileId }) => fileId));
    const isOpen = row.state === 'proposed' && row.proposedBy !== viewerId && batch.buyerId !== viewerId;
    views.push({
      ...nameOf(batch),
      id: row.id,
      kind: row.kind,
      state: row.state,
      batchNumber: batch.number,
      quantity: row.quantity,
      reason: row.reason,
      stocktakeId: row.stocktakeId,
      proposedBy: people.get(row.proposedBy)?.nickName ?? '',
      proposedAt: row.proposedAt,
      decidedBy: row.decidedBy === null ? '' : (people.get(row.decidedBy)?.nickName ?? ''),
      decidedAt: row.decidedAt,
      opinion: row.opinion,
      caseNumber: row.caseNumber,
      isFound: row.foundById !== null,
      strayId: row.strayId,
      photos: refs.filter(({ id }) => own.has(id)),
      mayDecide: isOpen && !(await countersOf(db, row)).includes(viewerId),
    });
  }
  return views;
}
