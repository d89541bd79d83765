import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { moveUnits } from '../orders/index.ts';
import { chooseBatches } from './choose-batches.ts';
import type { WantedUnits } from './move-stock.ts';
import { insertMovements, listHeldBatches, type Movement } from './stock-queries.ts';
import { stockMovements } from './warehouse-tables.ts';

/** Units that a case moves. The caller holds the order's lock. */
export type CaseUnits = {
  order: { id: number; buyerId: number };
  caseNumber: string;
  lines: readonly WantedUnits[];
  actorId: number | null;
  /** Only out of this batch. */
  batchId?: number;
};
type Step = Pick<Movement, 'fromPlace' | 'toPlace' | 'cause'>;

/**
 * Takes available units out of the stock, the oldest batches first: back to the store (`returned`), or to after-sales
 * because they are defective (`defectClaimed`). Frozen units stay. Throws order.units_insufficient.
 */
export async function takeAvailable(
  tx: Tx,
  { cause, ...units }: CaseUnits & { cause: 'returned' | 'defectClaimed' },
): Promise<void> {
  const held = (await listHeldBatches(tx, units.order.id)).filter(
    ({ batchId }) => units.batchId === undefined || units.batchId === batchId,
  );
  const toPlace = cause === 'returned' ? 'outside' : 'afterSales';
  for (const line of units.lines) {
    const { lineId, quantity } = line;
    await moveUnits(tx, { lineId, cause, quantity, ...(cause === 'returned' ? { from: 'available' as const } : {}) });
    const parts = chooseBatches(held, line) ?? fail('order.units_insufficient', { lineId, quantity });
    await insertMovements(
      tx,
      parts.map((part) => rowOf(units, { ...line, ...part }, { fromPlace: 'available', toPlace, cause })),
    );
  }
}

/** Defective units were none: they are available again, in the batches that they came from. */
export async function putBack(tx: Tx, units: CaseUnits): Promise<void> {
  await leaveAfterSales(tx, units, { fromPlace: 'afterSales', toPlace: 'available', cause: 'defectRejected' });
}

/** After-sales units of a case go back to the store. Throws order.units_insufficient. */
export async function returnAfterSales(tx: Tx, units: CaseUnits): Promise<void> {
  await leaveAfterSales(tx, units, { fromPlace: 'afterSales', toPlace: 'outside', cause: 'returned' });
}

/** Delivered units that the buyer sent back are in after-sales. Throws order.units_insufficient. */
export async function takeSentBack(tx: Tx, units: CaseUnits): Promise<void> {
  for (const { lineId, quantity } of units.lines) await moveUnits(tx, { lineId, cause: 'sentBack', quantity });
  await insertMovements(
    tx,
    units.lines.map((line) =>
      rowOf(units, { ...line, batchId: null }, { fromPlace: 'outside', toPlace: 'afterSales', cause: 'sentBack' }),
    ),
  );
}

/** New pieces of a line: in the place of those that the buyer still has, and of those that went back to the store. */
type NewPieces = { lineId: number; skuId: number | null; received: number; refilled: number };

/** New pieces instead of claimed ones are in after-sales until they are sent. Throws order.units_insufficient. */
export async function takeNewPieces(
  tx: Tx,
  { lines, ...units }: Omit<CaseUnits, 'lines'> & { lines: readonly NewPieces[] },
): Promise<void> {
  for (const { lineId, skuId, received, refilled } of lines)
    for (const [cause, quantity] of [
      ['replacementReceived', received],
      ['replacementRefilled', refilled],
    ] as const) {
      if (quantity === 0) continue;
      await moveUnits(tx, { lineId, cause, quantity });
      const part = { lineId, skuId, quantity, batchId: null };
      const step = { fromPlace: 'outside', toPlace: 'afterSales', cause } as const;
      await insertMovements(tx, [rowOf({ ...units, lines: [part] }, part, step)]);
    }
}

/** New pieces leave for the buyer. Throws order.units_insufficient. */
export async function sendNewPieces(tx: Tx, units: CaseUnits): Promise<void> {
  const step = { fromPlace: 'afterSales', toPlace: 'outside', cause: 'replacementSent' } as const;
  for (const { lineId, quantity } of units.lines) await moveUnits(tx, { lineId, cause: 'replacementSent', quantity });
  await insertMovements(
    tx,
    units.lines.map((line) => rowOf(units, { ...line, batchId: null }, step)),
  );
}

async function leaveAfterSales(
  tx: Tx,
  units: CaseUnits,
  step: Step & { cause: 'defectRejected' | 'returned' },
): Promise<void> {
  const held = await heldByCase(tx, units.caseNumber);
  for (const line of units.lines) {
    const { lineId, quantity } = line;
    await moveUnits(tx, {
      lineId,
      cause: step.cause,
      quantity,
      ...(step.cause === 'returned' ? { from: 'afterSales' as const } : {}),
    });
    const parts = chooseBatches(held, line) ?? fail('order.units_insufficient', { lineId, quantity });
    await insertMovements(
      tx,
      parts.map(({ batchId, quantity: taken }) =>
        rowOf(units, { ...line, batchId: batchId === 0 ? null : batchId, quantity: taken }, step),
      ),
    );
  }
}

/** What a case holds in after-sales, by line and batch; batch 0: it came back from the buyer. */
async function heldByCase(tx: Tx, caseNumber: string) {
  const left = sql<string>`sum(case when ${stockMovements.toPlace} = 'afterSales' then ${stockMovements.quantity} when ${stockMovements.fromPlace} = 'afterSales' then -${stockMovements.quantity} else 0 end)`;
  const rows = await tx
    .select({ batchId: stockMovements.batchId, lineId: stockMovements.orderLineId, left })
    .from(stockMovements)
    .where(eq(stockMovements.caseNumber, caseNumber))
    .groupBy(stockMovements.batchId, stockMovements.orderLineId)
    .orderBy(stockMovements.batchId);
  return rows.map(({ batchId, lineId, left: units }) => ({ batchId: batchId ?? 0, lineId, left: Number(units) }));
}

type Part = WantedUnits & { batchId: number | null };

function rowOf({ order, caseNumber, actorId }: CaseUnits, part: Part, step: Step): Movement {
  assert(part.quantity > 0, 'a part has units');
  return {
    ...step,
    buyerId: order.buyerId,
    skuId: part.skuId,
    orderId: order.id,
    orderLineId: part.lineId,
    batchId: part.batchId,
    quantity: part.quantity,
    caseNumber,
    actorId,
  };
}
