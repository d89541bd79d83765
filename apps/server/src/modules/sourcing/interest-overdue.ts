import { nowSql } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { sql } from 'drizzle-orm';
import { mailOverdue } from './interest-mails.ts';
import { addEvent, takeOverdue } from './interest-queries.ts';
import { interests } from './interest-tables.ts';

/** Reminds the staff of one product of interest that waits too long; once each time it is their turn. Answers whether there was one. */
export async function remindOfInterest(tx: Tx, skip: number): Promise<boolean> {
  const interest = await takeOverdue(tx, skip);
  if (!interest) return false;
  await tx
    .update(interests)
    .set({ overdueAt: nowSql })
    .where(sql`${interests.id} = ${interest.id}`);
  await addEvent(tx, { interestId: interest.id, event: 'overdue', actorKind: 'system' });
  await mailOverdue(tx, interest);
  return true;
}
