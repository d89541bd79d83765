import { and, asc, eq, lte } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Timer } from '../../platform/timers.ts';
import { feeSchedules } from './settings-tables.ts';

/** Puts a scheduled version in force at its moment and retires the one before it. */
export const activateFeeSchedules: Timer = {
  name: 'settings.activateFeeSchedules',
  async step(tx) {
    const [due] = await tx
      .select({ id: feeSchedules.id })
      .from(feeSchedules)
      .where(and(eq(feeSchedules.status, 'scheduled'), lte(feeSchedules.effectiveAt, nowSql)))
      .orderBy(asc(feeSchedules.effectiveAt), asc(feeSchedules.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return false;
    await tx.update(feeSchedules).set({ status: 'retired' }).where(eq(feeSchedules.status, 'active'));
    await tx.update(feeSchedules).set({ status: 'active' }).where(eq(feeSchedules.id, due.id));
    return true;
  },
};
