import { and, desc, eq } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { type OverrideRow, paymentOverrides } from './receipt-tables.ts';

/** Answers false while another request for this payment is open. */
export async function addOverride(tx: Tx, row: typeof paymentOverrides.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(paymentOverrides)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: paymentOverrides.id });
  return rows.length > 0;
}

const isOpenOf = (paymentId: number) =>
  and(eq(paymentOverrides.paymentId, paymentId), eq(paymentOverrides.status, 'requested'));

export async function findOverride(db: Reader, paymentId: number): Promise<OverrideRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentOverrides)
    .where(isOpenOf(paymentId))
    .orderBy(desc(paymentOverrides.id))
    .limit(1);
  return row;
}

export async function decideOverride(
  tx: Tx,
  { id, ...decision }: { id: number; status: 'approved' | 'declined'; decidedBy: number; bankLineId?: number },
): Promise<void> {
  await tx
    .update(paymentOverrides)
    .set({ ...decision, decidedAt: nowSql })
    .where(eq(paymentOverrides.id, id));
}

/** Ends an open request when the payment is decided in another way. */
export async function closeOverride(
  tx: Tx,
  { paymentId, actorId }: { paymentId: number; actorId: number | null },
): Promise<void> {
  const open = await findOverride(tx, paymentId);
  if (open && actorId !== null) await decideOverride(tx, { id: open.id, status: 'declined', decidedBy: actorId });
}
