import { type DraftPlace, type ErrorCode, shipmentModes } from '@kouan/contract';
import { type OrderProofs, pictureKey } from '@kouan/domain';
import { type ConsigneeField, consigneeProblems } from './check-consignee.ts';
import { goodsKeyIn } from './draft-stock.ts';
import type { DraftRowRecord } from './draft-tables.ts';

export type RowProblem = { place: DraftPlace; code: ErrorCode; details: Record<string, string | number> };
export type CheckedRow = {
  record: DraftRowRecord;
  state: 'good' | 'bad' | 'submitted';
  problems: RowProblem[];
  mode: (typeof shipmentModes)[number] | undefined;
  goodsKey: string | undefined;
  quantity: number;
  screenshotId: number | null;
  waybillId: number | null;
};
type Surroundings = {
  /** What is available of each goods key. */
  available: ReadonlyMap<string, number>;
  proofs: ReadonlyMap<string, OrderProofs>;
  isDestination: (code: string) => boolean;
  /** What the rules in force have against the services of the whole batch. */
  services: Omit<RowProblem, 'place'> | undefined;
  /** Marketplace orders in small letters that are on their way already, with the shipment. */
  shipped: ReadonlyMap<string, string>;
};
type Seen = { row: number; consignee: string; goods: Set<string | undefined> };

const maxQuantity = 9_999_999;
const maxLengths = {
  consigneeName: 100,
  contact: 30,
  address: 300,
  marketplaceOrderNumber: 60,
  remarks: 500,
} as const;
const lengthLimits = Object.entries(maxLengths) as [keyof typeof maxLengths, number][]; // its own keys and values

/**
 * What is wrong with each row, in the order of the sheet. Rows whose goods and quantity can be read take their units of
 * what is available one after the other, so that the whole sheet never asks for more than there is.
 */
export function checkDraftRows(rows: readonly DraftRowRecord[], around: Surroundings): CheckedRow[] {
  const left = new Map(around.available);
  const orders = new Map<string, Seen>();
  const addresses = new Map<string, number>();
  return rows.map((record) => {
    const row = readRow(record, around.proofs);
    const problems = row.state === 'submitted' ? [] : fieldProblems(row, around);
    const twice = repeatProblem(row, { orders, addresses, shipped: around.shipped });
    if (row.state === 'submitted') return row;
    if (twice) problems.push(twice);
    const short = takeUnits(row, left);
    if (short) problems.push(short);
    return { ...row, problems, state: problems.length === 0 ? 'good' : 'bad' };
  });
}

function readRow(record: DraftRowRecord, proofs: Surroundings['proofs']): CheckedRow {
  const { cells } = record;
  const found = proofs.get(pictureKey(cells.marketplaceOrderNumber));
  const quantity = /^\d{1,7}$/.test(cells.quantity) ? Number(cells.quantity) : 0;
  return {
    record,
    state: record.submittedAt ? 'submitted' : 'bad',
    problems: [],
    mode: shipmentModes.find((mode) => mode === cells.mode),
    goodsKey: goodsKeyIn(cells.goods),
    quantity: quantity <= maxQuantity ? quantity : 0,
    screenshotId: record.screenshotId ?? found?.screenshot ?? null,
    waybillId: record.waybillId ?? found?.waybill ?? null,
  };
}

function fieldProblems(
  { record: { cells }, ...row }: CheckedRow,
  { isDestination, services }: Surroundings,
): RowProblem[] {
  const problems: RowProblem[] = [];
  const add = (place: DraftPlace, code: ErrorCode, details: RowProblem['details'] = {}) =>
    problems.push({ place, code, details });
  if (row.mode === undefined) add('mode', 'shipment.mode_unknown');
  const wrong = consigneeProblems({
    ...cells,
    mode: row.mode ?? 'marketplace',
    orderScreenshotId: row.screenshotId,
    waybillImageId: row.waybillId,
  });
  const always: readonly string[] = ['consigneeName', 'contact'];
  for (const [place, code] of Object.entries(wrong) as [ConsigneeField, ErrorCode][])
    // its own keys and values
    if (row.mode !== undefined || always.includes(place)) add(place, code);
  for (const [place, max] of lengthLimits) if (cells[place].length > max) add(place, 'shipment.text_too_long', { max });
  if (!isDestination(cells.destination)) add('destination', 'order.destination_unknown');
  if (row.goodsKey === undefined) add('goods', 'shipment.goods_unknown');
  if (row.quantity === 0) add('quantity', 'shipment.quantity_invalid');
  if (services) add('row', services.code, services.details);
  return problems;
}

/** One marketplace order may have several kinds of goods, all for one consignee; whatever else repeats is a slip. */
function repeatProblem(
  { record, mode, goodsKey }: CheckedRow,
  seen: { orders: Map<string, Seen>; addresses: Map<string, number>; shipped: Surroundings['shipped'] },
): RowProblem | undefined {
  const { cells, rowNumber } = record;
  if (mode === 'marketplace') {
    const order = cells.marketplaceOrderNumber.toLowerCase();
    if (order === '') return undefined;
    const shipment = seen.shipped.get(order);
    if (shipment !== undefined)
      return { place: 'marketplaceOrderNumber', code: 'shipment.order_number_shipped', details: { shipment } };
    const consignee = JSON.stringify([cells.consigneeName.toLowerCase(), cells.contact]);
    const first = seen.orders.get(order);
    if (first && (first.consignee !== consignee || first.goods.has(goodsKey)))
      return { place: 'marketplaceOrderNumber', code: 'shipment.order_number_twice', details: { row: first.row } };
    if (first) first.goods.add(goodsKey);
    else seen.orders.set(order, { row: rowNumber, consignee, goods: new Set([goodsKey]) });
    return undefined;
  }
  const content = JSON.stringify(Object.values(cells));
  const same = seen.addresses.get(content);
  if (same !== undefined) return { place: 'row', code: 'shipment.row_twice', details: { row: same } };
  seen.addresses.set(content, rowNumber);
  return undefined;
}

function takeUnits({ goodsKey, quantity }: CheckedRow, left: Map<string, number>): RowProblem | undefined {
  if (goodsKey === undefined || quantity === 0) return undefined;
  const available = left.get(goodsKey) ?? 0;
  if (quantity > available)
    return { place: 'quantity', code: 'shipment.row_quantity_insufficient', details: { available } };
  left.set(goodsKey, available - quantity);
  return undefined;
}
