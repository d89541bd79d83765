import type { ErrorCode, Language, ReplyOf } from '@kouan/contract';
import type * as contract from '@kouan/contract';
import { errorMessage } from '@kouan/contract';
import { normalizeWaybill } from '@kouan/domain';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { sha256 } from '../../platform/random.ts';
import { isWorkbook, readWorkbook, WorkbookError, type WorkbookRow } from '../../platform/read-workbook.ts';
import type { SheetColumn } from '../../platform/xlsx.ts';
import { orderBriefs, orderBriefsByNumbers } from '../orders/index.ts';
import { waybillFiles } from './parcel-tables.ts';
import { type NewWaybill, purchasesOf, registerWaybills } from './register-waybills.ts';

export const maxWaybillRows = 2000;
/** The heading beside the rows themselves; one row more tells that there are too many. */
const limits = { maxRows: maxWaybillRows + 2, maxColumns: 6 };
const maxNameLength = 200;

/** One row of the template: which order, which parcel, what the carrier says of it. */
type WaybillLine = { row: number; order: string; waybill: string; firstScan: boolean; signed: boolean };
type Result = ReplyOf<typeof contract.importWaybills>;

const example: Omit<WaybillLine, 'row'> = {
  order: 'D261121A1B2C3X',
  waybill: 'YT8800112233445',
  firstScan: false,
  signed: false,
};
export const waybillColumns: readonly SheetColumn<Omit<WaybillLine, 'row'>>[] = [
  {
    heading: {
      cn: '订单号或卖家订单号',
      en: "Order number or the seller's number",
      vi: 'Mã đơn hàng hoặc mã đơn của người bán',
    },
    value: (line) => line.order,
    width: 32,
  },
  { heading: { cn: '运单号', en: 'Waybill number', vi: 'Mã vận đơn' }, value: (line) => line.waybill, width: 28 },
  {
    heading: { cn: '已揽收（1=是）', en: 'Picked up (1 = yes)', vi: 'Đã lấy hàng (1 = có)' },
    value: () => '',
    width: 20,
  },
  {
    heading: { cn: '已签收（1=是）', en: 'Signed for (1 = yes)', vi: 'Đã ký nhận (1 = có)' },
    value: () => '',
    width: 20,
  },
];
/** What the template shows; whoever leaves it in is told that there is no such order. */
export const waybillExamples = [example];

/** Reads the rows of a filled in template. Throws warehouse.waybills_not_readable, warehouse.waybills_too_many. */
export async function readWaybills(data: Buffer): Promise<WaybillLine[]> {
  const rows = isWorkbook(data) ? await workbookRows(data) : fail('warehouse.waybills_not_readable');
  const lines = rows
    .filter(({ number }) => number > 1)
    .map(({ number, cells: [order = '', waybill = '', firstScan = '', signed = ''] }) => ({
      row: number,
      order: order.trim(),
      waybill: waybill.trim(),
      firstScan: isTicked(firstScan),
      signed: isTicked(signed),
    }));
  if (lines.length > maxWaybillRows) fail('warehouse.waybills_too_many', { max: maxWaybillRows });
  return lines;
}

const isTicked = (cell: string): boolean => !['', '0', 'false'].includes(cell.trim().toLowerCase());

async function workbookRows(data: Buffer): Promise<WorkbookRow[]> {
  try {
    return await readWorkbook(data, limits);
  } catch (error) {
    if (error instanceof WorkbookError) fail('warehouse.waybills_not_readable');
    throw error;
  }
}

type WaybillFile = { data: Buffer; name: string; lines: readonly WaybillLine[]; actorId: number; language: Language };

/** Takes the good rows of a file; the others come back with what is wrong. A known file or row changes nothing. */
export async function importWaybills(tx: Tx, file: WaybillFile): Promise<Result> {
  const { data, name, lines, actorId, language } = file;
  const [kept] = await tx
    .insert(waybillFiles)
    .values({
      sha256: sha256(data),
      fileName: name.slice(0, maxNameLength),
      rowCount: lines.length,
      importedBy: actorId,
    })
    .onConflictDoNothing()
    .returning();
  const purchases = await purchasesOfLines(tx, lines);
  const good: NewWaybill[] = [];
  const problems: Result['problems'] = [];
  const seen = new Set<string>();
  for (const line of lines) {
    const waybill = normalizeWaybill(line.waybill);
    const purchase = purchases.get(line.order);
    const key = `${line.order} ${waybill}`;
    const problem = problemOf({ waybill, purchase, isTwice: seen.has(key) });
    seen.add(key);
    if (problem !== undefined || waybill === undefined || !purchase || purchase === 'notPurchased') {
      const message = errorMessage(problem ?? 'warehouse.waybill_invalid', language);
      problems.push({ row: line.row, order: line.order, waybill: line.waybill, message });
      continue;
    }
    good.push({ ...purchase, waybill, firstScan: line.firstScan, signed: line.signed });
  }
  const added = await registerWaybills(tx, good, actorId);
  return { wasKnown: !kept, added, known: good.length - added, problems };
}

type FoundPurchase = Pick<NewWaybill, 'purchaseId' | 'orderId' | 'storeName'>;
type Looked = { waybill: string | undefined; purchase: FoundPurchase | 'notPurchased' | undefined; isTwice: boolean };

function problemOf({ waybill, purchase, isTwice }: Looked): ErrorCode | undefined {
  if (waybill === undefined) return 'warehouse.waybill_invalid';
  if (purchase === undefined) return 'order.not_found';
  if (purchase === 'notPurchased') return 'warehouse.not_purchased';
  return isTwice ? 'warehouse.line_twice' : undefined;
}

/** The purchase of every order that the lines name, by our number or the seller's. A seller's number of two orders names none. */
async function purchasesOfLines(
  tx: Tx,
  lines: readonly WaybillLine[],
): Promise<Map<string, FoundPurchase | 'notPurchased'>> {
  const names = [...new Set(lines.map((line) => line.order).filter((name) => name !== ''))];
  const found = new Map<string, FoundPurchase | 'notPurchased'>();
  const own = await orderBriefsByNumbers(tx, names);
  const bought = new Map(
    (
      await purchasesOf(
        tx,
        own.map((order) => order.id),
      )
    ).map((one) => [one.orderId, one.id]),
  );
  for (const { id, number, storeName } of own) {
    const purchaseId = bought.get(id);
    found.set(number, purchaseId === undefined ? 'notPurchased' : { purchaseId, orderId: id, storeName });
  }
  const left = names.filter((name) => !found.has(name));
  for (const [name, purchase] of await bySellerNumbers(tx, left)) found.set(name, purchase);
  return found;
}

async function bySellerNumbers(tx: Tx, names: readonly string[]): Promise<[string, FoundPurchase][]> {
  if (names.length === 0) return [];
  const { rows } = await tx.execute<{ id: string; order_id: string; seller_order_numbers: string[] }>(sql`
    select id, order_id, seller_order_numbers from purchases
    where seller_order_numbers && ${sql.param([...names])}::text[]`);
  const orders = await orderBriefs(
    tx,
    rows.map((row) => Number(row.order_id)),
  );
  return names.flatMap((name): [string, FoundPurchase][] => {
    const [row, ...others] = rows.filter((one) => one.seller_order_numbers.includes(name));
    if (!row || others.length > 0) return [];
    const orderId = Number(row.order_id);
    return [[name, { purchaseId: Number(row.id), orderId, storeName: orders.get(orderId)?.storeName ?? '' }]];
  });
}
