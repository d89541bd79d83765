import { nowSql } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { activateFeeSchedules } from './activate-fee-schedules.ts';
import { feeScheduleColumns, type FeeScheduleVersion } from './fee-schedules.ts';
import { feeSchedules } from './settings-tables.ts';

/** Adds a version of all fees and puts it in force now; the one before is retired and stays as it is. */
export async function putFeesInForce(tx: Tx, version: Omit<FeeScheduleVersion, 'id'>): Promise<void> {
  await tx.insert(feeSchedules).values({ ...feeScheduleColumns(version), status: 'scheduled', effectiveAt: nowSql });
  await activateFeeSchedules.step(tx, 0);
}
