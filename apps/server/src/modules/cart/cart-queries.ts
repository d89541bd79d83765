import type { SeenPrices } from '@kouan/contract';
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { type CartRow, cartLines } from './cart-tables.ts';

export type BuyersLines = { buyerId: number; ids: readonly number[] };

/** A buyer's whole cart, newest line first. */
export const cartOf = (db: Reader, buyerId: number): Promise<CartRow[]> =>
  db
    .select()
    .from(cartLines)
    .where(eq(cartLines.buyerId, buyerId))
    .orderBy(desc(cartLines.createdAt), desc(cartLines.id));

/** Additions to one cart come one after the other until the transaction ends. */
export async function lockCart(tx: Tx, buyerId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cart ${buyerId}`}, 0))`);
}

export async function countLines(db: Reader, buyerId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(cartLines).where(eq(cartLines.buyerId, buyerId));
  return row?.total ?? 0;
}

export const linesOfSkus = (
  db: Reader,
  { buyerId, skuIds }: { buyerId: number; skuIds: readonly number[] },
): Promise<CartRow[]> =>
  db
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.buyerId, buyerId), inArray(cartLines.skuId, [...skuIds])));

export const linesOfIds = (db: Reader, { buyerId, ids }: BuyersLines): Promise<CartRow[]> =>
  db
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.buyerId, buyerId), inArray(cartLines.id, [...ids])));

export async function insertLines(tx: Tx, rows: (typeof cartLines.$inferInsert)[]): Promise<void> {
  await tx.insert(cartLines).values(rows);
}

export async function lockLine(tx: Tx, { buyerId, id }: { buyerId: number; id: number }): Promise<CartRow | undefined> {
  const [row] = await tx
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.id, id), eq(cartLines.buyerId, buyerId)))
    .for('update');
  return row;
}

/** Several lines in one order, so that two who lock the same ones wait instead of blocking each other. */
export const lockLines = (tx: Tx, { buyerId, ids }: BuyersLines): Promise<CartRow[]> =>
  tx
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.buyerId, buyerId), inArray(cartLines.id, [...ids])))
    .orderBy(asc(cartLines.id))
    .for('update');

type LineChange = { buyerId: number; id: number; quantity: number } & Partial<
  Omit<CartRow, 'id' | 'buyerId' | 'skuId'>
>;
export async function updateLine(tx: Tx, { buyerId, id, ...changes }: LineChange): Promise<void> {
  await tx
    .update(cartLines)
    .set({ ...changes, updatedAt: nowSql })
    .where(and(eq(cartLines.id, id), eq(cartLines.buyerId, buyerId)));
}

/** Writes quantities of a buyer's own lines, in one statement. */
export async function updateQuantities(
  tx: Tx,
  { buyerId, quantities }: { buyerId: number; quantities: ReadonlyMap<number, number> },
): Promise<void> {
  await tx.execute(sql`update cart_lines set quantity = wanted.quantity, updated_at = ${nowSql}
    from jsonb_to_recordset(${JSON.stringify([...quantities].map(([id, quantity]) => ({ id, quantity })))}::jsonb)
      as wanted (id bigint, quantity bigint)
    where cart_lines.id = wanted.id and cart_lines.buyer_id = ${buyerId}`);
}

/** Writes down the prices that a buyer saw of their own lines, in one statement. */
export async function keepPrices(
  tx: Tx,
  { buyerId, lines }: { buyerId: number; lines: readonly { id: number; seenPrices: SeenPrices }[] },
): Promise<void> {
  await tx.execute(sql`update cart_lines set seen_prices = shown.prices
    from jsonb_to_recordset(${JSON.stringify(lines.map(({ id, seenPrices }) => ({ id, prices: seenPrices })))}::jsonb)
      as shown (id bigint, prices jsonb)
    where cart_lines.id = shown.id and cart_lines.buyer_id = ${buyerId}`);
}

/** Removes lines of a buyer; others' and unknown ones are left alone. Answers the ids removed. */
export async function deleteLines(tx: Tx, { buyerId, ids }: BuyersLines): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .delete(cartLines)
    .where(and(eq(cartLines.buyerId, buyerId), inArray(cartLines.id, [...ids])))
    .returning({ id: cartLines.id });
  return rows.map(({ id }) => id);
}
