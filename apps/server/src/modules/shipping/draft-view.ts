import { type DraftRow, type DraftView, errorMessage, type FileRef, type Language } from '@kouan/contract';
import type { Reader } from '../../platform/db.ts';
import type { Sendable } from '../../platform/http.ts';
import { fileRefs } from '../files/index.ts';
import type { FeeItem } from '../orders/index.ts';
import type { CheckedRow } from './check-draft-rows.ts';
import { shipmentsOfRows } from './draft-queries.ts';
import type { StockGoods } from './draft-stock.ts';
import type { LoadedDraft } from './load-draft.ts';
import type { DraftPiece } from './plan-draft.ts';
import { weightOf } from './plan-shipment.ts';

type Show = 'all' | 'good' | 'bad' | 'submitted';
export type DraftWanted = { show?: Show | undefined; page?: number | undefined; size?: number | undefined };
type Reading = { secret: Buffer; language: Language; wanted: DraftWanted };

const defaultSize = 100;
const maxShownNames = 20;

/** A draft as its buyer sees it: sums of the good rows and one page of the rows asked for. */
export async function toDraftView(
  db: Reader,
  loaded: LoadedDraft,
  { secret, language, wanted: { show = 'all', page = 0, size = defaultSize } }: Reading,
): Promise<Sendable<DraftView>> {
  const { draft, rows, plans, stock, zones, pictures } = loaded;
  const shown = choose(rows, show);
  const here = shown.slice(page * size, (page + 1) * size);
  const numbers = await shipmentsOfRows(
    db,
    here.map(({ record }) => record.id),
  );
  const fileIds = here.flatMap((row) => [row.screenshotId, row.waybillId]).filter((id) => id !== null);
  const files = new Map((await fileRefs(db, secret, [...new Set(fileIds)])).map((file) => [file.id, file]));
  const count = (state: CheckedRow['state']) => rows.filter((row) => row.state === state).length;
  return {
    number: draft.number,
    name: draft.name,
    createdAt: draft.createdAt,
    checkedInMs: draft.checkedInMs,
    services: draft.services,
    counts: { all: rows.length, good: count('good'), bad: count('bad'), submitted: count('submitted') },
    pictures: { ...pictures, unmatched: pictures.unmatched.slice(0, maxShownNames) },
    slip: slipOf([...plans.values()].flat()),
    stock: [...stock.values()].map(({ key, title, specValues, available }) => ({ key, title, specValues, available })),
    destinations: zones,
    totalRows: shown.length,
    rows: here.map((row) => rowView(row, { stock, files, numbers, plans, language })),
  };
}

/** Rows with errors come with those above and below them, to be compared. */
function choose(rows: readonly CheckedRow[], show: Show): readonly CheckedRow[] {
  if (show === 'all') return rows;
  if (show !== 'bad') return rows.filter(({ state }) => state === show);
  return rows.filter((_, at) => [at - 1, at, at + 1].some((near) => rows[near]?.state === 'bad'));
}

type Around = {
  stock: ReadonlyMap<string, StockGoods>;
  files: ReadonlyMap<number, FileRef>;
  numbers: ReadonlyMap<number, string[]>;
  plans: ReadonlyMap<number, DraftPiece[]>;
  language: Language;
};

function rowView(row: CheckedRow, { stock, files, numbers, plans, language }: Around): Sendable<DraftRow> {
  const { record, state, problems, screenshotId, waybillId, goodsKey } = row;
  const goods = goodsKey === undefined ? undefined : stock.get(goodsKey);
  return {
    row: record.rowNumber,
    state,
    values: record.cells,
    goods: goods
      ? { key: goods.key, title: goods.title, specValues: goods.specValues, imageUrl: goods.imageUrl }
      : null,
    orderScreenshot: files.get(screenshotId ?? 0) ?? null,
    waybillImage: files.get(waybillId ?? 0) ?? null,
    problems: problems.map(({ place, code, details }) => ({ place, message: errorMessage(code, language, details) })),
    amountFen: amountOf(plans.get(record.id)),
    shipments: numbers.get(record.id) ?? [],
  };
}

/** What all shipments of a row cost together. */
export const amountOf = (pieces: readonly DraftPiece[] = []): bigint =>
  pieces.reduce((sum, { plan }) => sum + plan.amountFen, 0n);

function slipOf(pieces: readonly DraftPiece[]): Sendable<DraftView['slip']> {
  const fees = new Map<FeeItem['kind'], bigint>();
  for (const { kind, feeFen } of pieces.flatMap(({ plan }) => plan.fees))
    fees.set(kind, (fees.get(kind) ?? 0n) + feeFen);
  const total = (of: (piece: DraftPiece) => number) => pieces.reduce((sum, piece) => sum + of(piece), 0);
  return {
    shipments: pieces.length,
    quantity: total(({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0)),
    balanceShareFen: pieces.reduce((sum, { plan }) => sum + plan.share.balanceShareFen, 0n),
    fees: [...fees].map(([kind, feeFen]) => ({ kind, feeFen, detail: {} })),
    amountFen: amountOf(pieces),
    amountVnd: pieces.reduce((sum, { amountVnd }) => sum + amountVnd, 0n),
    chargeableGrams: total(({ plan }) => weightOf(plan.fees, 'chargeableGrams')),
    packages: total(({ plan }) => plan.packages),
  };
}
