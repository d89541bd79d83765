import { eq } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { holdersByPermission } from '../identity/index.ts';
import { reviewCeilings } from './decision-tables.ts';

/** Most fen of one payment that this person approves alone; null: no limit. */
export async function ceilingOf(db: Reader, userId: number): Promise<bigint | null> {
  const [row] = await db
    .select({ ceilingFen: reviewCeilings.ceilingFen })
    .from(reviewCeilings)
    .where(eq(reviewCeilings.userId, userId));
  return row?.ceilingFen ?? null;
}

/** Whether somebody may approve this much alone; the system (null) only does what it was allowed to. */
export async function isWithinCeiling(
  db: Reader,
  { reviewerId, amountFen }: { reviewerId: number | null; amountFen: bigint },
): Promise<boolean> {
  if (reviewerId === null) return true;
  const ceilingFen = await ceilingOf(db, reviewerId);
  return ceilingFen === null || amountFen <= ceilingFen;
}

/** Throws payment.above_ceiling. */
export async function requireCeiling(
  db: Reader,
  approval: { reviewerId: number | null; amountFen: bigint },
): Promise<void> {
  if (!(await isWithinCeiling(db, approval))) fail('payment.above_ceiling');
}

/** Everybody who reviews payments by a role, with their ceiling. */
export async function listCeilings(db: Reader) {
  const people = await holdersByPermission(db, 'payment:review');
  const rows = await db.select().from(reviewCeilings);
  const known = new Map(rows.map((row) => [row.userId, row]));
  return people.map(({ id, nickName, username }) => ({
    userId: id,
    nickName,
    username,
    ceilingFen: known.get(id)?.ceilingFen ?? null,
    setAt: known.get(id)?.setAt ?? null,
  }));
}

type NewCeiling = { userId: number; ceilingFen: bigint | null; setBy: number };

/** Sets or lifts a person's ceiling. Nobody sets their own: throws payment.own_ceiling, user.not_found. */
export async function setCeiling(tx: Tx, { userId, ceilingFen, setBy }: NewCeiling): Promise<void> {
  if (userId === setBy) fail('payment.own_ceiling');
  if (!(await holdersByPermission(tx, 'payment:review')).some(({ id }) => id === userId)) fail('user.not_found');
  if (ceilingFen === null) {
    await tx.delete(reviewCeilings).where(eq(reviewCeilings.userId, userId));
    return;
  }
  await tx
    .insert(reviewCeilings)
    .values({ userId, ceilingFen, setBy })
    .onConflictDoUpdate({ target: reviewCeilings.userId, set: { ceilingFen, setBy, setAt: nowSql } });
}
